"""The command line: `narratore …`, or `python -m bot …`."""

import asyncio
import os
from pathlib import Path
from typing import Annotated, NoReturn

import structlog
import typer
from rich.console import Console
from telegram.error import InvalidToken

from bot import logs
from bot.cli import casing, checking, serving, simulating
from bot.gateway.single import AnotherRuns
from bot.main import LOCALES
from bot.narration.bundles import Bundles
from bot.playground.demo import Demo
from bot.playground.scenes import FASTEST, Mode, Scene
from bot.playground.server import local
from bot.settings import Settings, SettingsError, load, open_to_others
from games.core.spec import GameSpec
from games.registry import DESKS, GAMES, game
from storage.copying import NotCopied, NotEmpty
from storage.engine import Database

app = typer.Typer(
    name="narratore",
    help="A narrator for social games in Telegram group chats.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console()
errors = Console(stderr=True)

PORT = 8700


@app.command()
def run() -> None:
    """Run the bot: on Telegram with TELEGRAM_TOKEN, else in the playground."""
    settings = _settings()
    if settings.telegram_token is None:
        console.print("No TELEGRAM_TOKEN: this is the playground. README.md says how to get a token.")
        _playground(settings, port=PORT)
        return
    try:
        asyncio.run(serving.run(settings))
    except InvalidToken:
        _fail("Telegram does not know this TELEGRAM_TOKEN: copy it anew from BotFather.")
    except AnotherRuns as error:
        _fail(f"The bot runs already: {error}.")


@app.command()
def playground(
    *,
    game_key: Annotated[
        str | None,
        typer.Option("--game", help="Which game is in course from the start; without one the page's menu asks."),
    ] = None,
    mode: Annotated[Mode, typer.Option(help="Whose hands are yours: one seat's, nobody's, or several.")] = Mode.ALL,
    seats: Annotated[int, typer.Option(min=1, help="How many sit at the table, computer players included.")] = 8,
    phones: Annotated[int, typer.Option(min=1, help="With --mode all: how many of them have a phone here.")] = 4,
    seed: Annotated[str, typer.Option(help="The same seed gives the same cards.")] = "moon",
    speed: Annotated[
        float,
        typer.Option(
            "--speed", "--pace", min=0.1, max=FASTEST, help="How many times as fast as usual the clock runs at first."
        ),
    ] = 2.0,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where the page is served; if taken, the next.")] = PORT,
) -> None:
    """Open a local Telegram in the browser: no account, no token, nothing leaves this machine."""
    settings, scene = _settings(), None
    if game_key is not None:
        spec = _game(game_key)
        if seats not in spec.game.table_size:
            _fail(f"{spec.key} is played by {spec.game.table_size[0]} to {spec.game.table_size[-1]}.")
        scene = Scene(
            game=spec.key,
            seats=seats,
            seed=seed,
            speed=speed,
            mode=mode.value,
            language=settings.default_language,
            phones=min(phones, seats),
        )
    _playground(settings, scene, port=port)


@app.command()
def migrate() -> None:
    """Bring the database to the newest form; does nothing if it has it."""
    asyncio.run(serving.migrate(_settings()))


@app.command()
def copy(
    target: Annotated[str, typer.Argument(help="An empty PostgreSQL database: postgresql://user:password@host/name.")],
) -> None:
    """Copy the SQLite file of DATABASE_URL into an empty PostgreSQL database. Stop the bot first."""
    settings = _settings()
    try:
        rows = asyncio.run(serving.copy(settings, target, console))
    except AnotherRuns as error:
        _fail(f"The bot runs: stop it first ({error}).")
    except NotEmpty as error:
        _fail(f"The other database is not empty: its table {error} holds something. Nothing was copied.")
    except NotCopied as error:
        _fail(f"Table {error} did not arrive whole: empty the other database and try again.")
    except ValueError as error:
        _fail(f"{error}.")
    console.print(f"{rows} rows. Now set DATABASE_URL to the new database, and keep the file until all is well.")


@app.command()
def replay(session: Annotated[str, typer.Argument(help="The session's id, eight characters.")]) -> None:
    """Play a stored session's journal again, and say where it ends or breaks."""
    settings = _settings()

    async def work() -> bool:
        db = Database.open(settings.database_url)
        try:
            return await checking.replay_session(db, session, {spec.key: spec for spec in (*GAMES, *DESKS)}, console)
        finally:
            await db.close()

    _exit(asyncio.run(work()))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="The proof that the bot published.", exists=True, dir_okay=False)],
    language: Annotated[str, typer.Option(help="it or en.")] = "",
) -> None:
    """Check that a finished game was dealt fairly, from the file that the bot published. Needs no database."""
    bundles = Bundles(LOCALES)
    _exit(checking.verify(file, bundles, language or _settings().default_language, console))


