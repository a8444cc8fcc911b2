"""Builds the page: `build/web/`, static files for any host, also on a sub-path."""

import gzip
import hashlib
import json
import re
import shutil
from pathlib import Path

from host_tools import words
from host_tools.base import identity
from host_tools.base.speaking import speaking
from host_tools.play.web import boards, games, icons, installs, pages, program, reports
from host_tools.play.web.program import ROOT
from host_tools.simulated.micropython import runtime
from host_tools.simulated.shown import suits

SITE = Path(__file__).resolve().parent / "site"
OUT = ROOT / "build" / "web"
_IMAGES = ROOT / "build" / "images"
_MODULES = ROOT / "node_modules"
_LEAN_QR = _MODULES / "lean-qr"
_ESPTOOL = _MODULES / "esptool-js"
# The licences of what the page takes from npm.
LICENCES = {
    "lean-qr, on the page": _LEAN_QR / "LICENSE",
    "esptool-js, on the page": _ESPTOOL / "LICENSE",
    "pako, in esptool-js": _MODULES / "pako" / "LICENSE",
    "zlib, in pako": _MODULES / "pako" / "lib" / "zlib" / "README",
    "atob-lite, in esptool-js": _MODULES / "atob-lite" / "LICENSE.md",
    "XlsxWriter": reports.licence(),
}
# What a system shows before it installs the page (`make web ARGS=pictures`).
_SCREENSHOTS = ("web-desktop.png", "web-phone.png")
# What stands at the start of the page, as long as it has no games: a picture of each language.
_TABLE = "table.{}.png"
# Where the page says which version it is.
_VERSION = ">VERSION<"
# Their packages have no file with the licence.
_OTHERS = """\
MicroPython is copyright (c) 2013-2025 Damien P. George and others, under the MIT licence: the terms
at the top of this file.

Reports are made by Pyodide, which is under the Mozilla Public License 2.0; its source is at
https://github.com/pyodide/pyodide. It has CPython in it, under the PSF License.
"""
# Fetched only on demand, so not stored for offline use: what makes reports is, once it was wanted.
_SELDOM = ("images/", "pictures/web-", "esptool.js")
_WANTED = ("python/", "reports.zip")


def _taken():
    """Return {path: its name here} of the third-party files of the page."""
    module = runtime.module_path()
    return {
        module: "micropython.mjs",
        module.with_name("micropython.wasm"): "micropython.wasm",
        _LEAN_QR / "index.mjs": "lean-qr.js",
        _ESPTOOL / "bundle.js": "esptool.js",
    }


def _images():
    """Return {target: (file name, bytes)} of the images of this version that are built."""
    found = {}
    named = re.compile(rf"meldmate-([a-z0-9_]+)-{re.escape(identity.version())}\.uf2")
    for path in sorted(_IMAGES.glob("meldmate-*.uf2")) if _IMAGES.is_dir() else ():
        match = named.fullmatch(path.name)
        if match:
            found[match[1]] = (path.name, path.stat().st_size)
    return found


def _write(path, content):
    target = OUT / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))


def _write_json(path, facts):
    _write(path, json.dumps(facts, ensure_ascii=False, separators=(",", ":")))


# What only people read: a comment that has whole lines, and blanks that say nothing. No text of a
# script has several lines, and none of a style sheet a blank beside a sign.
_UNREAD = {
    ".js": [re.compile(r"^[ \t]*//.*$|^[ \t]+", re.MULTILINE)],
    ".css": [
        re.compile(r"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$|^[ \t]+", re.MULTILINE | re.DOTALL),
        re.compile(r"[ \t]+(?=[{}])|(?<=[{};,:])[ \t]+"),
    ],
}


def sent(path: Path) -> bytes:
    """Return what is sent of a file of the page: what is read; each line keeps its number."""
    unread = _UNREAD.get(path.suffix)
    if not unread:
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    for one in unread:
        text = one.sub(lambda found: "\n" * found[0].count("\n"), text)
    return text.encode("utf-8")


def _copy_site():
    for path in sorted(SITE.rglob("*")):
        if path.is_file():
            _write(path.relative_to(SITE).as_posix(), sent(path))
    for name, source in reports.python().items():
        _write(name, source.read_bytes())
    _write("reports.zip", reports.program())
    for source, name in _taken().items():
        # A name whose type every host knows.
        _write(name.replace(".mjs", ".js"), source.read_bytes())
    of_the_type = next((ROOT / "firmware").rglob("fonts/LICENSE"))
    licences = [(ROOT / "LICENSE").read_text(encoding="utf-8"), of_the_type.read_text("utf-8")]
    licences += [f"{name}:\n\n{path.read_text('utf-8')}" for name, path in LICENCES.items()]
    _write("LICENSE.txt", "\n".join([*licences, _OTHERS]))
    index = (OUT / "index.html").read_text(encoding="utf-8")
    assert index.count(_VERSION) == 1
    _write("index.html", index.replace(_VERSION, f">{identity.full_version()}<"))


# Where the page lists its languages, and where mend.js has its own words.
_LANGUAGES = "{LANGUAGES: ''}"
_MEND = "{WORDS: ''}"
_MEND_KEYS = ("again", "early.check", "early.file", "early.old", "version.new", "version.take")


