"""Texts as a board holds them: records of fields in one block; `engine.texts.packed` reads them."""

_RECORD = "\0"
_FIELD = "\1"


class PackError(Exception):
    """A table cannot be packed; the text says why."""


def _block(records):
    for fields in records:
        for field in fields:
            if _RECORD in field or _FIELD in field:
                raise PackError(f"A text has a control character: {field!r}")
    return ("".join(_RECORD + _FIELD.join(fields) for fields in records) + _RECORD).encode()


def pack_texts(table):
    """Return a table of texts, {name: text}, as bytes.

    >>> pack_texts({"draw": "Draw."})
    b'\\x00draw\\x01Draw.\\x00'
    """
    return _block(sorted(table.items()))


def pack_rows(rows):
    """Return a table of rules (rows of number, topic, short, full, mark, names) as bytes."""
    return _block([(*row[:5], " ".join(row[5])) for row in rows])


def packed_source(namespace):
    """Return the source of the module that stands for one with TEXTS or RULES, or None for another."""
    if "TEXTS" in namespace:
        data = pack_texts(namespace["TEXTS"])
    elif "RULES" in namespace:
        data = pack_rows(namespace["RULES"])
    else:
        return None
    return f"PACK = {data!r}\n"
