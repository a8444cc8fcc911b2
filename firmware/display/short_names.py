"""Shorter forms of names for narrow places, all different from each other."""

from engine.compat import TYPE_CHECKING, is_plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    # The width of a text, in any unit.
    Measure = Callable[[str], int]

# Invisible hyphens and joiners, the fillers of Hangul, the byte order mark.
_UNSEEN = (0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x3164, 0xFEFF, 0xFFA0)


def clean(name: str) -> str:
    """Return `name` without control characters and characters that cannot be seen.

    >>> clean(" Ana\\n\\u202eBo "), clean("Ana\\u3164")
    ('AnaBo', 'Ana')
    """
    if is_plain(name):
        return name.strip()
    kept = ""
    for char in name:
        code = ord(char)
        if code < 32 or 127 <= code < 160 or 0x200B <= code <= 0x200F or 0x2028 <= code <= 0x202E:
            continue
        if 0x2060 <= code <= 0x206F or 0xFE00 <= code <= 0xFE0F or code in _UNSEEN:
            continue
        kept += char
    return kept.strip()


def shortened(words: str, width: int, measure: "Measure") -> str:
    """Return the longest beginning of `words` that is at most `width` wide by `measure`.

    >>> shortened("Benedetta", 4, len)
    'Bene'
    """
    if measure(words) <= width:
        return words
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(words[:middle]) <= width:
            low = middle
        else:
            high = middle - 1
    return words[:low]


def short_names(names: "Sequence[str]", width: int, measure: "Measure") -> dict[str, str]:
    """Return {name: a form at most `width` wide}, all different if there is room for a few letters.

    A name that fits stays. If two forms would be the same, the later name gets a number.

    >>> forms = short_names(["Annabella", "Annabelle", "Bo"], 5, len)
    >>> forms["Annabella"], forms["Annabelle"], forms["Bo"]
    ('Annab', 'Ann2', 'Bo')
    """
    forms = {}
    taken = [name for name in names if measure(name) <= width]
    for name in names:
        if measure(name) <= width:
            forms[name] = name
            continue
        form = shortened(name, width, measure)
        number = 2
        while form in taken:
            mark = str(number)
            form = shortened(name, width - measure(mark) - 1, measure) + mark
            number += 1
        taken.append(form)
        forms[name] = form
    return forms
