"""Makes a season of sixty games of seven friends, for trying out reports and statistics.

python -m host_tools.evening.season build/season

A fixed seed decides how the cards fall; the real engine scores. The folder has the form of a
backup: `make export FORMAT=html FROM=build/season TO=season.html`.
"""

import argparse
import datetime
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.store import Store
from host_tools.base.command import end_with, show

SEED = 19
GAMES = 60
# How many games of each kind are played.
SHARES = {"rumino": 18, "ginski": 10, "rummoli": 11, "rumski": 10, "tuscan": 11}
# How likely each friend is to do well.
FRIENDS = {"Ana": 9, "Bruno": 8, "Carla": 8, "Dario": 7, "Elena": 7, "Franco": 6, "Zoë": 7}
# On one evening a name was typed differently, so that there are two people to merge.
TYPED = {"Ana": "ana"}
_TABLES = {
    "rumino": (3, 6),
    "ginski": (3, 3),
    "rummoli": (3, 6),
    "rumski": (2, 4),
    "tuscan": (2, 4),
}
_HOUSE = {"tuscan": {"hand_values": "ranked", "hands": 7}, "rummoli": {"chips_each": 60}}
_HANDS = (5, 9)
_FIRST_EVENING = datetime.datetime(2026, 1, 9, 20, 15)


class _Clock:
    """The friends' clock: some games every Friday evening, some minutes for each entry."""

    def __init__(self, rng):
        self.rng = rng
        self.now = _FIRST_EVENING
        self.left = 2

    def next_game(self):
        """Go on to the next game: on the same evening if games are left, else on another Friday."""
        if not self.left:
            weeks = (self.now.date() - _FIRST_EVENING.date()).days // 7 + self.rng.choice(
                (1, 1, 1, 2)
            )
            self.now = _FIRST_EVENING + datetime.timedelta(
                weeks=weeks, minutes=self.rng.randint(0, 40)
            )
            self.left = self.rng.randint(1, 3)
        self.left -= 1

    def text(self):
        """Return the time as the box writes it, then let some minutes pass."""
        words = self.now.isoformat(timespec="minutes")
        self.now += datetime.timedelta(seconds=self.rng.randint(15, 120))
        return words


def make(
    folder: Path,
    seed: int = SEED,
    count: int = GAMES,
    say: Callable[[int, int], object] | None = None,
) -> list[int]:
    """Play a season, save it in the new folder `folder` and return the numbers of the games.

    `say(played, count)` is called with the progress.
    """
    folder = Path(folder)
    folder.mkdir(parents=True)
    rng = random.Random(seed)
    clock = _Clock(rng)
    store = Store(str(folder), clock=clock.text)
    wanted = [name for name, share in SHARES.items() for _ in range(share)]
    rng.shuffle(wanted)
    numbers = []
    for at in range(count):
        clock.next_game()
        game = wanted[at % len(wanted)]
        numbers.append(_play(store, game, _table(rng, game, at), rng))
        if say:
            say(at + 1, count)
    store.put("roster", list(FRIENDS))
    return numbers


def _table(rng, game, at):
    """Return who plays in a game."""
    minimum, maximum = _TABLES[game]
    names = rng.sample(list(FRIENDS), rng.randint(minimum, maximum))
    return [TYPED.get(name, name) for name in names] if at % 11 == 7 else names


def _play(store, name, names, rng):
    """Play one game to its end; return its number."""
    game_class = games.load(name)
    house = game_class.with_defaults(_HOUSE.get(name))
    header = {"game": name, "players": names, "house": house, "dealer": rng.choice(names)}
    number, journal = store.create(header)
    ledger = Ledger(game_class, names, house, header["dealer"], journal)
    hands = rng.randint(*_HANDS)
    while not ledger.game.over:
        for event in _ROUNDS[name](ledger, rng, hands):
            ledger.add(event)
            if not ledger.game.over and rng.random() < 0.03:
                # Entered wrong, and undone.
                ledger.add({"event": "undo"})
                ledger.add(event)
    journal.close()
    return number


def _lucky(rng, names: Sequence[str]) -> str:
    """Return one of `names`, by luck and skill."""
    backwards: dict[str, str] = {typed: name for name, typed in TYPED.items()}
    return rng.choices(names, [FRIENDS[backwards.get(name, name)] for name in names])[0]


