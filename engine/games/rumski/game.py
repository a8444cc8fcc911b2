"""Rumski (RSK): who empties the hand scores what the others hold, up to 100 for each player."""

from engine.cards import RUMSKI70
from engine.errors import RuleError
from engine.games.game import Game
from engine.games.rumski.rules import LOW, MELDS, MOST_POINTS, points_of
from engine.games.rumski.table_log import TableLog
from engine.play import deal
from engine.play.house import Option, Span
from engine.play.questions import NUMBER, Question, pick_name
from engine.rummy.counted_hands import (
    cards_among,
    one_of,
    read_hands,
    read_numbers,
    told,
    told_before,
)

PER_PLAYER = "100*players"


class Rumski(Game):
    """Two to six players, the deck of 70 (RSK-1 to RSK-14)."""

    name = "rumski"
    title = "Rumski"
    prefix = "RSK"
    section = "rsk"
    deal_rule = "RSK-2"
    cut = "lowest"
    cut_rule = "RSK-1"
    least = 2
    most = 6
    by_cards = "round"
    actions_of_round = ("round",)
    state = ("target",)

    reasons = ("rsk.reason_table", "rsk.reason_pile", "all.reason_count", "all.reason_shown")
    events = {"round": (("winner",), ("left", "points"))}

    referee = (
        ("judge_meld", "judge.do_meld", "engine.referee.rummy", "meld"),
        ("judge_may_discard", "judge.do_may_discard", "engine.games.rumski.referee", "discard"),
        ("judge_play", "judge.do_play", "engine.games.rumski.referee", "play"),
    )

    def begin(self):
        """Fix the target: it stays as it was at the start when somebody joins (ALL-3)."""
        target = self.house["target"]
        self.target = 100 * len(self.players) if target == PER_PLAYER else target

    @classmethod
    def options(cls):
        """Return the house rules of Rumski, a tuple of Options."""
        return (
            Option("wild_discard", "free", ("free", "never"), "RSK-8"),
            Option("target", PER_PLAYER, (PER_PLAYER, Span(1, 9999)), "RSK-11"),
        )

    @classmethod
    def deck_for(cls, house):
        """Return the Rumski deck of 70 (RSK-1)."""
        return RUMSKI70

    @classmethod
    def rules_for(cls, house):
        """Return what is a meld (RSK-4, RSK-5)."""
        return MELDS

    def actions(self):
        """Return what can be entered now."""
        return ["round", "void", "adjust", "dealer", "leave", "join", "stop"]

    def aids(self):
        """Return what can be followed turn by turn: the table."""
        return [("table_screen.do", "rumski.table")]

    def table_log(self):
        """Return the table of this round, as far as the box remembers it."""
        return self.table_of(self.box.kept("table") if self.box else None)

    def table_of(self, kept):
        """Return the table of this round, as it was `kept`."""
        return TableLog(self.following(self.dealer), kept)

    def goal(self):
        """Return the line that says how far the game goes."""
        return "all.goal_to", {"n": self.target}

    def progress(self, player):
        """Return the points on the way to the target (RSK-11)."""
        return player.score, self.target

    def deal(self):
        """Return the plan of the deal: ten cards each, twelve for two players (RSK-2)."""
        order = self.following(self.dealer)
        each = 12 if len(order) == 2 else 10
        return deal.even(self.dealer, order, each, [1] * each, "left", 1, RUMSKI70)

    # -- a round ---------------------------------------------------------------------------

    def plan_round(self, event):
        """RSK-10: the winner scores the cards left in all the other hands."""
        winner = event["winner"]
        self.active(winner)
        others = [name for name in self.following(winner, 1) if name != winner]
        if one_of(event, "left", "points") == "points":
            worth = read_numbers(self, event["points"], others, "points", 0, MOST_POINTS, "RSK-10")
            for name in others:
                if worth[name] % LOW:
                    raise RuleError("RSK-10", "rsk.not_by_five", name=name, n=worth[name])
        else:
            hands = read_hands(self, event["left"], others, "left")
            worth = {}
            for name in others:
                worth[name] = points_of(hands[name])
        for name in others:
            if worth[name] == 0:
                raise RuleError("RSK-9", "rsk.empty_hand", name=name, winner=winner)
        total = sum([worth[name] for name in others])
        if total > MOST_POINTS:
            raise RuleError("RSK-10", "rsk.over_deck", n=total, most=MOST_POINTS)
        effect = self.round_effect("round")
        effect.changes[winner] = total
        effect.sum(winner, [worth[name] for name in others], total)
        effect.note("RSK-9", "rsk.did_win", name=winner)
        return effect

    def done_round(self, event, effect):
        """The deal passes to the left (RSK-13)."""
        self.rounds += 1
        self.pass_deal()

    def check_end(self, effect):
        """RSK-11: first to the target wins."""
        playing = self.in_play()
        if playing and max([player.score for player in playing]) >= self.target:
            self.finish_by_standing("RSK-11", "all.end_target", n=self.target)

    # -- questions -------------------------------------------------------------------------

    def ask_round(self, old):
        """Ask who won the round and what the others hold."""
        winner = yield pick_name("rsk.ask_winner", self.names_in_play(), old.get("winner"))
        # No hand holds what lies on the table.
        table = tuple(self.table_log().cards_there())
        worth = {}
        for name in self.following(winner, 1):
            if name != winner:
                worth[name] = yield Question(
                    NUMBER,
                    "rsk.ask_points",
                    {"name": name},
                    least=LOW,
                    most=MOST_POINTS,
                    step=LOW,
                    odd=155,
                    default=told_before(old, name, "points", "left", RUMSKI70),
                    who=name,
                    rule="RSK-10",
                    limit="rsk.points_limit",
                    deck=RUMSKI70,
                    taken=table + cards_among(worth),
                    hand=(1, RUMSKI70.size),
                )
        event = {"event": "round", "winner": winner}
        yield told(event, worth, "points", "left", RUMSKI70, points_of)


GAME = Rumski
