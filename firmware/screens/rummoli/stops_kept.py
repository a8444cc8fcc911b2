"""The stops phase that is being followed, kept so that a power cut loses nothing."""

from engine.cards import STANDARD52
from firmware.display.fitting import pictured


def find(app):
    """Return the Phase of the hand that is played, as far as it was followed."""
    app.game.box = app.session.box
    return app.game.stops_phase()


def card_due(app):
    """Return the card that comes next where a stops phase is followed, or None."""
    phase = find(app)
    return phase.due if phase.plays else None


def keep(app, phase):
    """Keep what was laid."""
    app.session.box.keep("stops", phase.form())


def picture(card):
    """Return a card with its suit as a picture."""
    return pictured(STANDARD52.text(card))
