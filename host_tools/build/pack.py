"""Texts as a board holds them: blocks with their letters in pairs; `engine.texts.packed` reads them."""

import re
import runpy
import zlib
from collections import Counter, namedtuple
from functools import lru_cache
from pathlib import Path

_RECORD = "\0"
_FIELD = "\1"
_FIRST_PAIR = 128
_FIRST_LETTER = 32
_LAST_LETTER = 126
# How deep pairs may stand for pairs; what the reader has room for.
_DEPTH = 16
# How long a block is at most, unless a single text or rule is longer.
_BLOCK = 256
_ASCII = re.compile("[ -~]*")

# `pairs`: two bytes for each byte from 128 on; `others`: the letters that the bytes from 1 on stand
# for, the first of which is the mark between the fields of a record.
Letters = namedtuple("Letters", ("pairs", "others"))
PLAIN = Letters(b"", _FIELD)


class PackError(Exception):
    """A table cannot be packed; the text says why."""


def _texts_of(namespace):
    """Return all texts of a module's table, as it goes into a block."""
    if "TEXTS" in namespace:
        return [text for _, text in sorted(namespace["TEXTS"].items())]
    return [_record(row) for row in namespace.get("RULES", ())]


def _record(row):
    fields = [*row[:5], " ".join(row[5])]
    for field in fields:
        _check(field)
    return _FIELD.join(fields)


def _check(text):
    if any(ord(letter) < _FIRST_LETTER or ord(letter) == _LAST_LETTER + 1 for letter in text):
        raise PackError(f"A text has a control character: {text!r}")


@lru_cache(maxsize=8)
def letters(folder):
    """Return the Letters of the language whose modules are in `folder`."""
    texts = []
    for path in sorted(Path(folder).glob("*.py")):
        texts += _texts_of(runpy.run_path(str(path)))
    return letters_of(texts)


def letters_of(texts):
    """Return the Letters with which `texts` get short.

    >>> letters_of(["dada dada", "\\u2026"])
    Letters(pairs=b'da\\x80\\x80', others='\\x01\u2026')
    """
    others = _FIELD + "".join(sorted({letter for text in texts for letter in text if letter > "~"}))
    if len(others) >= _FIRST_LETTER:
        raise PackError("A language has too many letters that are not ASCII: " + others[1:])
    # As one text of codes, so that Python's own functions count and replace; no pair has the marks.
    codes = _RECORD.join(_coded(text, others) for text in texts)
    pairs, depths = "", {}
    while len(pairs) < 2 * (256 - _FIRST_PAIR):
        counts = Counter(zip(codes, codes[1:]))
        found = None
        for pair, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            depth = max(depths.get(code, 0) for code in pair) + 1
            if _RECORD not in pair and _FIELD not in pair and depth < _DEPTH:
                found = pair if count > 1 else None
                break
        if found is None:
            break
        code = chr(_FIRST_PAIR + len(pairs) // 2)
        depths[code] = depth
        pairs += "".join(found)
        codes = codes.replace("".join(found), code)
    return Letters(pairs.encode("latin-1"), others)


def _coded(text, others):
    """Return a text with the letters that are not ASCII as their codes."""
    if _ASCII.fullmatch(text):
        return text
    return "".join(letter if _FIELD < letter <= "~" else chr(others.index(letter) + 1) for letter in text)


def paired(text, with_letters):
    """Return the codes of a text, as bytes; raises PackError for a letter that is not among them.

    >>> paired("dada", Letters(b"da\\x80\\x80", "\\1"))
    b'\\x81'
    """
    if any(letter > "~" and letter not in with_letters.others for letter in text):
        raise PackError(f"A text has a letter that no other text of the language has: {text!r}")
    codes = _coded(text, with_letters.others)
    pairs = with_letters.pairs.decode("latin-1")
    for at in range(0, len(pairs), 2):
        codes = codes.replace(pairs[at : at + 2], chr(_FIRST_PAIR + at // 2))
    return codes.encode("latin-1")


def pack_texts(table, with_letters=PLAIN):
    """Return a table of texts, {name: text}, as a tuple of blocks of bytes.

    >>> pack_texts({"draw": "Draw."})
    (b'\\x01\\x0f\\xbd\\xf2\\x05Draw.',)
    """
    names = sorted(table)
    marks = [zlib.crc32(name.encode()).to_bytes(4, "little")[:3] for name in names]
    if len(set(marks)) < len(marks):
        raise PackError("Two names of a table have the same hash: rename a text.")
    packed = []
    for name in names:
        _check(table[name])
        packed.append(paired(table[name], with_letters))
        if len(packed[-1]) > 255:
            raise PackError(f"A text is too long: {table[name]!r}")
    # Besides its letters, a text takes its hash and its length.
    found = []
    for block in _in_blocks(list(zip(marks, packed)), lambda one: len(one[1]) + 4):
        texts = [text for _, text in block]
        front = bytes((len(block),)) + b"".join(mark for mark, _ in block)
        found.append(front + bytes(map(len, texts)) + b"".join(texts))
    return tuple(found)


def _in_blocks(parts, length):
    """Return parts as a list of lists, each not longer than a block where its parts are not; `length` tells a part's."""
    blocks, room = [[]], _BLOCK - 1
    for part in parts:
        room -= length(part)
        if blocks[-1] and room < 0:
            blocks.append([])
            room = _BLOCK - 1 - length(part)
        blocks[-1].append(part)
    return blocks


def pack_rows(rows, with_letters=PLAIN):
    """Return a table of rules (rows of number, topic, short, full, mark, names) as a tuple of blocks of bytes."""
    blocks = _in_blocks([b"\0" + paired(_record(row), with_letters) for row in rows], len)
    return tuple(b"".join(block) + b"\0" for block in blocks)


def packed_source(namespace):
    """Return the source of the module that stands for one of a language, or None where it stays.

    `namespace` is what `runpy.run_path` finds: TEXTS, RULES, or the package of a language itself, which
    gets the language's letters.
    """
    path = Path(namespace.get("__file__", ""))
    if path.name == "__init__.py":
        found = letters(str(path.parent))
        return f"PAIRS = {found.pairs!r}\nOTHERS = {found.others!r}\n"
    if "TEXTS" in namespace:
        data = pack_texts(namespace["TEXTS"], letters(str(path.parent)))
    elif "RULES" in namespace:
        data = pack_rows(namespace["RULES"], letters(str(path.parent)))
    else:
        return None
    return f"PACK = {data!r}\n"
