"""Packs the texts of a staged program: a byte for a code, which is a letter or several.

Each language has a table of 256 codes: its letters, then what pairs of codes occur most, as byte
pair encoding finds it. How it is read: `engine/texts/packed.py`.
"""

import ast
import contextlib
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from host_tools.boards.image.errors import ImageError

CODES = 256
# As many pairs as one look through the texts adds: more are quicker, and pack less.
_AT_ONCE = 3
# How many bytes a file of bytecode has at most besides its texts.
_BESIDES = 90
# Stands between two texts, and is in none; `_FIRST` and those after it stand for pairs meanwhile.
_END = "\0"
_FIRST = 0xF0000
_MOST = 0xFFFF
_TABLES = ("TEXTS", "RULES", "DISPUTES")

# A section: its names, or first lines, and the texts that belong to them.
Section = tuple[tuple[str, ...], tuple[str, ...]]


def pack(texts: Path) -> None:
    """Pack the modules below the folder `texts`, `engine/texts` of a staged program.

    Raises ImageError, with the module or the language that cannot be packed.
    """
    for package in sorted(texts.glob("*/__init__.py")):
        modules = [path for path in sorted(package.parent.glob("*.py")) if path != package]
        sections = []
        for path in modules:
            with _named(path):
                sections.append(section(path.read_text(encoding="utf-8")))
        with _named(package):
            codes = train([text for _, values in sections for text in values])
        (package.parent / "_codes.py").write_text(f"CODES = {codes!r}\n", encoding="utf-8")
        for path, (names, values) in zip(modules, sections, strict=True):
            with _named(path):
                packed = (names, *packed_texts(values, codes))
            path.write_text(f"PACKED = {packed!r}\n", encoding="utf-8")


def group(texts: Path, block: int) -> None:
    """Put small modules of packed texts together, and where the last block of a large one has room.

    A file on a board takes whole blocks. A language's `GROUPS` says which file a section is in.
    """
    for package in sorted(texts.glob("*/__init__.py")):
        sizes: dict[Path, int] = {}
        for path in package.parent.glob("*.py"):
            words = path.read_text(encoding="utf-8").removeprefix("PACKED = ")
            if path.name[0] != "_":
                sizes[path] = _size(ast.literal_eval(words))
        groups: list[list[Path]] = []
        # The largest first, each where it just fits.
        for path in sorted(sizes, key=lambda path: (-sizes[path], path)):
            rooms = [_left(sum([sizes[one] for one in found]), block) for found in groups]
            fits = [(room, at) for at, room in enumerate(rooms) if room >= sizes[path]]
            if fits:
                groups[min(fits)[1]].append(path)
            else:
                groups.append([path])
        where = {}
        for at, found in enumerate([found for found in groups if len(found) > 1]):
            rows = []
            for path in found:
                where[path.stem] = f"_group{at}"
                packed = path.read_text(encoding="utf-8").removeprefix("PACKED = ").strip()
                rows.append(f"{path.stem!r}: {packed}")
                path.unlink()
            (package.parent / f"_group{at}.py").write_text(
                "PACKED = {" + ", ".join(rows) + "}\n", encoding="utf-8"
            )
        with package.open("a", encoding="utf-8") as file:
            file.write(f"\n\nGROUPS = {where!r}\n")
            # One file less: the codes are loaded with the language.
            codes = package.parent / "_codes.py"
            file.write(codes.read_text(encoding="utf-8"))
            codes.unlink()


def _left(size: int, block: int) -> int:
    """Return how many bytes of its last block a file leaves, less what bytecode has besides."""
    return -(size + _BESIDES) % block


def _size(packed: tuple[tuple[str, ...], bytes, bytes]) -> int:
    """Return how many bytes a packed section takes in bytecode at most."""
    names, ends, words = packed
    return sum(len(name.encode()) + 3 for name in names) + len(ends) + len(words) + 20


@contextlib.contextmanager
def _named(path):
    """Let an ImageError begin with the module that it is about."""
    try:
        yield
    except ImageError as error:
        raise ImageError(f"engine/texts/{path.parent.name}/{path.name}: {error}") from error


def section(source: str) -> "Section":
    r"""Return the Section that a module of texts has.

    Raises ImageError for what is no such module, so that no text is left out unnoticed.

    >>> section('TEXTS = ("go", "Go!")')
    (('go',), ('Go!',))
    >>> section('RULES = ("X-1 turn gap: Go.\\nAll go.",)')
    (('X-1 turn gap: Go.\n',), ('All go.',))
    """
    name, rows = _table(ast.parse(source).body)
    if not isinstance(rows, tuple) or not all(isinstance(row, str) for row in rows):
        raise ImageError(f"{name} has to be a tuple of texts.")
    if name == "TEXTS":
        if len(rows) % 2:
            raise ImageError(f"The last name in {name} has no text.")
        return rows[::2], rows[1::2]
    parts = [row.partition("\n") for row in rows]
    for first, end, _ in parts:
        if not end:
            raise ImageError(f"Of {name}, this has one line only: {first}")
    return tuple(first + "\n" for first, _, _ in parts), tuple(rest for _, _, rest in parts)


def _table(body):
    """Return (name, value) of the one statement of a module of texts that is not its docstring."""
    found = [node for node in body if not isinstance(node, ast.Expr)]
    target = value = None
    if len(found) == 1 and isinstance(found[0], ast.Assign) and len(found[0].targets) == 1:
        target, value = found[0].targets[0], found[0].value
    elif len(found) == 1 and isinstance(found[0], ast.AnnAssign):
        target, value = found[0].target, found[0].value
    if not isinstance(target, ast.Name) or target.id not in _TABLES or value is None:
        raise ImageError(
            f"A module of texts has one table and nothing else: {' or '.join(_TABLES)}."
        )
    try:
        return target.id, ast.literal_eval(value)
    except ValueError as error:
        raise ImageError(
            f"{target.id} has to be written out, without names or operators."
        ) from error


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
    r"""Return (where each text ends, all of them by codes).

    Raises ImageError if they are too long, or a letter has no code.

    >>> packed_texts(["and", "nand"], ("a", "d", "n", "and"))
    (b'\x01\x00\x03\x00', b'\x03\x02\x03')
    """
    numbers = {code: number for number, code in enumerate(codes)}
    longest = sorted(codes, key=len, reverse=True)
    reader = re.compile("|".join(map(re.escape, longest)), re.S)
    ends, packed = bytearray(), bytearray()
    for text in texts:
        parts = reader.findall(text)
        if "".join(parts) != text:
            raise ImageError(f"A text has a letter that has no code: {text!r}")
        packed += bytes([numbers[part] for part in parts if part])
        if len(packed) > _MOST:
            raise ImageError(f"A module of texts takes more than {_MOST:,} bytes: split it.")
        ends += len(packed).to_bytes(2, "little")
    return bytes(ends), bytes(packed)
