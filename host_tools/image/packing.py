"""Packs the texts of a staged program: a byte for a code, which is a letter or several.

Each language has a table of 256 codes: its letters, then what pairs of codes occur most, as byte
pair encoding finds it. How it is read: `engine/texts/packed.py`.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from host_tools.image.errors import ImageError

CODES = 256
# As many pairs as one look through the texts adds: more are quicker, and pack less.
_AT_ONCE = 3
# Stands between two texts, and is in none; `_FIRST` and those after it stand for pairs meanwhile.
_END = "\0"
_FIRST = 0xF0000
_MOST = 0xFFFF

# A section: its names, or first lines, and the texts that belong to them.
Section = tuple[tuple[str, ...], tuple[str, ...]]


def pack(texts: Path) -> None:
    """Pack the modules below the folder `texts`, `engine/texts` of a staged program.

    Raises ImageError.
    """
    for package in sorted(texts.glob("*/__init__.py")):
        modules = [path for path in sorted(package.parent.glob("*.py")) if path != package]
        sections = [section(path.read_text(encoding="utf-8")) for path in modules]
        codes = train([text for _, values in sections for text in values])
        with open(package, "a", encoding="utf-8") as file:
            file.write(f"\nCODES = {codes!r}\n")
        for path, (names, values) in zip(modules, sections, strict=True):
            packed = (names, *packed_texts(values, codes))
            path.write_text(f"PACKED = {packed!r}\n", encoding="utf-8")


def section(source: str) -> "Section":
    r"""Return the Section that a module of texts has; raise ImageError.

    >>> section('TEXTS = ("go", "Go!")')
    (('go',), ('Go!',))
    >>> section('RULES = ("X-1 turn gap: Go.\\nAll go.",)')
    (('X-1 turn gap: Go.\n',), ('All go.',))
    """
    tables = [
        (target.id, node.value)
        for node in ast.parse(source).body
        if isinstance(node, (ast.Assign, ast.AnnAssign))
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    ]
    if len(tables) != 1 or tables[0][0] not in ("TEXTS", "RULES", "DISPUTES"):
        raise ImageError(f"A module of texts has one table, and this has {len(tables)}: {source}")
    name, value = tables[0]
    assert value is not None
    rows = ast.literal_eval(value)
    if name == "TEXTS":
        return tuple(rows[::2]), tuple(rows[1::2])
    parts = [row.partition("\n") for row in rows]
    return tuple(first + "\n" for first, _, _ in parts), tuple(rest for _, _, rest in parts)


def train(texts: Sequence[str]) -> tuple[str, ...]:
    """Return the table of codes that packs `texts`; raise ImageError for too many letters.

    >>> train(["the cat", "the dog"])[-1]
    'the '
    """
    words = _END.join(texts)
    codes = {letter: letter for letter in sorted(set(words) - {_END})}
    if len(codes) > CODES:
        raise ImageError(
            f"A language has {len(codes)} letters, and a byte tells {CODES} apart: its texts cannot"
            " be packed."
        )
    while len(codes) < CODES:
        pairs = _commonest(words)[: CODES - len(codes)]
        if not pairs:
            break
        for first, second in pairs:
            code = chr(_FIRST + len(codes))
            codes[code] = codes[first] + codes[second]
            words = words.replace(first + second, code)
    return tuple(codes.values())


def _commonest(words):
    """Return the pairs of codes that occur most; none has a code of another one."""
    found, used = [], {_END}
    counted = Counter(zip(words, words[1:], strict=False))
    for pair in sorted(counted, key=lambda pair: (-counted[pair], pair)):
        if counted[pair] < 2 or len(found) == _AT_ONCE:
            break
        if not used.intersection(pair):
            found.append(pair)
            used.update(pair)
    return found


def packed_texts(texts: Iterable[str], codes: Sequence[str]) -> tuple[bytes, bytes]:
    r"""Return (where each text ends, all of them by codes); raise ImageError if they are too long.

    >>> packed_texts(["and", "nand"], ("a", "d", "n", "and"))
    (b'\x01\x00\x03\x00', b'\x03\x02\x03')
    """
    numbers = {code: number for number, code in enumerate(codes)}
    longest = sorted(codes, key=len, reverse=True)
    reader = re.compile("|".join(map(re.escape, longest)), re.S)
    ends, packed = bytearray(), bytearray()
    for text in texts:
        packed += bytes([numbers[part] for part in reader.findall(text) if part])
        if len(packed) > _MOST:
            raise ImageError(f"A module of texts takes more than {_MOST:,} bytes: split it.")
        ends += len(packed).to_bytes(2, "little")
    return bytes(ends), bytes(packed)
