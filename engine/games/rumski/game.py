"""Rumski (RSK): the player who goes out scores the others' cards, up to 100 per player."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...game import deal
from ...game.aids import Aid, Aids
from ...game.card_faces import CardFaces
from ...game.cut import Cut
from ...game.declared import EventType, PlayerField
from ...game.game import Game
from ...game.house import Option, Span
from ...rummy.counted_hands import Counted
from .rules import LOW, MAX_POINTS, MELDS, points_of
from .table_log import TableLog, renamed_steps

if TYPE_CHECKING:
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...game.meld_rules import MeldRules
    from ...game.player import Player
    from ...types import House, Message

PER_PLAYER = "100*players"


class TableAid(Aid):
    """The table, followed turn by turn."""

    key = "rumski_screen.do"
    screen = "rumski.table"
    memo = ("table", "form")

    def is_begun(self, game: "Any") -> bool:
        return game.table_log().in_turn()

    def renamed(self, form: "Any", old: str, new: str) -> "Any":
        """Only names change, no cards.

        >>> saved = ["B", ["R1", "B"], "R1 R2 R3", ["w 0 0 R1"], False, "?"]
        >>> TableAid().renamed(saved, "R1", "Ada")
        ['B', ['Ada', 'B'], 'R1 R2 R3', ['w 0 0 Ada'], False, '?']
        """
        turn, opened = form[:2]
        names = [new if name == old else name for name in opened]
        form = [new if turn == old else turn, names] + form[2:]
        for field in (3, 6):
            if field < len(form):
                form[field] = renamed_steps(form[field], old, new)
        return form


class Rumski(Game):
    """Rumski for two to six players, with the deck of 70 (RSK-1 to RSK-14)."""

    name = "rumski"
    title = "Rumski"
    prefix = "RSK"
    section = "rumski"
    example_cards = ("R3 R4 R5 R6|G6 B6", "R3 R4 R5|R6 G6 B6", "")
    deal_rule = "RSK-2"
    cut = Cut("RSK-1", "lowest")
    faces = CardFaces(RUMSKI70)
    options = (
        Option("wild_discard", "free", ("free", "never"), "RSK-8"),
        Option("target", PER_PLAYER, (PER_PLAYER, Span(1, 9999)), "RSK-11"),
    )
    midgame_options = ("wild_discard",)
    min_players = 2
    max_players = 6
    aids = Aids(TableAid())
    state = ("target",)

    penalty_reasons = (
        "rumski.reason_table",
        "rumski.reason_pile",
        "all.reason_count",
        "all.reason_shown",
    )
    events = (
        EventType(
            "round",
            PlayerField("winner", "rumski.ask_winner"),
            Counted(
                "points",
                "rumski.ask_points",
                whose=lambda game, entry: game.following(entry["winner"])[:-1],
                most=MAX_POINTS,
                step=LOW,
                rule="RSK-10",
                text_off_step="rumski.not_by_five",
                # RSK-9 refuses 0.
                ask_minimum=LOW,
                unusual_from=155,
                text_above="rumski.points_limit",
                shown="left",
                shown_first=True,
                counts=lambda game, entry: points_of(entry.value),
                # The cards on the table are in no hand.
                elsewhere=lambda game, entry: game.table_log().cards_there(),
            ),
            totals=True,
            new_round=True,
        ),
    )
    steps = ("round",)

    referee = (
        ("judge_meld", "judge.do_meld", "engine.rummy.referee", "meld"),
        ("judge_may_discard", "judge.do_may_discard", "engine.games.rumski.referee", "discard"),
        ("judge_play", "judge.do_play", "engine.games.rumski.referee", "play"),
    )

    def begin(self) -> None:
        """Fix the target: it does not change when a player joins (ALL-3)."""
        target = self.house["target"]
        self.target = 100 * len(self.players) if target == PER_PLAYER else target

    @classmethod
    def rules_for(cls, house: "House") -> "MeldRules":
        """Return the rules of melds (RSK-4, RSK-5)."""
        return MELDS

    def table_log(self) -> TableLog:
        """Return the table of this round, as far as the device has saved it."""
        # Not by way of `table_of`: calls are deep here.
        saved = self.box.kept("table") if self.box else None
        return TableLog(self.following(self.dealer), saved)

    def table_of(self, saved: object) -> TableLog:
        """Return the table of this round from what was `saved`."""
        return TableLog(self.following(self.dealer), saved)

    def goal(self) -> "Message":
        return "all.goal_to", {"n": self.target}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to the target (RSK-11)."""
        return player.score, self.target

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards each, twelve for two players (RSK-2)."""
        order = self.following(self.dealer)
        each = 12 if len(order) == 2 else 10
        return deal.even(self.dealer, order, each, [1] * each, RUMSKI70, upcard=1)

    # -- a round ---------------------------------------------------------------------------

    def plan_round(self, entry: "EntrySoFar") -> "Effect":
        """Score a round: the winner gets the cards left in all other hands (RSK-10)."""
        winner, worth = entry["winner"], entry["points"]
        others = self.following(winner)[:-1]
        for name in others:
            if worth[name] == 0:
                raise RuleError("RSK-9", "rumski.empty_hand", name=name, winner=winner)
        total = sum([worth[name] for name in others])
        if total > MAX_POINTS:
            raise RuleError("RSK-10", "rumski.over_deck", n=total, max=MAX_POINTS)
        effect = self.round_effect("round")
        effect.changes[winner] = total
        effect.sum(winner, [worth[name] for name in others], total)
        effect.note("RSK-9", "rumski.did_win", name=winner)
        return effect

    def check_end(self, effect: "Effect") -> None:
        """End the game when a player reaches the target (RSK-11)."""
        playing = self.in_play()
        if playing and max([player.score for player in playing]) >= self.target:
            self.finish_by_standing("RSK-11", "all.end_target", n=self.target)


GAME = Rumski
