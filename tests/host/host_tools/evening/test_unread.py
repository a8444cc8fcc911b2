"""What the box found and nobody has read yet is said by scores, export and people, too."""

import pytest

from engine import texts
from firmware.storage.store import Store
from host_tools.evening import people
from host_tools.evening.export import __main__ as export
from host_tools.evening.scores import __main__ as scores
from host_tools.simulated.nor_flash import open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.proof.played import PLAYED

HEADER = {"game": "any", "players": ["Ana", "Ben"], "house": {}, "dealer": "Ana"}
ROUND = {"event": "round", "points": {"Ana": 5, "Ben": 7}}


def played(store):
    """Save two games, and something that was found and not read."""
    for _ in range(2):
        _, journal = store.create({**HEADER, "house": {}})
        for _ in range(3):
            journal.append(ROUND)
    store.put("roster", ["Ana", "Ben"])
    store.remember([["roster.txt", "back", "roster.txt-1.bad"], (2, 9, 3, 5)])


@pytest.fixture(params=["folder", "flash"])
def place(request, tmp_path):
    """A place with saved games, and its store."""
    folder = tmp_path / "saves"
    folder.mkdir()
    if request.param == "folder":
        store = Store(str(folder))
        played(store)
        yield folder, store
    else:
        flash, _ = open_image(str(folder / "flash.img"))
        store = Store("/saves", FlashFiles(flash))
        played(store)
        flash.close()
        yield folder, None


def said_by(folder, tmp_path, capsys):
    """Yield what each command says, as one line, and its exit status."""
    for command in (
        lambda: scores.main(["--from", str(folder)]),
        lambda: export.main(
            ["--from", str(folder), "-o", str(tmp_path / "report.md"), "--format", "md"]
        ),
        lambda: people.main(["--from", str(folder)]),
    ):
        status = command()
        captured = capsys.readouterr()
        yield " ".join((captured.out + captured.err).split()), status


def test_each_command_says_what_nobody_has_read(place, tmp_path, capsys):
    folder, store = place
    for said, _ in said_by(folder, tmp_path, capsys):
        assert "The memory was damaged: people. Put back from the copy." in said
        assert "Game 2: entries left: 5 of 9" in said
    if store:
        for news in list(store.unread()):
            store.read(news)
        for said, status in said_by(folder, tmp_path, capsys):
            assert "damaged" not in said and status == 0


@pytest.mark.parametrize("language", PLAYED)
def test_a_game_that_is_missing_or_shorter_is_said_with_what_to_do(
    tmp_path, capsys, language, monkeypatch
):
    folder = tmp_path / "saves"
    folder.mkdir()
    store = Store(str(folder))
    played(store)
    for news in list(store.unread()):
        store.read(news)
    log = folder / "games" / "00001.log"
    before = log.read_bytes()
    log.write_bytes(before[:-100])
    words = {"en": ("is shorter", "is missing"), "it": ("più corta", "Manca")}[language]
    for expected in words:
        assert export.main(["--from", str(folder), "--language", language, "--format", "csv"]) == 1
        assert expected in " ".join(capsys.readouterr().err.split())
        log.unlink(missing_ok=True)
    texts.use("en")
    people.main(["--from", str(folder)])
    assert "Game 1 is missing (entries: 3)" in capsys.readouterr().err
