"""A game made of a form: a class of declarations only."""

from ...compat import TYPE_CHECKING, is_object, is_whole, load_module
from ...errors import InputError, RuleError
from ...game.cut import Cut
from ...game.declared import EventType, PlayerField
from ...game.elimination import Elimination
from ...game.events import SharedEvents
from ...game.game import Game
from ...game.house import Option, Span, with_defaults
from ...game.payments import Payments
from ...game.sides import SEATS, Sides, pairs
from ...texts import listed, quoted, title_of
from . import readings
from .asking.fields import declared
from .expressions import MOST, run
from .form import DIRECTIONS, SEATED, STAKES, WHEN
from .mistakes import FormError
from .scoring import ending, points, returning
from .settled import Settled, can_sit_out, phase_at, settled_range
from .telling import moment, remarks
from .world import World, sided

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import EntrySoFar, Values
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Facts, House, Label, Message
    from .dealing import Dealing
    from .expressions import Code
    from .form import Form, FormOption, Step, Words

# What only games need in which the limit counts at once.
_RACING = "engine.games.forms.scoring.racing"


class FormEvents(SharedEvents):
    """The events of every game, where partners share a score, and a form's own steps."""

    def plan(self, game: "FormGame", name: str, entry: "EntrySoFar") -> "Effect":
        for step in game.form.steps:
            if step.name == name:
                return game.plan_step(step, entry)
        again = game.form.again
        if again and again.event == name:
            return game.plan_again(entry)
        return super().plan(game, name, entry)

    def done(self, game: "FormGame", event: "Event", effect: "Effect") -> None:
        again = game.form.again
        if again and again.event == event["event"]:
            game.come_back(event["player"])
        else:
            super().done(game, event, effect)

    def plan_void(self, game: "FormGame", entry: "EntrySoFar") -> "Effect":
        """Cancel the round; what its steps have scored is taken back (ALL-1)."""
        effect = super().plan_void(game, entry)
        for name in game.scored:
            effect.changes[name] = -game.scored[name]
        if any(game.scored.values()):
            effect.note("ALL-1", "forms.did_void")
        return effect

    def done_void(self, game: "FormGame", event: "Event", effect: "Effect") -> None:
        super().done_void(game, event, effect)
        game.scored = {}

    def check_joining(self, game: "FormGame") -> None:
        """Raise RuleError where players play in sides, or a house rule leaves no room."""
        super().check_joining(game)
        if game.form.seated:
            raise RuleError("ALL-3", "forms.sides_stay")
        try:
            game.check_house(game.house, len(game.names_in_play()) + 1)
        except InputError as error:
            raise RuleError("ALL-3", error.key, **error.facts)

    def joining_score(self, game: "FormGame") -> int:
        """Return the worst score of those in play: a newcomer does not lead at once (ALL-3)."""
        return game.worst()

    def returning_score(self, game: "FormGame", player: "Player") -> int:
        """Return the score of a player who returns; who was out stays out (ALL-3)."""
        if game.form.out and player.score >= game.limit:
            raise RuleError(
                game.elimination.rule, "all.is_out", name=player.name, n=player.out_in_round
            )
        return super().returning_score(game, player)


class FormPayments(Payments):
    """What a win is worth: a re-entry is one more stake where the form says so."""

    _state = ("each", "backs", "stake")

    # Whether a re-entry is one more stake.
    each = False

    # What is paid for by custom where points are payments, "points" or "difference"; or None.
    stake: "str | None" = None

    def __init__(self) -> None:
        # How often each player came back.
        self.backs: dict[str, int] = {}

    def are_points(self, house: "House") -> bool:
        return self.stake is not None

    def by_difference(self) -> bool:
        return self.stake == STAKES[1]

    def back(self, name: str) -> None:
        """Note that a player came back."""
        self.backs[name] = self.backs.get(name, 0) + 1

    def more_stakes(self, name: str) -> int:
        return self.backs.get(name, 0) if self.each else 0


class FormSides(Sides):
    """The pairs of an even number of players, as the house seats them; fewer play alone."""

    def seated(self, names: "Sequence[str]", house: "House") -> "list[list[str]]":
        count = len(names)
        return [] if count < 4 or count % 2 else self.parted(names, house["sides"])

    def parted(self, names: "Sequence[str]", seats: str) -> "list[list[str]]":
        """Return the sides of an even number of players."""
        return pairs(names, seats)


