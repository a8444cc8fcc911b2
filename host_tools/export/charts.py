"""Draws charts as SVG with Matplotlib, for phone, paper, dark mode and screen readers.

Colours come from the page by CSS variables, so a chart changes with it; lines also differ by
markers and strokes. Nothing in a chart runs or is loaded.
"""

import io
import re
import warnings
from collections.abc import Sequence
from html import escape
from typing import Any
from xml.etree import ElementTree

from host_tools.export.plain import visible

# Placeholders for the page's colours in what Matplotlib writes.
_INK, _FAINT, _ALARM = "#010203", "#040506", "#070809"
_VARIABLES = {_INK: "var(--ink)", _FAINT: "var(--faint)", _ALARM: "var(--alarm)"}
_SERIES = [f"#0a0b{at:02x}" for at in range(8)]
_VARIABLES |= {colour: f"var(--series-{at + 1})" for at, colour in enumerate(_SERIES)}
_MARKS = "osD^vPXp"
_STROKES = ("-", "--", "-.", ":")
_WIDTH, _LINE_HEIGHT, _BAR_HEIGHT = 5.0, 3.3, 0.36
_SVG = "{http://www.w3.org/2000/svg}"
_LINK = "{http://www.w3.org/1999/xlink}href"
_MAX_LETTERS = 14
_SETTINGS = {
    "svg.fonttype": "none",
    "svg.hashsalt": "meldmate",
    "text.parse_math": False,
    "font.size": 10,
    "font.family": ["DejaVu Sans"],
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "axes.edgecolor": _FAINT,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "grid.color": _FAINT,
    "grid.linewidth": 0.5,
    "figure.dpi": 72,
}


class Line:
    """One line of a chart: `label` and `points`, [(x, y)].

    A line that is not `main` is drawn thin, in grey.
    """

    def __init__(self, label: str, points: list, main: bool = True) -> None:
        self.label, self.points, self.main = label, points, main


