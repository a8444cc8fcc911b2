"""What all games ask, refuse and score, as a text: it is the same each time, and has all of it."""

from tests.proof import observed

GAMES = ("rumino", "rummoli", "form:oh_hell")
KINDS = ("answer", "asked", "moment", "planned", "refused", "saved", "told", "unsaved")


def test_two_runs_observe_the_same_and_every_kind_of_thing():
    lines, counts = observed.observe(GAMES, 2)
    assert observed.observe(GAMES, 2) == (lines, counts)
    assert set(counts) == set(KINDS) and len(lines) == sum(counts.values()) + 2 * len(GAMES)
    # No address in memory, and no name of a class, makes it another text.
    assert not [line for line in lines if " at 0x" in line or "<" in line]


def test_a_changed_rule_is_seen(monkeypatch):
    before, _ = observed.observe(["rumino"], 2)
    rumino = observed.games.load("rumino")
    monkeypatch.setattr(rumino, "floored", lambda self, player, points: points + 1)
    assert observed.observe(["rumino"], 2)[0] != before
