"""Tables where a score form is played, as its tests need them."""

from engine import texts
from engine.games import forms
from engine.games.forms.telling import words
from tests.portable import paged
from tests.portable.tools import FOUR, Table

THREE = FOUR[:3]


def table(name, players=FOUR, **house):
    """Return a table where a form that is ready, or one of the page, is played."""
    paged.known(name)
    return Table("form:" + name, players, **house)


def words_of(section, language):
    """Return {name: text} of a form's game in a language."""
    look_up = forms._looks_up(section, language)
    # MicroPython takes no every second one of a tuple, but of a list.
    names = list(words.table(forms._form_of(section), "en"))[::2]
    return {name: look_up(name) for name in names}


def each(*values, names=FOUR):
    """Return {name: value} in seat order."""
    return dict(zip(names, values))


def two(first, second):
    """Return {name: value} of the first two players, or of the two sides."""
    return {"Ann": first, "Bo": second}


def points(effect, names=FOUR):
    """Return what an entry changed, in seat order."""
    return [effect.changes[name] for name in names]


def sums(effect):
    """Return the (name, words) of the arithmetic of an entry."""
    return [(name, words) for name, words, _ in effect.sums]


def bid_and_play(game, bids, tricks):
    """Enter the bids and the tricks of a hand, in seat order."""
    game.add("bids", bid=each(*bids))
    return game.add("hand", tricks=each(*tricks))


def beside(game, *names):
    """Return what stands beside the scores of players or sides: (long, short) of each."""
    found = []
    for name in names:
        forms = [
            texts.variants(key, **facts) for key, facts in game.game.noted(game.game.sides.of(name))
        ]
        found.append([(one[0], one[-1]) for one in forms])
    return found


def burraco(**more):
    entry = {"closer": "Ann", "pot": {"Bo": False}, "clean": two(2, 0), "semi": two(1, 0)}
    entry.update(dirty=two(0, 0), laid=two(320, 100), held=two(50, 65))
    entry.update(more)
    return entry


def noted(effect):
    return [(rule, texts.text(key, **facts)) for rule, key, facts in effect.notes]


def made(cards, most, trick=1):
    """Return what up to `most` of the cards are worth together, in whole tricks of so many."""
    found = [set() for _ in range(most + 1)]
    found[0].add(0)
    for worth in cards:
        for count in range(most, 0, -1):
            found[count] |= set([total + worth for total in found[count - 1]])
    sums = set()
    for count in range(0, most + 1, trick):
        sums |= found[count]
    return sums
