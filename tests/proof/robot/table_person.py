"""A scripted player who follows Rumski's table on the box, card by card."""

from typing import Any

from engine.cards import RUMSKI70
from tests.proof.robot.player import Player

THREE = ("Ana", "Bo", "Cy")


def melds(text: str) -> list[list[int]]:
    """Return the melds in a text such as "R1 R2 R3|W B5 G5", as lists of cards."""
    return [RUMSKI70.read_all(words.split()) for words in text.split("|")] if text else []


class TablePerson(Player):
    """A player in a Rumski game of Ana, Bo and Cy, who reads `language`; Ana starts."""

    def __init__(self, board: str, language: str = "en") -> None:
        super().__init__(board, THREE, {"language": language})
        self.sit_down("Rumski", THREE, dealer="Cy")

    @property
    def log(self) -> Any:
        """The table as the box has it, for comparison only."""
        for screen in self.app.stack:
            if screen.module == "rumski.table":
                return screen.log
        return self.app.game.table_log()

    def table(self) -> list[list[str]]:
        """Return the melds of the box as sorted lists of card texts."""
        return sorted(sorted(RUMSKI70.texts(meld)) for meld in self.log.melds)

    def referee(self, question: str) -> None:
        """From the sheet, open the referee's row with the text of the key `question`."""
        self.press("right")
        self.choose(question)

    def key(self, words: str) -> None:
        """Enter cards, given as texts, in the open picker, and finish."""
        self.key_cards(RUMSKI70, words, finish=True)

    # -- the table -----------------------------------------------------------------------------

    def open_table(self) -> None:
        """From the sheet, open the table."""
        self.referee("rumski_screen.do")
        self.to_new()

    def to_new(self) -> None:
        """Move the choice to the row for a new meld."""
        self.row_of(len(self.log.melds))

    def row_of(self, at: int) -> None:
        """Move the choice to row `at` of the table."""
        screen = self.top
        while screen.at != at:
            count = len(self.log.melds) + 4
            self.press("down" if (at - screen.at) % count * 2 <= count else "up")

    def lay(self, words: str, wild: str = "") -> None:
        """Lay a new meld; its wild comes from the hand, or from the meld with the card `wild`."""
        self.to_new()
        self.press("ok")
        self.key(words)
        self.from_where(wild)

    def add(self, words: str, to: str, wild: str = "") -> None:
        """Add cards to the meld with the card `to`; a wild as in `lay`."""
        self.open_meld(to)
        screen = self.top
        cards = RUMSKI70.read_all(words.split())
        if len(cards) == 1 and cards[0] in screen.offers:
            self.cell(len(screen.cards) + screen.offers.index(cards[0]))
            self.press("ok")
        else:
            self.cell(screen.more_at)
            self.press("ok")
            self.key(words)
        self.from_where(wild)

    def from_where(self, wild: str) -> None:
        """Say where a wild comes from, if that is asked."""
        screen = self.top
        if screen.module != "rumski.table_wild":
            return
        place = -1
        if wild:
            number = RUMSKI70.read(wild)
            place = [at for at, meld in enumerate(self.log.melds) if number in meld][0]
        while screen.at != screen.sources.index(place):
            self.press("down")
        self.press("ok")

    def open_meld(self, card: str) -> None:
        """Open the meld that holds a card."""
        number = RUMSKI70.read(card)
        self.row_of([at for at, meld in enumerate(self.log.melds) if number in meld][0])
        self.press("ok")

    def move(self, words: str, to: str) -> None:
        """Move cards of one meld to the one with the card `to`.

        `to` may also be "new", or "off" for off the table.
        """
        cards = RUMSKI70.read_all(words.split())
        self.open_meld(words.split()[0])
        screen = self.top
        if len(cards) < len(screen.cards):
            for card in cards:
                self.cell(screen.cards.index(card))
                self.press("ok")
        self.cell(screen.more_at + 1)
        self.press("ok")
        target = self.top
        if to in ("new", "off"):
            row = target.rows.index({"new": -1, "off": -2}[to])
        else:
            number = RUMSKI70.read(to)
            row = [
                i for i, at in enumerate(target.rows) if at >= 0 and number in self.log.melds[at]
            ][0]
        while target.at != row:
            self.press("down")
        self.press("ok")

    def cell(self, at: int) -> None:
        """Move to a cell of the open meld."""
        screen = self.top
        while screen.at != at:
            self.press("down" if at > screen.at else "up")

    def end(self, *words: str) -> None:
        """Open the end of the turn, and choose if `words` are given."""
        self.row_of(len(self.log.melds) + 1)
        self.press("ok")
        if words:
            self.choose(*words)

    def rarer(self, *words: str) -> None:
        """Open the rarer choices, and choose."""
        self.press("right")
        self.choose(*words)

    def undo(self) -> None:
        """Take back the last step; the first of the rarer choices does it."""
        self.press("right", "ok")

    def paper_of_list(self) -> str:
        """Read a list through to its end; return all its text."""
        rows = self.middle()
        first = self.chosen(), self.screen()
        while True:
            self.press("down")
            if (self.chosen(), self.screen()) == first:
                return " ".join(row for row in rows)
            rows = rows + [row for row in self.middle() if row not in rows]
