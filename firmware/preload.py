"""Modules in an order in which each comes after those that it imports itself.

An import takes much of a board's small C stack, so few should nest in one another, or happen deep
within a press (see docs/architecture.md).
"""

from engine.compat import load_module

# What the first picture needs.
FIRST = (
    "engine.texts",
    "firmware.resting",
    "firmware.comfort",
    "firmware.drafts",
    "engine.games",
    "engine.errors",
    "engine.entries",
    "engine.ledger",
    "firmware.errors",
    "firmware.on_the_table",
    "engine.house",
    "firmware.wishes",
    "firmware.settings",
    "firmware.names",
    "firmware.ui",
    "firmware.app",
    "firmware.fonts.size8",
    "firmware.fonts.size16",
    "firmware.fonts.size24",
    "firmware.display",
    "firmware.files",
    "firmware.records",
    "firmware.header",
    "firmware.paths",
    "firmware.journal",
    "firmware.store",
    "firmware.device",
    "firmware.buttons",
    "firmware.hardware",
    "firmware.ssd1306",
    "firmware.screens.base",
    "firmware.screens.start",
)
# What every game needs. A game, what settles disputes, and the other screens come when they are first
# opened: all of them together would take 25 KB more of memory.
COMMON = (
    "engine.cards",
    "engine.melds",
    "engine.deal",
    "engine.questions",
    "engine.effect",
    "engine.games.seats",
    "engine.games.shared_events",
    "engine.games.shared_asks",
    "engine.games.base",
    "engine.games.hands",
    "engine.offers",
    "firmware.box",
    "firmware.cardpad",
    "firmware.faces",
    "firmware.history",
    "firmware.screens.cross",
    "firmware.thirds",
    "firmware.screens.cards",
    "firmware.screens.choose",
    "firmware.screens.keyboard",
    "firmware.screens.number",
    "firmware.screens.pass_on",
    "firmware.screens.pick",
    "firmware.screens.entry",
    "firmware.screens.preview",
    "firmware.screens.menu",
    "firmware.screens.players",
    "firmware.screens.ready",
    "firmware.screens.sheet",
)


def load(names):
    """Import the modules called `names`."""
    for name in names:
        load_module(name)
