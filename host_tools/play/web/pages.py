"""The pages to read: the rulebook, and how to play each game, in both languages.

They are made of the documents (docs/play/, docs/it/gioca/, and what
`host_tools/documents/rulebook.py` writes), so they say the same. A rule's number
leads to the rule wherever it stands.
"""

import re
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from engine import games, texts
from engine.texts import fact
from firmware.display.house_words import spoken
from host_tools.base.boards import ROOT
from host_tools.base.speaking import speaking
from host_tools.documents import rulebook

_DOCS = ROOT / "docs"
# How to play, by language; a page is called by its game.
_PLAY = {"en": _DOCS / "play", "it": _DOCS / "it" / "gioca"}
# The documents that are on the page, as links name them: (pattern, page).
_HERE = ((r"(?:\.\./)*(?:rules|regole)\.md", "rules"), (r"(\w+)\.md", r"play-\1"))
_RULE = re.compile(r"\b([A-Z]{3}-\d{1,2})\b")
_WORDS = {
    "en": {
        "rules": "The rules",
        "play": "How to play",
        "start": "Start a game",
        "search": "Search the rules",
        "found": "Rules found: {n}.",
        "none": "No rule has these words.",
        "print": "Print",
        "other": "Italiano",
        "pages": "Pages",
        "contents": "Games",
    },
    "it": {
        "rules": "Le regole",
        "play": "Come si gioca",
        "start": "Nuova partita",
        "search": "Cerca nelle regole",
        "found": "Regole trovate: {n}.",
        "none": "Nessuna regola ha queste parole.",
        "print": "Stampa",
        "other": "English",
        "pages": "Pagine",
        "contents": "Giochi",
    },
}


def _slug(words):
    """Return the anchor of a heading, as the hosts of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def _address(target, language):
    """Return the page for a link of a document, or None for what is not on the page."""
    path, _, anchor = target.partition("#")
    # Only the Italian documents name their English counterpart so.
    spoken = "en" if language == "it" and path == "../rules.md" else language
    for pattern, page in _HERE:
        match = re.fullmatch(pattern, path)
        if match:
            return f"{match.expand(page)}.{spoken}.html" + (f"#{anchor}" if anchor else "")
    return None


def _html(source, language):
    """Return the HTML of a document in Markdown."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    # What a document says to its editors is nobody else's affair; links to what is not here go.
    source = re.sub(r"<!--.*?-->\n?", "", source, flags=re.S)
    source = re.sub(
        r"( · )?(?<!!)\[[^\]]+\]\(([^)]+)\)",
        lambda match: match[0] if _address(match[2], language) else "",
        source,
    )
    tokens = reader.parse(source)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(tokens[at + 1].content))
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", _address(str(child.attrGet("href")), language) or "")
            elif child.type == "image":
                picture = re.sub(r"^(\.\./)+", "", str(child.attrGet("src")))
                child.attrSet("src", picture)
                width, height = _size(_DOCS / picture)
                child.attrSet("width", str(width))
                child.attrSet("height", str(height))
                child.attrSet("loading", "lazy")
    return _linked(reader.renderer.render(tokens, reader.options, {}), language)


def _size(path):
    """Return the width and the height of a PNG file."""
    head = path.read_bytes()[16:24]
    return int.from_bytes(head[:4], "big"), int.from_bytes(head[4:], "big")


def _linked(html, language):
    """Lead from each number of a rule to the rule, but in headings and where a link is already."""
    found, closed = [], None
    for part in re.split(r"(<[^>]+>)", html):
        tag = re.match(r"</?(a|h[1-3]|code)\b", part)
        if tag:
            closed = None if part[1] == "/" else tag[1]
        elif not closed and not part.startswith("<"):
            part = _RULE.sub(
                lambda match: (
                    f'<a class="ref" href="rules.{language}.html#{match[1].lower()}">{match[1]}</a>'
                ),
                part,
            )
        found.append(part)
    return (
        "".join(found)
        .replace("<table>", '<div class="wide" tabindex="0"><table>')
        .replace("</table>", "</table></div>")
    )


