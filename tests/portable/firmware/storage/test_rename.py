"""A player's new name in a saved game: every entry, nothing else, and whole at the next start."""

from firmware.storage import rename
from firmware.storage.store import Store
from tests.portable.memory_files import MemoryStore
from tests.portable.tools import raises


def _saved(players, house=None):
    kept = MemoryStore()
    header = {"game": "rumino", "players": players, "house": house or {}, "dealer": players[0]}
    number, journal = kept.create(header)
    journal.append({"event": "adjust", "player": players[0], "by": 5, "reason": "late"})
    journal.append({"event": "adjust", "player": players[1], "by": 7, "reason": "late"})
    journal.append({"event": "undo"})
    return kept, number, journal


def test_every_entry_has_the_new_name_and_the_next_start_finds_all_of_them():
    for started_again in (False, True):
        kept, number, journal = _saved(["Ana", "Ben"])
        rename.rewrite(kept.files, journal, "Ana", "Zoë")
        store = Store("/saves", kept.files) if started_again else kept
        assert store.check() == []
        again = store.open(number)
        assert (again.lost, len(again), again.kind(2)) == (0, 3, "undo")
        assert again.header["players"] == ["Zoë", "Ben"] and again.header["dealer"] == "Zoë"
        assert [entry.get("player") for entry in again][:2] == ["Zoë", "Ben"]
        again.append({"event": "adjust", "player": "Zoë", "by": 1, "reason": ""})
        assert len(Store("/saves", kept.files).open(number)) == 4


def test_the_game_and_its_house_rules_are_no_names():
    kept, number, journal = _saved(["rumino", "Ben"], {"target": 100})
    rename.rewrite(kept.files, journal, "rumino", "Ana")
    header = kept.open(number).header
    assert header["game"] == "rumino" and header["players"] == ["Ana", "Ben"]
    kept, number, journal = _saved(["target", "Ben"], {"target": 100})
    rename.rewrite(kept.files, journal, "target", "Ana")
    header = kept.open(number).header
    assert header["house"] == {"target": 100} and header["players"] == ["Ana", "Ben"]


def test_a_rename_that_fails_leaves_the_game_and_no_half_of_another():
    kept, number, journal = _saved(["Ana", "Ben"])
    before = bytes(kept.files.files[journal.path])

    def sync(file):
        raise OSError(5)

    kept.files.sync = sync
    raises(OSError, rename.rewrite, kept.files, journal, "Ana", "Zoë")
    del kept.files.sync
    assert bytes(kept.files.files[journal.path]) == before
    assert [name for name in kept.files.files if name.endswith(".new")] == []
    assert Store("/saves", kept.files).open(number).header["players"] == ["Ana", "Ben"]
