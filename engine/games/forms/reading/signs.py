"""The signs, names and numbers that an expression of a form is written with."""

from ..mistakes import wrong

# The quotation marks that a telephone makes of straight ones.
_CURLED = (("\u2018", "'"), ("\u2019", "'"), ("\u201c", '"'), ("\u201d", '"'))
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_"
DIGITS = "0123456789"

# Words that are no names.
KEYWORDS = ("if", "else", "and", "or", "not", "min", "max", "abs", "sum", "count", "others", "to")


def is_name(word: str) -> bool:
    """Return whether a text is a name: letters, digits and "_", of ASCII only.

    >>> is_name("failed_nil"), is_name("2nd"), is_name("più")
    (True, False, False)
    """
    return is_word(word) and word not in KEYWORDS


def is_word(word: str) -> bool:
    """Return whether a text can be a value: like a name, and "if" or "others", too."""
    if not word or len(word) > 24 or word[0] not in LETTERS:
        return False
    return all([char in LETTERS or char in DIGITS for char in word])


def tokens(words: str, where: str) -> "list[str]":
    """Return the signs, names and numbers of an expression, a word with its quotation mark."""
    found: list[str] = []
    for curled, straight in _CURLED:
        words = words.replace(curled, straight)
    at = 0
    while at < len(words):
        char = words[at]
        start = at
        at += 1
        if char == " ":
            continue
        if char in LETTERS or char in DIGITS:
            while at < len(words) and (words[at] in LETTERS or words[at] in DIGITS):
                at += 1
        elif char in "'\"":
            while at < len(words) and words[at] != char:
                at += 1
            if at == len(words):
                raise wrong(where, "open_quote")
            found.append("'" + words[start + 1 : at])
            at += 1
            continue
        elif char in "()," or char in "+-%":
            pass
        else:
            while at < len(words) and words[at] in "=<>!*/&|^":
                at += 1
        found.append(words[start:at])
    return found
