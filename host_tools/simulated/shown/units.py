"""What several rounds are called, where a game, or somebody's form, says what one is called."""

from engine import texts

# Italian: how a word ends, and how several do; a vowel with an accent and a consonant stay.
_ITALIAN = (
    ("manche", "manche"),
    ("ca", "che"),
    ("ga", "ghe"),
    ("co", "chi"),
    ("go", "ghi"),
    ("io", "i"),
    ("a", "e"),
    ("e", "i"),
    ("o", "i"),
)
_ENGLISH = (
    ("ay", "ays"),
    ("ey", "eys"),
    ("oy", "oys"),
    ("y", "ies"),
    ("s", "ses"),
    ("x", "xes"),
    ("ch", "ches"),
    ("sh", "shes"),
    ("", "s"),
)


def several(word: str) -> str:
    """Return the plural of a regular noun in the current language; others stay as they are.

    >>> several("hand"), several("entry"), several("match")
    ('hands', 'entries', 'matches')
    """
    endings = {"en": _ENGLISH, "it": _ITALIAN}.get(texts.language(), ())
    for one, many in endings:
        if word.endswith(one):
            return word[: len(word) - len(one)] + many
    return word
