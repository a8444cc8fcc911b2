"""Modules in an order in which each comes after those that it imports.

An import takes much of a board's small C stack, so few should nest, or happen deep within a press
(see docs/architecture.md).
"""

from engine.compat import TYPE_CHECKING, load_module
from engine.games import IN_ADVANCE

if TYPE_CHECKING:
    from collections.abc import Sequence

# What the first picture needs.
FIRST = (
    "engine.texts",
    "engine.errors",
    "engine.record.questions",
    "firmware.idle.resting",
    "firmware.idle.comfort",
    "firmware.input.attention",
    "firmware.storage.drafts",
    "engine.games",
    "engine.record.entries",
    "engine.record.ledger",
    "firmware.storage.errors",
    "firmware.display.house_words",
    "engine.cards",
    "firmware.display.card_faces",
    "firmware.storage.standings",
    "engine.cards",
    "firmware.display.card_faces",
    "firmware.games.session",
    "engine.record.house",
    "firmware.storage.settings",
    "firmware.display.short_names",
    "firmware.display.fitting",
    "firmware.display.widgets",
    "firmware.storage.people",
    "firmware.screens",
    "firmware.app",
    "firmware.display.fonts.size8",
    "firmware.display.fonts.size16",
    "firmware.display.fonts.size24",
    "firmware.display.display",
    "firmware.storage.files",
    "firmware.storage.records",
    "firmware.storage.header",
    "firmware.storage.game_index",
    "firmware.trouble.fault",
    "firmware.board.image",
    "firmware.storage.journal",
    "firmware.board.today",
    "firmware.storage.store",
    "firmware.input.buttons",
    "firmware.device",
    "firmware.board.hardware",
    "firmware.display.ssd1306",
    "firmware.screens.base",
    "firmware.screens.setup.start",
)
# What every game needs. A game and the other screens are imported when first opened, and what
# settles a game's disputes once it is on the table: all of it together takes 21 KB more.
COMMON = IN_ADVANCE + (
    "firmware.input.card_odds",
    "engine.texts.rulebook",
    "firmware.games.round_memo",
    "firmware.input.cardpad",
    "firmware.screens.page",
    "firmware.screens.event_words",
    "firmware.screens.asking.cards",
    "firmware.screens.setup.which_game",
    "firmware.screens.confirm",
    "firmware.input.letters",
    "firmware.screens.asking.keyboard",
    "firmware.screens.asking.name",
    "firmware.screens.asking.number",
    "firmware.screens.asking.choice",
    "firmware.screens.asking.entry",
    "firmware.screens.table.preview",
    "firmware.screens.tabs",
    "firmware.screens.table.menu",
    "firmware.screens.message",
    "firmware.screens.setup.ready",
    "firmware.screens.book.referee",
    "firmware.screens.setup.house",
    "firmware.screens.book.rulebook",
    "firmware.screens.book.rule",
    "firmware.screens.table.sheet",
    "firmware.screens.book.verdict",
)
# What is imported between two polls of the keys, because calls are deep where it is needed.
waiting: list[str] = list(COMMON)


def soon(names: "Sequence[str]") -> None:
    """Import the modules `names` as well, between two polls of the keys."""
    for name in names:
        if name not in waiting:
            waiting.append(name)


def load(names: "Sequence[str]") -> None:
    """Import the modules `names` now."""
    for name in names:
        load_module(name)