def _wood(rng, maximum, typical):
    return min(maximum, max(1, round(rng.gauss(typical, typical * 0.5))))


def _rumino(ledger, rng, hands):
    names = ledger.game.names_in_play()
    ender = _lucky(rng, names)
    if rng.random() < 0.006:
        yield {"event": "rumino", "player": ender}
        return
    deadwood = {name: _wood(rng, 70, 19) for name in names}
    deadwood[ender] = 0 if rng.random() < 0.15 else rng.randint(1, ledger.house["knock_limit"])
    yield {"event": "round", "ender": ender, "deadwood": deadwood}


def _ginski(ledger, rng, hands):
    names = ledger.game.names_in_play()
    ender = _lucky(rng, names)
    deadwood = {name: _wood(rng, 165, 26) for name in names}
    deadwood[ender] = 0 if rng.random() < 0.12 else rng.randint(1, ledger.house["end_limit"])
    if rng.random() < 0.15:
        deadwood[rng.choice([name for name in names if name != ender])] = rng.randint(0, 5)
    event = {"event": "round", "ender": ender, "deadwood": deadwood}
    if not deadwood[ender] and rng.random() < 0.2:
        event["big"] = True
    yield event


def _rummoli(ledger, rng, hands):
    game = ledger.game
    if game.rounds >= hands:
        yield {"event": "finish", "winner": _lucky(rng, game.names_in_play())}
        return
    names = game.names_in_play()
    yield {"event": "ante"}
    if rng.random() < 0.4:
        buyer = rng.choice([name for name in names if name != game.dealer])
        sold = rng.random() < 0.5
        yield (
            {"event": "widow", "how": "sold", "buyer": buyer, "price": rng.randint(1, 6)}
            if sold
            else {
                "event": "widow",
                "how": "exchanged",
            }
        )
    yield {"event": "poker", "winners": [_lucky(rng, names)]}
    for space in rng.sample(game.spaces, rng.randint(1, 4)):
        yield {"event": "pay", "player": _lucky(rng, names), "space": space}
    winner = _lucky(rng, names)
    left = {name: rng.randint(1, min(7, game.max_left())) for name in names if name != winner}
    if rng.random() < 0.06:
        left[winner] = rng.randint(1, 3)
        yield {"event": "deadlock", "left": left}
    else:
        yield {"event": "out", "player": winner, "left": left}
    if rng.random() < 0.05:
        yield {"event": "rebuy", "player": rng.choice(names), "chips": 20}


def _rumski(ledger, rng, hands):
    names = ledger.game.names_in_play()
    winner = _lucky(rng, names)
    points = {name: 5 * rng.randint(1, 14) for name in names if name != winner}
    yield {"event": "round", "winner": winner, "points": points}


def _tuscan(ledger, rng, hands):
    names = ledger.game.names_in_play()
    if rng.random() < 0.05:
        yield {"event": "hand", "winner": None}
        return
    kinds = ledger.game.winning_kinds()
    weights = [{"gran_ramino": 1, "ramino": 4, "points": 6}.get(kind, 14) for kind in kinds]
    yield {"event": "hand", "winner": _lucky(rng, names), "kind": rng.choices(kinds, weights)[0]}


_ROUNDS = {
    "rumino": _rumino,
    "ginski": _ginski,
    "rummoli": _rummoli,
    "rumski": _rumski,
    "tuscan": _tuscan,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.evening.season",
        description="Play a season of sixty games by a fixed seed, as a backup.",
    )
    parser.add_argument("folder", type=Path, help="a new folder, for example build/season")
    parser.add_argument(
        "--seed", type=int, default=SEED, metavar="N", help="another season (default: %(default)s)"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=GAMES,
        metavar="N",
        help="how many games (default: %(default)s)",
    )
    options = parser.parse_args(arguments)
    if options.folder.exists():
        show(
            f"{options.folder} is there already. Name a new folder, or remove it first.", error=True
        )
        return 2
    if options.games < 1:
        parser.error("a season has at least one game")
    started = time.perf_counter()
    count = len(make(options.folder, options.seed, options.games))
    took = time.perf_counter() - started
    show(f"{count} games are in {options.folder}; they took {took:.1f} s.")
    return 0


if __name__ == "__main__":
    end_with(main)
