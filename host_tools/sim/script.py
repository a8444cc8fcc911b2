"""Scripts of key presses: one or more words a line, `#` begins a comment.

`ok` presses a key, `ok*3` three times, `hold ok` holds it, `wait 500` lets half a second pass,
`shot NAME` keeps a frame, `expect some words` fails unless a line of the screen holds them,
`restart` cuts the power and switches on again.
"""

from host_tools.sim.simulator import BoardError


class ScriptError(Exception):
    """A script that cannot be played; the text has the line's number and what to do."""


class ExpectationError(ScriptError):
    """A script that was played and did not find what it expected on the screen."""


def _number(word, where):
    if not word.isdigit():
        raise ScriptError(f"{where}: {word} is no whole number")
    return int(word)


def parse(text):
    """Return the steps of a script as tuples `(line number, what, argument, times)`.

    >>> parse("ok*2 hold ok  # done")
    [(1, 'press', 'ok', 2), (1, 'hold', 'ok', 1)]
    """
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        where = f"line {number}"
        while words:
            word = words.pop(0)
            if word == "expect":
                steps.append((number, "expect", " ".join(words), 1))
                break
            if word == "restart":
                steps.append((number, word, None, 1))
            elif word in ("hold", "wait", "shot"):
                if not words:
                    raise ScriptError(f"{where}: {word} needs a word after it")
                argument = words.pop(0)
                times = 1
                if word == "hold" and "*" in argument:
                    argument, _, count = argument.partition("*")
                    times = _number(count, where)
                steps.append((number, word, _number(argument, where) if word == "wait" else argument, times))
            else:
                key, star, count = word.partition("*")
                steps.append((number, "press", key, _number(count, where) if star else 1))
    return steps


def play(simulator, text, shot):
    """Play a script; `shot(name)` keeps a frame. Raises ScriptError with the line that is wrong."""
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
        elif what == "restart":
            simulator.restart()
        elif what == "shot":
            shot(argument)
        elif what == "expect":
            lines = simulator.text()
            if not any(argument in " ".join(line.split()) for line in lines):
                raise ExpectationError(
                    f"line {number}: the screen does not say: {argument}\n" + "\n".join(lines)
                )
