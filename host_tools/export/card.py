"""The picture of an evening to send: 1080 by 1350 pixels, as PNG or SVG.

Both are made of the same Drawing. In the SVG the reader's own fonts are used; the PNG is drawn with
a font of this computer.
"""

import io
from html import escape
from typing import TYPE_CHECKING, Any

from host_tools.export.charts import Drawing, label, path, signed, width_of
from host_tools.export.charts_of import LEAST_ROUNDS, course_drawing
from host_tools.export.course import Course
from host_tools.export.evening import Story, scores_of, winners_of
from host_tools.export.message import payment_lines
from host_tools.export.messages import ExportError, sentence
from host_tools.export.plain import visible
from host_tools.export.report import Report

if TYPE_CHECKING:
    from host_tools.export.money import Stake
    from host_tools.export.saved import SavedGame

WIDTH, HEIGHT = 1080, 1350
_MARGIN = 60
# The light colours of report.css.
_PAPER, _INK, _SOFT, _FAINT, _ALARM = "#f6f5f2", "#1d1d1b", "#5a5854", "#cfccc4", "#b3261e"
_PEOPLE = ("#5a5854", "#0417cf", "#7a0000", "#067977", "#64238e", "#7f5700", "#9430ff", "#da0663",
           "#01413e")  # fmt: skip
# Kinds of shapes: how wide a line is; size, boldness and colour of words (None: the person's).
_LINES = {"l": 5, "w": 11, "t": 2, "g": 2, "lim": 4}
_WORDS = {
    "h1": (64, True, _INK),
    "h2": (46, True, _INK),
    "p": (34, False, _SOFT),
    "n": (30, False, None),
    "b": (34, True, None),
    "s": (27, False, _SOFT),
    "al": (27, False, _ALARM),
    "mk": (27, False, None),
    "row": (36, False, None),
    "rowb": (36, True, None),
    "end": (36, False, _INK),
}
_FONT = 30
# Fonts with many letters, as they are called on Linux, Windows and macOS; (regular, bold).
_FONTS = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("segoeui.ttf", "segoeuib.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
)
# What stands for signs that Pillow's own font lacks, and the last of its letters.
_INSTEAD = (("★", "*"), ("−", "-"), ("…", "..."))
_LATIN = 0xFF
# With more games than this a card has the results alone.
_MOST_CHARTS = 2
_MOST_ROWS = 9


def card_svg(games: "list[SavedGame]", stake: "Stake | None" = None) -> str:
    """Return the SVG of the last evening of SavedGames."""
    drawing, said = _card(Report(games, stake))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" role="img" font-family="system-ui, sans-serif">'
        f"<title>{escape(visible(said))}</title>"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{_PAPER}"/>'
    ]
    for shape in drawing.shapes:
        parts.append(_written(shape))
    return "\n".join([*parts, "</svg>", ""])


def card_png(games: "list[SavedGame]", stake: "Stake | None" = None) -> bytes:
    """Return the PNG of the last evening; raises ExportError if no font has the letters."""
    from PIL import Image, ImageDraw

    drawing, _ = _card(Report(games, stake))
    # Drawn twice as large: lines become smooth when it is made smaller.
    image = Image.new("RGB", (2 * WIDTH, 2 * HEIGHT), _PAPER)
    pen = ImageDraw.Draw(image)
    fonts = _Fonts()
    for shape in drawing.shapes:
        _draw(pen, fonts, shape)
    out = io.BytesIO()
    image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _card(report) -> tuple[Drawing, str]:
    """Return the Drawing of the last evening, and its words for those who do not see it."""
    evening = report.evenings[-1]
    found = Drawing(WIDTH, HEIGHT)
    room = WIDTH - 2 * _MARGIN
    y = _MARGIN + 55
    found.text("c0", _MARGIN, y, evening.title, "", "h1")
    y += 58
    found.text("c0", _MARGIN, y, evening.counts, "", "p")
    y += 30
    foot = _foot(report, evening, found, room)
    games = evening.games
    charts = len(games) <= _MOST_CHARTS
    height = (foot - y) / max(1, len(games))
    if not charts:
        _results(report, games, found, y, foot)
    else:
        for at, game in enumerate(games):
            _game(report, game, found, y + height * at, height, room)
    said = " ".join([evening.title, evening.winners, evening.counts])
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
    course = Course(game) if game.result is None else None
    headline = Story(game, course).headline if course else game.title
    lines = _wrapped(headline, room, 46)[:2]
    for at, line in enumerate(lines):
        found.text("c0", _MARGIN, y + 62 + 54 * at, line, "", "h2")
    top = y + 34 + 54 * len(lines)
    if course is None or course.rounds < LEAST_ROUNDS or height < 300:
        _scores(report, game, found, top + 40, y + height)
        return
    size = (room, height - (top - y) - 20)
    part = course_drawing(game, course, report.colours, size=size, font=_FONT)
    for shape in part.shapes:
        found.shapes.append(_moved(shape, _MARGIN, top))


def _scores(report, game, found, y, end):
    """Write the scores of a game, a row for each player."""
    winners = winners_of(game)
    scores = scores_of(game)
    pitch = min(56, (end - y) / max(1, len(scores)))
    for at, (name, score) in enumerate(scores):
        _row(report, found, y + pitch * at + 30, name, signed(score), name in winners)


