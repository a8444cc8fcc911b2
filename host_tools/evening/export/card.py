"""The picture of an evening to send: 1080 by 1350 pixels.

It is drawn as SVG, with the reader's own fonts, as PNG (card_picture.py), and on the browser page
(host_tools/play/web/site/links/message.js): all from the same strokes.
"""

from html import escape

from engine.compat import TYPE_CHECKING
from engine.texts import fact, listed
from host_tools.base.plain import visible
from host_tools.evening.export.charts import Drawing, label, path, signed, width_of
from host_tools.evening.export.course import Course
from host_tools.evening.export.course_chart import LEAST_ROUNDS, course_drawing
from host_tools.evening.export.evening import (
    Story,
    names_of,
    noted_out,
    out_of,
    results_of,
    why_over,
    winners_of,
)
from host_tools.evening.export.message import payment_lines
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.report import Report

if TYPE_CHECKING:
    from typing import Any

    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

    Stroke = tuple[Any, ...]

WIDTH, HEIGHT = 1080, 1350
_MARGIN = 60
# The light colours of report.css.
PAPER, _INK, _SOFT, _FAINT, _ALARM = "#f6f5f2", "#1d1d1b", "#5a5854", "#cfccc4", "#b3261e"
_PEOPLE = ("#5a5854", "#2903ff", "#910045", "#007e67", "#906816", "#bf14bc", "#5e2804", "#064f6e",
           "#56159e")  # fmt: skip
# Kinds of shapes: how wide a line is; size, boldness and colour of words (None: the person's).
_LINES = {"l": 5, "w": 11, "t": 2, "g": 2, "lim": 4}
_WORDS = {
    "h1": (64, True, _INK),
    "h2": (46, True, _INK),
    "p": (34, False, _SOFT),
    "n": (30, False, None),
    "b": (34, True, None),
    "b0": (34, True, _INK),
    "s": (27, False, _SOFT),
    "al": (27, False, _ALARM),
    "mk": (27, False, None),
    "row": (36, False, None),
    "rowb": (36, True, None),
    "end": (36, False, _INK),
    # The same, where there is more room, and much.
    "rowm": (46, False, None),
    "rowbm": (46, True, None),
    "endm": (46, False, _INK),
    "rowl": (60, False, None),
    "rowbl": (60, True, None),
    "endl": (60, False, _INK),
    "rowx": (84, False, None),
    "rowbx": (84, True, None),
    "endx": (84, False, _INK),
}
_FONT = 30
# With more games than this a card has the results alone.
_MOST_CHARTS = 2
# The least height of a row of results, what two lines in it need, and what a further one needs.
_LEAST_ROW, _TWO_LINES, _NEXT_LINE = 64, 110, 46
# What a row for each player needs, and the most that it takes.
_LEAST_LINE, _LINE = 38, 90
# The sizes of rows: what they are called in _WORDS, and the height that a row needs.
_ROWS = (("x", 125), ("l", 85), ("m", 60), ("", 0))
# The most height of a row of scores.
_SCORE = 190
# Where the winner of a row stands.
_SECOND = _MARGIN + 330


def card_svg(games: "list[SavedGame]", stake: "Stake | None" = None) -> str:
    """Return the SVG of the last evening of SavedGames."""
    strokes, said = drawn(Report(games, stake))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" role="img" font-family="system-ui, sans-serif">'
        f"<title>{escape(visible(said))}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
    ]
    parts += [_written(stroke) for stroke in strokes]
    return "\n".join(parts + ["</svg>", ""])


def drawn(report: Report) -> "tuple[list[Stroke], str]":
    """Return (what to draw, the words for those who do not see it) of a Report's last evening.

    Each stroke is one of ("line", [(x, y)], colour, width, whether dotted), ("dot", x, y, radius,
    colour, fill) and ("text", x, y, words, colour, size, whether bold, anchor), the first one at
    the back; `anchor` is "", "e" (the words end at x) or "m" (their middle).
    """
    drawing, said = _card(report)
    return [_stroke(shape) for shape in drawing.shapes], said


def _stroke(shape):
    """Return a shape of a Drawing with its own colours and sizes."""
    kind = shape[0]
    if kind == "line":
        look = shape[3]
        return ("line", shape[2], _colour(shape, look), _LINES[look], look == "lim")
    if kind == "dot":
        _, _, x, y, radius, look = shape
        colour = _colour(shape, look)
        return ("dot", x, y, radius, colour, PAPER if look == "o" else colour)
    _, _, x, y, words, anchor, look = shape
    size, bold, colour = _WORDS[look]
    return ("text", x, y, visible(words), colour or _colour(shape, look), size, bold, anchor)


