"""What is written of a game is read again; a journal of a newer version is refused."""

import pytest

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.errors import StoreError
from firmware.storage.files import Files
from firmware.storage.journal import Journal
from firmware.storage.store import Store
from host_tools.base.boards import ROOT
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.proof import samples

CORPUS = ROOT / "tests" / "data" / "journals"


@pytest.mark.parametrize("name", games.names())
def test_what_is_written_of_a_game_is_read_again(name, tmp_path):
    game_class, sample = games.load(name), samples.of(name)
    names, house = list(sample.players), game_class.with_defaults(None)
    ledger = Ledger(game_class, names, house, names[0])
    for event in sample.rounds(names):
        ledger.add(event)
    header = {"game": name, "players": names, "house": house, "dealer": names[0]}
    path = tmp_path / "00001.log"
    path.write_bytes(journal_bytes(header, ledger.log))
    journal = Journal(Files(), str(path))
    again = Ledger(
        game_class, journal.header["players"], journal.header["house"], names[0], journal
    )
    assert not journal.lost and len(journal) > 0 and again.game.is_like(ledger.game)


def test_a_game_without_a_house_rule_that_came_later_is_read(tmp_path):
    store = Store(str(tmp_path / "saves"))
    house = games.load("rumino").with_defaults(None)
    del house["three_gins"]
    number, _ = store.create(
        {"game": "rumino", "players": ["Ana", "Ben"], "house": house, "dealer": "Ana"}
    )
    header = store.open(number).header
    assert games.load("rumino").with_defaults(header["house"])["three_gins"] == "no"


def test_a_newer_journal_is_refused():
    with pytest.raises(StoreError) as refused:
        Journal(Files(), str(CORPUS / "newer.log"))
    assert refused.value.key == "store.newer"


def test_the_example_of_the_documentation_is_a_journal(tmp_path):
    page = (CORPUS.parents[2] / "docs" / "dev" / "decisions.md").read_text(encoding="utf-8")
    lines = [line[4:] for line in page.splitlines() if line.startswith("    00")]
    path = tmp_path / "00001.log"
    path.write_bytes("".join(line + "\n" for line in lines).encode())
    journal = Journal(Files(), str(path))
    assert not journal.lost and [entry["event"] for entry in journal] == ["round", "undo"]
