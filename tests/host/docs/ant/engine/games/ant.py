"""Ant (ANT): five or six players fish, and one of them ends up with the ant."""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING
from ..errors import RuleError
from ..game import deal
from ..game.cut import Cut
from ..game.declared import Check, Each, Kind, Who
from ..game.game import Game
from ..game.house import YES_NO, Option, Span

if TYPE_CHECKING:
    from ..game.deal import Deal
    from ..game.declared import Said
    from ..game.effect import Effect
    from ..game.player import Player
    from ..types import Event, Message

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
    events = (
        Kind(
            "catch",
            Each("fish", "ant.ask_fish", most=MOST_FISH, rule="ANT-2"),
            Who("holder", "ant.ask_holder", must=False, nobody="ant.nobody"),
            new_round=True,
        ),
        Kind(
            "gift",
            Who("giver", "ant.ask_giver"),
            Who(
                "taker",
                "ant.ask_taker",
                among=lambda game, said: [
                    name for name in game.names_in_play() if name != said["giver"]
                ],
            ),
            Check(lambda game, event, said: game.check_gift(said)),
            now=lambda game, event: game.check_gifts(),
            when=lambda game: game.house["gifts"] == "yes",
        ),
    )
    # Who held the ant last.
    state = ("held",)

    options = (
        Option("gifts", "yes", YES_NO, "ANT-4"),
        Option("target", 60, (Span(10, 500),), "ANT-5"),
    )

    def begin(self) -> None:
        self.held = None

    def actions(self) -> list[str]:
        own = ["catch", "gift"] if self.house["gifts"] == "yes" else ["catch"]
        return own + ["void", "adjust", "dealer", "leave", "join", "stop"]

    def deal(self) -> "Deal":
        """Return the plan of the deal: six cards each (ANT-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, 6, [3, 3], "right", 0, STANDARD52)

    def goal(self) -> "Message":
        return "all.goal_to", {"n": self.house["target"]}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to the target (ANT-5)."""
        return player.score, self.house["target"]

    def plan_catch(self, said: "Said") -> "Effect":
        """ANT-2: everybody scores their fish. ANT-3: less five for the ant."""
        fish, holder = said["fish"], said.get("holder")
        effect = self.round_effect("catch")
        for name in fish:
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

    def check_gifts(self) -> None:
        """Raise RuleError if the house has no gifts (ANT-4)."""
        if self.house["gifts"] == "no":
            raise RuleError("ANT-4", "ant.no_gifts")

    def check_gift(self, said: "Said") -> None:
        """Raise RuleError for a gift to oneself (ANT-4)."""
        if said["giver"] == said["taker"]:
            raise RuleError("ANT-4", "ant.own_gift", name=said["giver"])

    def plan_gift(self, said: "Said") -> "Effect":
        """ANT-4: three points change hands."""
        giver, taker = said["giver"], said["taker"]
        effect = self.effect("gift", {giver: -GIFT, taker: GIFT})
        effect.note("ANT-4", "ant.did_gift", name=giver, taker=taker, n=GIFT)
        return effect

    def check_end(self, effect: "Effect") -> None:
        """ANT-5: the target ends the game."""
        playing = self.in_play()
        target = self.house["target"]
        if playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("ANT-5", "all.end_target", n=target)


GAME = Ant
