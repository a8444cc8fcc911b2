"""A custom board: seven pay spaces, keyed one by one (RML-3)."""

from engine.compat import TYPE_CHECKING
from engine.games.rummoli.board import parse_board, parse_space, spaces
from firmware.display.card_faces import pictured
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.game import Game
    from engine.game.house import Option
    from engine.types import House
    from firmware.app import App
    from firmware.screens.base import Row

LETTERS = "A23456789TJQKSHDC-"


class BoardSet(ListScreen):
    """The seven spaces; OK changes one, the first row saves them all."""

    seldom = True

    def __init__(self, app: "App", game: "Game | type[Game]", house: "House", option: "Option"):
        super().__init__(app)
        self.house = house
        self.option = option
        self.spaces = list(spaces(house[option.name]))

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.own_board", {}), self.option.rule

    def items(self) -> "Sequence[Row]":
        """Return the row that saves the board, and the spaces."""
        rows: list[Row] = [(("ui.keep_board", {}), "" if self.app.keyless else "✓")]
        return rows + [(pictured(space), str(at + 1)) for at, space in enumerate(self.spaces)]

    def choose(self, index: int) -> None:
        """Save the board, or change a space."""
        if index:
            title = ("ui.space_number", {"n": index})
            self.app.open("asking.keyboard", title, "", 8, self.accept, LETTERS)
            return
        board = parse_board(self.spaces)
        if board is None:
            self.refuse("ui.board_twice")
        else:
            self.house[self.option.name] = list(board)
            self.app.close()

    def accept(self, words: str) -> bool:
        """Take the text of a space; return whether it is one."""
        space = parse_space(words)
        if space is None:
            self.refuse("ui.no_space")
            return False
        self.spaces[self.at - 1] = space
        return True

    def refuse(self, key: str) -> None:
        """Show what is wrong."""
        self.app.open("message", ("ui.not_possible", {}), self.option.rule, (key, {}))


SCREEN = BoardSet
