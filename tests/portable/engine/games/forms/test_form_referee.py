"""The referee's questions about a form's melds: what can be keyed, and what is refused."""

from engine.errors import InputError
from engine.game.entry import Entry
from engine.games import forms
from tests.portable.rummies import form
from tests.portable.tools import raises


def fitting(name, there):
    """Return (what asks which cards fit the meld `there`, the deck that reads cards)."""
    kind = forms.class_of(form(name))
    game = kind(["Ana", "Ben"], kind.with_defaults({}), "Ana")
    entry = Entry(game, "judge_fitting")
    read = entry.question.deck.read_all
    entry.answer(read(there.split()))
    return entry, read


def test_a_card_of_the_meld_on_the_table_is_not_laid_off_too():
    for name, there, cards, fits in (
        ("tonk", "5S 6S 7S", "6S", False),
        ("tonk", "5S 6S 7S", "8S 7S", False),
        ("tonk", "5S 6S 7S", "8S", True),
        # Of two decks there is one more, of two jokers and two more are two left.
        ("scala40", "5S 6S 7S", "6S", True),
        ("scala40", "5S 6S 7S", "6S 6S", False),
        ("rum500", "5S 6S *", "* 7S", True),
        ("rum500", "5S 6S *", "* *", False),
    ):
        entry, read = fitting(name, there)
        assert entry.question.taken == tuple(read(there.split()))
        if fits:
            entry.answer(read(cards.split()))
            assert entry.question is None and entry.event.found is not None
        else:
            assert raises(InputError, entry.answer, read(cards.split())), (name, cards)
            assert entry.question.taken
