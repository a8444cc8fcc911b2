"""Makes names and reasons harmless to a terminal, a file or a spreadsheet.

`visible` runs in the browser page, too (host_tools/play/web/program.py).
"""

import re

# Line ends of all scripts, marks and overrides of direction, halves of surrogate pairs,
# non-characters.
_STEERING = (
    (0x80, 0x9F),
    (0x061C, 0x061C),
    (0x200E, 0x200F),
    (0x2028, 0x2029),
    (0x202A, 0x202E),
    (0x2066, 0x2069),
    (0xFEFF, 0xFEFF),
    (0xFFFE, 0xFFFF),
    (0xD800, 0xDFFF),
)


def visible(words: str) -> str:
    r"""Return text in one line with its control characters made visible.

    Those of ASCII become their pictures, the others the replacement character.

    >>> visible("a\tb\x1b[2J \u202ec")
    'a␉b␛[2J �c'
    """
    if not words or (min(words) >= " " and max(words) < "\x7f"):
        return words
    return "".join([_shown(letter) for letter in words])


def _shown(letter):
    """Return a letter, or what stands for it."""
    code = ord(letter)
    if code < 32 or code == 127:
        return "\u2421" if code == 127 else chr(0x2400 + code)
    return "\ufffd" if _steers(code) else letter


def _steers(code):
    return any([first <= code <= last for first, last in _STEERING])


def cell(words: str) -> str:
    """Return text as a cell that no spreadsheet takes for a formula.

    An apostrophe goes before what might be one, also after each semicolon, which separates cells in
    many countries.

    >>> cell("=1+1"), cell("Ana;@SUM(A1)"), cell("Ana + Ben")
    ("'=1+1", "Ana;'@SUM(A1)", 'Ana + Ben')
    """
    parts = visible(words).split(";")
    return ";".join("'" + part if _is_formula(part) else part for part in parts)


def _is_formula(part):
    # Imported here: MicroPython has no such module.
    import unicodedata

    from host_tools.base.questions import seen

    for character in part:
        # Spreadsheets may drop leading spaces and invisible characters before they look for a
        # formula; quotes, too.
        if (
            unicodedata.category(character)[0] in "ZCM"
            or not seen(character)
            or character in "\"'\ufffd"
            or "\u2400" <= character <= "\u2421"
        ):
            continue
        # Some spreadsheets accept the wide and small forms of the signs.
        return unicodedata.normalize("NFKC", character)[0] in "=+-@"
    return False


def safe_json(line: str) -> str:
    r"""Return a line of JSON in which what could control a terminal or end a line is escaped.

    >>> safe_json('["\u202e\u2028é"]')
    '["\\u202e\\u2028é"]'
    """
    steering = "".join(["%c-%c" % one for one in _STEERING])
    return re.sub("[\x7f" + steering + "]", _escaped, line)


def _escaped(found):
    return "\\u%04x" % ord(found[0])