def _card(report) -> tuple[Drawing, str]:
    """Return the Drawing of the last evening, and its words for those who do not see it."""
    evening = report.evenings[-1]
    found = Drawing(WIDTH, HEIGHT)
    room = WIDTH - 2 * _MARGIN
    y = _MARGIN + 55
    found.text("c0", _MARGIN, y, evening.title, "", "h1")
    y += 58
    found.text("c0", _MARGIN, y, evening.counts, "", "p")
    if evening.winner:
        y += 50
        found.text("c0", _MARGIN, y, evening.winner, "", "b0")
    y += 30
    foot = _foot(report, evening, found, room)
    games = evening.newest_first
    charts = len(games) <= _MOST_CHARTS
    height = (foot - y) / max(1, len(games))
    if not charts:
        _results(report, games, found, y, foot)
    else:
        for at, game in enumerate(games):
            _game(report, game, found, y + height * at, height, room)
    told = [evening.title, evening.winners, evening.winner, evening.counts]
    said = " ".join([words for words in told if words])
    return found, said


def _foot(report, evening, found, room):
    """Write the payments at the bottom; return where they begin."""
    lines = [part for line in payment_lines(report, evening) for part in _wrapped(line, room, 34)]
    y = HEIGHT - _MARGIN - 44 * len(lines) + 20
    for at, line in enumerate(lines):
        found.text("c0", _MARGIN, y + 44 * at, line, "", "p")
    return y - 50


def _wrapped(words, room, size):
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width_of(longer, size) > room and lines[-1]:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _game(report, game, found, y, height, room):
    """Draw one game: its headline and its course, or its scores."""
    report = report.among(names_of(game))
    course = Course(game) if game.result is None else None
    headline = Story(game, course).headline if course else game.title
    # Bold letters are about a tenth wider than what `width_of` takes.
    lines = _wrapped(headline, room, 46 * 1.1)[:2]
    for at, line in enumerate(lines):
        found.text("c0", _MARGIN, y + 62 + 54 * at, line, "", "h2")
    top = y + 34 + 54 * len(lines)
    why = why_over(game)
    if why:
        top += 50
        found.text("c0", _MARGIN, top - 20, _wrapped(why + ".", room, 34)[0], "", "p")
    if course is None or course.rounds < LEAST_ROUNDS or height < 300:
        _scores(report, game, found, (_MARGIN, top + 40), y + height)
        return
    size = (room, height - (top - y) - 20)
    part = course_drawing(game, course, report.colours, size=size, font=_FONT)
    for shape in part.shapes:
        found.shapes.append(_moved(shape, _MARGIN, top))


def _scores(report, game, found, corner, end, most=_SCORE):
    """Write the scores of a game from a corner down, a row for each player or side.

    The letters are as large as the room down to `end`, and the longest row, let them be.
    """
    x, y = corner
    winners, out = winners_of(game), out_of(game)
    rows = []
    for names, score, _ in results_of(game):
        name = names[0]
        words = _called(names, out, 20)
        rows.append((name, words + (" ★" if name in winners else ""), signed(score)))
    pitch = min(most, (end - y) / max(1, len(rows)))
    look = _look_of(rows, pitch, WIDTH - _MARGIN - x)
    for at, (name, words, score) in enumerate(rows):
        colour = f"c{report.colours.get(name, 0)}"
        # The middle of the letters is that of the row.
        line = y + pitch * (at + 0.5) + _WORDS["row" + look][0] * 0.35
        found.text(colour, x, line, words, "", ("rowb" if name in winners else "row") + look)
        found.text("c0", WIDTH - _MARGIN, line, score, "e", "end" + look)


def _called(names, out, most, score=""):
    """Return the label of a player, or of a side, of at most so many letters each, and the score.

    Who is out of the game says so.
    """
    return noted_out(names, " + ".join([label(name, most) for name in names]) + score, out)


def _look_of(rows, pitch, room):
    """Return the largest look in which rows of (name, words, score) fit."""
    for look, height in _ROWS:
        size = _WORDS["row" + look][0]
        widest = max(
            [width_of(words, size * 1.1) + width_of(score, size) for _, words, score in rows]
        )
        if pitch >= height and widest + size <= room:
            return look
    return ""


