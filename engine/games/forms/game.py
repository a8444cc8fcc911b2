"""A game made of a form: a class of declarations only."""

from ...compat import TYPE_CHECKING, is_object, is_whole, load_module
from ...errors import InputError, RuleError
from ...game.cut import Cut
from ...game.declared import EventType, PlayerField
from ...game.effect import arithmetic
from ...game.elimination import Elimination
from ...game.events import SharedEvents
from ...game.game import Game
from ...game.house import Option, Span, with_defaults
from ...game.payments import Payments
from ...game.sides import SEATS, Sides, pairs
from ...texts import listed, quoted, text
from .expressions import MOST, ONCE, SIDE, run
from .fields import KEYED, declared, note_unproved
from .lines import gaps, shown, told, words_of
from .reading import (
    CARRIED,
    DIRECTIONS,
    SEATED,
    TOTAL,
    Settled,
    can_sit_out,
    phase_at,
    settled_range,
)
from .world import World, sided, value_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.declared import EntrySoFar, Values
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Facts, House, Message, Note
    from .expressions import Code
    from .reading import Form, FormField, FormOption, Step, Words


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

    _state = ("each", "backs")

    # Whether a re-entry is one more stake.
    each = False

    def __init__(self) -> None:
        # How often each player came back.
        self.backs: dict[str, int] = {}

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
        "last",
        "sides",
        "direction",
        "decided",
        "started",
    )
    payments: FormPayments = FormPayments()  # pyright: ignore[reportIncompatibleVariableOverride]
    limit = 0
    last = 0
    # How many began the game.
    started = 0
    # Who wins at once by what the form says of the last round.
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
            for fewer in form.counts:
                if form.idle and fewer <= count and not can_sit_out(form, house, fewer):
                    raise RuleError(None, "forms.idle_bad", n=fewer)
            cls.check_ranges(settled)
        except RuleError as error:
            raise InputError("options", error.key, **error.facts)

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
    def unit(cls, house: "House") -> str:
        return cls.section + ".unit" if cls.form.unit else "forms.unit"

    def begin(self) -> None:
        """Work out what the house rules settle."""
        form = self.form
        settled = Settled(form, self.house, len(self.players))
        self.limit = run(form.limit, settled) if form.limit else 0
        self.last = run(form.rounds, settled) if form.rounds else 0
        self.carried: dict[str, dict[str, int]] = {}
        self.decided = []
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

    def deal(self) -> None:
        """Return None: how the cards are dealt is not known."""
        return None

    def first_player(self) -> "str | None":
        """Return who leads, where the form says so."""
        return self.playing_order()[0] if self.form.leads else None

    def goal(self) -> "Message":
        if self.form.out:
            return "forms.goal_out", {"n": self.limit}
        if self.form.limit:
            return "all.goal_to", {"n": self.limit}
        return ("forms.goal_rounds", self._last_facts()) if self.last else ("forms.goal_open", {})

    def _last_facts(self) -> "Facts":
        """Return the facts of a text about the last round: what it is called, and its number."""
        return {"unit": (self.unit(self.house), {}), "n": self.last}

    def progress(self, player: "Player") -> "tuple[int, int] | None":
        return (player.score, self.limit) if self.form.limit else None

    def coming(self) -> "Message":
        """Return the line of the step that comes next, and who sits out."""
        said = self._coming()
        idle = self.idle(self.world(self.step_values))
        if not idle:
            return said
        return "forms.coming_idle", {"what": said, "names": listed(idle, True)}

    def tells_round(self) -> bool:
        return bool(self._coming()[1]) and bool(self.form.steps[self.step_index].coming)

    def _coming(self) -> "Message":
        """Return the line of the step that comes next, with the numbers that it tells."""
        step = self.form.steps[self.step_index]
        if not step.coming:
            return "forms.coming", {"what": (self.key_of("name_", step.name), {})}
        facts: dict[str, Any] = {}
        world = self.world(self.step_values)
        names = self.form.names
        words = step.coming["en"]
        for name in names:
            if "{" + name + "}" in words and names[name].slots[ONCE] >= 0:
                facts[name] = shown(world, names[name])
        if self.form.phases:
            facts["phase"] = self.phase_words()
        return self.section + ".coming_" + step.name, facts

    def noted(self, names: "Sequence[str]") -> "list[Message]":
        form = self.form
        world = self.world(self.step_values)
        found: list[Message] = []
        if self.over or names[0] not in world.names:
            return found
        at = world.names.index(names[0])
        # What a side of this round has stands with the first of its players.
        leads = bool(self.sides.lists) or world.head(names[0]) == names[0]
        for gap, _ in form.shown:
            given: Any = self.step_values.get(gap)
            if given is None:
                # A field that has not been asked; else what is carried, or follows from the score.
                known = form.names[gap].known_from >= 0 or not leads
                value: Any = 0 if known else shown(world, form.names[gap], at)
            else:
                value = "+".join([str(given[one]) for one in names if one in given])
            if value:
                found.append((self.section + ".shown_" + gap, {"n": value}))
        return found

    def entered(self) -> "list[Message]":
        """Return what the steps of this round say that have been entered and score nothing.

        What stands beside each player, as `noted`, is left out.
        """
        found: list[Message] = []
        beside = [gap for gap, _ in self.form.shown]
        for step in self.form.steps[: self.step_index]:
            if not step.score:
                remarks = self._remarks(step, self.world(self.step_values), beside)
                found += [(key, facts) for _, key, facts in remarks]
        return found

    def _entered(self, step: "Step", world: World, beside: "Sequence[str]") -> "list[Note]":
        """Return a line for each field of a step that is not `beside`, partners together."""
        found: list[Note] = []
        said = world.said
        for field in step.fields:
            if field.name not in said or field.name in beside:
                continue
            given = said[field.name]
            groups = [world.group(at) for at in world.heads]
            if not field.level:
                given, groups = {"": given}, [[""]]
            long: list[str] = []
            short: list[str] = []
            rows: list[tuple[list[str], str]] = []
            for group in groups:
                names = [name for name in group if name in given]
                words = [words_of(self, field, given[name]) for name in names]
                for at in range(len(names)):
                    rows.append((group if field.level == SIDE else [names[at]], words[at]))
                if field.level == SIDE:
                    names = [" + ".join(group) for _ in names]
                short.append(" + ".join(words))
                told: list[str] = []
                for at in range(len(names)):
                    # "Player 1: 2"
                    colon = ":" if names[at][-1:].isdigit() else ""
                    told.append((names[at] + colon + " " + words[at]).strip())
                long.append(" + ".join(told))
            facts: dict[str, Any] = {"long": listed(long, True), "short": listed(short, True)}
            facts["what"] = self.word_of(field.name)
            if field.level:
                # Where each has a row.
                facts["rows"] = rows
            found.append((None, "forms.entered", facts))
        return found

    def told_of(self, code: "Code", words: "Words | None", world: World, at: int) -> "Facts":
        """Return what the sentence of a check tells of the player or side `at`."""
        name = world.names[at]
        facts = gaps(self, words, world, at)
        facts["name"] = world.words(at) if code.level == SIDE else name
        for step in self.form.steps:
            for field in step.fields:
                made = self.form.names[field.name]
                if made.known_from == code.known_from:
                    given: Any = world.said.get(field.name)
                    # What is looked at once for all tells the sum of what each has.
                    together = code.level == ONCE and made.level != ONCE and is_object(given)
                    facts["n"] = (
                        sum([value_of(given[one]) for one in given])
                        if together
                        else shown(world, made, at)
                    )
        return facts

    def _keyed(self, field: "FormField", said: "Values", world: World) -> "Note":
        """Return the remark on what the cards of each came to that said who a field names."""
        keyed: Any = [one for one in self.event_type(self.form.steps[-1].name).fields
                      if one.name == field.name][0]  # fmt: skip
        points = keyed.points_of(said[field.name + KEYED])
        told = ["%s %d" % (world.words(at), points[world.names[at]]) for at in world.heads]
        facts = {"what": self.word_of(field.name), "list": listed(told, True)}
        return self.form.number(field.rule), "forms.cards_came", facts

    def key_of_note(self, step: "Step", at: int) -> str:
        """Return the beginning of the keys of the parts of a note."""
        return "%s.note_%s_%d" % (self.section, step.name, at)

    def _remarks(self, step: "Step", world: World, beside: "Sequence[str]" = ()) -> "list[Note]":
        """Return the notes of a step that say something; without a score, its fields as well."""
        found: list[Note] = []
        for at, line in enumerate(step.notes):
            words = told(self, line, self.key_of_note(step, at), world)
            if words:
                facts = {"long": words[0], "short": words[1]}
                found.append((self.form.number(line.rule), "forms.line", facts))
        return found if step.score else found + self._entered(step, world, beside)

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return what a step did as its form tells it, or as all games do.

        Whom it names is asked for: who gained by it stands beside what they gained.
        """
        key, facts = super().tell(event, effect)
        name = event["event"]
        if name in self.steps:
            asked = [field for field in self.event_type(name).history_names if event.get(field)]
            facts["name"] = facts["name"] if asked else ""
        world = effect.facts.get("tells")
        if world is None:
            return key, facts
        for step in self.form.steps:
            words = (
                step.tell
                and step.name == event["event"]
                and told(self, step.tell, "%s.tells_%s" % (self.section, step.name), world)
            )
            if words:
                return "forms.line", {
                    "long": words[0],
                    "short": words[1],
                    "name": facts["name"] or words[0],
                }
        return key, facts

    def _phase_number(self) -> int:
        """Return the place of this round's phase; after the last one it stays."""
        return phase_at(self.form, self.rounds)

    # -- a step of a round -------------------------------------------------------------------

    def plan_step(self, step: "Step", entry: "EntrySoFar") -> "Effect":
        """Return the effect of a step: the terms of its score, added up for each side."""
        form = self.form
        effect = self.round_effect(step.name)
        world = self.world(entry)
        heads = world.heads if form.sides else range(len(world.names))
        if step.score:
            worth: list[tuple[int, list[int]]] = []
            for at in heads:
                terms = [run(code, world, at) for code, _ in step.score]
                points = self._share(sum(terms), world, at) if form.divided else sum(terms)
                if not -MOST <= points + world.game.find(world.names[at]).score <= MOST:
                    raise RuleError(None, "forms.beyond", where="score", max=MOST)
                for one in world.units[at]:
                    effect.changes[world.names[one]] = points
                worth.append((at, terms))
            effect.lazy_sums = lambda: self._sums(step, world, worth)
        for field in form.keyed if step is form.steps[-1] else ():
            if field.name + KEYED in entry:
                rule, key, facts = self._keyed(field, entry, world)
                effect.note(rule, key, **facts)
        if form.melds:
            note_unproved(self, step, entry, effect)
        if step.notes or not step.score:
            effect.noted = lambda: self._remarks(step, world)
        if step.tell:
            effect.facts["tells"] = world
        if step is form.steps[-1] and form.carried:
            effect.facts["carried"] = self._carry(world, heads, effect)
        if step is form.steps[-1] and form.won:
            effect.facts["decided"] = self._decide(entry, heads, effect)
        return effect

    def _share(self, points: int, world: World, at: int) -> int:
        """Return what each player of a side scores: where it is divided, rounded up."""
        if not self.form.divided or not world.sided:
            return points
        return -(-points // len(world.units[at]))

    def _decide(self, said: "Values", heads: "Sequence[int]", effect: "Effect") -> list[str]:
        """Return who wins at once, with totals and what is carried as they are after the round."""
        won = self.form.won
        assert won is not None
        world = World(self.form, self, said)
        carried = effect.facts.get("carried", {})
        for slot, (kind, name) in enumerate(self.form.slots):
            if kind == TOTAL:
                world.values[slot] = [
                    self.find(one).score + effect.changes.get(one, 0) for one in world.names
                ]
            elif kind == CARRIED:
                world.values[slot] = [carried[name].get(one, 0) for one in world.names]
        found: list[str] = []
        for at in heads:
            if run(won, world, at):
                found += [world.names[one] for one in world.units[at]]
        return found

    def _carry(self, world: World, heads: "Sequence[int]", effect: "Effect") -> "dict[str, Any]":
        """Return what is carried to the next round, and note it."""
        found: dict[str, dict[str, int]] = {}
        for name, code, _ in self.form.carried:
            kept = dict(self.carried.get(name, {}))
            for at in heads:
                value = run(code, world, at)
                for one in world.units[at]:
                    kept[world.names[one]] = value
                if value:
                    key = self.section + ".carried_" + name
                    effect.note(None, key, name=world.words(at), n=value)
            found[name] = kept
        return found

    def _sums(
        self, step: "Step", world: World, worth: "list[tuple[int, list[int]]]"
    ) -> "list[Any]":
        """Return (name, terms, total) of how the points of each side, `worth`, add up."""
        found: list[Any] = []
        for at, points in worth:
            parts: list[Any] = []
            for place, (code, label) in enumerate(step.score):
                # What is zero is left out.
                if points[place]:
                    told: list[Any] = []
                    run(code, world, at, told)
                    key = "%s.term_%s_%d" % (self.section, step.name, place)
                    parts.append((told[-1][0], (key, {}) if label else ""))
            total = self._share(sum(points), world, at)
            count = len(world.units[at])
            if parts and self.form.divided and world.sided and count > 1:
                words = arithmetic(parts)
                words = ("(%s) / %d" if " " in words else "%s / %d") % (words, count)
                if sum(points) % count:
                    words = text("forms.rounded", words=words)
                parts = [(words, "")]
            if len(parts) > 1 or (parts and parts[0] != (str(total), "")):
                # A side of this round is no line of the sheet: each player has the sum.
                for one in world.units[at] if world.sided else (at,):
                    found.append((world.names[one], parts, total))
        return found

    def done(self, event: "Event", effect: "Effect") -> None:
        carried = effect.facts.get("carried")
        if carried is not None:
            self.carried = carried
        self.decided = effect.facts.get("decided", [])
        super().done(event, effect)

    def carry_out(self, event: "Event", effect: "Effect") -> None:
        super().carry_out(event, effect)
        # The moment is another one.
        self._world = None

    # -- who comes back ----------------------------------------------------------------------

    def returning(self) -> list[str]:
        """Return the names of those out who can come back now."""
        found: list[str] = []
        for player in self.players:
            if player.out_in_round and not player.has_left:
                try:
                    self.check_back(player)
                    found.append(player.name)
                except RuleError:
                    continue
        return found

    def check_back(self, player: "Player") -> None:
        """Raise RuleError if a player cannot come back now."""
        again = self.form.again
        assert again is not None
        rule = self.form.number(again.rule)
        if player.has_left:
            raise RuleError("ALL-2", "all.has_left", name=player.name)
        if not player.out_in_round:
            raise RuleError(rule, "forms.not_out", name=player.name)
        times = run(again.times, Settled(self.form, self.house, len(self.players)))
        if self.payments.backs.get(player.name, 0) >= times:
            raise RuleError(rule, "forms.no_more", name=player.name, n=times)
        if len(self.in_play()) < again.least:
            raise RuleError(rule, "forms.too_few_in", n=again.least)

    def plan_again(self, entry: "EntrySoFar") -> "Effect":
        """Let a player come back who is out."""
        again = self.form.again
        assert again is not None
        player = self.find(entry["player"])
        self.check_back(player)
        effect = self.effect(again.event)
        score = run(again.score, World(self.form, self, {}))
        effect.changes[player.name] = score - player.score
        rule = self.form.number(again.rule)
        effect.note(rule, "forms.did_return", name=player.name, n=score)
        return effect

    def come_back(self, name: str) -> None:
        """Put a player in play again."""
        self.payments.back(name)
        self.elimination.take_back(self.find(name))

    def worst(self) -> int:
        """Return the worst score of those in play."""
        scores = [player.score for player in self.in_play()]
        return max(scores) if self.lowest_wins else min(scores)

    # -- the end -----------------------------------------------------------------------------

    def check_end(self, effect: "Effect") -> None:
        """End the game between two rounds, if the scores or their number say so."""
        if self.step_index:
            return
        playing = self.in_play()
        form = self.form
        rule = form.end_rule
        if self.decided:
            best = self.best_of([each for each in playing if each.name in self.decided])
            key = self.section + ".won" if form.won_words else "forms.end_won"
            self._finish(best, form.won_rule or rule, key)
            return
        if form.out:
            self.elimination.check(self, self.limit, effect)
            if self.over:
                return
        elif form.limit and playing and max([each.score for each in playing]) >= self.limit:
            self._finish(self.best_of(playing), rule, "all.end_target", n=self.limit)
        if not self.over and form.rounds and self.rounds >= self.last:
            best = self.best_of(self.in_play())
            self._finish(best, rule, "forms.end_rounds", **self._last_facts())

    def _finish(self, best: list[str], rule: "int | None", key: str, **facts: "Any") -> None:
        """End the game, unless those who are `best` are equal and play on."""
        if self.form.play_on and len(best) > len(self.sides.of(best[0])):
            return
        self.end(best, self.form.number(rule), key, **facts)


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


def made(form: "Form", name: str, section: str) -> "type[FormGame]":
    """Return the class of a form's game, called `name`, with its texts in `section`."""
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
        "title": (section + ".title", {}) if len(form.title) > 1 else form.title["en"],
        "min_players": form.least,
        "max_players": form.most,
        "lowest_wins": form.wins != "high",
        "prefix": form.prefix,
        "section": section,
        "cut": Cut(first or "ALL-9"),
        "options": tuple(options),
        "events": tuple(events),
        "steps": tuple([step.name for step in form.steps]),
    }
    if form.melds:
        facts.update(load_module("engine.games.forms.referee").facts(form))
    if form.judge:
        row = ("judge_worth", section + ".judge_worth", "engine.games.forms.worth", "judged")
        facts["referee"] = facts.get("referee", ()) + (row,)
    if form.seated:
        facts["sides"] = TwoSides() if form.seated == SEATED[1] else FormSides()
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
