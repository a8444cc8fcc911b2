"""What a board imports early, so that it does not happen deep within a press.

An import takes much of a board's small C stack (docs/architecture.md). `load_module` imports what a
module imports itself before it, so an order does not matter here.
"""

from engine.compat import TYPE_CHECKING, in_order, load_module

if TYPE_CHECKING:
    from collections.abc import Iterable

# What the first picture needs.
FIRST = (
    "firmware.device",
    "firmware.board.image",
    "firmware.board.hardware",
    "firmware.board.today",
    "firmware.display.ssd1306",
    "firmware.display.fonts.size8",
    "firmware.display.fonts.size16",
    "firmware.display.fonts.size24",
    "firmware.storage.journal",
    "firmware.screens.base",
    "firmware.screens.setup.start",
)
# What every game needs. A game and the other screens are imported when first opened, and what
# settles a game's disputes once it is on the table: all of it together takes 21 KB more.
COMMON = (
    "engine.games.game",
    "engine.rummy.counted_hands",
    "engine.referee.verdict",
    "engine.texts.rulebook",
    "firmware.games.round_memo",
    "firmware.screens.asking.cards",
    "firmware.screens.asking.name",
    "firmware.screens.asking.entry",
    "firmware.screens.setup.which_game",
    "firmware.screens.setup.ready",
    "firmware.screens.setup.house",
    "firmware.screens.table.sheet",
    "firmware.screens.table.preview",
    "firmware.screens.table.menu",
    "firmware.screens.confirm",
    "firmware.screens.message",
    "firmware.screens.book.referee",
    "firmware.screens.book.rulebook",
    "firmware.screens.book.rule",
    "firmware.screens.book.verdict",
)
# What is imported between two polls of the keys, because calls are deep where it is needed.
waiting: list[str] = []


def soon(names: "Iterable[str]") -> None:
    """Import the modules `names` as well, one between two polls of the keys."""
    for name in names:
        for one in in_order(name):
            if one not in waiting:
                waiting.append(one)


def load(names: "Iterable[str]") -> None:
    """Import the modules `names` now."""
    for name in names:
        load_module(name)


soon(COMMON)
