"""A recount: the chips on the table, counted by hand, beside those of the box (RML-16)."""

from engine.compat import TYPE_CHECKING, is_count, is_list, is_object
from engine.game.questions import NUMBER, Question
from engine.games.rummoli.chips import MAX_CHIPS
from engine.record.settle_up import payments
from engine.texts import listed
from firmware.display.card_faces import space_words
from firmware.screens.base import ListScreen
from firmware.storage.store import RECOUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Recount(ListScreen):
    """Players, then sections of the board: OK keys what was counted there.

    The first row compares. What was counted is kept until the next entry. Who has a debt has no
    chips on the table; the debts have a row of their own, the last one, and are not counted.
    """

    seldom = True

    def __init__(self, app: "App"):
        super().__init__(app)
        # (name, chips by the box) of every holder, and {name: chips counted} as long as the game
        # has so many entries.
        self.held: list[tuple[str, int]] = []
        # (name, chips owed) of every player with a debt (RML-15).
        self.debts: list[tuple[str, int]] = []
        self.counted: dict[str, int] = {}
        self.entries = -1

    def make(self) -> None:
        """List the holders, and find what was counted since the last entry."""
        game = self.app.game
        scores = [(player.name, player.score) for player in game.players if not player.has_left]
        self.held = [(name, max(0, chips)) for name, chips in scores]
        self.debts = [(name, -chips) for name, chips in scores if chips < 0]
        self.held += [(section, game.board.pots[section]) for section in game.board.sections]
        entries = len(self.app.open_game.ledger.log)
        if entries != self.entries:
            self.entries = entries
            self.counted = self.kept()

    def kept(self) -> dict[str, int]:
        """Return {name: chips} as counted before a power cut."""
        app = self.app
        found = app.store.get_beside(app.open_game.number, RECOUNT)
        if not (is_list(found) and len(found) == 2 and found[0] == self.entries):
            return {}
        names = [name for name, _ in self.held]
        counted = found[1] if is_object(found[1]) else {}
        return {
            name: counted[name] for name in counted if name in names and is_count(counted[name])
        }

    def differences(self) -> list[tuple[str, int]]:
        """Return [(name, chips)]: how many more were counted than the box has, below 0 fewer."""
        return [
            (name, self.counted[name] - chips) for name, chips in self.held if name in self.counted
        ]

    def title(self) -> "Row":
        """Return the bar; at the right how many holders were counted."""
        facts = {"n": len(self.counted), "all": len(self.held)}
        return ("recount.title", {}), ("ui.of", facts)

    def items(self) -> "Sequence[Row]":
        """Return the row that compares, and all holders."""
        rows: list[Row] = [(("recount.compare", {}), "")]
        for name, chips in self.held:
            facts = {"n": chips, "counted": self.counted.get(name)}
            key = "same" if facts["counted"] == chips else "differs"
            if name not in self.counted:
                key = "uncounted"
            rows.append((self.label(name), ("recount." + key, facts)))
        if self.debts:
            owed = sum([chips for _, chips in self.debts])
            rows.append((("recount.debts", {}), str(owed)))
        return rows

    def label(self, name: str) -> "Label":
        """Return a holder as it is shown."""
        game = self.app.game
        return space_words(game.section, name) if name in game.board.sections else name

    def choose(self, index: int) -> None:
        """Compare, ask what was counted, or say who owes what."""
        if index == 0:
            self.compare()
            return
        if index > len(self.held):
            names = listed(["%s %d" % debt for debt in self.debts])
            self.app.open(
                "message", ("recount.debts", {}), "RML-15", ("recount.owed", {"names": names})
            )
            return
        name, chips = self.held[index - 1]
        question = Question(
            NUMBER,
            "recount.ask",
            {"name": self.label(name)},
            maximum=MAX_CHIPS,
            default=self.counted.get(name, chips),
        )

        def done(counted: int) -> None:
            self.accept(index, counted)

        self.app.open("asking.number", question, done)

    def accept(self, index: int, chips: int) -> None:
        """Keep what was counted, and go on to the next holder."""
        app = self.app
        self.counted[self.held[index - 1][0]] = chips
        app.store.put_beside(app.open_game.number, RECOUNT, [self.entries, self.counted])
        self.at = (index + 1) % (len(self.held) + 1)
        self.app.close()

    def compare(self) -> None:
        """Show where the chips differ, and offer the moves that correct it if there are any."""
        differences = self.differences()
        over = sum([chips for _, chips in differences])
        if not differences:
            self.say(("recount.nothing", {}))
        elif over:
            self.say(("recount.surplus" if over > 0 else "recount.missing", {"n": abs(over)}))
        elif not any([chips for _, chips in differences]):
            self.say(("recount.agree", {}))
        else:
            # (from, to, chips): the fewest moves that make the box right.
            moves = payments(differences)
            labels = [(self.label(one), self.label(other)) for one, other, _ in moves]
            self.app.open("rummoli.recount_fix", moves, labels)

    def say(self, sentence: "Label") -> None:
        """Show the result of comparing."""
        self.app.open("message", ("recount.title", {}), "RML-16", sentence)


SCREEN = Recount
