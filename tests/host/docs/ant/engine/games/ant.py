"""Ant (ANT): five or six players fish, and one of them ends up with the ant."""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING
from ..errors import RuleError
from ..game import deal
from ..game.cut import Cut
from ..game.game import Game
from ..game.house import YES_NO, Option, Span
from ..game.questions import NOBODY, NUMBER, Question, pick, pick_name
from ..rummy.counted_hands import read_numbers

if TYPE_CHECKING:
    from ..cards import Deck
    from ..game.deal import Deal
    from ..game.effect import Effect
    from ..game.seats import Player
    from ..types import Event, House, Message, Questions

MOST_FISH = 40
ANT = 5
GIFT = 3


class Ant(Game):
    """Five or six players (ANT-1 to ANT-5)."""

    name = "ant"
    title = "Ant"
    prefix = "ANT"
    section = "ant"
    deal_rule = "ANT-1"
    cut = Cut("ANT-1")
    min_players = 5
    max_players = 6
    direction = -1
    events = {"catch": (("fish",), ("holder",)), "gift": (("giver", "taker"), ())}
    name_fields = Game.name_fields + ("fish", "holder", "giver", "taker")
    told_by = ("giver", "holder")
    new_round = ("catch", "void")
    # Who held the ant last.
    state = ("held",)

    @classmethod
    def options(cls) -> "tuple[Option, ...]":
        """Return the house rules."""
        return (
            Option("gifts", "yes", YES_NO, "ANT-4"),
            Option("target", 60, (Span(10, 500),), "ANT-5"),
        )

    @classmethod
    def deck_for(cls, house: "House") -> "Deck":
        """Return the standard deck (ANT-1)."""
        return STANDARD52

    def begin(self) -> None:
        """Nobody has held the ant yet."""
        self.held = None

    def actions(self) -> list[str]:
        """Return what can be entered now."""
        own = ["catch", "gift"] if self.house["gifts"] == "yes" else ["catch"]
        return own + ["void", "adjust", "dealer", "leave", "join", "stop"]

    def deal(self) -> "Deal":
        """Return the plan of the deal: six cards each (ANT-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, 6, [3, 3], "right", 0, STANDARD52)

    def goal(self) -> "Message":
        """Return the line that says what ends the game."""
        return "all.goal_to", {"n": self.house["target"]}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to the target (ANT-5)."""
        return player.score, self.house["target"]

    def plan_catch(self, event: "Event") -> "Effect":
        """ANT-2: everybody scores their fish. ANT-3: less five for the ant."""
        names = self.names_in_play()
        fish = read_numbers(self, event["fish"], names, "fish", 0, MOST_FISH, "ANT-2")
        effect = self.round_effect("catch")
        holder = event.get("holder")
        if holder is not None:
            holder = self.active(holder).name
        for name in names:
            parts = (fish[name], -ANT) if name == holder else (fish[name],)
            effect.changes[name] = sum(parts)
            effect.sum(name, parts, sum(parts))
        if holder is not None:
            effect.note("ANT-3", "ant.did_hold", name=holder, n=ANT)
        else:
            effect.note("ANT-2", "ant.did_catch", n=effect.number)
        return effect

    def done_catch(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal to the right (ANT-1)."""
        self.rounds += 1
        self.held = event.get("holder")
        self.pass_deal()

    def plan_gift(self, event: "Event") -> "Effect":
        """ANT-4: three points change hands."""
        if self.house["gifts"] == "no":
            raise RuleError("ANT-4", "ant.no_gifts")
        giver, taker = self.active(event["giver"]).name, self.active(event["taker"]).name
        if giver == taker:
            raise RuleError("ANT-4", "ant.own_gift", name=giver)
        effect = self.effect("gift", {giver: -GIFT, taker: GIFT})
        effect.note("ANT-4", "ant.did_gift", name=giver, taker=taker, n=GIFT)
        return effect

    def done_gift(self, event: "Event", effect: "Effect") -> None:
        """The points have moved."""

    def check_end(self, effect: "Effect") -> None:
        """ANT-5: the target ends the game."""
        playing = self.in_play()
        target = self.house["target"]
        if playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("ANT-5", "all.end_target", n=target)

    def ask_catch(self, old: "Event") -> "Questions":
        """Ask for everybody's fish, and who has the ant."""
        names = self.names_in_play()
        before = old.get("fish", {})
        fish = {}
        for name in names:
            question = Question(NUMBER, "ant.ask_fish", {"name": name}, default=before.get(name))
            question.maximum = MOST_FISH
            fish[name] = yield question.bounded(name, "ANT-2")
        choices = [(name, name) for name in names] + [(NOBODY, ("ant.nobody", {}))]
        held = old.get("holder", NOBODY if old else None)
        holder = yield pick("ant.ask_holder", choices, held)
        event = {"event": "catch", "fish": fish}
        if holder != NOBODY:
            event["holder"] = holder
        yield event

    def ask_gift(self, old: "Event") -> "Questions":
        """Ask who gives, and to whom."""
        names = self.names_in_play()
        giver = yield pick_name("ant.ask_giver", names, old.get("giver"))
        others = [name for name in names if name != giver]
        taker = yield pick_name("ant.ask_taker", others, old.get("taker"))
        yield {"event": "gift", "giver": giver, "taker": taker}


GAME = Ant
