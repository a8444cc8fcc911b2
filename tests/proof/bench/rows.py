"""How many presses a page of numbers takes: a round straight on, and what is mended in it.

`keys.rows.straight.6` is a round of Rumino with 7, 3, 15 and 28, from the score sheet back to it;
`.straight.4` the numbers 35, 7, 102 and 0 of Any game with four buttons. `keys.rows.mend` is the
second player's number, found wrong where the round is to be saved, until it is to be saved again,
`keys.rows.back` what it takes to be where one was after back was pressed once too often.
`keys.rows.third` mends the third of Burraco's eleven numbers where they are to be saved, a 2 that
should be a 1, `.ninth` the ninth, `keys.rows.second` the second of eight in Any game; `.later` does
it once the round is saved, from the score sheet back to it.
"""

from collections.abc import Callable
from functools import partial

from tests.proof.bench.tasks import NAMES, Hand

BOARDS = {"6": "sim_128x64", "4": "sim_128x64_4"}


def begun(keys: str, game: str) -> Hand:
    """Return a hand on the score sheet of four at a game."""
    hand = Hand(BOARDS[keys])
    hand.box.show_game(game, NAMES[:4])
    hand.changed()
    return hand


def rumino(hand: Hand) -> None:
    """Enter the round of Rumino until it is to be saved."""
    hand.press("ok", "ok")
    for value in (7, 3, 15, 28):
        hand.number(value)
    assert hand.top.module == "table.preview"


def any_game(hand: Hand) -> None:
    """Enter the points of Any game until they are to be saved; who enters is there already."""
    for value in (35, 7, 102, 0):
        hand.number(value)
    assert hand.top.module == "table.preview"


def straight(keys: str) -> int:
    """Return the presses of a round in which nothing is wrong."""
    hand = at_save(keys)
    if keys == "6":
        hand.press("ok")
        return hand.presses
    # Of Any game, the numbers alone: without the OK that leads to them.
    return hand.presses - 1


def at_save(keys: str) -> Hand:
    """Return a hand where the round is to be saved."""
    if keys == "6":
        hand = begun(keys, "rumino")
        rumino(hand)
        return hand
    hand = begun(keys, "any")
    hand.press("ok")
    any_game(hand)
    return hand


def mend(keys: str) -> int:
    """Return the presses that mend the second player's number, by one, and save the round."""
    hand = at_save(keys)
    before = hand.presses
    hand.press("back", "back", "back")
    wrong = hand.part.value()
    hand.number(wrong + 1)
    assert hand.top.module == "table.preview", hand.lines()
    hand.press("ok")
    return hand.presses - before


def burraco(keys: str) -> Hand:
    """Return a hand where a round of Burraco is to be saved: the closer, then eleven numbers."""
    hand = begun(keys, "form:burraco")
    hand.press("ok")
    hand.choose(NAMES[0])
    hand.press("ok")
    for value in (0, 2, 0, 1, 0, 0, 100, 320, 65, 50):
        hand.number(value)
    return hand


def eight(keys: str) -> Hand:
    """Return a hand where the points of eight are to be saved."""
    hand = Hand(BOARDS[keys])
    hand.box.show_game("any", NAMES[:8])
    hand.changed()
    hand.press("ok")
    for value in (3, 5, 7, 9, 2, 4, 6, 8):
        hand.number(value)
    return hand


def mended(filled: Callable[[str], Hand], at: int, value: int, keys: str) -> int:
    """Return the presses that mend answer `at` where all is to be saved, and save it.

    The shorter way there is up row by row, or by the list of the answers.
    """
    hand = filled(keys)
    before = hand.presses
    up = len(hand.top.below().entry.answers) - at
    if up <= 2 + min(at, up):
        hand.press(*["back"] * up)
    else:
        hand.press("left")
        hand.choose_row(at)
    return saved(hand, value) - before


def mended_later(filled: Callable[[str], Hand], at: int, value: int, keys: str) -> int:
    """Return the presses that mend it once it is saved, from the score sheet back to it.

    The shorter way there is down row by row, or by the list above the first one.
    """
    hand = filled(keys)
    hand.press("ok")
    before = hand.presses
    hand.press("left", "ok", "ok")
    if at <= 2 + len(hand.top.entry.answers) - at:
        hand.press(*["ok"] * at)
    else:
        hand.press("back")
        hand.choose_row(at)
    return saved(hand, value) - before


def saved(hand: Hand, value: int) -> int:
    """Enter a number in place of another and save the result; return the presses so far."""
    hand.number(value)
    hand.press("ok")
    return hand.is_at("table.sheet")


def back(keys: str) -> int:
    """Return the presses after back was pressed until the score sheet by mistake."""
    hand = at_save(keys)
    while hand.top.module != "table.sheet":
        hand.press("back")
    before = hand.presses
    hand.press("ok")
    assert hand.top.module == "table.preview"
    return hand.presses - before


def figures() -> dict:
    """Return the table of `make bench`, as the module describes."""
    tasks: dict[str, Callable[[str], int]] = {"straight": straight, "mend": mend, "back": back}
    for name, *what in (
        ("third", burraco, 3, 1),
        ("ninth", burraco, 9, 300),
        ("second", eight, 1, 6),
    ):
        tasks[name] = partial(mended, *what)
        tasks[name + ".later"] = partial(mended_later, *what)
    return {
        f"keys.rows.{name}.{keys}": {"unit": "presses", "value": tasks[name](keys)}
        for name in tasks
        for keys in BOARDS
    }
