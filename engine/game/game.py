"""The interface of a game, and what all games share (ALL-1 to ALL-11).

A game is a class with facts (`engine.game.facts` says what each means). Its events are declared
(`engine.game.declared`): that says how they are read, refused and asked for. For every event E of
its own, `plan_E(entry)` takes what was read and returns the `Effect`, changing nothing, and
`done_E(event, effect)` changes what is not points (the phase, the deal); without it, a step of a
round is kept, and the last one passes the deal. `ask_E(old)`, a generator, takes the place of the
declared questions where they are more than one question a field.
"""

from ..compat import TYPE_CHECKING, is_object, load_module
from ..errors import InputError, RuleError
from ..texts import has, listed, quoted
from .declared import UNKNOWN_EVENT, EventType, begin_entry
from .events import SharedEvents
from .player import Player
from .seats import Seats
from .state import State, copied, same
from .story import facts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..types import Bonus, Box, Event, House, Message, Questions
    from .deal import Deal
    from .declared import EntrySoFar
    from .effect import Effect
    from .meld_rules import MeldRules

    Declared = tuple[
        EventType, Callable[[Any, EntrySoFar], Effect] | None, Callable[..., None] | None
    ]


# What is found for a name that is no event's.
_UNKNOWN: "Declared" = (UNKNOWN_EVENT, None, None)


