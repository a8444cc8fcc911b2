"""Scripts of button presses: one or more words a line; `#` begins a comment.

`ok` presses a button, `ok*3` three times, `hold ok` holds it, `type some words` types the rest of
the line (Enter is `enter`, Backspace `rub`), `point 64 20` points at pixel (64, 20) of the screen,
`wait 500` waits half a second, `shot NAME` saves a frame, `expect some words` fails unless a line
of the screen contains them, `restart` cuts the power and switches on again. A count is at most
10,000, a wait at most one hour.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from host_tools.simulated.simulator import BoardError

if TYPE_CHECKING:
    from host_tools.simulated.simulator import Simulator


class ScriptError(Exception):
    """A script that cannot be played; the text has the line number and what to do."""


class ExpectationError(ScriptError):
    """A script ran but did not find what it expected on the screen."""


# Limits, so that a typing error does not run for hours: presses in a row, milliseconds to wait,
# characters of a shot's name, pixels of a screen.
_MAX_TIMES = 10_000
_LONGEST_WAIT = 3_600_000
_LONGEST_NAME = 100
_WIDEST = 9999
_TYPED = {"enter": "\n", "rub": "\b"}


def _number(word, where, maximum):
    # Python also counts other scripts' digits and superscripts as digits.
    if not (word.isascii() and word.isdigit()):
        raise ScriptError(f"{where}: {word[:_LONGEST_NAME] or 'nothing'} is not a whole number")
    digits = word.lstrip("0") or "0"
    if len(digits) > len(str(maximum)) or int(digits) > maximum:
        raise ScriptError(f"{where}: {word[:_LONGEST_NAME]} is too high: at most {maximum}")
    return int(digits)


def _shot_name(word, where):
    """Return the name of a shot; raise ScriptError if it cannot be a file's name."""
    if len(word) > _LONGEST_NAME:
        raise ScriptError(f"{where}: the name of a shot has at most {_LONGEST_NAME} characters")
    if not word.isprintable() or word.strip("./\\") == "" or "/" in word or "\\" in word:
        raise ScriptError(f"{where}: the name of a shot is a plain file name")
    return word


def parse(text: str) -> list[tuple]:
    """Return the steps of a script as tuples `(line number, what, argument, times)`.

    >>> parse("ok*2 hold ok  # done")
    [(1, 'press', 'ok', 2), (1, 'hold', 'ok', 1)]
    """
    steps = []
    for number, line in enumerate(text.split("\n"), 1):
        words = line.split("#")[0].split()
        where = f"line {number}"
        while words:
            word = words.pop(0)
            if word in ("expect", "type"):
                if not words:
                    raise ScriptError(f"{where}: {word} needs words after it")
                steps.append((number, word, " ".join(words), 1))
                break
            if word in _TYPED:
                steps.append((number, "type", _TYPED[word], 1))
                continue
            if word == "point":
                if len(words) < 2:
                    raise ScriptError(f"{where}: point needs two numbers after it, x and y")
                place = [_number(words.pop(0), where, _WIDEST) for _ in "xy"]
                steps.append((number, word, tuple(place), 1))
            elif word == "restart":
                steps.append((number, word, None, 1))
            elif word in ("hold", "wait", "shot"):
                if not words:
                    raise ScriptError(f"{where}: {word} needs a word after it")
                steps.append((number, word, *_argument(word, words.pop(0), where)))
            else:
                key, star, count = word.partition("*")
                steps.append(
                    (number, "press", key, _number(count, where, _MAX_TIMES) if star else 1)
                )
    return steps


def _argument(what, word, where):
    """Return (argument, times) of the word after hold, wait or shot."""
    if what == "wait":
        return _number(word, where, _LONGEST_WAIT), 1
    if what == "shot":
        return _shot_name(word, where), 1
    key, star, count = word.partition("*")
    return key, _number(count, where, _MAX_TIMES) if star else 1


def play(simulator: "Simulator", text: str, shot: Callable[[str], object]) -> None:
    """Play a script; `shot(name)` saves a frame.

    Raises ScriptError with the line number.
    """
    for number, what, argument, times in parse(text):
        for _ in range(times):
            try:
                if what == "press":
                    simulator.press(argument)
                elif what == "hold":
                    simulator.hold(argument)
            except BoardError as error:
                raise ScriptError(f"line {number}: {error}") from None
        if what == "wait":
            simulator.wait(argument)
        elif what == "type":
            simulator.type(argument)
        elif what == "point":
            x, y = argument
            if x >= simulator.width or y >= simulator.height:
                raise ScriptError(
                    f"line {number}: the screen has {simulator.width}x{simulator.height} pixels,"
                    f" counted from 0: ({x}, {y}) is outside"
                )
            simulator.point(x, y)
        elif what == "restart":
            simulator.restart()
        elif what == "shot":
            try:
                shot(argument)
            except OSError as error:
                raise ScriptError(
                    f"line {number}: {error.filename or argument} cannot be written:"
                    f" {error.strerror}"
                ) from None
        elif what == "expect":
            lines = simulator.text()
            if not any(argument in " ".join(line.split()) for line in lines):
                raise ExpectationError(
                    f"line {number}: the screen does not say: {argument}\n" + "\n".join(lines)
                )