class TwoSides(FormSides):
    """Two sides of every other player; the house may seat those of a side beside each other."""

    def parted(self, names: "Sequence[str]", seats: str) -> "list[list[str]]":
        if seats == SEATS[0]:
            return [list(names[0::2]), list(names[1::2])]
        half = len(names) // 2
        if seats == SEATS[1]:
            return [list(names[:half]), list(names[half:])]
        return [[names[0]] + list(names[half + 1 :]), list(names[1 : half + 1])]


class FormGame(Game):
    """A game of which a `form` says everything; `made` makes the class."""

    form: "Form"
    section = "forms"
    shared = FormEvents()
    # What is carried from round to round: {name: {player: number}}.
    state = (
        "elimination",
        "carried",
        "payments",
        "limit",
        "at_once",
        "last",
        "sides",
        "direction",
        "decided",
        "started",
        "scored",
    )
    payments: FormPayments = FormPayments()  # pyright: ignore[reportIncompatibleVariableOverride]
    limit = 0
    # Whether the limit counts in the term of a score in which somebody arrives.
    at_once = False
    last = 0
    # How many began the game.
    started = 0
    # Who has the first turn of a round, as `form.starts`, once that was found by the house.
    _starts: "str | None" = None
    # Who wins at once by what the form says of the last round, or was first at the limit.
    decided: "list[str]" = []
    # What expressions see, and the fields that it was made for.
    _world: "World | None" = None

    # -- editions ----------------------------------------------------------------------------

    @classmethod
    def with_defaults(cls, given: object) -> "House":
        """Return the complete house rules; a later edition of the form is among them.

        Where none is given, it is the form's own.
        """
        house = with_defaults(cls.options, _but_edition(given))
        edition: Any = cls.form.edition
        if is_object(given) and "edition" in given:
            edition = given["edition"]
        if not is_whole(edition) or not 1 <= edition <= cls.form.edition:
            facts = {"name": "edition", "value": quoted(edition)}
            values = "1-%d" % cls.form.edition
            raise InputError("options", "ask.bad_option", values=values, **facts)
        if cls.form.edition > 1:
            house["edition"] = edition
        return house

    @classmethod
    def restore_house(cls, saved: object) -> "House":
        """Return the house rules of a saved game: without an edition it is of the first one."""
        return cls.with_defaults(
            dict(saved, edition=saved.get("edition", 1)) if is_object(saved) else saved
        )

    @classmethod
    def repeat_house(cls, last: object) -> "House":
        """Return the house rules of a new game like the last one, with the form's own edition."""
        return cls.with_defaults(_but_edition(last))

    # -- house rules -------------------------------------------------------------------------

    @classmethod
    def check_start(cls, names: "Sequence[str]", house: "House") -> None:
        """Raise InputError where a house rule does not fit so many players, or nobody plays so."""
        if len(names) not in cls.form.counts:
            counts = listed([str(count) for count in cls.form.counts], True)
            raise InputError("players", "forms.not_so_many", title=cls.title, counts=counts)
        cls.check_house(house, len(names))

    @classmethod
    def check_house(cls, house: "House", count: int) -> None:
        """Raise InputError where a house rule does not fit `count` players."""
        form = cls.form
        settled = Settled(form, house, count)
        try:
            for option in form.options:
                listed = [value for value in option.values if value == house[option.name]]
                if option.range and is_whole(house[option.name]) and not listed:
                    least = run(option.range.least, settled)
                    most = run(option.range.most, settled)
                    if not least <= house[option.name] <= most:
                        facts = {"name": option.name, "min": least, "max": most}
                        raise InputError("options", "forms.off_range", **facts)
            for code in (form.limit, form.rounds):
                if code:
                    run(code, settled)
            cls.counts_at_once(settled)
            for fewer in form.counts:
                if form.idle and fewer <= count and not can_sit_out(form, house, fewer):
                    raise RuleError(None, "forms.idle_bad", n=fewer)
            cls.check_ranges(settled)
            if form.deal is not None and form.data is not None:
                readings.reader("deal").check(form, house, count)
                readings.let_go_of_readers()
        except FormError as error:
            raise InputError("options", error.key, **error.facts)
        except RuleError as error:
            raise InputError("options", error.key, **error.facts)

    @classmethod
    def _may_have(cls, name: str) -> bool:
        """Return whether an event is none of the form's own: these have any names."""
        return all([kind.name != name for kind in cls.events])

    @classmethod
    def check_ranges(cls, settled: "Settled") -> None:
        """Raise InputError where a field could not be answered in any round."""
        for step in cls.form.steps:
            for field in step.fields:
                if field.range and settled_range(cls.form, field.range):
                    least, most = run(field.range.least, settled), run(field.range.most, settled)
                    if least > most:
                        facts = {"name": field.name, "min": least, "max": most}
                        raise InputError("options", "forms.off_answers", **facts)

    @classmethod
    def counts_at_once(cls, settled: "Settled") -> bool:
        """Return whether the limit counts within a round; raise RuleError where it has no value."""
        when = cls.form.when
        return bool(when) and settled.chosen(when) == WHEN[1]

    @classmethod
    def unit(cls, house: "House") -> str:
        return cls.section + ".unit" if cls.form.unit else "forms.unit"

    def begin(self) -> None:
        """Work out what the house rules settle."""
        form = self.form
        settled = Settled(form, self.house, len(self.players))
        self.limit = run(form.limit, settled) if form.limit else 0
        self.at_once = self.counts_at_once(settled)
        self.last = run(form.rounds, settled) if form.rounds else 0
        self.carried: dict[str, dict[str, int]] = {}
        self.decided = []
        self.scored: dict[str, int] = {}
        self.started = len(self.players)
        self.direction = 1 if self.house["direction"] == DIRECTIONS[0] else -1
        self.payments.each = bool(form.again and form.again.stake)
        names = [player.name for player in self.players]
        self.sides.lists = self.sides.seated(names, self.house)

    # -- who sits out ------------------------------------------------------------------------

    def idle(self, world: World) -> "Sequence[str]":
        """Return the names of those in play who sit out this round, in seat order."""
        code = self.form.idle
        if code is None:
            return ()
        return [name for at, name in enumerate(world.names) if run(code, world, at)]

    def sits_out(self, name: str) -> RuleError:
        """Return what refuses an entry about a player who sits out."""
        return RuleError(self.form.number(self.form.idle_rule), "forms.sits_out", name=name)

    def playing_order(self) -> list[str]:
        """Return the names of those who play this round, from the first turn on."""
        idle = self.idle(self.world(self.step_values))
        return [name for name in super().playing_order() if name not in idle]

    # -- what expressions see ----------------------------------------------------------------

    def world(self, said: "Values") -> World:
        """Return what expressions see with the fields `said`, made once for each."""
        world = self._world
        if (
            world is None
            or world.said is not said
            or (self.form.by and world.sided != sided(self.form, said, world.names))
        ):
            world = self._world = World(self.form, self, said)
        return world

    def phase(self) -> "dict[str, Any]":
        """Return what this round has by its number."""
        return self.form.phases[self._phase_number()]

    def phase_words(self) -> "Message":
        """Return what this round is about, where each is about something else."""
        return self.section + ".phase_%d" % self._phase_number(), {}

    def word_of(self, name: str) -> "Message":
        """Return what a field is called."""
        return self.section + ".field_" + name, {}

    # -- what can be entered, and what comes next --------------------------------------------

    def actions(self) -> list[str]:
        found = super().actions()
        again = self.form.again
        if again and not self.step_index and self.returning():
            found.insert(1, again.event)
        return found

    def dealing(self) -> "Dealing":
        """Return what the form says of the deal."""
        found = self.form.dealing
        if found is None:
            found = readings.reader("deal").dealing(self.form)
            readings.let_go_of_readers()
        return found

    def deal(self) -> "Deal | None":
        """Return the plan of this round's deal, where the form says how many cards there are."""
        return None if self.deal_rule is None else self.dealing().plan(self)

    def why_deal(self, plan: "Deal") -> "Message":
        facts: Facts = {"n": plan.counts[plan.order[0]], "first": plan.first}
        if plan.opening:
            facts["what"] = plan.opening[1:]
        return "forms.why_" + ("card" if plan.opening else "deal" if plan.first else "cards"), facts

    def first_player(self) -> "str | None":
        """Return who has the first turn, where the form says so and no card decides it."""
        starts = self._starts or self.form.starts
        if not starts:
            return None
        if " " in starts:
            starts = self.dealing().starter(self)
        self._starts = starts
        order = self.playing_order()
        if starts == "next":
            return order[0]
        # Who sits out deals, but does not play.
        before = [name for name in order if name != self.dealer]
        return before[-1] if starts == "previous" or self.dealer not in order else self.dealer

    def goal(self) -> "Message":
        if self.form.out:
            return "forms.goal_out", {"n": self.limit}
        if self.form.limit:
            return "all.goal_to", {"n": self.limit}
        return ("forms.goal_rounds", self.last_facts()) if self.last else ("forms.goal_open", {})

    def last_facts(self) -> "Facts":
        """Return the facts of a text about the last round: what it is called, and its number."""
        return {"unit": (self.unit(self.house), {}), "n": self.last}

    def progress(self, player: "Player") -> "tuple[int, int] | None":
        return (player.score, self.limit) if self.form.limit else None

    def coming(self) -> "Message":
        """Return the line of the step that comes next, and who sits out."""
        said = moment.coming(self)
        idle = self.idle(self.world(self.step_values))
        if not idle:
            return said
        return "forms.coming_idle", {"what": said, "names": listed(idle, True)}

    def tells_round(self) -> bool:
        return bool(moment.coming(self)[1]) and bool(self.form.steps[self.step_index].coming)

    def noted(self, names: "Sequence[str]") -> "list[Message]":
        return moment.noted(self, names)

    def entered(self) -> "list[Message]":
        """Return what the steps of this round say that have been entered and score nothing.

        What stands beside each player, as `noted`, is left out.
        """
        return moment.entered(self)

    def told_of(self, code: "Code", words: "Words | None", world: World, at: int) -> "Facts":
        """Return what the sentence of a check tells of the player or side `at`."""
        return moment.told_of(self, code, words, world, at)

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return what a step did as its form tells it, or as all games do.

        Whom it names is asked for: who gained by it stands beside what they gained.
        """
        key, facts = super().tell(event, effect)
        name = event["event"]
        if name in self.steps:
            asked = [field for field in self.event_type(name).history_names if event.get(field)]
            facts["name"] = facts["name"] if asked else ""
        return remarks.story(self, name, effect, facts) or (key, facts)

    def _phase_number(self) -> int:
        """Return the place of this round's phase; after the last one it stays."""
        return phase_at(self.form, self.rounds)

    # -- a step of a round -------------------------------------------------------------------

    def plan_step(self, step: "Step", entry: "EntrySoFar") -> "Effect":
        """Return the effect of a step: what it comes to, and what is said of it."""
        effect = self.round_effect(step.name)
        world = self.world(entry)
        worth = points.score(self, step, world, effect)
        last = step is self.form.steps[-1]
        if self.at_once and worth:
            if last:
                # Whoever wins by what the round was wins whoever is first at the limit.
                points.finish_round(self, entry, world, effect)
                last = False
            if not effect.facts.get("decided"):
                load_module(_RACING).stop(self, step, world, worth, effect)
        remarks.tell_step(self, step, entry, world, worth, effect)
        if last:
            points.finish_round(self, entry, world, effect)
        return effect

    def done(self, event: "Event", effect: "Effect") -> None:
        carried = effect.facts.get("carried")
        if carried is not None:
            self.carried = carried
        self.decided = effect.facts.get("decided", [])
        super().done(event, effect)
        if not self.step_index:
            self.scored = {}
        elif [1 for name in effect.changes if effect.changes[name]]:
            before = self.scored
            self.scored = {
                name: before.get(name, 0) + effect.changes[name] for name in effect.changes
            }

    def carry_out(self, event: "Event", effect: "Effect") -> None:
        super().carry_out(event, effect)
        # The moment is another one.
        self._world = None

    # -- who comes back ----------------------------------------------------------------------

    def returning(self) -> list[str]:
        """Return the names of those out who can come back now."""
        return returning.returning(self)

    def plan_again(self, entry: "EntrySoFar") -> "Effect":
        """Let a player come back who is out."""
        return returning.plan_again(self, entry)

    def come_back(self, name: str) -> None:
        """Put a player in play again."""
        self.payments.back(name)
        self.elimination.take_back(self.find(name))

    def worst(self) -> int:
        """Return the worst score of those in play."""
        scores = [player.score for player in self.in_play()]
        return max(scores) if self.lowest_wins else min(scores)

    # -- the end -----------------------------------------------------------------------------

    def together(self, entry: "EntrySoFar") -> "Sequence[str]":
        """Return the names of those who arrive at the limit in one term, if several do."""
        return load_module(_RACING).together(self, entry)

    def check_end(self, effect: "Effect") -> None:
        ending.check_end(self, effect)


