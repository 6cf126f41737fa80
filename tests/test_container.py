"""The container as its files describe it: not root, nothing secret inside, nothing writable but the data."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions in order, continued lines joined."""
    lines = [line for line in DOCKERFILE.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ").splitlines()
    return [(name, " ".join(rest.split())) for name, _, rest in (line.partition(" ") for line in joined)]


def test_it_does_not_run_as_root_and_owns_nothing_but_its_data():
    found = instructions()
    users = [rest for name, rest in found if name == "USER"]
    assert users == ["narratore"]
    after = [name for name, _ in found[[name for name, _ in found].index("USER") + 1 :]]
    assert set(after) <= {"VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
    (made,) = [rest for name, rest in found if name == "RUN" and "useradd" in rest]
    owned = [part for part in made.split("&&") if "-o narratore" in part]
    assert [part.split()[-1] for part in owned] == ["/app/data"]
    assert "-m 0700" in owned[0]
    assert "chown" not in DOCKERFILE


def test_no_secret_can_come_into_a_layer():
    assert not [rest for name, rest in instructions() if name == "ARG"]
    for name in ("TOKEN", "SECRET", "PASSWORD", "DATABASE_URL"):
        assert not [rest for what, rest in instructions() if what in ("ENV", "RUN", "COPY", "LABEL") and name in rest]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert ignored[0] == "*", "what goes in is named, so that .env and data/ do not"
    assert not {"!.env", "!data", "!.git"} & set(ignored)


def test_packages_are_pinned_by_digest_and_its_health_is_asked():
    assert "--require-hashes" in DOCKERFILE
    assert any(name == "HEALTHCHECK" and "/healthz" in rest for name, rest in instructions())


def test_compose_gives_the_program_no_rights_and_shows_it_to_nobody_outside():
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    program, _, services = text.partition("services:")
    for line in ("read_only: true", "cap_drop: [ALL]", 'security_opt: ["no-new-privileges:true"]'):
        assert f"\n  {line}\n" in program
    assert services.count("<<: *program") == 2, "the bot and its migration run alike"
    assert "privileged:" not in text
    ports = [line.strip() for line in services.splitlines() if line.strip().startswith("- ") and ":8080" in line]
    assert ports == ['- "127.0.0.1:8080:8080"']
    assert services.count("ports:") == 1