@app.command()
def simulate(
    *,
    game_key: Annotated[str, typer.Option("--game", help=f"One of: {', '.join(s.key for s in GAMES)}.")],
    players: Annotated[
        list[str] | None, typer.Option(help="How many play: 8, or 5-9, or 5,7,9; 8 if nothing is said.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each number of players.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "moon",
    option: Annotated[
        list[str] | None, typer.Option(help="name=value, as deal_mode=chaos; may be given more than once.")
    ] = None,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes play at once.")] = os.cpu_count() or 1,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table in Markdown.")] = False,
) -> None:
    """Play many games among computer players in the engine alone, and print who wins."""
    spec = _game(game_key)
    try:
        sizes = simulating.sizes_of(spec, players or ["8"])
        options = simulating.options_of(spec, option or [])
        tallies = simulating.play_many(
            spec, options, sizes=sizes, games=games, seed=seed, jobs=jobs, console=errors if markdown else console
        )
    except ValueError as error:
        _fail(str(error))
    if markdown:
        console.out(simulating.markdown_of(tallies), highlight=False)
    else:
        console.print(simulating.table_of(spec, tallies))


@app.command()
def cases(
    file: Annotated[Path, typer.Argument(help="Tables of cases, in Markdown.", exists=True, dir_okay=False)],
) -> None:
    """Play acceptance cases of The Village through its rules, and say which of them fail and why."""
    try:
        good = casing.play_file(file, console)
    except (OSError, UnicodeDecodeError) as error:
        _fail(f"{file} cannot be read: {error}")
    _exit(good)


def main() -> None:
    """The console script."""
    app(prog_name="narratore")


def _playground(settings: Settings, scene: Scene | None = None, *, port: int) -> None:
    host = "127.0.0.1"
    if settings.listen is not None:
        host, port = settings.listen.host, settings.listen.port if port == PORT else port
    if not local(host):
        console.print(
            f"LISTEN is {host}: whoever reaches this address can play here, with everybody's hands.", style="bold red"
        )

    def opened(url: str) -> None:
        console.print(f"Playground: {url}")

    async def work() -> None:
        demo = Demo(settings, games=GAMES, bundles=Bundles(LOCALES), scene=scene)
        await demo.run(serving.stop_at_signals(), opened=opened, host=host, port=port)

    asyncio.run(work())


def _settings() -> Settings:
    """The settings, with the logs set up by them; a slip in them ends the program with a line for each."""
    try:
        settings = load()
    except SettingsError as error:
        _fail(str(error))
    logs.configure(form=settings.log_format, level=settings.log_level, secrets=settings.secrets)
    if open_to_others(Path(".env")):
        structlog.get_logger(__name__).warning("main.env-open-to-others", hint="it holds the token: chmod 600 .env")
    return settings


def _game(key: str) -> GameSpec:
    try:
        return game(key)
    except LookupError as error:
        _fail(str(error.args[0]))


def _fail(sentence: str) -> NoReturn:
    errors.print(sentence, style="red", markup=False)
    raise typer.Exit(2)


def _exit(good: bool) -> None:
    raise typer.Exit(0 if good else 1)


if __name__ == "__main__":
    main()
