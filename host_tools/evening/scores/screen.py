"""How everyone stands, as a page that an old television reads: plain HTML, sizes by the window.

Without a script it is loaded again every few seconds. With one, and with server-sent events, it
follows each entry.
"""

import datetime
from typing import Any

from engine.texts import language
from host_tools.evening.export.markup import safe
from host_tools.evening.export.messages import sentence

# Seconds until a page without a script is loaded again.
AGAIN = 5
# The page loads nothing else, and runs only the script that stands in it.
POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-{nonce}'; connect-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# Of the window's height, all rows and the largest letters, in percent; pixels of a percent of 720.
_ROWS, _LARGEST, _PX = 78.0, 34.0, 7.2
# Of the width of a row, the name's share; of the size of letters, their width and that of digits.
_NAME, _LETTER, _DIGIT = 0.6, 0.6, 0.72
# A mark beside a name, with the blank before it, is as wide as so many letters.
_MARK = 2.3
# So many players stand in one column.
_COLUMN = 5
_STYLE = """\
html, body { margin: 0; height: 100%; background: #121614; color: #e9eeea; }
body { font-family: "Helvetica Neue", Arial, sans-serif; padding: 0 1%; }
h1 { display: inline; font-size: 28px; font-size: 3.4vmin; margin: 0 1em 0 0; }
.head p { display: inline; }
p { margin: 0; font-size: 22px; font-size: 2.7vmin; line-height: 1.5; color: #a5b2ab; }
p b { color: #e9eeea; }
table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0 4px; }
td { background: #1b211e; line-height: 1; padding: 0 8px; white-space: nowrap; }
td.n { text-align: right; font-weight: bold; }
td.w { overflow: hidden; text-overflow: ellipsis; }
td.gap { background: none; padding: 0; width: 1%; }
td small { font-size: 45%; color: #a5b2ab; }
.leads { background: #1e4a39; }
.near { color: #ffb59e; }
.out s { color: #a5b2ab; }
.stale { color: #ffb59e; font-weight: bold; }
a { color: #7fd4ae; }
@media (orientation: portrait) {
  table, tbody { display: block; }
  tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 0; margin: 4px 0; }
  td { align-content: center; }
  td.w { white-space: normal; overflow-wrap: anywhere; font-size: 7vw !important; }
  td.n { font-size: 12vw !important; }
  td.gap { display: none; }
}
"""
# As old as the televisions: no arrow, no `let`. What has no events loads the page again.
_SCRIPT = """\
(function () {
  var again = function () { setTimeout(function () { location.reload(); }, SECONDS000); };
  if (!window.EventSource || !window.JSON) { again(); return; }
  var lost = 0, place = document.getElementById('all');
  var events = new EventSource('follow' + location.search);
  events.onmessage = function (event) { lost = 0; place.innerHTML = JSON.parse(event.data); };
  events.onopen = function () { lost = 0; };
  events.onerror = function () {
    lost = lost || new Date().getTime();
    if (events.readyState === 2) { again(); }
  };
  setInterval(function () {
    if (!lost || new Date().getTime() - lost < SECONDS000) { return; }
    var at = new Date(lost), two = function (n) { return (n < 10 ? '0' : '') + n; };
    var said = document.getElementById('said');
    said.className = 'stale';
    var time = two(at.getHours()) + ':' + two(at.getMinutes());
    said.firstChild.data = said.getAttribute('data-stale').replace('{time}', time);
  }, 1000);
})();
""".replace("SECONDS", str(AGAIN))


def page(inside: str, nonce: str) -> str:
    """Return the whole page around what `standing_words` has made."""
    return f"""<!DOCTYPE html>
<html lang="{language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{safe(sentence("large_title"))} · Meldmate</title>
<noscript><meta http-equiv="refresh" content="{AGAIN}"></noscript>
<style>
{_STYLE}</style>
</head>
<body>
<div id="all" role="main">
{inside}</div>
<script nonce="{nonce}">
{_SCRIPT}</script>
</body>
</html>
"""


