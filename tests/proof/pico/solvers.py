"""The time of the solvers on the emulated Pico, with the hands and positions of `make bench`.

And that of the preview of a score form: planned, added up and laid out, but not drawn.
"""

import random

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
rules = game.rules_for(game.with_defaults(None))
"""

# The questions of a referee about the worst hands of a rummy that were found, on a board.
_RUMMY = """
from engine import games
from engine.games.forms import closing, judge
from engine.rummy.budget import BOARD

def work(row):
    name, question, options, players, round_, turned, stage, words = row
    game = games.load('form:' + name)
    form = game.form
    house = game.with_defaults(options)
    deck = form.melds.deck_now(house, players, round_)
    card = deck.read(turned) if turned else None
    judged = form.melds.judged(house, players, round_, card, 0, stage)
    cards = deck.read_all(words.split())
    if question == 'end':
        return closing.judge_end(form.melds, judged, cards, judged.drawn(cards), (), BOARD)
    if question == 'pays':
        return closing.judge_pays(form.melds, judged, cards)
    ask = {'hand': judge.judge_hand, 'discard': judge.judge_discard, 'opening': judge.judge_opening}
    return ask[question](form.melds, judged, cards, BOARD)
"""

# A sheet of Spades after each of some bids, and a panel that sends nothing.
_SPADES = """
from engine import games
from engine.record.ledger import Ledger
from firmware.display.display import Display
from firmware.display.pictures import Pictures
from firmware.screens.table.preview import Preview

class Some:
    width, height, buffer = 128, 64, bytearray(1024)

names = ['Ana', 'Ben', 'Cleo', 'Dan']
game = games.load('form:spades')
apps = []
for bids in ((4, 3, 3, 2), (3, 2, 4, 4), (5, 0, 3, 2)):
    app = Some()
    app.open_game = Some()
    app.open_game.ledger = Ledger(game, names, game.with_defaults(None))
    app.open_game.ledger.add({'event': 'bids', 'bid': dict(zip(names, bids))})
    app.game = app.open_game.ledger.game
    app.ui = Pictures(Display(Some()), None)
    apps.append(app)

def work(hand):
    app = apps[hand[0]]
    event = {'event': 'hand', 'tricks': dict(zip(names, hand[1:]))}
    effect, after = app.open_game.ledger.preview(event)
    return Preview(app, event, effect, after).lines(app.ui)

for at in range(3):
    work((at, 13, 0, 0, 0))
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
        f"{_RULES}from engine.rummy import deadwood\nfrom engine.rummy.table import compiled\n"
        "table = compiled(rules)\ndef work(hand):\n    return"
        " deadwood.count(table, hand)\n"
    )
    return setup, wild_hands("ginski", 10, count)


def discard(count: int) -> tuple[str, list]:
    """Return (setup, hands): the best discard from eleven Ginski cards."""
    from tests.proof.bench.deadwood import wild_hands

    setup = (
        f"{_RULES}from engine.rummy import deadwood\nfrom engine.rummy.table import compiled\n"
        "table = compiled(rules)\ndef work(hand):\n    return"
        " deadwood.discards(table, hand)\n"
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


def rummies() -> list[str]:
    """Return the names of the rummies whose hardest hands were looked for."""
    from tests.proof.bench.rummies_hard import HARD

    return sorted({row[0] for row in HARD})


def rummy(name: str) -> tuple[str, list]:
    """Return (setup, rows): how near a hand of a rummy is, its end, discard, opening, what it pays.

    The rows are those of `rummies_hard`; a hand without a drawn card is one that pays.
    """
    from tests.proof.bench.rummies_hard import HARD

    rows: list[tuple[object, ...]] = []
    for row in HARD:
        if row[0] == name and row[1] in ("hand", "end", "discard", "opening"):
            rows.append(row)
            if row[1] == "hand":
                rows.append((name, "pays", *row[2:7], " ".join(row[7].split()[:-1])))
    return _RUMMY, rows


def preview(count: int) -> tuple[str, list]:
    """Return (setup, hands): what a hand of Spades does, up to the lines of its preview.

    A hand is (which of the bids, the tricks of each).
    """
    rng = random.Random(44)
    hands = []
    for at in range(count):
        cuts = sorted(rng.choices(range(14), k=3))
        ends = [0, *cuts, 13]
        hands.append((at % 3, *[ends[at + 1] - ends[at] for at in range(4)]))
    return _SPADES, hands
