"""Toy: a sixth game that lives in the tests only, to show that a game is one class and its texts.

Somebody wins a trick of 0 to 20 points, the first to 50 wins. Who has gone bust, by a trick of
0, gives 5 points to the player whom they name, or to nobody.
"""

from engine import games, texts
from engine.cards import STANDARD52
from engine.errors import InputError, RuleError
from engine.game import deal
from engine.game.aids import Aid, Aids
from engine.game.game import Game
from engine.game.house import YES_NO, Option, Span
from engine.game.questions import NOBODY, NUMBER, Question, pick, pick_name, yes_no
from engine.rummy.counted_hands import read_numbers
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
    "not_a_flag",
    "double is true or false",
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
    events = {
        "trick": (("winner", "points"), ("double",)),
        "gift": (("player", "to"), ()),
    }
    name_fields = Game.name_fields + ("winner", "to")
    # What is followed on a screen of its own, and counts until the trick is entered.
    aids = Aids(CountAid())
    new_round = ("trick", "void")
    # `streak`: who won the last trick, to show that a game's own state is kept and taken back.
    state = ("streak",)

    @classmethod
    def options(cls):
        """Return the house rules, a tuple of Options."""
        return (
            Option("double", "no", YES_NO, "TOY-2"),
            Option("target", 50, (Span(1, 999),), "TOY-4"),
        )

    def begin(self):
        """Nobody has won a trick yet."""
        self.streak = None

    @classmethod
    def deck_for(cls, house):
        """Return the standard deck (TOY-1)."""
        return STANDARD52

    def actions(self):
        """Return what can be entered now."""
        return ["trick", "gift", "void", "adjust", "dealer", "leave", "join", "stop"]

    def deal(self):
        """Return the plan of the deal: five cards each (TOY-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, 5, [3, 2], "left", 0, STANDARD52)

    def goal(self):
        """Return the line that says how far the game goes."""
        return "toy.goal", {"n": self.house["target"]}

    def progress(self, player):
        """Return the points on the way to the target (TOY-4)."""
        return player.score, self.house["target"]

    def plan_trick(self, event):
        """TOY-2: the winner scores the trick."""
        name = self.active(event["winner"]).name
        worth = read_numbers(
            self, {name: event["points"]}, [name], "points", 0, MAX_POINTS, "TOY-2"
        )
        double = event.get("double", False)
        if double is not True and double is not False:
            raise InputError("events", "toy.not_a_flag")
        if double and self.house["double"] == "no":
            raise RuleError("TOY-2", "toy.no_double")
        points = worth[name] * (2 if double else 1)
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

    def plan_gift(self, event):
        """TOY-3: five points go to another player, or are lost."""
        name, to = self.active(event["player"]).name, event["to"]
        if to == name:
            raise RuleError("TOY-3", "toy.own_gift", name=name)
        effect = self.effect("gift", {name: -GIFT})
        if to is not None:
            effect.add(self.active(to).name, GIFT)
        shown = ("toy.nobody", {}) if to is None else to
        effect.note("TOY-3", "toy.did_give", name=name, n=GIFT, to=shown)
        return effect

    def done_gift(self, event, effect):
        """The points have moved."""

    def check_end(self, effect):
        """TOY-4: first to the target wins."""
        target = self.house["target"]
        playing = self.in_play()
        if playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("TOY-4", "toy.end_target", n=target)

    def ask_trick(self, old):
        """Ask who won the trick, and its points."""
        names = self.names_in_play()
        winner = yield pick_name("toy.ask_winner", names, old.get("winner"))
        points = yield Question(
            NUMBER,
            "toy.ask_points",
            {"name": winner},
            maximum=MAX_POINTS,
            default=old.get("points"),
        ).bounded(winner, "TOY-2", odd=18, limit="toy.trick_limit")
        event = {"event": "trick", "winner": winner, "points": points}
        if self.house["double"] == "yes":
            event["double"] = yield yes_no("toy.ask_double", old.get("double"))
        yield event

    def ask_gift(self, old):
        """Ask who is bust, and who gets the points."""
        name = yield pick_name("toy.ask_giver", self.names_in_play(), old.get("player"))
        choices = [(other, other) for other in self.names_in_play() if other != name]
        choices.append((NOBODY, ("toy.nobody", {})))
        before = NOBODY if old.get("player") and old["to"] is None else old.get("to")
        to = yield pick("toy.ask_to", choices, before, name=name)
        yield {"event": "gift", "player": name, "to": to or None}


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
