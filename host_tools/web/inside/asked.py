"""Runs inside the page's MicroPython: what the box says of itself, beside its picture.

The page offers a phone's way to answer (a number pad, a text field, the cards of the deck) for what
the screen on top `wants` (`firmware.screens.base.Screen.wants`).
"""

from engine.texts import has
from firmware.display.card_faces import pictured
from firmware.display.fitting import say
from firmware.screens.table.sheet import aside_of, mark_for

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# Of what leads out of the game, so much is nearly out.
_NEAR = 0.85
# The longest line that is read across a table.
_LINE = 60


def about(app: "Any") -> dict:
    """Return facts for JSON: what is on the table, and what the screen on top shows.

    `game` is the title of the game on the table or "", `over` whether it has ended; `wants` is what
    the screen asks for, or None. `rule` is the number of the rule that the screen names, or "".
    """
    found = {"game": "", "over": False, "rule": "", "wants": None}
    if not hasattr(app, "session"):
        # A fault is shown in the program's place.
        return found
    if app.game:
        found["game"] = say(app.game.title)
        found["over"] = bool(app.game.over)
    screen = app.stack[-1]
    found["wants"] = screen.wants()
    found["rule"] = _rule(screen)
    return found


def _rule(screen):
    """Return the number of the rule that a verdict, a refusal or the rulebook shows, or ""."""
    if screen.module == "book.verdict":
        return screen.verdict.rule or ""
    if screen.module == "book.rule":
        return screen.number
    return getattr(screen, "rule", None) or ""


def sheet(app: "Any") -> "dict | None":
    """Return the running sheet for the table view, or None without a game.

    `title`, `goal`, `round`, `lines` (who deals, what comes next) and `near` (who is nearly out)
    are texts, `winners` names. Each of `players` has `name`, `score`, `mark` (of who deals or
    starts), `aside` (what the last entry changed), `way` ([points, of how many] or None), `out`,
    `leads`, `near`, and `games`, the scores of the games that are played at once. `pots` are
    [label, chips].
    """
    game = getattr(app, "game", None)
    if not game:
        return None
    number = game.rounds if game.over else game.rounds + 1
    playing = game.in_play()
    best = game.winners if game.over else game.best_of(playing)
    leads = best if game.over or len(best) < len(playing) else []
    games = game.columns.games()
    players, near = [], []
    for seat in range(len(game.players)):
        player = game.players[seat]
        way = game.progress(player)
        is_near = False
        if way and game.elimination.rule and not (player.out or player.gone or game.over):
            is_near = way[0] >= way[1] * _NEAR
        if is_near:
            near.append(say(game.missing(player)))
        players.append(
            {
                "name": player.name,
                "score": player.score,
                "mark": mark_for(game, player),
                "aside": say(aside_of(app, player)),
                "way": list(way) if way else None,
                "out": bool(player.out or player.gone),
                "leads": player.name in leads,
                "near": is_near,
                "games": [scores[seat] for scores, _, _ in games],
            }
        )
    lines = []
    if not game.over:
        first = game.starts()
        if first:
            lines.append(say(("ui.deals_starts", {"name": game.dealer, "first": first})))
        elif game.dealer:
            lines.append(say(("ui.dealer_is", {"name": game.dealer})))
        forms = app.ui.forms(game.coming())
        lines.append(([form for form in forms if len(form) <= _LINE] or forms[-1:])[0])
    return {
        "title": say(game.title),
        "goal": say(game.goal()),
        "round": say(("ui.event_number", {"event": (game.section + ".unit", {}), "n": number})),
        "winners": list(game.winners) if game.over else [],
        "players": players,
        "lines": lines,
        "near": near,
        "pots": [[_pot(game, name), game.board.pots[name]] for name in game.board.sections],
    }


def _pot(game, name):
    """Return what a section of the board is called."""
    key = game.section + ".pot_" + name
    return say((key, {})) if has(key) else pictured(name)
