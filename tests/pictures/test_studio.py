"""Where pictures are made: each once, beside the loop; whatever goes wrong is one kind of failure."""

import asyncio
import threading

import pytest
from structlog.testing import capture_logs

from bot.pictures.drawing import Order, order
from bot.pictures.qr import QR, QrData
from bot.pictures.raster import NotDrawn, png_apart, png_of
from bot.pictures.studio import Studio
from tests.kit.pictures import drawn

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="#f00"/></svg>'


def wanted(which: int = 0) -> Order:
    return order(QR, QrData(link=f"https://t.me/x{which}"))


class Raster:
    """Counts what it draws; may be held up, and may fail."""

    def __init__(self) -> None:
        self.count = 0
        self.threads: set[str] = set()
        self.gate = threading.Event()
        self.gate.set()
        self.fails: Exception | None = None

    def __call__(self, svg: str) -> bytes:
        self.count += 1
        self.threads.add(threading.current_thread().name)
        assert self.gate.wait(10)
        if self.fails is not None:
            raise self.fails
        return svg.encode()


async def test_a_picture_is_drawn_in_another_thread_and_kept():
    raster = Raster()
    studio = Studio(raster=raster)
    first = await studio.png(wanted())
    assert first == drawn(QR, QrData(link="https://t.me/x0")).encode()
    assert await studio.png(wanted()) is first
    assert raster.count == 1
    assert threading.main_thread().name not in raster.threads


async def test_several_who_want_one_picture_at_once_get_the_same():
    raster = Raster()
    raster.gate.clear()
    studio = Studio(raster=raster)
    waiting = [asyncio.ensure_future(studio.png(wanted())) for _ in range(5)]
    await asyncio.sleep(0)
    raster.gate.set()
    assert len({await each for each in waiting}) == 1
    assert raster.count == 1


async def test_who_gives_up_waiting_takes_the_picture_from_nobody():
    raster = Raster()
    raster.gate.clear()
    studio = Studio(raster=raster)
    impatient, patient = (asyncio.ensure_future(studio.png(wanted())) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    raster.gate.set()
    assert await patient
    assert impatient.cancelled()
    assert raster.count == 1


async def test_old_pictures_go_and_used_ones_stay():
    raster = Raster()
    studio = Studio(raster=raster)
    for which in range(24):
        await studio.png(wanted(which))
    await studio.png(wanted(0))
    await studio.png(wanted(24))
    await studio.png(wanted(0))
    assert raster.count == 25
    await studio.png(wanted(1))
    assert raster.count == 26


@pytest.mark.parametrize("error", [NotDrawn("timeout"), ValueError("Anna Rossi"), MemoryError()], ids=repr)
async def test_whatever_goes_wrong_is_told_by_its_kind_alone_and_tried_again_the_next_time(error):
    raster = Raster()
    raster.fails = error
    studio = Studio(raster=raster)
    with capture_logs() as logs, pytest.raises(NotDrawn):
        await studio.png(wanted())
    (line,) = logs
    assert (line["event"], line["kind"], line["error"]) == ("pictures.not-drawn", "qr", type(error).__name__)
    assert "Anna" not in str(line)
    raster.fails = None
    assert await studio.png(wanted())


@pytest.mark.parametrize(
    "odd",
    [
        Order(drawing="none", data={}),
        Order(drawing="qr", data={}),
        Order(drawing="qr", data={"link": ["a", "list"]}),
        Order(drawing="propaganda", data={"parties": [], "seats": [{"house": 1, "party": 3, "pawns": 1}]}),
        Order(
            drawing="propaganda", data={"parties": [{"name": "Anna"}], "seats": [{"house": 91, "party": 0, "pawns": 1}]}
        ),
    ],
    ids=str,
)
async def test_data_that_make_no_sense_are_no_picture(odd):
    with pytest.raises(NotDrawn):
        await Studio(raster=Raster()).png(odd)


def test_the_drawing_process_draws_as_we_would_and_says_when_it_cannot():
    assert png_apart(SVG) == png_of(SVG)
    with pytest.raises(NotDrawn):
        png_apart("<svg")
