"""Spanish."""

NAME = "Español|ES"


def form_of(n: int) -> int:
    """Return which form of a text is for the number `n`, from 0: one, or any other."""
    return 0 if n == 1 else 1


def eased(words: str) -> str:
    """Return a list as it is said: "y" is "e" before the sound of i, but not before "hie", "ia".

    >>> eased("Ana y Inés"), eased("Ana y Hilario"), eased("Ana y Iago"), eased("Inés y Ana")
    ('Ana e Inés', 'Ana e Hilario', 'Ana y Iago', 'Inés y Ana')
    """
    at = words.rfind(" y ")
    name = words[at + 3 :]
    if name[:1] in ("H", "h"):
        name = name[1:]
    if at < 0 or name[:1] not in ("I", "i", "Í", "í") or name[1:2] in tuple("aeouáéóú"):
        return words
    return words[:at] + " e " + words[at + 3 :]