class Game(Seats):
    """The interface of a game and what is the same in all games."""

    # -- the kinds of events -------------------------------------------------------------------

    # The events that it has in common with all games.
    shared: SharedEvents = SharedEvents()
    # (class, {name of an event: (its kind, `plan_E` or None, `done_E` or None)}). The class itself
    # keeps it, so that both are freed together; a derived class makes its own.
    _event_types: "tuple[type | None, dict[str, Declared]]" = (None, {})

    @classmethod
    def event_type(cls, name: object) -> EventType:
        """Return the event type called `name`, or `UNKNOWN_EVENT`."""
        return cls._declared(name)[0]

    @classmethod
    def _declared(cls, name: object) -> "Declared":
        """Return (event type, its `plan_E`, its `done_E`) of the event called `name`."""
        owner, found = cls._event_types
        if owner is not cls:
            found = {
                kind.name: (kind, cls._own("plan_", kind.name), cls._own("done_", kind.name))
                for kind in cls.events + cls.shared.event_types
            }
            cls._event_types = (cls, found)
        return found.get(name, _UNKNOWN) if isinstance(name, str) else _UNKNOWN

    @classmethod
    def _own(cls, before: str, name: str) -> "Any":
        """Return the function of the class for an event, such as `plan_E`, or None."""
        return getattr(cls, before + name, None) if cls._may_have(name) else None

    @classmethod
    def _may_have(cls, name: str) -> bool:
        """Return whether there may be a `plan_E`, `done_E` or `ask_E` of the event called `name`.

        MicroPython keeps each name that is looked for.
        """
        return True

    # -- its state -----------------------------------------------------------------------------

    # The device on which the questions are asked, or None.
    box: "Box | None" = None
    # The names of further attributes that hold state: lists, dicts, immutable values, and Parts.
    state: "tuple[str, ...]" = ()
    _shared_state = (
        "players",
        "dealer",
        "over",
        "winners",
        "ending",
        "rounds",
        "step_values",
        "step_index",
        "agreed",
    )

    def __init__(
        self, names: "Sequence[str]", house: "House | None" = None, dealer: str | None = None
    ) -> None:
        """Start a game of `names` in seat order; `dealer` deals first, by default the first name.

        `names` must have passed `check_names`. `house` are complete house rules, by default the
        standard ones. Raises InputError for an unknown dealer.
        """
        self.house = house if house is not None else self.with_defaults(None)
        self.players = [Player(name) for name in names]
        self.dealer = dealer if dealer is not None else names[0]
        if self.dealer not in names:
            raise InputError("dealer", "all.unknown_player", name=quoted(dealer))
        self.over = False
        self.winners = []
        self.ending = None
        self.rounds = self.step_index = 0
        self.step_values = {}
        self.agreed = {}
        for name in self.state:
            part = getattr(self, name, None)
            if isinstance(part, State):
                # It was declared with the class: each game has its own.
                setattr(self, name, part.copy())
        self.begin()

    # The result of `own_rules`.
    _rules: "MeldRules | None" = None

    def __repr__(self) -> str:
        return "<%s: %s>" % (
            self.name,
            ", ".join(["%s %d" % (p.name, p.score) for p in self.players]),
        )

    def own_rules(self) -> "MeldRules | None":
        """Return `rules_for` the house rules of this game, made once: each round needs them."""
        if self._rules is None:
            self._rules = self.rules_for(self.house)
        return self._rules

    def begin(self) -> None:
        """Set up the game's own state; called once."""

    # -- what can be entered now ---------------------------------------------------------------

    def actions(self) -> list[str]:
        """Return the events that can be entered now, the likeliest first."""
        found = [self.steps[self.step_index], "void", "adjust", "dealer"]
        if not self.step_index:
            found += ["leave", "join"] if self.min_players < self.max_players else ["leave"]
            if self.shared.can_move(self):
                found.append("seats")
        return found + (["agree"] if self.midgame_options else []) + ["stop"]

    def why_not(self, action: str) -> "Message | None":
        """Return (key, facts) of why `action` cannot be entered now, or None if it can."""
        if self.over:
            return "all.is_over", {}
        try:
            if action == "join":
                self.shared.check_joining(self)
            elif action == "leave":
                self.shared.check_between(self, "ALL-2")
            elif action == "seats":
                self.shared.check_order(self)
        except RuleError as error:
            return error.key, error.facts
        return None if action in self.actions() else ("all.not_now", {})

    def order(self) -> list[str]:
        """Return the game's own events in the order of a round, whatever the moment."""
        entry = begin_entry(self, {})
        return [kind.name for kind in self.events if kind.when is None or kind.when(self, entry)]

    # -- what is told of an event --------------------------------------------------------------

    @classmethod
    def key_of(cls, prefix: str, kind: str) -> str:
        """Return the key of a text about the event or feat `kind`: its own, or the shared one."""
        key = cls.section + "." + prefix + kind
        return key if has(key) else "all." + prefix + kind

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return (key, facts) of what an event did, as people tell it; see `story`."""
        name = event["event"]
        kind = self.event_type(name)
        facts = facts_of(kind, event, effect, self.sides)
        if kind.facts:
            facts.update(kind.facts(self, begin_entry(self, event)))
        return self.key_of("tell_", name), facts

    def story(self, event: "Event", effect: "Effect") -> "Message | None":
        """Return what an event did, as people tell it: "Ben gin".

        None if there is no such text, or nobody to name in it.
        """
        key, facts = self.tell(event, effect)
        if not has(key) or not (facts["name"] or self.event_type(event["event"]).may_name_nobody):
            return None
        return key, facts

    # -- the deal and the end ------------------------------------------------------------------

    def deal(self) -> "Deal | None":
        """Return the Deal of the next round, or None if it is not known how it is dealt."""
        return None

    def check_end(self, effect: "Effect") -> None:
        """End the game if the scores do; called after every event."""

    def goal(self) -> "Message":
        """Return (key, facts) of the line that says what ends the game."""
        raise NotImplementedError

    def progress(self, player: Player) -> tuple[int, int] | None:
        """Return how far a player is on the way to the goal as (points, of how many), or None."""
        return None

    # -- what comes next, and how far it is ----------------------------------------------------

    def tells_round(self) -> bool:
        """Return whether what comes next tells what only this round has, as how many cards."""
        return False

    def coming(self) -> "Message":
        """Return (key, facts) of the line that tells beginners what comes next."""
        key = self.section + ".coming"
        return (key if has(key) else "all.coming"), {}

    def entered(self) -> "list[Message]":
        """Return what has been entered of this round and scores nothing yet: the bids."""
        return []

    def noted(self, names: "Sequence[str]") -> "list[Message]":
        """Return what these have said in this round, and what is carried for them: "bid 2".

        `names` is a player, or all players of a side.
        """
        return []

    def first_player(self) -> str | None:
        """Return the name of the player with the first turn of the round, or None for now.

        Once the upcard is taken, that turn is over.
        """
        offer = self.upcard.offer(self)
        return None if offer and offer.taken else self.playing_order()[0]

    def why_deal(self, plan: "Deal") -> "Message":
        """Return what a plan of the deal comes to, in a sentence."""
        offered = self.upcard.offer(self) or not self.upcard.rule
        facts = {"dealer": plan.dealer, "first": plan.first}
        return self.section + (".why_deal" if offered else ".why_no_offer"), facts

    def next_key(self) -> str:
        """Return the key of the text that names what comes next, as in the menu."""
        aid = self.aids.next(self)
        return aid.key if aid else self.key_of("do_", self.actions()[0])

    def goes_out(self) -> bool:
        """Return whether who reaches the limit is out (`elimination`); else that ends the game."""
        return self.elimination.rule is not None

    def progress_key(self) -> str:
        """Return the name of the text that says how far a player is from the limit.

        There a player is out, or ends the game: as the winner, or else, where the lowest score
        wins, as the last.
        """
        if self.goes_out():
            return "out_with"
        return "end_in" if self.lowest_wins else "to_go"

    def lacks(self, player: Player) -> "int | None":
        """Return how many points `player` lacks to the goal, 1 or more; so none has "0 to go".

        None where there is no such way, or it is behind them. Who is nearly out (`is_near`), and
        the text of both (`distance_text`, `progress_key`), follow from it; screens only show them.
        """
        way = self.progress(player)
        if way is None or self.over or player.has_left or player.out_in_round or way[0] >= way[1]:
            return None
        return way[1] - way[0]

    def is_near(self, player: Player) -> bool:
        """Return whether `player` is nearly out: at 85 % of the limit that leads out, or more."""
        way = None if self.lacks(player) is None else self.progress(player)
        return way is not None and self.goes_out() and 100 * way[0] >= 85 * way[1]

    def distance_text(self, player: Player, named: bool = True) -> "Message | None":
        """Return how far `player` is from the goal as (key, facts), or None.

        Unless `named`, the shortest form is without the name.
        """
        n = self.lacks(player)
        if n is None:
            return None
        key = ("all." if named else "all.away_") + self.progress_key()
        return key, {"name": self.sides.words(player.name), "n": n}

    # -- events --------------------------------------------------------------------------------

    def plan(self, event: "Event") -> "Effect":
        """Return the Effect that `event` would have, changing nothing.

        Raises RuleError if the rules do not allow it, InputError if it is malformed.
        """
        if not is_object(event):
            raise InputError("event", "all.event_no_object")
        kind, plan_own, _ = self._declared(event.get("event"))
        if kind is UNKNOWN_EVENT:
            name = quoted(event.get("event"))
            names = listed([one.name for one in self.events], True)
            facts = {"name": name, "game": self.title, "names": names}
            raise InputError("event", "all.unknown_event", **facts)
        fields = kind.fields_of(event)
        if self.over:
            raise RuleError(self.ending[0] if self.ending else None, "all.is_over")
        steps = self.steps
        in_steps = len(steps) > 1 and kind.name in steps
        if in_steps and kind.name != steps[self.step_index]:
            step: Message = (self.key_of("name_", steps[self.step_index]), {})
            raise RuleError(kind.rule, "all.step_first", step=step)
        entry = begin_entry(self, event)
        if kind.precheck:
            kind.precheck(self, entry)
        for field in fields:
            try:
                field.read(self, entry)
            except (InputError, RuleError) as error:
                raise error.within(field.name)
        effect = plan_own(self, entry) if plan_own else self.shared.plan(self, kind.name, entry)
        if in_steps:
            effect.said = entry
        effect.dealer = self.dealer
        return effect

    def apply(self, event: "Event") -> "Effect":
        """Apply `event` and return its Effect; a refused one changes nothing."""
        effect = self.plan(event)
        self.carry_out(event, effect)
        return effect

    def carry_out(self, event: "Event", effect: "Effect") -> None:
        """Apply `event`, whose `effect` was just returned by `plan`."""
        changes = effect.changes
        name = event["event"]
        columns = self.columns
        before = columns.bonuses()
        for player in self.players:
            player.score += changes.get(player.name, 0)
        if effect.pots:
            self.board.move(effect)
        done = self._declared(name)[2]
        if done:
            done(self, event, effect)
        elif name in self.steps:
            self.done(event, effect)
        else:
            self.shared.done(self, event, effect)
        if not self.over:
            self.check_end(effect)
        if not self.over:
            playing, seats = self.names_in_play(), len(self.players)
            if self.dealer not in playing:
                # The dealer left (ALL-2) or went out by a correction (RMN-13).
                self.pass_deal()
            if len(playing) < seats and (self.sides.lists or len(playing) < self.min_players):
                self.finish_by_standing("ALL-2", "all.end_too_few")
        bonuses = columns.bonuses()
        if bonuses:
            self._add(effect, [bonus for bonus in bonuses if bonus not in before])

    def done(self, event: "Event", effect: "Effect") -> None:
        """Keep what was said in a step of a round; the last step ends the round."""
        self.step_index += 1
        if self.step_index < len(self.steps):
            self.step_values = effect.said.copy()
            return
        self.step_values, self.step_index = {}, 0
        self.rounds += 1
        self.pass_deal()

    def _add(self, effect: "Effect", bonuses: "list[Bonus]") -> None:
        """Add to the scores the bonuses that `effect` has brought."""
        effect.bonuses = bonuses
        for name, _, points, _ in bonuses:
            self.find(name).score += points
        if bonuses:
            for name, terms, total in self.columns.sums():
                effect.sum(name, terms, total)

    def questions(self, action: str, old: "Event") -> "Questions":
        """Return the generator of the questions that make the event `action`.

        `old` is an event of that kind whose values are offered first, or {}.
        """
        for name, _, module, generator in self.referee:
            if name == action:
                return getattr(load_module(module), generator)(self)
        if self._may_have(action):
            own = getattr(self, "ask_" + action, None)
            if own:
                return own(old)
            shared = getattr(self.shared, "ask_" + action, None)
            if shared:
                return shared(self, old)
        return self.event_type(action).ask(self, old)

    def is_like(self, other: "Game") -> bool:
        """Return whether a game of the same class is in the same state, with its house rules."""
        if self.house != other.house:
            return False
        for name in self._shared_state + self.state:
            if not same(getattr(self, name), getattr(other, name)):
                return False
        return True

    def copy(self) -> "Game":
        """Return an independent game in the same state, without a box."""
        copy = object.__new__(type(self))
        copy.house = self.house
        copy._rules = self._rules
        for name in self._shared_state + self.state:
            setattr(copy, name, copied(getattr(self, name)))
        return copy
