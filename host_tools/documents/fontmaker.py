"""Makes the firmware's fonts from the Spleen fonts: `python -m host_tools.documents.fontmaker`.

Reads the console fonts (PSF) that Debian packages as `fonts-spleen`, trims the blank columns of
each glyph, gives all digits one width, adds the glyphs drawn in `glyphs/`, and writes one
module of bytes for each size to `firmware/display/fonts/`.
"""

import argparse
import gzip
import hashlib
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

from host_tools.base.command import show

HERE = Path(__file__).resolve().parent
GLYPHS = HERE / "glyphs"
OUT = HERE.parents[1] / "firmware" / "display" / "fonts"
SOURCE = Path("/usr/share/consolefonts")
# height: (Spleen's name, columns between glyphs, columns of a space, whether all of ASCII is
# included)
SIZES = {8: ("5x8", 1, 2, True), 16: ("8x16", 2, 4, True), 24: ("12x24", 2, 5, False)}
DIGITS = "0123456789"
# Beyond ASCII: the letters of Italian, German, French, Spanish, Portuguese and Polish, and signs.
ACCENTED = "àèéìòùÀÈÉÌÒÙäöüÄÖÜáíóúÁÍÓÚâêîôûÂÊÎÔÛëïËÏñÑçÇßãõÃÕÿŸćńśźĆŃŚŹąęĄĘżŻłŁæÆœŒ"
SIGNS = "¿¡ªº€„“”‚‘’«»"
BIG = (
    DIGITS + "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz +-=!?.,:/%'×" + ACCENTED + SIGNS
)
BOX = "\x7f"
FIGURE_SPACE = "\u2007"
# What French has before ? ! ; and a colon: half a space, at which no line ends.
NARROW_SPACE = "\u202f"


class FontError(Exception):
    """A font file is missing or malformed; the text says what to do."""


