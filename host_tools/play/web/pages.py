"""The pages to read: the rulebook, and how to play each game, in each language that has them.

They are made of the documents (docs/play/, the folder that a language's `read.json` names, and what
`host_tools/documents/rulebook.py` writes), so they say the same. A rule's number
leads to the rule wherever it stands.
"""

import re
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from engine import games
from engine.texts import fact
from firmware.display.house_words import spoken as spoken_words
from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.base.speaking import speaking
from host_tools.documents import rulebook

_DOCS = ROOT / "docs"
_RULE = re.compile(r"\b([A-Z]{3}-\d{1,2})\b")


def _folder(language):
    """Return where the documents are that say how to play."""
    return _DOCS / words.own(language, words.READ).get("folder", "no such folder")


def spoken(page: str, language: str) -> str:
    """Return the language of a page to read where `language` is wanted: that one, or English."""
    return language if page in names(language) else words.HOME


def names(language: str) -> list[str]:
    """Return the names of the pages to read that a language has."""
    if not words.is_whole(language, words.READ):
        return []
    rules = ["rules"] if language in rulebook.languages() else []
    return rules + [f"play-{name}" for name in _played(language)]


def _played(language):
    folder = _folder(language)
    return [name for name in games.names() if (folder / f"{name}.md").is_file()]


def _addresses():
    """Return {document: page} of all documents that are on the page."""
    found = {}
    for language in words.languages():
        if "rules" in names(language):
            found[rulebook.target(language)] = f"rules.{language}.html"
        for path in _folder(language).glob("*.md"):
            found[path] = f"play-{path.stem}.{language}.html"
    return found


def _slug(words):
    """Return the anchor of a heading, as the hosts of Markdown make it."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def _address(target, source):
    """Return the page for a link of the document `source`, or None for what is not on the page."""
    path, _, anchor = target.partition("#")
    page = _addresses().get((source.parent / path).resolve()) if path else None
    return page and page + (f"#{anchor}" if anchor else "")


def _html(source, language, place):
    """Return the HTML of a document in Markdown, which is at `place`."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    # What a document says to its editors is nobody else's affair; links to what is not here go.
    source = re.sub(r"<!--.*?-->\n?", "", source, flags=re.S)
    source = re.sub(
        r"( · )?(?<!!)\[[^\]]+\]\(([^)]+)\)",
        lambda match: match[0] if _address(match[2], place) else "",
        source,
    )
    tokens = reader.parse(source)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(tokens[at + 1].content))
        for child in token.children or ():
            if child.type == "link_open":
                child.attrSet("href", _address(str(child.attrGet("href")), place) or "")
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
        return [(name, fact(games.load(name).title)) for name in _played(language)]


def _others(page, language):
    """Return the links to a page in the other languages that have it, each named by itself."""
    return "".join(
        f'<a class="other" href="{page}.{other}.html" lang="{other}">'
        f"{escape(words.name_of(other))}</a>\n    "
        for other in words.languages()
        if other != language and page in names(other)
    )


def _manifest(language):
    return "site.webmanifest" if language == words.HOME else f"site.{language}.webmanifest"


def _whole(name, language, title, body):
    """Return a page with its head and its foot."""
    said = words.table(language, words.READ)
    policy = re.search(
        r'<meta http-equiv="Content-Security-Policy"[^>]+>',
        (Path(__file__).parent / "site" / "index.html").read_text(encoding="utf-8"),
    )
    assert policy
    links = [("rules", said["rules"])] if "rules" in names(language) else []
    links += [(f"play-{one}", called) for one, called in _titles(language)]
    nav = "\n".join(
        f'    <a href="{page}.{language}.html"'
        + (' aria-current="page"' if page == name else "")
        + f">{escape(called)}</a>"
        for page, called in links
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
<link rel="manifest" href="{_manifest(language)}">
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
    <button type="button" id="print" class="quiet" hidden>{said["print"]}</button>
    {_others(name, language)}<a class="button" href="./#start">{said["start"]}</a>
  </div>
</header>
<nav class="pages" aria-label="{said["pages"]}">
{nav}
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def _rules(language):
    said = words.table(language, words.READ)
    html = _html(rulebook.page(language, played=True), language, rulebook.target(language))
    head, rest = html.split("</h1>", 1)
    search = (
        f'<search class="search" hidden><label for="search">{said["search"]}</label> '
        f'<input type="search" id="search" autocomplete="off">'
        f'<p id="found" role="status" data-found="{said["found"]}" data-none="{said["none"]}">'
        "</p></search>"
    )
    jumps = " ".join(
        f'<a href="#{anchor}">{escape(heading)}</a>'
        for anchor, heading in re.findall(r'<h2 id="([^"]+)">([^<]+)</h2>', rest)
    )
    contents = f'<p class="contents">{jumps}</p>'
    body = head + "</h1>" + search + contents + _in_sections(rest)
    return _whole("rules", language, said["rules"], body)


def _play(name, language):
    place = _folder(language) / f"{name}.md"
    source = place.read_text(encoding="utf-8")
    title = source.split("\n", 1)[0].removeprefix("# ")
    with speaking(language):
        # House rules are said in the words of the screen.
        source = "\n".join(spoken_words(line, name) for line in source.split("\n"))
    return _whole(
        f"play-{name}", language, title, f"<article>{_html(source, language, place)}</article>"
    )


def pages() -> dict[str, str]:
    """Return {file name: HTML} of all pages to read."""
    found = {}
    for language in words.languages():
        for page in names(language):
            made = _rules(language) if page == "rules" else _play(page[len("play-") :], language)
            found[f"{page}.{language}.html"] = made
    return found


def pictures(made: dict[str, str]) -> dict[str, Path]:
    """Return {file name: source} of the pictures that the pages show, as `pages` made them."""
    shown = set()
    for text in made.values():
        shown |= set(re.findall(r'<img src="(pictures/[^"]+)"', text))
    return {name: _DOCS / name for name in sorted(shown)}
