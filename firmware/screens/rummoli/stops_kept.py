"""Saving the stops phase that is being followed, so that a power cut loses nothing."""

from engine.cards import STANDARD52
from engine.compat import TYPE_CHECKING
from firmware.display.card_faces import pictured

if TYPE_CHECKING:
    from engine.games.rummoli.stops_log import Phase
    from firmware.app import App


def find(app: "App") -> "Phase":
    """Return the stops phase of the current hand, as far as it was followed."""
    app.game.box = app.session.box
    return app.game.stops_phase()


def card_due(app: "App") -> int | None:
    """Return the next card if a stops phase is being followed, or None."""
    phase = find(app)
    return phase.due if phase.plays else None


def keep(app: "App", phase: "Phase") -> None:
    """Save what was laid."""
    app.session.box.keep("stops", phase.form())


def picture(card: int) -> str:
    """Return a card with a picture of its suit."""
    return pictured(STANDARD52.text(card))
