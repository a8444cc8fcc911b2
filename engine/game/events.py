"""The events of every game (ALL-1 to ALL-6): who joins and leaves, corrections, the end."""

from ..compat import TYPE_CHECKING, is_texts, is_whole, load_module
from ..errors import InputError, RuleError
from ..texts import listed, text
from .declared import EventType, Field, PlayerField
from .numbers import NumberField
from .player import BLANK, NAME_LENGTH, Player, check_name
from .questions import NAME, NUMBER, TEXT, Question, pick, pick_name

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from ..types import Choices, Event, Label, Playing, Questions
    from .declared import Callback, EntrySoFar
    from .effect import Effect

# The most people in one game, with those who have left.
MAX_PEOPLE = 100
# The value of the choice to type a reason; no reason is blank.
OWN_WORDS = " "


def read_reason(game: "Playing", entry: "EntrySoFar") -> str:
    """Return the reason of a correction; raise InputError if it has none."""
    reason = entry.value
    if not isinstance(reason, str) or not reason.strip(BLANK):
        raise InputError("event", "all.no_reason")
    return reason


def _newcomer(game: "Playing", entry: "EntrySoFar") -> str:
    game.shared.check_newcomer(game, entry.value)
    return entry.value


def _by(game: "Playing", entry: "EntrySoFar") -> int:
    """Return the points of a correction: not 0."""
    by = entry.value
    if not is_whole(by) or not 0 < abs(by) <= game.shared.max_correction:
        raise InputError("event", "all.bad_adjustment", max=game.shared.max_correction)
    return by


def _order(game: "Playing", entry: "EntrySoFar") -> "list[str]":
    """Return all who are still at the table, in another order than they sit."""
    names, there = entry.value, game.shared.seated(game)
    if not is_texts(names) or sorted(names) != sorted(there):
        raise InputError("event", "all.order_all", names=listed(there))
    if names == there:
        raise RuleError("ALL-15", "all.order_same")
    return names


def _agreements(name: str) -> "Callback":
    """Return a function of `engine.game.agreements`, which is imported when it is called."""
    return lambda game, entry: getattr(load_module("engine.game.agreements"), name)(game, entry)


# Who joins, and before whom they sit.
NEWCOMER = Field("player", holds_names=True, in_history=True, parse=_newcomer)
SEAT = NumberField(
    "seat", required=False, most=lambda game, entry: len(game.players), text_invalid="all.bad_seat"
)
# The events of every game, in the order of the menu.
SHARED = (
    EventType("void", group="fix", new_round=True),
    EventType(
        "adjust",
        PlayerField("player"),
        NumberField("by", parse=_by, in_history=True),
        Field("reason", parse=read_reason),
        group="fix",
    ),
    EventType(
        "join",
        NEWCOMER,
        SEAT,
        precheck=lambda game, entry: game.shared.check_joining(game),
        group="table",
    ),
    EventType(
        "leave",
        PlayerField(
            "player",
            "all.ask_leave",
            also_out=True,
            among=lambda game, entry: [each.name for each in game.players if not each.has_left],
        ),
        precheck=lambda game, entry: game.shared.check_between(game, "ALL-2"),
        group="table",
    ),
    EventType(
        "seats",
        Field("players", holds_names=True, parse=_order),
        precheck=lambda game, entry: game.shared.check_order(game),
        group="table",
        may_name_nobody=True,
        facts=lambda game, entry: {"names": listed(entry.event["players"], True)},
    ),
    EventType("dealer", PlayerField("player", "all.ask_dealer"), group="table"),
    EventType("stop", group="game", may_name_nobody=True),
    EventType(
        "agree",
        Field("question", parse=_agreements("read_question")),
        Field("answer", parse=_agreements("read_answer")),
        group="referee",
        may_name_nobody=True,
        facts=_agreements("told"),
    ),
)


def instead_of(kinds: "tuple[EventType, ...]", *others: EventType) -> "tuple[EventType, ...]":
    """Return `kinds` with `others` in the places of those of the same names."""
    by_name = {other.name: other for other in others}
    return tuple([by_name.get(kind.name, kind) for kind in kinds])


def ask_reason(reasons: "Sequence[str]", old: "Event") -> "Generator[Question, Any, str]":
    """Ask for a reason, one of `reasons` (keys) or a typed one; return the text (ALL-5)."""
    before = old.get("reason")
    ready: list[tuple[str, Label]] = [(text(key), (key, {})) for key in reasons]
    own = before is not None and before not in [words for words, _ in ready]
    ready.append((OWN_WORDS, ("all.reason_own", {})))
    reason = yield pick("all.ask_reason", ready, OWN_WORDS if own else before)
    if reason == OWN_WORDS:
        reason = yield Question(TEXT, "all.ask_reason", maximum=40, default=before if own else None)
    return reason