def read_psf(data: bytes) -> tuple[int, dict]:
    """Return `(width, {character: rows})` of a PSF font, version 1 or 2.

    A row is a tuple of 0 and 1.
    """
    if data[:2] == b"\x36\x04":
        width, height, count, offset = 8, data[3], 512 if data[2] & 1 else 256, 4
        size = height
        words = struct.unpack(
            f"<{(len(data) - offset - count * size) // 2}H", data[offset + count * size :]
        )
        names, current, plain = [], [], True
        for word in words:
            if word == 0xFFFF:
                names.append(current)
                current, plain = [], True
            elif word == 0xFFFE:
                plain = False
            elif plain:
                current.append(chr(word))
    elif data[:4] == b"\x72\xb5\x4a\x86":
        _, _, offset, _, count, size, height, width = struct.unpack("<8I", data[:32])
        table = data[offset + count * size :].split(b"\xff")
        names = [list(entry.split(b"\xfe")[0].decode("utf-8")) for entry in table[:count]]
    else:
        raise FontError("this is not a PSF font")
    stride = (width + 7) // 8
    glyphs = {}
    for index in range(count):
        raw = data[offset + index * size : offset + (index + 1) * size]
        rows = tuple(
            tuple(raw[y * stride + x // 8] >> (7 - x % 8) & 1 for x in range(width))
            for y in range(height)
        )
        for char in names[index]:
            glyphs[char] = rows
    return width, glyphs


def read_drawings(path: Path, height: int) -> dict:
    """Return `{character: rows}` of a file of drawings.

    Rows missing at the bottom are blank.
    """
    glyphs = {}
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("# ")]
        if not lines:
            continue
        head = lines[0].split()[0]
        char = chr(int(head.removeprefix("U+"), base=16)) if head.startswith("U+") else head
        art = lines[1:]
        width = max(len(line) for line in art)
        if len(art) > height or any(len(line) != width or set(line) - set(".#") for line in art):
            raise FontError(f"{path.name}: the drawing of {head} is not a clean rectangle")
        rows = [tuple(int(c == "#") for c in line) for line in art]
        rows += [(0,) * width] * (height - len(rows))
        glyphs[char] = tuple(rows)
    return glyphs


def _columns(rows):
    return list(zip(*rows, strict=True))


def _trim(columns):
    inked = [x for x, column in enumerate(columns) if any(column)]
    return columns[inked[0] : inked[-1] + 1] if inked else []


# An accent on an 8-pixel letter is the two rows above a small letter. A capital has only one free
# row, so it gives up a row that is the same as the one above it.
_ACCENTS = {
    "`": ("#.", ".#"),
    "'": (".#", "#."),
    '"': ("#.#", "..."),
    "^": (".#.", "#.#"),
    "~": (".#.#", "#.#."),
    ",": (".#", "#."),
    ";": (".#", "#."),
    ".": ("#", "."),
}
_BASES = {
    **dict(zip("àèìòùÀÈÌÒ", ((c, "`") for c in "aeiouAEIO"), strict=True)),
    "é": ("e", "'"),
    "É": ("E", "'"),
    **dict(zip("äöüÄÖëïËÏÿŸ", ((c, '"') for c in "aouAOeiEIyY"), strict=True)),
    **dict(zip("áíóúÁÍÓćńśźĆŃŚ", ((c, "'") for c in "aiouAIOcnszCNS"), strict=True)),
    **dict(zip("âêîôûÂÊÎÔÛ", ((c, "^") for c in "aeiouAEIOU"), strict=True)),
    **dict(zip("ñÑãõÃÕ", ((c, "~") for c in "nNaoAO"), strict=True)),
    **dict(zip("çÇ", ((c, ",") for c in "cC"), strict=True)),
    **dict(zip("ąęĄĘ", ((c, ";") for c in "aeAE"), strict=True)),
    "ż": ("z", "."),
}


def _accented(char, glyphs):
    """Compose an accented 8-pixel letter, which Spleen lacks at that size.

    It is put together from the letter and the accent.
    """
    base, accent = _BASES[char]
    columns = _trim(_columns(glyphs[base]))
    rows = [list(row) for row in zip(*columns, strict=True)]
    if base == "i":
        rows[1] = [0] * len(rows[1])
    mark = _ACCENTS[accent]
    lacking = len(mark[0]) - len(rows[0])
    if lacking > 0:
        rows = [[0] * (lacking // 2) + row + [0] * (lacking - lacking // 2) for row in rows]
    if accent in ",;":
        # A cedilla has the one row below the letter, in the middle; an ogonek has it at the right.
        rows[-1][len(rows[0]) // 2 if accent == "," else -1] = 1
        return tuple(tuple(row) for row in rows)
    if base.isupper():
        twin = next(y for y in range(3, len(rows)) if rows[y] == rows[y - 1])
        del rows[twin]
        rows.insert(0, [0] * len(rows[0]))
    left = (len(rows[0]) - len(mark[0]) + (accent == "'")) // 2
    for y, line in enumerate(mark):
        for x, dot in enumerate(line):
            if dot == "#":
                rows[y][left + x] = 1
    return tuple(tuple(row) for row in rows)


def build(height: int, source: Path) -> str:
    """Return the text of the font module of `height` pixels.

    `source` is the folder with the Spleen files.
    """
    spleen, gap, space, everything = SIZES[height]
    path = Path(source) / f"spleen-{spleen}.psfu.gz"
    try:
        raw = gzip.decompress(path.read_bytes())
    except FileNotFoundError:
        raise FontError(
            f"{path} is missing. On Debian and Ubuntu: sudo apt install fonts-spleen"
        ) from None
    _, glyphs = read_psf(raw)
    drawn = read_drawings(GLYPHS / f"size{height}.txt", height)
    glyphs.update(drawn)
    if height == 8:
        for char in ACCENTED:
            if char not in drawn:
                glyphs[char] = _accented(char, glyphs)
    ascii_chars = [chr(code) for code in range(32, 127)]
    if everything:
        wanted = (
            set(ascii_chars) | set(ACCENTED) | set(SIGNS + "–…·°×−" + FIGURE_SPACE) | set(drawn)
        )
    else:
        wanted = set(BIG) | set(drawn)
    wanted.add(NARROW_SPACE)
    wanted.discard(BOX)
    # The redrawn 0 is trimmed already; the other digits are trimmed to the widest of them.
    digit_columns = {}
    others = [_columns(glyphs[digit]) for digit in DIGITS if digit not in drawn]
    first = min(x for d in others for x, column in enumerate(d) if any(column))
    last = max(x for d in others for x, column in enumerate(d) if any(column))
    for digit in DIGITS:
        columns = _columns(glyphs[digit])
        digit_columns[digit] = columns if digit in drawn else columns[first : last + 1]
    width = last + 1 - first
    if any(len(columns) != width for columns in digit_columns.values()):
        raise FontError(f"the digits of {height} pixels differ in width")

    def columns_of(char):
        if char in digit_columns:
            return digit_columns[char]
        if char == " ":
            return [(0,) * height] * space
        if char == FIGURE_SPACE:
            return [(0,) * height] * width
        if char == NARROW_SPACE:
            return [(0,) * height] * (space // 2)
        if char not in wanted and char != BOX:
            return []
        if char not in glyphs:
            raise FontError(f"no drawing of {char!r} at {height} pixels")
        return _trim(_columns(glyphs[char]))

    extras = sorted(char for char in wanted if ord(char) > 126)

    def pages_of(char):
        columns = columns_of(char) or columns_of(BOX)
        columns += [(0,) * height] * gap
        return [
            bytes(
                sum(bit << y for y, bit in enumerate(column[page : page + 8])) for column in columns
            )
            for page in range(0, height, 8)
        ]

    glyphs_of = [pages_of(char) for char in [BOX] * 32 + ascii_chars + [BOX] + extras]
    pages = list(zip(*glyphs_of, strict=True))
    return _module(height, spleen, gap, hashlib.sha256(raw).hexdigest(), "".join(extras), pages)


def _literal(data):
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def _module(height, spleen, gap, digest, extras, pages):
    tables = []
    for page in pages:
        glyphs = [_literal(glyph) for glyph in page]
        rows = [", ".join(glyphs[at : at + 16]) for at in range(0, len(glyphs), 16)]
        tables.append("    (\n" + "".join(f"        {row},\n" for row in rows) + "    ),\n")
    more = "".join(f"\\u{ord(char):04x}" for char in extras)
    return (
        f'"""Font of {height} pixels: Spleen {spleen} by Frederic Cambus (BSD-2-Clause, see'
        " LICENSE), trimmed, with our pictures.\n\n"
        "Made by host_tools/documents/fontmaker.py; do not edit. PAGES has a table for each eight\n"
        "rows, from the top: the columns of every glyph and the gap after it, a byte each, lowest\n"
        "bit on top. First the codes up to 127 (a box where the font has no glyph), then MORE;\n"
        "16 to a line.\n"
        '"""\n\n'
        f'SOURCE_SHA256 = "{digest}"\n'
        f"HEIGHT = {height}\nGAP = {gap}\n"
        f'MORE = "{more}"\n'
        'PAGES: "tuple[tuple[bytes, ...], ...]" = (\n'
        f"{''.join(tables)})\n"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Write the font modules, or check them with --check; return the exit status."""
    parser = argparse.ArgumentParser(prog="fontmaker", description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--source", default=SOURCE, type=Path, help="folder with spleen-5x8.psfu.gz and the others"
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 if a module is out of date"
    )
    options = parser.parse_args(argv)
    stale, total = [], 0
    try:
        texts = {f"size{height}.py": build(height, options.source) for height in SIZES}
        for name, text in texts.items():
            path = OUT / name
            total += text.count("\\x")
            if options.check:
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    stale.append(path.name)
            else:
                path.write_text(text, encoding="utf-8")
                show(f"{path.name}: {text.count(chr(92) + 'x')} bytes")
    except FontError as error:
        show(f"fontmaker: {error}", error=True)
        return 1
    if stale:
        again = "Run: python -m host_tools.documents.fontmaker"
        show(f"fontmaker: out of date: {', '.join(stale)}. {again}", error=True)
        return 1
    show(f"{total} bytes in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
