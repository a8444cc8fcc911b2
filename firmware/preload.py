"""Modules in an order in which each comes after those that it imports itself.

An import takes much of a board's small C stack, so few should nest in one another, or happen deep
within a press (see docs/architecture.md).
"""

from engine.compat import load_module

# What the first picture needs.
FIRST = (
    "engine.texts",
    "firmware.idle.resting",
    "firmware.idle.comfort",
    "firmware.storage.drafts",
    "engine.games",
    "engine.errors",
    "engine.play.entries",
    "engine.play.ledger",
    "firmware.storage.errors",
    "firmware.session",
    "engine.play.house",
    "firmware.wishes",
    "firmware.settings",
    "firmware.display.short_names",
    "firmware.display.widgets",
    "firmware.app",
    "firmware.display.fonts.size8",
    "firmware.display.fonts.size16",
    "firmware.display.fonts.size24",
    "firmware.display.display",
    "firmware.storage.files",
    "firmware.storage.records",
    "firmware.storage.header",
    "firmware.storage.paths",
    "firmware.storage.journal",
    "firmware.storage.store",
    "firmware.device",
    "firmware.input.buttons",
    "firmware.board.hardware",
    "firmware.display.ssd1306",
    "firmware.screens.base",
    "firmware.screens.start",
)
# What every game needs. A game, what settles disputes, and the other screens come when they are first
# opened: all of them together would take 25 KB more of memory.
COMMON = (
    "engine.cards",
    "engine.rummy.melds",
    "engine.play.deal",
    "engine.play.questions",
    "engine.play.effect",
    "engine.games.shared.seats",
    "engine.games.shared.events",
    "engine.games.shared.asks",
    "engine.games.game",
    "engine.rummy.counted_hands",
    "firmware.input.card_odds",
    "firmware.round_memo",
    "firmware.input.cardpad",
    "firmware.display.card_faces",
    "firmware.screens.event_words",
    "firmware.screens.cross",
    "firmware.input.thirds",
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