class SharedEvents:
    """`plan_E`, `done_E` and `ask_E` of each event E that all games have, as in `Game`.

    They take the game, of which this keeps nothing. A game whose event differs has an object of a
    class of its own, whose methods may call those here by `super()`.
    """

    # -- the events of every game (`game.shared`) ----------------------------------------------

    # Their declarations, in the order of the menu.
    event_types: tuple[EventType, ...] = SHARED
    # The most points of a correction, plus or minus (ALL-5).
    max_correction = 9999

    def __init__(self, event_types: "tuple[EventType, ...] | None" = None) -> None:
        if event_types:
            self.event_types = event_types

    def plan(self, game: "Any", name: str, entry: "EntrySoFar") -> "Effect":
        """Return the Effect of the event `name`, as `plan_E` says."""
        return getattr(self, "plan_" + name)(game, entry)

    def done(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Change what is not points, as `done_E` says; without it nothing else changes."""
        done = getattr(self, "done_" + event["event"], None)
        if done:
            done(game, event, effect)

    def check_between(self, game: "Any", rule: str) -> None:
        """Raise RuleError during a round: between two of its steps."""
        if game.step_index:
            raise RuleError(rule, "all.in_a_round")

    def check_joining(self, game: "Any") -> None:
        """Raise RuleError if no one can join now."""
        self.check_between(game, "ALL-3")
        if game.min_players == game.max_players:
            raise RuleError("ALL-3", "all.nobody_joins", game=game.title, n=game.max_players)
        if len([player for player in game.players if not player.has_left]) >= game.max_players:
            raise RuleError("ALL-3", "all.table_full", game=game.title, max=game.max_players)

    def seated(self, game: "Any") -> list[str]:
        """Return the names of those who are still at the table, in the order of their seats."""
        return [player.name for player in game.players if not player.has_left]

    def can_move(self, game: "Any") -> bool:
        """Return whether there is another order of seats: more than two, and no sides (ALL-15)."""
        return not game.sides.lists and len(self.seated(game)) > 2

    def check_order(self, game: "Any") -> None:
        """Raise RuleError if the order of the seats cannot be changed now (ALL-15)."""
        self.check_between(game, "ALL-15")
        if game.sides.lists:
            raise RuleError("ALL-15", "all.order_sides")
        if not self.can_move(game):
            raise RuleError("ALL-15", "all.order_two")

    def check_newcomer(self, game: "Any", name: object) -> None:
        """Raise InputError if `name` cannot join: it is not a name, or it is taken."""
        try:
            there = [player.name for player in game.players if not player.has_left]
            check_name(name, there, game.board)
        except InputError as error:
            raise InputError("event", error.key, **error.facts)

    def former(self, game: "Any", name: object) -> Player | None:
        """Return the Player called `name` who has left the game, or None."""
        for player in game.players:
            if player.has_left and player.name == name:
                return player
        return None

    def joining_score(self, game: "Any") -> int:
        """Return the score with which a newcomer joins (ALL-3)."""
        return 0

    def starting_score(self, game: "Any", entry: "EntrySoFar") -> int:
        """Return the score with which the newcomer of a `join` starts (ALL-3).

        Raises RuleError or InputError where a score is said that cannot be.
        """
        return self.joining_score(game)

    def returning_score(self, game: "Any", player: Player) -> int:
        """Return the score with which `player` returns (ALL-3); raise RuleError if they cannot."""
        return player.score

    def dealer_after_void(self, game: "Any") -> "str | None":
        """Return who deals after a cancelled round: the same dealer again (ALL-1)."""
        return game.dealer

    def plan_void(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Cancel the round: no one scores, and `dealer_after_void` deals (ALL-1)."""
        effect = game.effect("void")
        effect.note("ALL-1", "all.did_void", name=self.dealer_after_void(game))
        return effect

    def done_void(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Forget what was said in this round; who deals next has the deck."""
        game.step_values, game.step_index = {}, 0
        game.dealer = self.dealer_after_void(game)

    def plan_leave(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let a player leave; their score is frozen (ALL-2)."""
        effect = game.effect("leave")
        effect.note("ALL-2", "all.did_leave", name=entry["player"])
        return effect

    def done_leave(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Take the player out of the game; the deal passes over them."""
        player = game.find(event["player"])
        player.has_left = True
        game.elimination.leave(player, game.rounds)

    def plan_join(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let a player join at an agreed seat, or return to their old one (ALL-3)."""
        name = entry["player"]
        effect = game.effect("join")
        former = self.former(game, name)
        if former:
            score = self.returning_score(game, former)
            effect.changes[former.name] = score - former.score
            effect.note("ALL-3", "all.did_return", name=former.name, n=score)
            return effect
        if len(game.players) >= MAX_PEOPLE:
            raise RuleError("ALL-3", "all.too_many_people", max=MAX_PEOPLE)
        score = self.starting_score(game, entry)
        effect.changes[name] = score
        effect.note("ALL-3", "all.did_join", name=name, n=score)
        return effect

    def done_join(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Seat the newcomer, or let the returning player be in again."""
        name = event["player"]
        former = self.former(game, name)
        if former:
            # The points have already moved.
            former.has_left = False
            game.elimination.take_back(former)
            return
        player = Player(name, effect.changes[name])
        game.players.insert(event.get("seat", len(game.players)), player)

    def plan_stop(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """End the game early; the standing decides (ALL-4)."""
        effect = game.effect("stop")
        effect.note("ALL-4", "all.did_stop")
        return effect

    def done_stop(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """End the game."""
        game.finish_by_standing("ALL-4", "all.end_stopped")

    def plan_adjust(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Apply a penalty or correction, with a reason (ALL-5)."""
        effect = game.effect("adjust", dict.fromkeys(game.sides.of(entry["player"]), entry["by"]))
        effect.note("ALL-5", "all.did_adjust", name=entry["player"], reason=entry["reason"])
        return effect

    def plan_dealer(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Set who deals next (ALL-6)."""
        effect = game.effect("dealer")
        effect.note("ALL-6", "all.did_dealer", name=entry["player"])
        return effect

    def done_dealer(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Hand over the deck."""
        game.dealer = event["player"]

    def plan_seats(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Change the order of the seats; who deals next stays (ALL-15)."""
        effect = game.effect("seats")
        effect.note("ALL-15", "all.did_seats", names=listed(entry["players"], True))
        return effect

    def done_seats(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Seat everybody who is still at the table; who has left keeps the place."""
        rest = [game.find(name) for name in event["players"]]
        players = game.players
        game.players = [each if each.has_left else rest.pop(0) for each in players]

    def ask_seats(self, game: "Any", old: "Event") -> "Questions":
        """Ask who sits to the left of each, from who sits first on."""
        left, before = self.seated(game), old.get("players", [])
        found = [left.pop(0)]
        if found[0] in before:
            at = before.index(found[0])
            before = before[at:] + before[:at]
        while len(left) > 1:
            sat = before[len(found)] if len(found) < len(before) else left[0]
            choices: Choices = [(name, name) for name in left]
            offered = sat if sat in left else left[0]
            name = yield pick("all.ask_seats", choices, offered, name=found[-1])
            left.remove(name)
            found.append(name)
        yield {"event": "seats", "players": found + left}

    def plan_agree(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let an answer to a question of players hold from now on (ALL-14)."""
        effect = game.effect("agree")
        effect.notes.append(load_module("engine.game.agreements").note(game, entry))
        return effect

    def done_agree(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Note the answer, or change the house rule."""
        load_module("engine.game.agreements").agree(game, event["question"], event["answer"])

    def ask_agree(self, game: "Any", old: "Event") -> "Questions":
        """Ask on which question the table agrees, and on which answer."""
        return load_module("engine.game.agreements").ask(game, old)

    def ask_join(self, game: "Any", old: "Event") -> "Questions":
        """Ask who joins, offering those who have left, and before whom a newcomer sits."""
        yield (yield from self.joining(game, old))

    def joining(self, game: "Any", old: "Event") -> "Generator[Question, Any, Event]":
        """Ask what `ask_join` asks and return the event; a returning player has no seat in it."""
        left = [(player.name, player.name) for player in game.players if player.has_left]
        name = yield Question(
            NAME, "all.ask_join", choices=left, maximum=NAME_LENGTH, default=old.get("player")
        )
        self.check_newcomer(game, name)
        if self.former(game, name):
            return {"event": "join", "player": name}
        seats: list[tuple[int, Label]] = [(len(game.players), ("all.seat_last", {}))]
        for index in range(len(game.players)):
            label = ("all.seat_before", {"name": game.players[index].name})
            seats.append((index, label))
        seat = yield pick("all.ask_seat", seats, old.get("seat"), name=name)
        return {"event": "join", "player": name, "seat": seat}

    def ask_adjust(self, game: "Any", old: "Event") -> "Questions":
        """Ask for the player, the points and the reason of a correction."""
        by = old.get("by", 0)
        name = yield pick_name("all.ask_adjust", game.names_in_play(), old.get("player"))
        signs: Choices = [(1, ("all.more", {})), (-1, ("all.less", {}))]
        called = game.sides.words(name)
        sign = yield pick("all.ask_sign", signs, (-1 if by < 0 else 1) if by else None, name=called)
        points = yield Question(
            NUMBER,
            "all.ask_points",
            {"name": called, "what": signs[0 if sign > 0 else 1][1]},
            minimum=1,
            maximum=game.shared.max_correction,
            default=abs(by) or None,
        ).bounded(name, "ALL-5", unusual_from=200)
        reason = yield from ask_reason(game.penalty_reasons, old)
        yield {"event": "adjust", "player": name, "by": sign * points, "reason": reason}


# The same where another dealer deals again.
NEW_DEALER = SharedEvents(
    instead_of(
        SHARED,
        EventType("dealer", PlayerField("player", "all.ask_dealer"), group="table", new_round=True),
    )
)