def _in_sections(html):
    """Put each rule, and each part of the rulebook, into a section of its own."""
    begin, *parts = re.split(r"(?=<h2 )", html)
    found = []
    for part in parts:
        head, *rules = re.split(r"(?=<h3 )", part)
        rules = [f'<section class="rule">{rule}</section>' for rule in rules]
        found.append(f'<section class="part">{head}{"".join(rules)}</section>')
    return begin + "".join(found)


def _titles(language):
    """Return [(name, title)] of the games that have a page."""
    with speaking(language):
        found = [(name, fact(games.load(name).title)) for name in games.names()]
    return [(name, title) for name, title in found if (_PLAY[language] / f"{name}.md").is_file()]


def _whole(name, language, title, body):
    """Return a page with its head and its foot."""
    words = _WORDS[language]
    other = next(one for one in texts.LANGUAGES if one != language)
    policy = re.search(
        r'<meta http-equiv="Content-Security-Policy"[^>]+>',
        (Path(__file__).parent / "site" / "index.html").read_text(encoding="utf-8"),
    )
    assert policy
    links = [("rules", words["rules"]), *((f"play-{one}", said) for one, said in _titles(language))]
    nav = "\n".join(
        f'    <a href="{page}.{language}.html"'
        + (' aria-current="page"' if page == name else "")
        + f">{escape(said)}</a>"
        for page, said in links
    )
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
{policy[0]}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>{escape(title)} · Meldmate</title>
<link rel="icon" href="icons/icon-32.png" sizes="32x32" type="image/png">
<link rel="manifest" href="site.webmanifest">
<link rel="stylesheet" href="shared/style.css">
<link rel="stylesheet" href="read/reading.css">
<script src="start/early.js"></script>
<script type="module" src="read/reading.js"></script>
</head>
<body class="reading">
<header class="top">
  <a class="brand" href="./">
    <img src="icons/icon-72.png" alt="" width="36" height="36"><span>Meldmate</span>
  </a>
  <div class="settings">
    <button type="button" id="print" class="quiet" hidden>{words["print"]}</button>
    <a class="other" href="{name}.{other}.html" lang="{other}">{words["other"]}</a>
    <a class="button" href="./#start">{words["start"]}</a>
  </div>
</header>
<nav class="pages" aria-label="{words["pages"]}">
{nav}
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def _rules(language):
    words = _WORDS[language]
    html = _html(rulebook.page(language, played=True), language)
    head, rest = html.split("</h1>", 1)
    search = (
        f'<search class="search" hidden><label for="search">{words["search"]}</label> '
        f'<input type="search" id="search" autocomplete="off">'
        f'<p id="found" role="status" data-found="{words["found"]}" data-none="{words["none"]}">'
        "</p></search>"
    )
    jumps = " ".join(
        f'<a href="#{anchor}">{escape(said)}</a>'
        for anchor, said in re.findall(r'<h2 id="([^"]+)">([^<]+)</h2>', rest)
    )
    contents = f'<p class="contents">{jumps}</p>'
    body = head + "</h1>" + search + contents + _in_sections(rest)
    return _whole("rules", language, words["rules"], body)


def _play(name, language):
    source = (_PLAY[language] / f"{name}.md").read_text(encoding="utf-8")
    title = source.split("\n", 1)[0].removeprefix("# ")
    with speaking(language):
        # House rules are said in the words of the screen.
        source = "\n".join(spoken(line, name) for line in source.split("\n"))
    return _whole(f"play-{name}", language, title, f"<article>{_html(source, language)}</article>")


def pages() -> dict[str, str]:
    """Return {file name: HTML} of all pages to read."""
    found = {}
    for language in texts.LANGUAGES:
        found[f"rules.{language}.html"] = _rules(language)
        for name, _ in _titles(language):
            found[f"play-{name}.{language}.html"] = _play(name, language)
    return found


def pictures(made: dict[str, str]) -> dict[str, Path]:
    """Return {file name: source} of the pictures that the pages show, as `pages` made them."""
    shown = set()
    for text in made.values():
        shown |= set(re.findall(r'<img src="(pictures/[^"]+)"', text))
    return {name: _DOCS / name for name in sorted(shown)}
