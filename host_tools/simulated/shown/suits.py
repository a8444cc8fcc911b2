"""What the pictures of Latin and German suits are called: only the box's fonts have them."""

from engine.texts import variants

# The names of the signs from U+E010 on, in the order of the fonts.
NAMED = (
    "faces.C_latin",
    "faces.H_latin",
    "faces.D_latin",
    "faces.S_latin",
    "faces.S_german",
    "faces.D_german",
    "faces.C_german",
)
FIRST = 0xE010


def name_of(sign: str) -> str:
    """Return what the picture of a suit is called; "" for every other sign.

    >>> name_of("\\ue011"), name_of("♥")
    ('cups', '')
    """
    at = ord(sign) - FIRST
    return variants(NAMED[at])[0] if 0 <= at < len(NAMED) else ""