def standing_words(
    table: dict[str, Any] | None,
    heard: datetime.datetime | None,
    stale: bool,
    by_place: bool = False,
) -> str:
    """Return the HTML of how everyone stands, all names escaped.

    `heard` is when the games were read last, None if they never were; `stale` whether that is too
    long ago.
    """
    if table is None:
        words = sentence("large_none" if heard else "large_wait")
        return f"<h1>Meldmate</h1>{_said(words, stale, heard)}\n"
    rows = list(table["players"])
    if by_place or table["over"]:
        rows.sort(key=lambda one: one["place"])
    now = " · ".join(safe(words[:1].upper() + words[1:]) for words in (table["now"], table["goal"]))
    deals = safe(table["won"] or table["deals"])
    coming = " · ".join(safe(words) for words in (*table["entered"], table["coming"]) if words)
    time = (table["saved"] or "")[11:16]
    words = sentence("large_saved", time=time) if time else ""
    head = f"<h1>{safe(table['title'])}</h1> <p>{now} &nbsp; <b>{deals}</b></p>"
    return (
        f'<div class="head">{head}</div>\n'
        f"{_rows(rows)}"
        f"<p>{coming}</p>\n"
        f"{_said(words, stale, heard, None if table['over'] else by_place)}\n"
    )


def _said(words, stale, heard, by_place=None):
    """Return the last line, with a link to the other order unless `by_place` is None."""
    if stale and heard:
        words = sentence("large_stale", time=f"{heard:%H:%M}")
    other = ""
    if by_place is not None:
        link = "?" if by_place else "?order=place"
        name = sentence("large_seat" if by_place else "large_place")
        other = f' &nbsp; <a href="{link}">{safe(name)}</a>'
    # The script knows by this how to say that nobody answers any more.
    lost = safe(sentence("large_stale", time="{time}"))
    kind = ' class="stale"' if stale and heard else ""
    return (
        f'<p><span id="said"{kind} data-stale="{lost}">{safe(words) or "&nbsp;"}</span>{other}</p>'
    )


def _rows(rows):
    columns = 1 if len(rows) <= _COLUMN else 2
    lines = -(-len(rows) // columns)
    high, wide = _ROWS / lines, 88 / columns
    longest = max(len(one["name"]) for one in rows) + 2 * _MARK
    digits = max(2, *(len(str(one["score"])) for one in rows))
    name = _size(min(_LARGEST, 0.6 * high), _NAME * wide / (longest * _LETTER))
    score = _size(min(_LARGEST, 0.82 * high), (1 - _NAME) * wide / (digits * _DIGIT))
    # Whatever letters the screen has, a score is whole, and a name is cut.
    widths = "".join(f'<col width="{share:.0f}%">' for share in _shares(columns))
    found = [f"<table>{widths}\n"]
    for line in range(lines):
        # In the order of reading.
        cells = [_cells(one, name, score) for one in rows[line * columns : (line + 1) * columns]]
        style = f"height: {high * _PX:.0f}px; height: {high:.1f}vh"
        cells = '<td class="gap"></td>'.join(cells)
        found.append(f'<tr style="{style}">{cells}</tr>\n')
    found.append("</table>\n")
    return "".join(found)


def _shares(columns):
    """Return how wide the columns of the table are, in percent: name, score, gap, name, score."""
    wide = 100 / columns - (columns - 1)
    one = [_NAME * wide, (1 - _NAME) * wide]
    return one if columns == 1 else [*one, 2, *one]


def _size(high, wide):
    """Return the size of letters that are at most so high and so wide, in parts of the window.

    What does not know such parts takes pixels, as of a window of 720 rows.
    """
    both = f"min({high:.1f}vh, {wide:.2f}vw)"
    pixels = min(high * _PX, wide * _PX * 16 / 9)
    return f"font-size: {pixels:.0f}px; font-size: {high:.1f}vh; font-size: {both}"


def _cells(one, name_size, score_size):
    classes = [name for name in ("leads", "near", "out") if one[name]]
    beside = one["aside"] if one["out"] else one["noted"] or (one["left"] if one["near"] else "")
    marks = _mark(one["mark"], one["role"]) + _mark("★" if one["leads"] else "", "")
    name, score = safe(one["name"]), safe(str(one["score"]).replace("-", "−"))
    if one["out"]:
        name, score = f"<s>{name}</s>", f"<s>{score}</s>"
    small = f"<br><small>{safe(beside)}</small>" if beside else ""
    kinds = "".join(" " + kind for kind in classes)
    return (
        f'<td class="w{kinds}" style="{name_size}">{name}{marks}{small}</td>'
        f'<td class="n{kinds}" style="{score_size}">{score}</td>'
    )


def _mark(mark, words):
    if not mark:
        return ""
    return f' <span title="{safe(words or sentence("large_leads"))}">{mark}</span>'
