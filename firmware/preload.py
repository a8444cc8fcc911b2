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
    "firmware.image",
    "firmware.journal",
    "firmware.store",
    "firmware.device",
    "firmware.buttons",
    "firmware.hardware",
    "firmware.ssd1306",
    "firmware.screens.base",
    "firmware.screens.start",
)
# What every game needs, and what settles disputes, where calls are deep. A game and the other screens come
# when they are first opened: with them, everything would take 15 KB more of memory.
COMMON = (
    "engine.cards",
    "engine.community_layout",
    "engine.community_states",
    "engine.community_step",
    "engine.community_search",
    "engine.community_tidy",
    "engine.community",
    "engine.melds",
    "engine.community_turn",
    "engine.deadwood_plain",
    "engine.deadwood_search",
    "engine.deadwood",
    "engine.deal",
    "engine.questions",
    "engine.effect",
    "engine.games.seats",
    "engine.games.shared_events",
    "engine.games.shared_asks",
    "engine.games.base",
    "engine.games.hands",
    "engine.judge",
    "engine.poker",
    "engine.tuscan_hands",
    "engine.judge.hands",
    "engine.judge.rummy",
    "engine.judge.table",
    "engine.offers",
    "engine.rulebook",
    "firmware.box",
    "firmware.cardpad",
    "firmware.faces",
    "firmware.history",
    "firmware.screens.cross",
    "firmware.thirds",
    "firmware.screens.cards",
    "firmware.screens.choose",
    "firmware.screens.confirm",
    "firmware.screens.keyboard",
    "firmware.screens.number",
    "firmware.screens.pass_on",
    "firmware.screens.pick",
    "firmware.screens.entry",
    "firmware.screens.preview",
    "firmware.screens.menu",
    "firmware.screens.message",
    "firmware.screens.players",
    "firmware.screens.ready",
    "firmware.screens.referee",
    "firmware.screens.house",
    "firmware.screens.rulebook",
    "firmware.screens.rule",
    "firmware.screens.sheet",
    "firmware.screens.verdict",
)


def load(names):
    """Import the modules called `names`."""
    for name in names:
        load_module(name)
