"""The fields of a question, checked one by one as an answer asks for them."""

from engine import games
from engine.compat import is_whole
from engine.errors import InputError
from engine.texts import text

_ALWAYS = ("ask", "options")
# An error repeats a word of the question up to so many characters.
MOST = 60
# Facts of errors that are lists of ours, not words of a question.
_OURS = ("names", "values", "cards")


def cut(word):
    """Return a word of a question as an error repeats it.

    >>> cut("Ana"), len(cut("x" * 1000))
    ('Ana', 61)
    """
    return word if len(word) <= MOST else word[:MOST] + "…"


def sentence(error):
    """Return why an InputError or RuleError refuses, without more of the question's words than can
    be read.
    """
    facts = {}
    for name in error.facts:
        fact = error.facts[name]
        facts[name] = cut(fact) if isinstance(fact, str) and name not in _OURS else fact
    return text(error.key, **facts)


def with_reason(answer, verdict):
    """Put the rule and the reason of a Verdict in full into `answer`, and return it."""
    answer["rule"], key, facts = verdict.full()
    answer["why"] = text(key, **facts)
    return answer


class Fields:
    """A question whose fields are all known by name; each getter checks its field's form.

    Every getter raises InputError, naming the field, where the field is missing or malformed.
    """

    def __init__(self, question, names):
        self._question = question
        self._game = None
        for name in question:
            if name not in names and name not in _ALWAYS:
                raise InputError(name, "ask.unknown_field", field=name)
        if not isinstance(question.get("options", {}), dict):
            raise InputError("options", "ask.not_an_object", field="options")

    def has(self, name):
        """Tell whether the question has the field."""
        return name in self._question

    def raw(self, name):
        """Return a field as it was given; it must be there."""
        if name not in self._question:
            raise InputError(name, "ask.missing", field=name)
        return self._question[name]

    def text(self, name):
        """Return a text."""
        value = self.raw(name)
        if not isinstance(value, str) or not value:
            raise InputError(name, "ask.not_a_text", field=name)
        return value

    def flag(self, name, default=None):
        """Return true or false; `default`, where one is given, if the field is missing."""
        if default is not None and name not in self._question:
            return default
        value = self.raw(name)
        if value is not True and value is not False:
            raise InputError(name, "ask.not_a_flag", field=name)
        return value

    def number(self, name, least, most):
        """Return a whole number from `least` to `most`."""
        value = self.raw(name)
        if not is_whole(value):
            raise InputError(name, "ask.not_whole", field=name)
        if not least <= value <= most:
            raise InputError(name, "ask.out_of_range", field=name, least=least, most=most)
        return value

    def list(self, name, default=None):
        """Return a list; `default`, where one is given, if the field is missing."""
        if default is not None and name not in self._question:
            return default
        value = self.raw(name)
        if not isinstance(value, list):
            raise InputError(name, "ask.not_a_list", field=name)
        return value

    def object(self, name):
        """Return a dict."""
        value = self.raw(name)
        if not isinstance(value, dict):
            raise InputError(name, "ask.not_an_object", field=name)
        return value

    def game(self, *allowed):
        """Return the class of the game asked about, one of those `allowed` (all, if none is)."""
        name = self.text("game")
        known = allowed or games.names()
        if name not in known:
            raise InputError("game", "ask.unknown_game", name=name, names=", ".join(known))
        self._game = games.load(name)
        return self._game

    def house(self):
        """Return the game's complete house rules with the question's `options` in place."""
        return self._game.settle(self._question.get("options"))

    def no_options(self):
        """Refuse options where a question has no game for them."""
        if "options" in self._question:
            raise InputError("options", "ask.unknown_field", field="options")

    def cards(self, name, deck, least, most, seen=None):
        """Return the cards (small integers) of a list field that holds `least` to `most` of
        them.
        """
        words = self.list(name)
        cards = deck.read_all(words, name, seen)
        if not least <= len(cards) <= most:
            want = str(least) if least == most else "%d-%d" % (least, most)
            raise InputError(name, "cards.wrong_count", n=len(cards), want=want)
        return cards

    def hands(self, name, deck, least, most):
        """Return {player: cards} of an object field, all the cards from one deck."""
        hands = self.object(name)
        if not hands:
            raise InputError(name, "ask.empty", field=name)
        seen = []
        result = {}
        for player in sorted(hands):
            if not player:
                raise InputError(name, "ask.not_a_text", field=name)
            cards = deck.read_all(hands[player], name, seen)
            if not least <= len(cards) <= most:
                want = str(least) if least == most else "%d-%d" % (least, most)
                raise InputError(name, "cards.wrong_count", n=len(cards), want=want)
            result[player] = cards
        return result

    def players(self, game):
        """Return the names in seat order, as many as the game takes, all different."""
        names = self.list("players")
        game.check_names(names)
        return names
