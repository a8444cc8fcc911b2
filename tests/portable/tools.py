"""What the portable tests share; plain Python, so it also runs inside MicroPython."""

from engine import games
from engine.ask import answer
from engine.compat import TYPE_CHECKING
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.game.questions import CARDS, NAME, NUMBER, PICK, TEXT
from engine.record.ledger import Ledger

if TYPE_CHECKING:
    from typing import Any, TypeVar

    Error = TypeVar("Error", bound=BaseException)

FOUR = ("Ann", "Bo", "Cy", "Di")


def chips_in_play(game):
    """Return the chips of Rummoli's players and board together (RML-16)."""
    return (
        sum([player.score for player in game.players if not player.has_left]) + game.board.chips()
    )


def untyped(value: "Any") -> "Any":
    """Return `value`, for what type checkers do not know of it: a game's own, a double's."""
    return value


def raises(
    error_class: "type[Error] | tuple[type[Error], ...]", function, *args, **fields
) -> "Error":
    """Call `function` and return the error that it raises, which must be of `error_class`."""
    try:
        function(*args, **fields)
    except error_class as error:
        return error
    raise AssertionError("nothing was refused")


def shown(game):
    """Return all that can be seen of a game's state, for comparing."""
    return {
        "players": [(p.name, p.score, p.has_left, p.out_in_round) for p in game.players],
        "dealer": game.dealer,
        "over": game.over,
        "winners": list(game.winners),
        "ending": game.ending,
        "rounds": game.rounds,
        "places": game.places(),
        "out": game.elimination.names(game.winners),
        "board": dict(game.board.pots),
        "actions": game.actions(),
    }


class Table:
    """A game that is being played, with the checks that hold after every event."""

    def __init__(self, _game, names, dealer=None, **options):
        game_class = games.load(_game)
        self.ledger = Ledger(game_class, names, game_class.with_defaults(options), dealer)
        self.sound()

    @property
    def game(self):
        return self.ledger.game

    def sound(self):
        game = self.game
        if game.name == "rummoli":
            assert chips_in_play(game) == untyped(game).issued, "RML-16"
            for chips in game.board.pots.values():
                assert chips >= 0, "RML-16"
        if game.cut.is_made(game.house):
            assert game.dealer in [player.name for player in game.players]
        else:
            assert game.dealer is None
        if not game.over and game.dealer:
            assert game.dealer in game.names_in_play()
        placed = [name for group in game.places() for name in group]
        assert sorted(placed) == sorted([player.name for player in game.players]), "ALL-10"
        assert game.over == bool(game.ending)

    def add(self, _event, **fields):
        """Let an event happen and return its Effect; a preview must have said the same."""
        entry = dict(fields)
        entry["event"] = _event
        if _event not in ("undo", "redo"):
            before = shown(self.game)
            effect, ahead = self.ledger.preview(entry)
            assert shown(self.game) == before, "a preview changed the game"
            self.ledger.add(entry)
            assert shown(ahead) == shown(self.game), "a preview saw another game"
        else:
            effect = self.ledger.add(entry)
        self.sound()
        return effect

    def refuses(self, _event, **fields):
        """Try an event that must be refused; return its rule, or "input" where it is malformed."""
        entry = dict(fields)
        entry["event"] = _event
        before, size = shown(self.game), len(self.ledger.log)
        try:
            self.ledger.add(entry)
        except RuleError as error:
            found = error.rule
        except InputError as error:
            assert self.names_a_field(error.field, entry), error.field
            found = "input"
        else:
            raise AssertionError("it was not refused")
        assert shown(self.game) == before and len(self.ledger.log) == size
        raises((RuleError, InputError), self.ledger.check, entry)
        raises((RuleError, InputError), self.ledger.preview, entry)
        assert shown(self.game) == before, "a refused event changed the game"
        return found

    def refusal(self, _event, **fields) -> "Any":
        """Return the error with which an event would be refused, or None."""
        entry = dict(fields)
        entry["event"] = _event
        try:
            self.ledger.check(entry)
        except (RuleError, InputError) as error:
            return error
        return None

    def names_a_field(self, path, entry):
        """Return whether an InputError names a field that `entry` has, or that its kind has."""
        field = path.split(".")[0]
        kinds = self.game.events + self.game.shared.event_types
        known = [field for kind in kinds for field in kind.required + kind.optional]
        return field in entry or field in known or field in ("index", "to")

    def scores(self):
        """Return the scores in seat order."""
        return [player.score for player in self.game.players]

    def score(self, name):
        return self.game.find(name).score

    def round(self, ender, *deadwood):
        """Enter a round of Rumino or Ginski, the numbers in the order of those still in."""
        return self.add("round", ender=ender, deadwood=self.each(deadwood))

    def each(self, numbers):
        """Return {name: number} for those still in, in seat order."""
        names = self.game.names_in_play()
        assert len(names) == len(numbers)
        return dict(zip(names, numbers))

    def adjust(self, name, by):
        """Correct a score by hand, to reach a situation quickly."""
        return self.add("adjust", player=name, by=by, reason="to get there")

    def leave(self, name):
        return self.add("leave", player=name)

    def out(self):
        """Return the names of those who are out, in the order they went."""
        return self.game.elimination.names(self.game.winners)

    def end(self):
        """Return (winners, rule) of a game that must be over."""
        assert self.game.over
        return self.game.winners, self.game.ending[0]

    def notes(self, effect):
        """Return the rules that an effect's notes name."""
        return [note[0] for note in effect.notes]


def first_answer(question):
    """Return what a front end offers first: the default, else the first choice or the least
    number.
    """
    if question.default is not None:
        return question.default
    if question.kind == PICK:
        return question.choices[0][0]
    if question.kind == NUMBER:
        return question.limits()[0]
    if question.kind == CARDS:
        deck, taken = question.deck, question.taken
        free = [card for card in range(deck.wild) if deck.count(card) > taken.count(card)]
        return free[: question.minimum]
    return "Zoe" if question.kind == NAME else "because"


def fill_in(game, action, old=None, answers=()):
    """Return the Entry of an event, complete: `answers` first, then what is offered first."""
    entry = Entry(game, action, old)
    for value in answers:
        entry.answer(value)
    while entry.question is not None:
        assert entry.question.kind in (PICK, NUMBER, CARDS, TEXT, NAME)
        entry.answer(first_answer(entry.question))
    return entry


def score(_game, players, events, **fields):
    """Return the answer to the question `score`."""
    question = {"ask": "score", "game": _game, "players": list(players), "events": events}
    question.update(fields)
    return answer(question)