def _row(report, found, y, name, score, won):
    colour = f"c{report.colours.get(name, 0)}"
    found.text(
        colour, _MARGIN, y, label(name, 24) + (" ★" if won else ""), "", "rowb" if won else "row"
    )
    found.text("c0", WIDTH - _MARGIN, y, score, "e", "end")


def _results(report, games, found, y, end):
    """Write who won each of many games, then how often each person won."""
    shown = games[:_MOST_ROWS]
    pitch = min(92, (end - y) / max(1, len(shown)))
    for at, game in enumerate(shown):
        line = y + pitch * at + 62
        winners = winners_of(game)
        scores = dict(scores_of(game))
        first = winners[0] if winners else None
        colour = f"c{report.colours.get(first, 0)}"
        found.text("c0", _MARGIN, line, game.title.split(",")[0], "", "end")
        if first:
            said = ", ".join(label(name, 16) for name in winners) + " ★"
            found.text(colour, _MARGIN + 330, line, said, "", "rowb")
            found.text("c0", WIDTH - _MARGIN, line, signed(scores[first]), "e", "end")
        else:
            found.text("c0", _MARGIN + 330, line, sentence("goes_on"), "", "p")


def _moved(shape, x, y):
    if shape[0] == "line":
        return (*shape[:2], [(px + x, py + y) for px, py in shape[2]], *shape[3:])
    return (*shape[:2], shape[2] + x, shape[3] + y, *shape[4:])


def _colour(shape, kind):
    if kind == "lim":
        return _ALARM
    if kind == "g":
        return _FAINT
    return _PEOPLE[int(shape[1][1:] or 0)] if shape[1] else _SOFT


def _written(shape) -> str:
    kind = shape[0]
    if kind == "line":
        look = shape[3]
        dashes = ' stroke-dasharray="3 9"' if look == "lim" else ""
        return (
            f'<path d="{path(shape[2])}" fill="none" stroke="{_colour(shape, look)}"'
            f' stroke-width="{_LINES[look]}" stroke-linejoin="round" stroke-linecap="round"'
            f"{dashes}/>"
        )
    if kind == "dot":
        _, _, x, y, radius, look = shape
        colour = _colour(shape, look)
        fill = _PAPER if look == "o" else colour
        return (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{radius:.0f}" fill="{fill}" stroke="{colour}"'
            ' stroke-width="4"/>'
        )
    _, _, x, y, words, anchor, look = shape
    size, bold, colour = _WORDS[look]
    weight = ' font-weight="700"' if bold else ""
    side = {"e": ' text-anchor="end"', "m": ' text-anchor="middle"'}.get(anchor, "")
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{colour or _colour(shape, look)}"'
        f"{weight}{side}>{escape(visible(words), quote=False)}</text>"
    )


class _Fonts:
    """The fonts of this computer, by size and boldness."""

    def __init__(self):
        self._found: dict[tuple[int, bool], Any] = {}
        self._names = None
        # Whether it is Pillow's own, which has Latin letters alone.
        self.plain = False

    def of(self, size, bold):
        """Return a font."""
        if (size, bold) not in self._found:
            self._found[size, bold] = self._load(size, bold)
        return self._found[size, bold]

    def _load(self, size, bold):
        from PIL import ImageFont

        for names in [self._names] if self._names else _FONTS:
            try:
                font = ImageFont.truetype(names[bold], 2 * size)
            except OSError:
                continue
            self._names = names
            return font
        self.plain = True
        return ImageFont.load_default(2 * size)

    def shown(self, words):
        """Return words in letters that the font has; raises ExportError if there are none."""
        if not self.plain:
            return words
        for sign, instead in _INSTEAD:
            words = words.replace(sign, instead)
        if any(ord(letter) > _LATIN for letter in words):
            raise ExportError("no_font")
        return words


def _draw(pen, fonts, shape):
    kind = shape[0]
    if kind == "line":
        look = shape[3]
        points = [(2 * x, 2 * y) for x, y in shape[2]]
        width = 2 * _LINES[look]
        colour = _colour(shape, look)
        if look == "lim":
            (x, y), (end, _) = points
            while x < end:
                pen.ellipse((x, y - 4, x + 8, y + 4), fill=colour)
                x += 24
            return
        pen.line(points, fill=colour, width=width, joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)
    elif kind == "dot":
        _, _, x, y, radius, look = shape
        colour = _colour(shape, look)
        box = (2 * (x - radius), 2 * (y - radius), 2 * (x + radius), 2 * (y + radius))
        pen.ellipse(box, fill=_PAPER if look == "o" else colour, outline=colour, width=8)
    else:
        _, _, x, y, words, anchor, look = shape
        size, bold, colour = _WORDS[look]
        side = {"e": "rs", "m": "ms"}.get(anchor, "ls")
        font = fonts.of(size, bold)
        pen.text(
            (2 * x, 2 * y),
            fonts.shown(visible(words)),
            font=font,
            fill=colour or _colour(shape, look),
            anchor=side,
        )
