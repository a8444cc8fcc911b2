"""Toy: a sixth game that lives in the tests only, to show that a game is one class and its texts.

Somebody wins a trick of 0 to 20 points, the first to 50 wins. Who has gone bust, by a trick of
0, gives 5 points to the player whom they name, or to nobody.
"""

from engine import games, texts
from engine.cards import STANDARD52
from engine.errors import RuleError
from engine.game import deal
from engine.game.aids import Aid, Aids
from engine.game.declared import BoolField, Check, EventType, PlayerField
from engine.game.game import Game
from engine.game.house import YES_NO, Option, Span
from engine.game.numbers import NumberField
from engine.texts import rulebook

MAX_POINTS = 20
GIFT = 5

TEXTS = (
    "goal",
    "to {n}",
    "why_deal",
    "Five cards each; {first} leads",
    "trick_limit",
    "{n} cannot be: a trick has {max} at most",
    "did_win",
    "{name} wins the trick",
    "did_double",
    "{name}: doubled",
    "did_give",
    "{name} gives {n} to {to}",
    "no_double",
    "no doubling (house: double=no)",
    "own_gift",
    "{name} cannot give to {name}",
    "end_target",
    "{n} is reached",
    "ask_winner",
    "Who won the trick?|Who won?",
    "ask_points",
    "Points of {name}?|{name}?",
    "ask_double",
    "Doubled?",
    "ask_giver",
    "Who is bust?",
    "ask_to",
    "{name} gives to?",
    "nobody",
    "nobody",
    "do_trick",
    "Enter the trick|trick",
    "do_gift",
    "Somebody is bust|bust",
    "name_trick",
    "trick",
    "name_gift",
    "bust",
    "unit",
    "trick",
    "option_target",
    "First to",
    "option_double",
    "Doubling",
    "do_count",
    "Count the trick|count",
    "count",
    "In this trick",
)

RULES = (
    """TOY-1 table gap: Two to four, five cards each.
Toy is for two to four players with five cards each from a standard deck.""",
    """TOY-2 score gap: A trick is worth 0 to 20.
Who wins the trick scores from 0 to 20 points; where the house says so it may be doubled.""",
    """TOY-3 score gap: Who is bust gives five points away.
Who is bust gives five points to another player, or loses them to nobody.""",
    """TOY-4 win gap: First to 50 wins.
The first player with 50 points or more wins.""",
)


class CountAid(Aid):
    """What can be followed: the cards of the trick."""

    key = "toy.do_count"
    screen = "toy.count"
    memo = ("toy_count", "form")


class Toy(Game):
    """Two to four players (TOY-1 to TOY-4)."""

    name = "toy"
    title = "Toy"
    prefix = "TOY"
    section = "toy"
    deal_rule = "TOY-1"
    min_players = 2
    max_players = 4

    def check_gift(self, entry):
        """TOY-3: the points go to another player."""
        if entry["to"] == entry["player"]:
            raise RuleError("TOY-3", "toy.own_gift", name=entry["to"])

    events = (
        EventType(
            "trick",
            PlayerField("winner", "toy.ask_winner"),
            NumberField(
                "points",
                "toy.ask_points",
                of="winner",
                most=MAX_POINTS,
                rule="TOY-2",
                unusual_from=18,
                text_above="toy.trick_limit",
            ),
            BoolField(
                "double",
                "toy.ask_double",
                required=False,
                when=lambda game, entry: game.house["double"] == "yes",
                unasked=("TOY-2", "toy.no_double"),
            ),
            new_round=True,
        ),
        EventType(
            "gift",
            PlayerField("player", "toy.ask_giver"),
            PlayerField(
                "to",
                "toy.ask_to",
                among=lambda game, entry: [
                    name for name in game.names_in_play() if name != entry["player"]
                ],
                nobody="toy.nobody",
                facts=lambda game, entry: {"name": entry["player"]},
            ),
            Check(check_gift),
        ),
    )
    # What is followed on a screen of its own, and counts until the trick is entered.
    aids = Aids(CountAid())
    # `streak`: who won the last trick, to show that a game's own state is kept and taken back.
    state = ("streak",)

    options = (
        Option("double", "no", YES_NO, "TOY-2"),
        Option("target", 50, (Span(1, 999),), "TOY-4"),
    )

    def begin(self):
        """Nobody has won a trick yet."""
        self.streak = None

    def actions(self):
        """Return what can be entered now."""
        return ["trick", "gift", "void", "adjust", "dealer", "leave", "join", "stop"]

    def deal(self):
        """Return the plan of the deal: five cards each (TOY-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, 5, [3, 2], STANDARD52)

    def goal(self):
        """Return the line that says how far the game goes."""
        return "toy.goal", {"n": self.house["target"]}

    def progress(self, player):
        """Return the points on the way to the target (TOY-4)."""
        return player.score, self.house["target"]

    def plan_trick(self, entry):
        """TOY-2: the winner scores the trick."""
        name, double = entry["winner"], entry.get("double", False)
        points = entry["points"] * (2 if double else 1)
        effect = self.round_effect("trick")
        effect.changes[name] = points
        effect.sum(name, (self.find(name).score, points), self.find(name).score + points)
        effect.note("TOY-2", "toy.did_double" if double else "toy.did_win", name=name)
        return effect

    def done_trick(self, event, effect):
        """The deal passes on."""
        self.rounds += 1
        self.streak = event["winner"]
        self.pass_deal()

    def plan_gift(self, entry):
        """TOY-3: five points go to another player, or are lost."""
        name, to = entry["player"], entry["to"]
        effect = self.effect("gift", {name: -GIFT})
        if to is not None:
            effect.add(to, GIFT)
        shown = ("toy.nobody", {}) if to is None else to
        effect.note("TOY-3", "toy.did_give", name=name, n=GIFT, to=shown)
        return effect

    def check_end(self, effect):
        """TOY-4: first to the target wins."""
        target = self.house["target"]
        playing = self.in_play()
        if playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("TOY-4", "toy.end_target", n=target)


def install():
    """Offer Toy beside the five games."""
    texts.add("toy", TEXTS)
    rulebook.add("TOY", RULES)
    games.register(Toy)


def remove():
    """Offer the five games only."""
    games.remove("toy")
    rulebook.remove("TOY")
    texts.remove("toy")
