"""One game never costs the others: what cannot be exported is named and left out."""

from engine.compat import TYPE_CHECKING
from firmware.trouble.fault import name_of
from host_tools.evening.export.messages import ExportError, sentence

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from host_tools.evening.export.saved import SavedGame


def untold(number: int, error: Exception) -> str:
    """Return the sentence that names a game which an exception keeps from being exported."""
    return sentence("untold", n=number, why=name_of(error))


def told(
    games: "list[SavedGame]",
    make: "Callable[[list[SavedGame]], Any]",
    trouble: "Callable[[str], object]",
) -> "Any":
    """Return `make(games)`, without the games for which it raises an exception.

    `trouble(sentence)` names each of these. None if no game is left. ExportError and ImportError
    are about no single game, and are raised.
    """
    found, _ = _tried(make, games)
    if found is not None:
        return found
    # Alone, most faulty games show; what fails only together with others is found one by one.
    left = []
    for game in games:
        _, error = _tried(make, [game])
        if error is None:
            left.append(game)
        else:
            trouble(untold(game.number, error))
    found, error = _tried(make, left) if left else (None, None)
    if error is None:
        return found
    kept = []
    for game in left:
        more, error = _tried(make, kept + [game])
        if error is None:
            found, kept = more, kept + [game]
        else:
            trouble(untold(game.number, error))
    return found


def _tried(make, games):
    """Return (what `make(games)` returns, None), or (None, the exception)."""
    try:
        return make(games), None
    except (ExportError, ImportError):
        raise
    except Exception as error:  # noqa: BLE001  whatever one game raises must not cost the others
        return None, error
