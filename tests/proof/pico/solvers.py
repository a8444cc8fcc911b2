"""The time of the solvers on the emulated Pico, with the hands and positions of `make bench`."""

from tests.proof.pico import repl
from tests.proof.pico.machine import Pico

# Runs on the board; `hands` and `work` are defined before it.
_TIMED = """
import gc, time
for hand in hands:
    gc.collect()
    begin = time.ticks_us()
    work(hand)
    print(time.ticks_diff(time.ticks_us(), begin))
"""

_RULES = """
from engine import games
game = games.load('ginski')
rules = game.rules_for(game.settle(None))
"""


def milliseconds(
    flash: bytes | bytearray, setup: str, hands: list, board: str = "pico"
) -> list[float]:
    """Return how long `work(hand)` takes for each of `hands`; `setup` defines `work`.

    `flash` is a board's, with an image. The program is stopped, and memory is collected before each
    hand.
    """
    pico = Pico(board, flash, console=True)
    pico.power_on()
    pico.rest()
    repl.interrupt(pico)
    repl.execute(pico, setup)
    times = []
    for at in range(0, len(hands), 20):
        printed = repl.execute(pico, f"hands = {hands[at : at + 20]!r}\n{_TIMED}", 600_000)
        times += [int(line) / 1000 for line in printed.split()]
    return times


def deadwood(count: int) -> tuple[str, list]:
    """Return (setup, hands): the least deadwood, with its layout, of ten Ginski cards."""
    from tests.proof.bench.deadwood import wild_hands

    setup = (
        f"{_RULES}from engine.rummy import deadwood\ndef work(hand):\n    return"
        " deadwood.count(rules, hand)\n"
    )
    return setup, wild_hands("ginski", 10, count)


def discard(count: int) -> tuple[str, list]:
    """Return (setup, hands): the best discard from eleven Ginski cards."""
    from tests.proof.bench.deadwood import wild_hands

    setup = (
        f"{_RULES}from engine.rummy import deadwood\ndef work(hand):\n    return"
        " deadwood.best_discard(rules, hand)\n"
    )
    return setup, wild_hands("ginski", 11, count)


def play(count: int) -> tuple[str, list]:
    """Return (setup, positions): Rumski's `play` in the middle of a round."""
    from tests.proof.bench.community import dealt

    setup = (
        "from engine.games.rumski.solver import play\ndef work(position):\n    return"
        " play.best_play(position[1], position[0], True)\n"
    )
    return setup, dealt("mid_game", count)
