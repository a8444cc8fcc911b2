"""Saved games as one page of HTML: score sheet, result and history; no scripts, nothing from
elsewhere.
"""

from html import escape

from engine.texts import language, text
from firmware.display.widgets import say
from firmware.screens.event_words import signed
from firmware.screens.house import label_of, value_words
from host_tools.export.history import lines_of, players_of, section_label
from host_tools.export.messages import sentence
from host_tools.export.plain import visible

# Even if something slipped through, a browser would load and run nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.4 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 0.75rem; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.3rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 0.3rem; }
p { margin: 0.3rem 0; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid #8886; }
th, td { text-align: left; vertical-align: top; }
th, td.name { overflow-wrap: anywhere; min-width: 3.5rem; max-width: 14rem; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.n { white-space: normal; }
td small { opacity: 0.75; }
td.notes { font-size: 0.85rem; padding-top: 0; overflow-wrap: anywhere; }
tr.first td { border-bottom: 0; }
.bad { border-left: 4px solid #c33; padding-left: 0.6rem; }
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  .wide { overflow: visible; }
  thead { display: table-header-group; } tr { break-inside: avoid; }
  tr.first { break-after: avoid; } section + section { break-before: page; }
}
"""


def page(games):
    """Return the HTML text of SavedGames, everything that people wrote escaped."""
    title = "Meldmate: " + (games[0].title if len(games) == 1 else sentence("page_title"))
    return "\n".join([
        "<!DOCTYPE html>",
        f'<html lang="{language()}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{_safe(title)}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        f"<h1>{_safe(title if len(games) == 1 else sentence('page_title'))}</h1>",
        *[part for game in games for part in _section(game, len(games) > 1)],
        "</body>",
        "</html>",
        "",
    ])  # fmt: skip


def _safe(words):
    return escape(visible(words))


def _name(name):
    """Return a name that keeps its own direction of writing to itself."""
    return f"<bdi>{_safe(name)}</bdi>"


def _section(game, titled):
    yield "<section>"
    if titled:
        yield f"<h2>{_safe(game.title)}</h2>"
    if game.warning:
        yield f'<p class="bad">{_safe(game.warning)}</p>'
    if game.result is not None:
        yield f"<p>{_safe(sentence('archived'))}</p>"
        yield from _table(_headings("player", "score", ""), _result_rows(game))
    else:
        yield from _standing(game)
        yield from _history(game)
    yield "</section>"


def _headings(*keys):
    words = (sentence(key) if key else "" for key in keys)
    return "".join(
        f'<th class="n">{_safe(one)}</th>' if one in _NUMBERS else f"<th>{_safe(one)}</th>"
        for one in words
    )


_NUMBERS = (sentence("place"), sentence("score"), sentence("chips"))


def _table(head, rows):
    yield '<div class="wide"><table>'
    yield f"<thead><tr>{head}</tr></thead>"
    yield "<tbody>"
    yield from rows
    yield "</tbody></table></div>"


def _result_rows(game):
    shared = sum(won for _, _, won in game.result) > 1
    for name, score, won in game.result:
        mark = sentence("shares" if shared else "won") if won else ""
        yield (
            f'<tr><td class="name">{_name(name)}</td><td'
            f' class="n">{score}</td><td>{_safe(mark)}</td></tr>'
        )


# -- the score sheet and the result ------------------------------------------------------------


def _standing(game):
    state = game.ledger.game
    if state.over:
        rule, key, facts = state.ending
        why = sentence("ended", why=text(key, **facts).rstrip("."))
        yield f"<p>{_safe(f'{why} ({rule})' if rule else why)}</p>"
    else:
        yield f"<p>{_safe(sentence('goal', goal=say(state.goal())))}</p>"
    yield f"<p>{_safe(_house(game))}</p>"
    sections = state.board()
    score = "chips" if sections else "score"
    yield from _table(_headings("place", "player", score, ""), _places(state))
    if sections:
        yield f"<h3>{_safe(sentence('board'))}</h3>"
        yield from _table(_headings("section", "chips"), _board(game, sections))


def _places(state):
    players = {player.name: player for player in state.players}
    place = 1
    for group in state.places():
        for name in group:
            player = players[name]
            yield (
                f'<tr><td class="n">{place}</td><td class="name">{_name(name)}</td>'
                f'<td class="n">{player.score}</td><td>{_safe(_remark(state, player))}</td></tr>'
            )
        place += len(group)


def _remark(state, player):
    if player.name in state.winners:
        return sentence("won" if len(state.winners) == 1 else "shares")
    if player.gone:
        return sentence("left")
    if player.out:
        return sentence("out", unit=text(state.section + ".unit"), n=player.out)
    return sentence("deals") if not state.over and player.name == state.dealer else ""


def _board(game, sections):
    for section, _, chips in sections:
        yield f'<tr><td>{_safe(section_label(game, section))}</td><td class="n">{chips}</td></tr>'


def _house(game):
    kind = game.game_class
    usual = kind.settle(None)
    rules = []
    for option in kind.options():
        value = game.ledger.house[option.name]
        if value != usual[option.name]:
            rules.append(
                f"{say(label_of(kind, option))}: {say(value_words(kind, value))} ({option.rule})"
            )
    return sentence("house", rules=", ".join(rules)) if rules else sentence("house_default")


# -- the history -------------------------------------------------------------------------------


def _history(game):
    yield f"<h3>{_safe(sentence('history'))}</h3>"
    if not game.ledger.count:
        yield f"<p>{_safe(sentence('nothing_yet'))}</p>"
        return
    names = players_of(game)
    head = _headings("entry", "dealer") + "".join(
        f'<th class="n">{_name(name)}</th>' for name in names
    )
    yield from _table(head, _events(game, names))


def _events(game, names):
    for line in lines_of(game):
        title = f"{line.index}. {line.name}" + (f" {line.round}" if line.round else "")
        cells = "".join(_cell(line, name) for name in names)
        said = line.sums + line.notes
        row = ' class="first"' if said else ""
        yield (
            f"<tr{row}><td>{_safe(title)}</td><td"
            f' class="name">{_name(line.dealer or "")}</td>{cells}</tr>'
        )
        if said:
            words = "<br>".join(f"<bdi>{_safe(one)}</bdi>" for one in said)
            yield f'<tr><td class="notes" colspan="{2 + len(names)}">{words}</td></tr>'


def _cell(line, name):
    if name not in line.totals:
        return '<td class="n"></td>'
    change = line.changes.get(name)
    small = f" <small>{signed(change)}</small>" if change else ""
    return f'<td class="n">{line.totals[name]}{small}</td>'