def line_chart(
    prefix: str,
    title: str,
    words: str,
    axes: tuple[str, str],
    lines: list,
    limit: Any = None,
    marks: Sequence = (),
) -> str:
    """Return the SVG of a line chart.

    `prefix` begins every id in it, so it must differ from chart to chart on a page. `words` is the
    text alternative, `axes` has the labels of x and y, `limit` is a (value, label) to draw across,
    and `marks` are (x, y, label) of single points. All texts may contain user input.
    """
    with _drawing() as new:
        figure, plot = new(figsize=(_WIDTH, _LINE_HEIGHT), layout="constrained")
        drawn = []
        main = 0
        for line in lines:
            x, y = zip(*line.points, strict=True)
            style: dict[str, Any] = {"color": _INK, "linestyle": (0, (1, 1.5))}
            if line.main:
                style = {"color": _SERIES[main % 8], "linestyle": _STROKES[main % 4]}
                style["marker"] = _MARKS[main % 8]
                main += 1
            style.update(linewidth=1.6, markersize=4, markevery=max(1, len(x) // 25))
            drawn += plot.plot(x, y, **style)
        if limit:
            plot.axhline(limit[0], color=_ALARM, linewidth=1.4, linestyle=(0, (6, 2)))
            plot.annotate(
                _label(limit[1], 40),
                (0, limit[0]),
                xycoords=("axes fraction", "data"),
                xytext=(3, 2),
                textcoords="offset points",
                color=_ALARM,
                fontsize=9,
            )
        for x, y, label in marks:
            plot.plot([x], [y], marker="x", markersize=9, markeredgewidth=2, color=_ALARM)
            plot.annotate(
                _label(label, 30),
                (x, y),
                xytext=(-6, 5),
                textcoords="offset points",
                ha="right",
                color=_ALARM,
                fontsize=9,
            )
        _dress(plot, title, axes)
        plot.grid(axis="y")
        _whole_numbers(plot.xaxis, 9)
        _whole_numbers(plot.yaxis, 7)
        _legend(figure, drawn, [line.label for line in lines])
        return _svg(figure, prefix, title, words)


def bar_chart(
    prefix: str,
    title: str,
    words: str,
    axis: str,
    rows: Sequence[str],
    parts: Sequence[str],
    values: Sequence,
) -> str:
    """Return the SVG of stacked bars: one bar for each row, with a part for each of `parts`.

    `values[row][part]` is the length of a part; `rows` and `parts` are lists of labels. The other
    arguments are those of `line_chart`.
    """
    with _drawing() as new:
        height = 1.3 + _BAR_HEIGHT * len(rows) + 0.2 * (len(parts) // 4)
        figure, plot = new(figsize=(_WIDTH, height), layout="constrained")
        drawn = []
        left = [0] * len(rows)
        for at, _ in enumerate(parts):
            lengths = [values[row][at] for row in range(len(rows))]
            hatch = ("", "//", "\\\\", "xx", "--", "||", "++", "/")[at % 8]
            drawn.append(
                plot.barh(
                    range(len(rows)),
                    lengths,
                    left=left,
                    color=_SERIES[at % 8],
                    hatch=hatch,
                    edgecolor="white",
                    linewidth=0.5,
                    height=0.7,
                )
            )
            left = [one + length for one, length in zip(left, lengths, strict=True)]
        plot.set_yticks(range(len(rows)), _labels(rows))
        plot.invert_yaxis()
        _dress(plot, title, (axis, None))
        plot.grid(axis="x")
        plot.set_axisbelow(True)
        _whole_numbers(plot.xaxis, 9)
        _legend(figure, drawn, parts)
        return _svg(figure, prefix, title, words)


class _drawing:
    """The settings and the figures of one chart."""

    def __enter__(self):
        # Imported here: it takes half a second, and most formats do not draw.
        import matplotlib

        matplotlib.use("svg")
        from matplotlib import pyplot

        self._plots = pyplot
        self._context = matplotlib.rc_context(_SETTINGS)  # pyright: ignore[reportArgumentType]
        self._context.__enter__()
        self._warnings = warnings.catch_warnings()
        self._warnings.__enter__()
        # Names may have characters that the font lacks; the reader's own fonts have them.
        warnings.filterwarnings("ignore", "Glyph .* missing")
        warnings.filterwarnings("ignore", "Matplotlib currently does not support .* natively")
        return pyplot.subplots

    def __exit__(self, *error):
        self._plots.close("all")
        self._warnings.__exit__(*error)
        self._context.__exit__(*error)


def _label(words, maximum=_MAX_LETTERS):
    words = visible(words)
    words = words if len(words) <= maximum else words[: maximum - 1] + "…"
    # A leading underscore would keep a label out of the legend.
    return "\u2009" + words if words.startswith("_") else words


def _labels(names):
    """Return the labels for names, all different."""
    found = []
    for name in names:
        label = _label(name)
        number = 2
        while label in found:
            label = f"{_label(name)[: _MAX_LETTERS - 2]}…{number}"
            number += 1
        found.append(label)
    return found


def _dress(plot, title, axes):
    plot.set_title(_label(title, 60), fontweight="bold")
    plot.set_xlabel(axes[0])
    if axes[1]:
        plot.set_ylabel(axes[1])


def _whole_numbers(axis, maximum):
    """Let an axis count in whole numbers up to `maximum`, even if there is little to count."""
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True, nbins=maximum))


def _legend(figure, drawn, labels):
    figure.legend(
        drawn,
        _labels(labels),
        loc="outside lower left",
        ncols=min(4, len(labels)),
        frameon=False,
        fontsize=9,
        handlelength=2.6,
        columnspacing=1.2,
        borderaxespad=0,
    )


# -- from Matplotlib's file to a part of the page --------------------------------------------------


def _svg(figure, prefix, title, words):
    out = io.BytesIO()
    figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    root = ElementTree.fromstring(out.getvalue())
    for unwanted in [one for one in root if one.tag == f"{_SVG}metadata"]:
        root.remove(unwanted)
    for defs in root.iter(f"{_SVG}defs"):
        for style in defs.findall(f"{_SVG}style"):
            # It would apply to the whole page, which has the same.
            defs.remove(style)
    used = set(re.findall(rb'(?:url\(|href=")#([^")]+)', out.getvalue()))
    body = "".join(_written(child, prefix, {one.decode() for one in used}) for child in root)
    box = escape(root.get("viewBox", ""))
    return (
        f'<svg viewBox="{box}" role="img" aria-labelledby="{prefix}-title {prefix}-words">'
        f'<title id="{prefix}-title">{escape(visible(title))}</title>'
        f'<desc id="{prefix}-words">{escape(visible(words))}</desc>{body}</svg>'
    )


def _written(element, prefix, used) -> str:
    """Return an element as it appears in a page: without namespaces, with unique ids."""
    tag = element.tag.removeprefix(_SVG)
    attributes = []
    for key, value in element.attrib.items():
        if key == "id":
            if value not in used:
                continue
            value = f"{prefix}-{value}"
        key = "href" if key == _LINK else key.removeprefix(_SVG)
        if key == "href":
            value = f"#{prefix}-{value[1:]}"
        value = value.replace("url(#", f"url(#{prefix}-")
        if key in ("style", "fill", "stroke"):
            value = _style(value)
        elif key in ("d", "x", "y", "transform"):
            # A hundredth of a point is finer than any screen or printer.
            value = re.sub(
                r"-?[0-9]+\.[0-9]{3,}",
                lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."),
                value,
            )
            value = " ".join(str(value).split())
        attributes.append(f' {key}="{escape(value)}"')
    if tag == "g" and not attributes and len(element) == 1 and not (element.text or "").strip():
        return _written(element[0], prefix, used)
    inside = escape((element.text or "").strip()) + "".join(
        _written(child, prefix, used) for child in element
    )
    return f"<{tag}{''.join(attributes)}>{inside}</{tag}>"


def _style(words) -> str:
    """Return the style of an element with the page's colours and fonts."""
    words = re.sub(r"#[0-9a-f]{6}", lambda found: _VARIABLES.get(found[0], found[0]), words)
    words = words.replace("#ffffff", "var(--paper)")
    return re.sub(r" ?font-family: [^;]*;?", "", words).strip()
