"""Which buttons type a text on the box's keyboard, for the scripted players."""

from typing import Any

from firmware.input.letters import DONE, Letters, variants


def keys_for(
    text: str, few: bool, before: str = "", only: str | None = None
) -> list[tuple[str, bool]]:
    """Return the presses that type `text` after `before` and finish.

    A press is (logical button, whether to hold it). `few` is for boards with three buttons and
    holds; `only` has the characters allowed, None for all.
    """
    presses = []
    for letter in text:
        begins = not before or before[-1] == " "
        plain, varied = _plain(letter, begins, only)
        keys = way(Letters(few, only), plain)
        presses += [(key, False) for key in keys]
        if varied:
            if few:
                presses.append(("left", False))
            else:
                presses[-1] = (keys[-1], True)
            pad = Letters(few)
            pad.vary(plain if begins else plain.lower())
            presses += [(key, False) for key in way(pad, letter)]
        before += letter
    finish = "right" if few else way(Letters(few, only), DONE)[0]
    return presses + [(finish, False)]


def _plain(letter, begins, only):
    """Return the letter of the groups that leads to `letter`, and whether it must then change."""
    if only or not letter.isalpha():
        return letter, False
    for plain in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        typed = plain if begins else plain.lower()
        if letter == typed:
            return plain, False
        if letter in variants(typed):
            return plain, True
    raise ValueError(f"{letter} cannot be typed")


def way(pad: Any, letter: str) -> list[str]:
    """Return the shortest list of buttons that leads to `letter` from where `pad` is."""
    ways: list[tuple[str, ...]] = [()]
    start = (pad.scope, pad.replaces)
    while ways:
        keys = ways.pop(0)
        for key in pad.keys:
            pad.scope, pad.replaces = start
            for one in keys:
                pad.press(one)
            found = pad.press(key)
            if found == letter:
                pad.scope, pad.replaces = start
                return [*keys, key]
            if found is True and len(keys) < 6:
                ways.append((*keys, key))
    raise ValueError(f"no way to {letter}")
