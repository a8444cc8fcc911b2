"""Which buttons lead to a digit, a card or a letter: the one table of all scripted players."""

from functools import cache
from typing import TYPE_CHECKING, Any, TypeGuard

from firmware.input.letters import DONE, Letters, variants

if TYPE_CHECKING:
    from firmware.screens.asking.cards import Cards

# Of so many numbers or fewer, counting goes round (firmware/screens/asking/number.py).
_SMALL = 20
# The arrows that lead to each digit, in this order.
_DIGITS = dict(
    zip(
        "0123456789",
        ("down", "left left", "left up", "left right", "up left")
        + ("up up", "up right", "right left", "right up", "right right"),
        strict=True,
    )
)


def keys_number(part: Any) -> bool:
    """Return whether a part of an entry is a number that is keyed.

    A box that was started again may have other classes of the same names.
    """
    return hasattr(part, "group")


def keys_cards(part: object) -> "TypeGuard[Cards]":
    """Return whether a screen is the card picker, of which each reading of its module has one."""
    return type(part).__module__ == "firmware.screens.asking.cards"


def digits(value: int, number: Any = None) -> list[str]:
    """Return the buttons that enter a number on the cross of arrows, without the OK after it.

    Where the `number` that is asked can only be 0 or 1, each is one press.
    """
    keys = [key for digit in str(abs(value)) for key in _DIGITS[digit].split()]
    if value < 0:
        # The sign stands beside the first digit's group.
        keys.insert(1, "down")
    return keys[:1] if number is not None and number.question.maximum == 1 else keys


def to_digit(number: Any, digit: str) -> str:
    """Return the arrow that leads to `digit` now on the screen of a number."""
    for key, there in zip(("left", "up", "right", "down"), number.leads(), strict=True):
        if digit in there:
            return key
    raise ValueError(f"no way to {digit}")


def to_number(number: Any, value: int) -> str:
    """Return the button that leads nearer to `value` where few keys count; "" if it is there."""
    lacks = value - number.value()
    if not lacks:
        return ""
    if number.question.minimum >= 0:
        # The way round may be shorter.
        range_ = number.question.minimum, number.question.maximum
        return _first_of_shortest(*range_, tuple(number.units), number.value(), number.place, value)
    wider = number.units[number.place + 1 :][:1]
    if abs(lacks) < number.unit or (wider and not lacks % wider[0]):
        return "left"
    return "up" if lacks > 0 else "down"


@cache
def _first_of_shortest(
    least: int, most: int, units: tuple[int, ...], now: int, place: int, value: int
) -> str:
    """Return the first button of a shortest way from `now`, by the unit at `place`, to `value`."""
    first = {(now, place): ""}
    ahead = [(now, place)]
    for found, at in ahead:
        if found == value:
            return first[found, at]
        ways = [("left", found, (at + 1) % len(units))]
        for key, step in (("up", units[at]), ("down", -units[at])):
            after = found + step
            if not 0 <= after <= most:
                after = _round(least, most, units[at:], found, step)
            ways.append((key, after, at))
        for key, after, there in ways:
            if (after, there) not in first:
                first[after, there] = first[found, at] or key
                ahead.append((after, there))
    raise ValueError(f"no way to {value}")


def _round(least: int, most: int, units: tuple[int, ...], now: int, step: int) -> int:
    """Return where counting past an end leads, by the first of `units`; `now` if nowhere."""
    same = range(now % units[0], most + 1, units[0])
    if most - least <= _SMALL:
        return max(same) if step < 0 else min(one for one in same if one >= least)
    digit = [one for one in same if len(units) == 1 or one < units[1]]
    return max(digit) if step < 0 else now


def to_card(pad: Any, card: int) -> str:
    """Return the button that leads to `card` now on a card pad: OK if it adds exactly this one."""
    options = pad.options()
    ways = [pad.keys[at] for at in range(len(options)) if card in options[at]]
    if "ok" in ways and options[pad.keys.index("ok")] == [card]:
        return "ok"
    return ways[0]


def letters(
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
        keys = _way(Letters(few, only), plain)
        presses += [(key, False) for key in keys]
        if varied:
            if few:
                presses.append(("left", False))
            else:
                presses[-1] = (keys[-1], True)
            pad = Letters(few)
            pad.vary(plain if begins else plain.lower())
            presses += [(key, False) for key in _way(pad, letter)]
        before += letter
    finish = "right" if few else _way(Letters(few, only), DONE)[0]
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


def _way(pad: Any, letter: str) -> list[str]:
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