def _but_edition(house: object) -> "Any":
    """Return house rules as given, without the edition of the form."""
    return {name: house[name] for name in house if name != "edition"} if is_object(house) else house


def option_of(form: "Form", option: "FormOption") -> Option:
    """Return a house rule of a form; its range is the widest that any number of players has."""
    rule = form.number(option.rule or 1) or "ALL-8"
    if option.range is None:
        return Option(option.name, option.default, tuple(option.values), rule)
    least, most = MOST, -MOST
    for count in form.counts:
        defaults = {other.name: other.default for other in form.options}
        settled = Settled(form, defaults, count)
        try:
            least = min(least, run(option.range.least, settled))
            most = max(most, run(option.range.most, settled))
        except RuleError:
            continue
    return Option(option.name, option.default, tuple(option.values) + (Span(least, most),), rule)


def _title(form: "Form", section: str) -> "Label":
    """Return the title of a form's game, a message where languages differ."""
    title = form.title["en"]
    differ = len(form.title) > 1 or title_of(form.name, title) != title
    return (section + ".title", {}) if differ else title


def made(form: "Form", name: str, section: str) -> "type[FormGame]":
    """Return the class of a form's game, called `name`, with its texts in `section`."""
    form.section = section
    first = form.number(1)
    options = [option_of(form, option) for option in form.options]
    if form.seated and form.most >= 4:
        options.append(Option("sides", SEATS[0], SEATS, first or "ALL-8"))
    options.append(Option("direction", form.direction, DIRECTIONS, first or "ALL-8"))
    last = form.steps[-1].name
    events = [
        EventType(step.name, *declared(form, step, section), totals=step.name == last)
        for step in form.steps
    ]
    if form.again:
        events.append(_again(form, section))
    facts: dict[str, Any] = {
        "form": form,
        "name": name,
        "title": _title(form, section),
        "min_players": form.least,
        "max_players": form.most,
        "lowest_wins": form.wins != "high",
        "prefix": form.prefix,
        "section": section,
        "cut": Cut(first or "ALL-9"),
        "options": tuple(options),
        "events": tuple(events),
        "steps": tuple([step.name for step in form.steps]),
        "feats": tuple([feat[0] for feat in form.feats]),
    }
    if form.stake:
        facts["payments"] = FormPayments()
        facts["payments"].stake = form.stake
    if form.melds:
        facts.update(load_module("engine.games.forms.keyed_cards").facts(form))
    if form.judge:
        row = ("judge_worth", section + ".judge_worth", "engine.games.forms.worth", "judged")
        facts["referee"] = facts.get("referee", ()) + (row,)
    if form.seated:
        facts["sides"] = TwoSides() if form.seated == SEATED[1] else FormSides()
    if form.deal is not None and "cards" in form.deal:
        facts["deal_rule"] = form.number(form.deal.get("rule")) or ""
    if form.out:
        facts["elimination"] = Elimination(form.number(form.end_rule) or "ALL-10")
    return type("Formed", (FormGame,), facts)


def _again(form: "Form", section: str) -> EventType:
    again = form.again
    assert again is not None
    who = PlayerField(
        "player",
        section + ".ask_" + again.event,
        also_out=True,
        among=lambda game, entry: game.returning(),
    )
    return EventType(
        again.event,
        who,
        precheck=lambda game, entry: game.shared.check_between(game, "ALL-3"),
        when=lambda game, entry: True,
        group="table",
    )