def _module(table):
    return f"export default {json.dumps(table, ensure_ascii=False, separators=(',', ':'))};\n"


def _put(path, mark, value):
    """Put a value into a script in place of a mark."""
    text = (OUT / path).read_text(encoding="utf-8")
    assert text.count(mark) == 1
    said = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    _write(path, text.replace(mark, said))


def _suits(language):
    """Return {key: name} of the suits that the page draws (table/suits.js)."""
    with speaking(language):
        signs = [chr(suits.FIRST + at) for at in range(len(suits.NAMED))]
        return {f"suit.{ord(sign):x}": suits.name_of(sign) for sign in signs}


def _manifest(language):
    """Return what a system that installs the page is told, in a language."""
    said = words.table(language, words.READ)
    facts = json.loads((SITE / "site.webmanifest").read_text(encoding="utf-8"))
    facts.update(description=said["description"], lang=language)
    for picture, key in zip(facts["screenshots"], ("narrow", "wide"), strict=True):
        picture["label"] = said[key]
    for shortcut, key in zip(facts["shortcuts"], ("start", "rules"), strict=True):
        shortcut["name"] = said[key]
    rules = facts["shortcuts"][1]
    rules["url"] = rules["url"].replace(".en.", f".{pages.spoken('rules', language)}.")
    return facts


def _speak(made):
    """Write the words of each language, each chapter apart, and say which languages there are.

    `made` has the pages to read.
    """
    pictures = ROOT / "docs" / "pictures"
    listed, mending = {}, {}
    for language in words.languages():
        for chapter in words.LATER:
            _write(f"words/{language}/{chapter}.js", _module(words.table(language, chapter)))
        first = words.table(language, words.FIRST)
        _write(f"words/{language}/{words.FIRST}.js", _module(first | _suits(language)))
        mending[language] = {key: first[key] for key in _MEND_KEYS}
        ending = f".{language}.html"
        picture = _TABLE.format(language)
        listed[language] = {
            "name": words.name_of(language),
            "pages": [name.removesuffix(ending) for name in made if name.endswith(ending)],
            "picture": (pictures / picture).is_file(),
        }
        if listed[language]["picture"]:
            _write(f"pictures/{picture}", (pictures / picture).read_bytes())
        if language != words.HOME:
            _write_json(f"site.{language}.webmanifest", _manifest(language))
    _put("start/early.js", _LANGUAGES, listed)
    _put("shared/mend.js", _MEND, mending)


def _worker():
    """List all files in the service worker, with their sums and a version that changes with any.

    A sum is the first 8 bytes of a file's SHA-256: it finds damage. A file that has a language in
    its name is of that one.
    """
    text = (OUT / "service.js").read_text(encoding="utf-8")
    files: dict[str, str] = {}
    wanted: dict[str, str] = {}
    spoken: dict[str, dict[str, str]] = {
        language: {} for language in words.languages() if language != words.HOME
    }
    summary = hashlib.sha256(text.encode())
    for path in sorted(OUT.rglob("*")):
        name = path.relative_to(OUT).as_posix()
        if not path.is_file() or name == "service.js" or name.startswith(_SELDOM):
            continue
        content = path.read_bytes()
        of = next((one for one in spoken if one in re.split("[./]", name)), None)
        named = wanted if name.startswith(_WANTED) else spoken[of] if of else files
        named[name] = hashlib.sha256(content).hexdigest()[:16]
        summary.update(name.encode() + b"\0" + content)
    files = {"./": files["index.html"], **files}
    for mark, value in (
        ("'VERSION'", summary.hexdigest()[:16]),
        ("{FILES: ''}", files),
        ("{WANTED: ''}", wanted),
        (_LANGUAGES, spoken),
    ):
        assert text.count(mark) == 1
        text = text.replace(mark, json.dumps(value, separators=(",", ":")))
    _write("service.js", text)


def build() -> Path:
    """Build the page into `build/web/`; return that folder."""
    shutil.rmtree(OUT, ignore_errors=True)
    _copy_site()
    images = _images()
    for name, _ in images.values():
        _write(f"images/{name}", (_IMAGES / name).read_bytes())
    modules, early = program.compiled(boards.names())
    first, later, pieces = program.parts(modules, early)
    found = {"program.romfs": first, "later.romfs": later}
    found |= {f"words/{language}/first.romfs": piece for language, piece in pieces.items()}
    for name, part in found.items():
        # Many hosts compress only the types that they know.
        _write(name, gzip.compress(part, 9, mtime=0))
    for name, content in installs.systems().items():
        _write(name, content)
    _write_json("install.json", installs.listed(images))
    _write_json("boards.json", boards.facts())
    for language, facts in games.facts().items():
        _write_json(f"words/{language}/games.json", facts)
    for name, content in icons.icons().items():
        _write(name, content)
    made = pages.pages()
    for name, text in made.items():
        _write(name, text)
    for name, source in pages.pictures(made).items():
        _write(name, source.read_bytes())
    for name in _SCREENSHOTS:
        _write(f"pictures/{name}", (ROOT / "docs" / "pictures" / name).read_bytes())
    _speak(made)
    _worker()
    return OUT
