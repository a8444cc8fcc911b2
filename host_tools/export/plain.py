"""Makes names and reasons harmless to a terminal, a file or a spreadsheet."""

import re
import unicodedata

from host_tools.questions import seen

# Line ends of all scripts, direction overrides, halves of surrogate pairs, non-characters.
_STEERING = "\x80-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff\ud800-\udfff"
_CONTROL = re.compile("[\x00-\x1f\x7f]")
_OTHER = re.compile(f"[{_STEERING}]")
_IN_JSON = re.compile(f"[\x7f{_STEERING}]")


def visible(words: str) -> str:
    r"""Return text in one line with its control characters made visible.

    Those of ASCII become their pictures, the others the replacement character.

    >>> visible("a\tb\x1b[2J \u202ec")
    'a␉b␛[2J �c'
    """
    words = _CONTROL.sub(lambda found: _picture(ord(found[0])), words)
    return _OTHER.sub("\ufffd", words)


def _picture(code):
    return "\u2421" if code == 127 else chr(0x2400 + code)


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
    return _IN_JSON.sub(lambda found: "\\u%04x" % ord(found[0]), line)
