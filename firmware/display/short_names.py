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

    A name that fits stays. A shorter form is a beginning with which no other name begins; else it
    keeps as many letters of the end as it takes to tell it from all others: no other name could be
    shortened to it. Where there is no such form, any that no one else has; after that, a number.

    >>> forms = short_names(["Annabella", "Annabelle", "Bo", "Benedetta"], 5, len)
    >>> forms["Annabella"], forms["Annabelle"], forms["Bo"], forms["Benedetta"]
    ('Annaa', 'Annle', 'Bo', 'Bened')
    >>> short_names(["Annamaria", "Annarita"], 6, len)["Annarita"]
    'Annari'
    >>> short_names(["Player 1", "Player 12"], 5, len)["Player 12"]
    'P12'
    """
    forms: dict[str, str] = {}
    for name in names:
        if measure(name) <= width:
            forms[name] = name
    # First those whose form tells them from all others; the rest take what is left.
    for telling in (True, False):
        for name in names:
            if name not in forms:
                form = _form(name, names, list(forms.values()), width, measure, telling)
                if form:
                    forms[name] = form
    for name in names:
        if name not in forms:
            taken = list(forms.values())
            form, number = shortened(name, width, measure), 2
            while form in taken:
                mark = str(number)
                form = shortened(name, width - measure(mark) - 1, measure) + mark
                number += 1
            forms[name] = form
    return forms


def _form(
    name: str,
    names: "Sequence[str]",
    taken: "Sequence[str]",
    width: int,
    measure: "Measure",
    telling: bool,
) -> str | None:
    """Return a form of `name` that is not `taken`, or None.

    If `telling`, one to which no other of the `names` could be shortened.
    """
    parts = name.split(" ")
    whole = len(name)
    forms: list[str] = []
    if len(parts) > 1 and parts[-1].isdigit():
        # A name with a number, as the ready-made ones have, is told by its number.
        forms.append(parts[0][0] + parts[-1])
    forms += _ended(name, width, measure)
    # A letter from the middle behind as many from the beginning as there is room for.
    for at in range(whole - 1, 1, -1):
        begin = _beginning(name[:at], name[at], width, measure)
        if begin:
            forms.append(begin + name[at])
    if not telling:
        forms += [name[at] for at in range(whole)]
    for form in forms:
        if form in taken or measure(form) > width or form[-1] == " ":
            continue
        # A beginning is read as one.
        leads = str.startswith if name.startswith(form) else _leads_to
        if telling and any([name != other and leads(other, form) for other in names]):
            continue
        return form
    return None


def _beginning(words: str, end: str, width: int, measure: "Measure") -> str:
    """Return the longest beginning of `words` that fits with `end` behind it."""
    return shortened(words, width - (measure("i" + end) - measure("i")), measure)


def _ended(name: str, width: int, measure: "Measure") -> list[str]:
    """Return the beginnings of `name` with its last letters behind them.

    First without any, then with one, two and so on, each as long as there is room.
    """
    forms: list[str] = []
    whole = len(name)
    for last in range(whole):
        end = name[whole - last :]
        begin = _beginning(name[: whole - last], end, width, measure)
        if not begin:
            break
        forms.append(begin + end)
    return forms


def _leads_to(name: str, form: str) -> bool:
    """Return whether `form` has letters of `name` in their order, with its first letter first."""
    if name[0] != form[0]:
        return False
    at = 0
    for letter in form:
        at = name.find(letter, at) + 1
        if not at:
            return False
    return True
