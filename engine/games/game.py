"""What all games share: the interface of a game, the seats, and the rules ALL-1 to ALL-11.

A game is a class with facts (name, players, deck, house rules, events) and three families of
methods, one member for each event E of its own: `plan_E(event)` checks everything and returns the
event's `Effect` without changing anything; `done_E(event, effect)` moves what is not points (the
deal, the phase); `ask_E(old)` is the generator of questions that makes such an event.
"""

from engine.compat import TYPE_CHECKING, load_module
from engine.errors import InputError, RuleError
from engine.games.shared.asks import SharedAsks
from engine.games.shared.events import SharedEvents
from engine.games.shared.seats import Player, Seats
from engine.play.effect import Effect
from engine.play.house import settle
from engine.texts import has

if TYPE_CHECKING:
    from engine.rummy.rules import MeldRules


def _copied(value):
    """Return a copy of a piece of state, as deep as state goes."""
    if isinstance(value, list):
        return [_copied(item) for item in value]
    if isinstance(value, dict):
        return dict(value)
    return value.copy() if isinstance(value, Player) else value


class Game(Seats, SharedEvents, SharedAsks):
    """The interface of a game, and what is the same in all of them."""

    name = ""
    # A text, or a `(key, facts)` pair where languages differ.
    title = ""
    prefix = ""
    section = ""
    deal_rule = ""
    # The screen that shows the board, where there is one.
    board_screen = None
    # The rule by which the last chips on the board are shared out at the end.
    board_rule = None
    # Who deals first: whoever cuts the "highest" or the "lowest" card, by the rule `cut_rule`.
    cut = "highest"
    cut_rule = ""
    # The rule by which the card that is turned up is offered round the table, where it is.
    upcard_rule = None
    least = 2
    most = 6
    # Where the next player sits: +1 to the left (clockwise), -1 to the right.
    direction = 1
    lowest_wins = False
    # The notes of an effect that the statistics count: text key -> column of engine.play.tally.
    feats = {}
    # The game's own events in the order in which a round goes.
    actions_of_round = ()
    # The event whose numbers can be counted from keyed hands, or None.
    by_cards = None
    # The box that asks, or None: `kept(name)` is what it remembers of this round beside the ledger,
    # `progress(percent)` tells whether a long search is to stop, `room()` how many bytes are free
    # or None.
    box = None
    # Further attributes that hold state: lists, dicts and what never changes.
    state = ()
    _shared_state = ("players", "dealer", "over", "winners", "ending", "rounds")

    def __init__(self, names, house=None, dealer=None):
        """Start a game of `names` in seat order with complete `house` rules; `dealer` deals
        first.
        """
        self.check_names(names)
        self.house = house if house is not None else self.settle(None)
        self.players = [Player(name) for name in names]
        self.dealer = dealer if dealer is not None else names[0]
        if self.dealer not in names:
            raise InputError("dealer", "all.unknown_player", name=str(dealer))
        self.over = False
        self.winners = []
        self.ending = None
        self.rounds = 0
        self.begin()

    # Event name -> (fields that it must have, fields that it may have).
    events = {}
    shared_events = {
        "void": ((), ()),
        "leave": (("player",), ()),
        "join": (("player",), ("seat",)),
        "stop": ((), ()),
        "adjust": (("player", "by", "reason"), ()),
        "dealer": (("player",), ()),
    }

    # A game has two more methods: `options()`, its house rules as a tuple of Options, and
    # `deck_for(house)`, the Deck that is played with.

    @classmethod
    def rules_for(cls, house) -> "MeldRules | None":
        """Return the MeldRules, or where deadwood counts the HandRules, of `engine.rummy.rules`;
        None for a game without melds.
        """
        return None

    @classmethod
    def settle(cls, given):
        """Return the complete house rules with those `given` in place; raises InputError."""
        return settle(cls.options(), given)  # pyright: ignore[reportAttributeAccessIssue]

    @classmethod
    def cut_order(cls, house):
        """Return the ranks (less one) from low to high, as a cut for the first dealer has them."""
        return tuple(range(13))

    @classmethod
    def card_order(cls, house) -> "tuple[int, ...] | None":
        """Return the ranks (less one) from low to high, as they are neighbours in a run, None where
        that is as their numbers are.
        """
        return None

    # -- hooks of a game ---------------------------------------------------------------------

    # The referee's questions: (name, text key of the list, module, its generator that ends with an
    # engine.referee.verdict.Verdict).
    referee = ()

    def begin(self):
        """Set up the game's own state; called once."""

    def actions(self):
        """Return the events that can be entered now, the likeliest first."""
        raise NotImplementedError

    def why_not(self, action):
        """Return (key, facts) of why the event `action` cannot be entered now, or None where it
        can.
        """
        if self.over:
            return "all.is_over", {}
        try:
            if action == "join":
                self.check_joining()
            elif action == "leave":
                self.check_between("ALL-2")
        except RuleError as error:
            return error.key, error.facts
        return None if action in self.actions() else ("all.not_now", {})

    def order(self):
        """Return the game's own events in the order in which a round goes, the same at any time."""
        return list(self.actions_of_round) or [
            kind for kind in self.actions() if kind in self.events
        ]

    def likely(self):
        """Return how many of the first `actions()` are as likely as each other to come next."""
        return 1

    def key_of(self, prefix, kind):
        """Return the key of a text about the event `kind`: the game's own, or the shared one."""
        key = self.section + "." + prefix + kind
        return key if has(key) else "all." + prefix + kind

    def deal(self):
        """Return the Deal of the next round."""
        raise NotImplementedError

    def check_end(self, effect):
        """End the game where the scores do; called after every event."""

    def joining_score(self):
        """Return the score with which somebody joins (ALL-3)."""
        return 0

    def returning_score(self, player):
        """Return the score with which `player`, who left, comes back (ALL-3); raises RuleError."""
        return player.score

    def goal(self):
        """Return (key, facts) of the line that says what ends the game."""
        raise NotImplementedError

    def progress(self, player):
        """Return how far a player is on the way to the goal, (points, of how many), or None."""
        return None

    def board(self):
        """Return the sections of the board, a list of (name, label, chips); empty without one."""
        return []

    def coming(self):
        """Return (key, facts) of the line that says what comes next, for those who play for the
        first time.
        """
        key = self.section + ".coming"
        return (key if has(key) else "all.coming"), {}

    def leads(self):
        """Return the name of who leads to the first trick, or the like, at this point of a round,
        or None.
        """
        return None

    def starts(self):
        """Return the name of who has the first turn of the round, or None where nobody has one
        now.
        """
        return self.following(self.dealer)[0]

    def step(self):
        """Return the key of the text that names what comes next, as the menu has it."""
        aids = self.aids() if self.likely() > 1 else []
        return aids[0][0] if aids else self.key_of("do_", self.actions()[0])

    def missing(self, player):
        """Return how far `player` is from the goal, a (key, facts) with a number, or None."""
        way = self.progress(player)
        if way is None or self.over or player.gone or player.out:
            return None
        key = "all.out_in" if self.lowest_wins else "all.to_go"
        return key, {"name": player.name, "n": way[1] - way[0]}

    def all_aids(self):
        """Return what can be followed on the box at some time, a list of (text key, screen, before
        which event).
        """
        return [(key, screen, "") for key, screen in self.aids()]

    def aids(self):
        """Return what can be followed on the box now besides the score, a list of (text key,
        screen).
        """
        return []

    # -- events ------------------------------------------------------------------------------

    def fields_of(self, kind):
        """Return (must, may) of the fields of an event, or None for an unknown one."""
        if kind in self.events:
            return self.events[kind]
        return self.shared_events.get(kind)

    def check_form(self, event):
        """Raise InputError (field "events") where an event is not of its kind's form."""
        if not isinstance(event, dict):
            raise InputError("events", "all.event_no_object")
        kind = event.get("event")
        fields = self.fields_of(kind) if isinstance(kind, str) else None
        if fields is None:
            raise InputError("events", "all.unknown_event", name=str(kind), game=self.title)
        must, may = fields
        for field in must:
            if field not in event:
                raise InputError("events", "all.event_missing", event=kind, field=field)
        if len(event) == len(must) + 1:
            return
        for field in event:
            if field != "event" and field not in must and field not in may:
                raise InputError("events", "all.event_unknown_field", event=kind, field=field)

    def plan(self, event):
        """Return the Effect that `event` would have, changing nothing.

        Raises RuleError where the rules do not allow it, InputError where it is malformed.
        """
        self.check_form(event)
        if self.over:
            raise RuleError(self.ending[0], "all.is_over")
        effect = getattr(self, "plan_" + event["event"])(event)
        effect.dealer = self.dealer
        return effect

    def check(self, event):
        """Raise RuleError or InputError where `event` cannot happen now."""
        self.plan(event)

    def apply(self, event):
        """Let `event` happen and return its Effect; a refused one changes nothing."""
        effect = self.plan(event)
        self.carry_out(event, effect)
        return effect

    def carry_out(self, event, effect):
        """Do what `plan` said `event` does; nothing came in between."""
        changes = effect.changes
        for player in self.players:
            player.score += changes.get(player.name, 0)
        self.move_pots(effect)
        getattr(self, "done_" + event["event"])(event, effect)
        if not self.over:
            self.check_end(effect)
        if not self.over:
            playing = self.names_in_play()
            if self.dealer not in playing:
                # Gone (ALL-2), or put out by a correction (RMN-13): the deal passes over them.
                self.pass_deal()
            if len(playing) < self.least:
                self.finish_by_standing("ALL-2", "all.end_too_few")

    def move_pots(self, effect):
        """Move chips on the board; only games with one have any."""

    # -- what events do --------------------------------------------------------------------

    def effect(self, kind, changes=None):
        """Return an Effect in which everybody who is still in has a change, 0 if none is given."""
        effect = Effect(kind)
        for name in self.names_in_play():
            effect.changes[name] = changes.get(name, 0) if changes else 0
        return effect

    def round_effect(self, kind):
        """Return the Effect of a round that is now complete, numbered."""
        effect = self.effect(kind)
        effect.number = self.rounds + 1
        return effect

    def end(self, winners, rule, key, **facts):
        """End the game: `winners` share it, for the reason given by rule and text."""
        self.over = True
        self.winners = winners
        self.ending = (rule, key, facts)

    def best_of(self, players):
        """Return the names of those with the best score among `players`."""
        if not players:
            return []
        scores = [player.score for player in players]
        best = min(scores) if self.lowest_wins else max(scores)
        return [player.name for player in players if player.score == best]

    def finish_by_standing(self, rule, key, **facts):
        """End the game with the best score of those still in (ALL-2, ALL-4)."""
        self.end(self.best_of(self.in_play()), rule, key, **facts)

    # -- standing ----------------------------------------------------------------------------

    def places(self):
        """Return the standing, a list of lists of names, best first (ALL-10).

        Winners come first, then who is still in by score, then who left. Equal scores share.
        """
        groups = [list(self.winners)] if self.winners else []
        rest = [player for player in self.in_play() if player.name not in self.winners]
        groups.extend(self.ranked(rest))
        groups.extend(self.ranked([p for p in self.players if p.gone]))
        return groups

    def ranked(self, players):
        """Return the names of `players` by score, best first, equal scores in one group."""
        sign = 1 if self.lowest_wins else -1
        scores = sorted(set([sign * player.score for player in players]))
        return [[p.name for p in players if sign * p.score == score] for score in scores]

    def eliminated(self):
        """Return the names of those who are out, in the order in which they went."""
        return []

    def questions(self, action, old):
        """Return the generator of questions that makes the event `action`.

        `old` is an event of that kind whose values are offered first, or {}.
        """
        for name, _, module, generator in self.referee:  # pyright: ignore[reportGeneralTypeIssues]
            if name == action:
                return getattr(load_module(module), generator)(self)
        return getattr(self, "ask_" + action)(old)

    def copy(self):
        """Return a game that stands as this one and goes on by itself, with no box that asks."""
        twin = object.__new__(type(self))
        twin.house = self.house
        for name in self._shared_state + self.state:
            setattr(twin, name, _copied(getattr(self, name)))
        return twin
