"""Another answer in an edit keeps the later ones that are still possible."""

from engine.game.entry import Entry
from engine.games import forms

NAMES = ["Ana", "Ben", "Cleo"]
HAND = {
    "event": "hand",
    "declarer": "Ana",
    "bid": 33,
    "game": "spades",
    "jacks": "with",
    "tops": 3,
    "hand": True,
    "announced": "no",
    "result": "schneider",
}


def edited(old):
    """Return the entry of an edit of `old`, with all its answers."""
    made = forms.load("form:skat")
    entry = Entry(made(NAMES, made.with_defaults(None), "Ana"), "hand", old)
    entry.fill()
    assert entry.open is None
    return entry


def place(entry, field):
    """Return where a field is asked."""
    return entry.first(lambda question: question.key.endswith("ask_" + field))


def test_hearts_in_place_of_spades_keeps_all_that_follows():
    entry = edited(HAND)
    entry.change(place(entry, "game"), "hearts")
    assert entry.open is None
    entry.go_to(len(entry.answers))
    assert entry.event == dict(HAND, game="hearts")


def test_it_goes_on_at_the_first_answer_that_is_not_possible():
    entry = edited(HAND)
    # With three is possible with a grand, too; seven is not.
    entry.change(place(entry, "game"), "grand")
    assert entry.open is None
    seven = edited(dict(HAND, tops=7))
    seven.change(place(seven, "game"), "grand")
    assert seven.open.key.endswith("ask_tops")
    # What comes after it waits, and is there again.
    seven.go_to(len(seven.answers))
    seven.answer(4)
    assert seven.open is None and seven.answers[-1] == "schneider"


def test_what_is_not_asked_any_more_is_gone():
    entry = edited(HAND)
    entry.change(place(entry, "game"), "null")
    assert entry.open.key.endswith("ask_open")
    entry.go_to(len(entry.answers))
    entry.answer(False)
    entry.answer(True)
    kept = {"event": "hand", "declarer": "Ana", "bid": 33, "game": "null", "hand": True}
    assert entry.event == dict(kept, open=False, won=True)


def test_a_check_that_refuses_a_later_answer_asks_it_again():
    made = forms.load("form:euchre")
    names = NAMES + ["Dan"]
    game = made(names, made.with_defaults(None), "Ana")
    old = {"event": "hand", "maker": "Ana", "alone": True, "tricks": 5}
    entry = Entry(game, "hand", old)
    entry.fill()
    entry.change(0, "Ben")
    assert entry.open is None and entry.answers == ["Ben", True, 5]


def test_a_new_entry_asks_another_choice_again():
    made = forms.load("form:skat")
    entry = Entry(made(NAMES, made.with_defaults(None), "Ana"), "hand")
    for answer in ("Ana", 18, "spades", "with", 1):
        entry.answer(answer)
    entry.change(2, "clubs")
    assert entry.open.key.endswith("ask_jacks")
