"""How the saved games stand, without opening them: the game that was left last comes first."""

from engine import games
from firmware.storage.standings import Standings
from firmware.storage.store import Store
from tests.portable.memory_files import MemoryStore

NAMES = ["Ana", "Ben", "Cy"]


def standings():
    return Standings(MemoryStore())


def played(*points, over=False):
    """Return a game of Any game after a round of these points; the highest wins."""
    game = games.load("any")(NAMES)
    game.apply({"event": "round", "points": dict(zip(NAMES, points))})
    if over:
        game.apply({"event": "stop"})
    return game


def begin(kept, count=1):
    """Save so many games; none is on the table."""
    header = {"game": "any", "players": NAMES, "house": {}, "dealer": "Ana"}
    for _ in range(count):
        kept.store.create(dict(header))
    kept.store.put("current", None)


def test_a_standing_says_who_leads_with_what():
    kept = standings()
    begin(kept, 5)
    kept.note(3, played(1, 7, 7))
    assert kept.find(3)[:6] == [3, False, 1, ["Ben", "Cy"], 7, "any"]
    kept.note(5, played(9, 7, 7, over=True))
    assert kept.find(5)[:6] == [5, True, 1, ["Ana"], 9, "any"]
    # A later one of the same game takes its place.
    kept.note(3, played(8, 0, 0))
    assert kept.find(3)[:6] == [3, False, 1, ["Ana"], 8, "any"]
    assert [row[0] for row in kept.store.get("standings")] == [3, 5]
    assert kept.find(4) is None
    # Of a game without a journal there is none.
    kept.note(9, played(1, 2, 3))
    assert kept.find(9) is None


def test_once_an_entry_is_made_it_is_not_known():
    """The box may have been switched off while it was played."""
    kept = standings()
    begin(kept, 3)
    kept.note(3, played(1, 2, 3))
    kept.store.journal(3).append({"event": "void"})
    assert kept.find(3) is None
    kept.note(3, played(1, 2, 3))
    assert kept.find(3) is not None


def test_what_is_missing_or_of_other_entries_is_looked_for_once():
    kept = standings()
    begin(kept, 3)
    for number in (1, 2):
        kept.note(number, played(1, 2, 3))
    kept.store.journal(2).append({"event": "void"})
    again = Standings(kept.store)
    assert [again.missing() for _ in range(5)] == [3, 2, None, None, None]
    again.note(3, played(4, 5, 6), False)
    again.note(2, played(1, 2, 3), False)
    assert [row[0] for row in kept.store.get("standings")] == [1, 3, 2]
    assert Standings(kept.store).missing() is None


def test_standings_have_no_twin_and_their_damage_is_not_said():
    kept = standings()
    begin(kept, 1)
    kept.note(1, played(1, 2, 3))
    files = kept.store.files.files
    assert "/saves/known/standings.txt" not in files
    files["/saves/standings.txt"][20] ^= 1
    again = Standings(Store("/saves", kept.store.files))
    assert again.store.check() == [] and again.store.unread() == []
    assert again.find(1) is None and again.missing() == 1
    again.note(1, played(1, 2, 3), False)
    assert again.find(1)[4] == 3


def test_the_unfinished_game_that_was_left_last_is_offered():
    kept = standings()
    assert kept.unfinished() is None
    begin(kept, 3)
    kept.note(1, played(1, 2, 3))
    kept.note(2, played(1, 2, 3))
    kept.note(3, played(1, 2, 3, over=True))
    assert kept.unfinished() == (2, "any")
    # One that is gone is not.
    kept.store.delete(2)
    assert kept.unfinished() == (1, "any")


def test_a_standing_is_forgotten_with_its_game():
    kept = standings()
    begin(kept, 3)
    for number in (1, 2, 3):
        kept.note(number, played(1, 2, 3))
    kept.forget(2)
    assert [row[0] for row in kept.store.get("standings")] == [3, 1] and kept.find(2) is None
    before = kept.store.files.synced
    kept.forget(2)
    assert kept.store.files.synced == before, "nothing is written for nothing"


def test_the_latest_24_are_known():
    kept = standings()
    begin(kept, 30)
    for number in range(1, 31):
        kept.note(number, played(1, 2, 3))
    assert [row[0] for row in kept.store.get("standings")] == list(range(30, 6, -1))
    # Older ones are not worked out again at each start.
    assert Standings(kept.store).missing() is None