def _results(report, games, found, y, end):
    """Write who played each of many games, or who won, and where there is room who else played."""
    rows = int((end - y) // _LEAST_ROW)
    shown = games if len(games) <= rows else games[: rows - 1]
    more = len(games) - len(shown)
    pitch = (end - y) / (len(shown) + (1 if more else 0))
    most = max([len(results_of(game)) for game in shown])
    row = min(_LINE, (pitch - 30) / most)
    for at, game in enumerate(shown):
        _result(report, game, found, y + pitch * at, pitch, row)
    if more:
        line = y + pitch * len(shown) + 62
        found.text("c0", _MARGIN, line, sentence("card_more", n=more), "", "p")


def _result(report, game, found, y, height, row):
    """Write one of many games: a row for each player, or one for the winners."""
    line = y + 62
    winners, out = winners_of(game), out_of(game)
    found.text("c0", _MARGIN, line, fact(game.game_class.title), "", "end")
    if row >= _LEAST_LINE:
        if not winners:
            found.text("c0", _MARGIN, line + _NEXT_LINE, sentence("goes_on"), "", "p")
        _scores(report, game, found, (_SECOND, y + 15), y + height - 15, row)
        return
    if winners:
        colour = f"c{report.colours.get(winners[0], 0)}"
        score = signed([score for names, score, _ in results_of(game) if names[0] in winners][0])
        room = WIDTH - _MARGIN - _SECOND - width_of(score, 36) - width_of(" ★ ", 40)
        said = _cut([label(name, 16) for name in winners], room, 40) + " ★"
        found.text(colour, _SECOND, line, said, "", "rowb")
        found.text("c0", WIDTH - _MARGIN, line, score, "e", "end")
    else:
        found.text("c0", _SECOND, line, sentence("goes_on"), "", "p")
    others = [
        _called(names, out, 16, " " + signed(score))
        for names, score, _ in results_of(game)
        if names[0] not in winners
    ]
    if height >= _TWO_LINES and others:
        _others(found, others, line + _NEXT_LINE, y + height)


def _others(found, others, y, end):
    """Write a list in as many lines as there is room for."""
    room = WIDTH - _MARGIN - _SECOND
    lines = int((end - y) // _NEXT_LINE) + 1
    written = _wrapped(listed(others, True), room, 34)
    if len(written) > lines:
        last = others
        # So many of the last ones are left out that the rest fits.
        while len(written) > lines and len(last) > 1:
            last = last[:-1]
            written = _wrapped(listed(last + ["…"], True), room, 34)
    for at, words in enumerate(written[:lines]):
        found.text("c0", _SECOND, y + _NEXT_LINE * at, words, "", "p")


def _cut(parts, room, size):
    """Return parts as a list in one line, as many as there is room for."""
    whole = listed(parts, True)
    while width_of(whole, size) > room and len(parts) > 1:
        parts = parts[:-1]
        shown = list(parts)
        shown.append("…")
        whole = listed(shown, True)
    return whole


def _moved(shape, x, y):
    if shape[0] == "line":
        return shape[:2] + ([(px + x, py + y) for px, py in shape[2]],) + shape[3:]
    return shape[:2] + (shape[2] + x, shape[3] + y) + shape[4:]


def _colour(shape, kind):
    if kind == "lim":
        return _ALARM
    if kind == "g":
        return _FAINT
    return _PEOPLE[int(shape[1][1:] or 0)] if shape[1] else _SOFT


def _written(stroke) -> str:
    kind = stroke[0]
    if kind == "line":
        _, points, colour, width, dotted = stroke
        dashes = ' stroke-dasharray="3 9"' if dotted else ""
        return (
            f'<path d="{path(points)}" fill="none" stroke="{colour}"'
            f' stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'
            f"{dashes}/>"
        )
    if kind == "dot":
        _, x, y, radius, colour, fill = stroke
        return (
            f'<circle cx="{round(x)}" cy="{round(y)}" r="{round(radius)}" fill="{fill}"'
            f' stroke="{colour}" stroke-width="4"/>'
        )
    _, x, y, words, colour, size, bold, anchor = stroke
    weight = ' font-weight="700"' if bold else ""
    side = {"e": ' text-anchor="end"', "m": ' text-anchor="middle"'}.get(anchor, "")
    return (
        f'<text x="{round(x)}" y="{round(y)}" font-size="{size}" fill="{colour}"{weight}{side}>'
        f"{escape(words, quote=False)}</text>"
    )
