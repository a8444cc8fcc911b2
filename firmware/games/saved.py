"""A saved game, opened: its ledger, from its journal."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.record.ledger import Ledger
from firmware.storage.errors import NewerError, is_newer

if TYPE_CHECKING:
    from firmware.storage.journal import Journal


def opened(journal: "Journal") -> "Ledger":
    """Return the ledger of a saved game.

    Raises StoreError, EngineError; NewerError for a game, a house rule or an event of a newer
    version.
    """
    header = journal.header
    name = header["game"]
    form = header.get("form")
    if form is None and not games.known(name):
        raise NewerError("store.newer", name=journal.name)
    game_class = games.played(name, form)
    try:
        # A house rule that a later version added has its default, as before.
        house = game_class.restore_house(header["house"])
        return Ledger(game_class, header["players"], house, header["dealer"], journal)
    except EngineError as error:
        if is_newer(error):
            raise NewerError("store.newer", name=journal.name)
        raise
