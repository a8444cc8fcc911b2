"""One file of a box is damaged: what a person sees is what was saved, or the box says what is not.

What was saved is read through the screens' own objects from the box before the damage, and again
after it. No record is read here, so this shares nothing with what finds the damage.
"""

import random
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine import games
from firmware.games import round_memo, stakes, statistics
from firmware.games.session import Session
from firmware.storage import own
from firmware.storage.errors import StoreError
from firmware.storage.settings import ROWS
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof import samples

# What can happen to a file.
KINDS = ("bit", "cut", "zeros", "swapped", "missing")
BLOCKS = 128
DATA = "/saves"
_OWN = ("Clock", "Dice")
_STAKES = {1: ("point", 10), 3: ("game", 250)}
# What is said of a damaged journal.
_OF_GAMES = (
    "found_again",
    "game_again",
    "found_some",
    "game_gone",
    "restored",
    "set_aside",
    "no_journal",
    "gone",
)


def image() -> bytes:
    """Return the flash of a box with ten games, and with everything that is kept besides."""
    flash = NorFlash(BLOCKS)
    with Simulator(flash=flash) as box:
        app: Any = box.device.app
        for title in _OWN:
            house = games.load("any").with_defaults({"wins": "low"})
            assert own.keep(app.store, games.name_of(title), house)
        app.people.remember(["Ana", "Ben", "Cy", "Dee", "Eve"])
        for name, value in (("timer", 60), ("beeps", "yes"), ("address", "https://example.org")):
            app.settings.put(name, value)
        names = [name for name in games.names() if name != "rumski"]
        for at in range(10):
            name = "rumski" if at == 9 else names[at % len(names)]
            _play(app, name, at)
            box.wait(200)
        app.people.rename("Dee", "Didi", 10)
        app.people.rename("Eve", "Ana", 10)
        _turn(app)
        box.wait(1500)
        assert not app.store.catch_up()
    return bytes(flash.content)


def _play(app: Any, name: str, at: int) -> None:
    """Play the game `at` of the box; the last one stays on the table."""
    session = app.session
    players = samples.of(name).players
    app.session.start_game(name, players, games.load(name).with_defaults(None), players[0])
    events = samples.of(name).rounds(players)
    for turn in range(1 + at % 3):
        if turn:
            events = [samples.of(name).correction(players, "again %d" % turn)]
        for event in events:
            assert session.add(event)
    open_game = app.open_game
    if open_game.number in _STAKES and not open_game.ledger.game.over:
        assert stakes.keep(app.store, open_game.number, _STAKES[open_game.number])
    draft = {
        "action": "adjust",
        "index": None,
        "round": None,
        "by_cards": False,
        "at": 1,
        "answers": [["all.ask_adjust", "", 0, None, players[1]]],
        "rest": [],
        "halves": [],
    }
    if at in (2, 9):
        open_game.journal.keep_draft({"open": True, "all": [draft]})
    if at in (3, 9):
        _put_beside(app.store, open_game.number, ".say", "Zoë's birthday")
    if at == 4:
        _put_beside(
            app.store, open_game.number, ".cnt", [len(open_game.ledger.log), {players[0]: 7}]
        )
    if at < 9:
        session.close()


def _turn(app: Any) -> None:
    """Keep a table in the middle of a turn."""
    app.session.box.keep("table", {"melds": [[1, 2, 3]], "turn": 1})


def _put_beside(store: Any, number: int, ending: str, value: object) -> None:
    assert store.put_beside(number, ending, value)


def _beside(store: Any, number: int, ending: str) -> Any:
    return store.get_beside(number, ending)


# -- what a person sees ------------------------------------------------------------------------


def look(app: Any, numbers: "range | list[int]") -> dict[tuple, Any]:
    """Return {(what, number of a game or 0): value} of everything that is saved.

    What is worked out again is not among it: the standings, and the games' shares of statistics.
    """
    session, store, people = app.session, app.store, app.people
    olds = ("Dee", "Eve", "Ana")
    seen: dict[tuple, Any] = {
        ("roster", 0): (people.names(), [people.called(name, 10) for name in olds]),
        ("settings", 0): [app.settings.get(row[0]) for row in ROWS],
        ("own", 0): [
            (title, own.house_of(store, games.name_of(title))) for title in own.titles(store)
        ],
        ("last", 0): session.last_table(),
        ("stake", 0): stakes.offered(store),
        ("current", 0): store.get("current"),
        ("kept", 0): round_memo.kept_by(store, 10, "table"),
    }
    for number in numbers:
        seen.update(_of_game(app, number))
    return seen


def _of_game(app: Any, number: int) -> dict[tuple, Any]:
    store = app.store
    seen: dict[tuple, Any] = {}
    try:
        journal = store.journal(number)
        seen["log", number] = (journal.header, list(journal), journal.lost)
        seen["key", number] = journal.draft()
        journal.close()
    except (StoreError, OSError):
        seen["log", number] = seen["key", number] = None
    seen["pay", number] = _beside(store, number, stakes.STAKE)
    seen["cnt", number] = _beside(store, number, ".cnt")
    seen["say", number] = store.noted(number)
    return seen


def counted(app: Any) -> dict:
    """Return the statistics."""
    found = statistics.Statistics(app.store)
    while found.left():
        found.step()
    return found.by_game


def said(app: Any) -> set[tuple]:
    """Return {(what, number of a game or 0)} of all messages that are on the screens."""
    found = set()
    for screen in app.stack:
        sentence = getattr(screen, "sentence", None)
        if screen.module != "message" or not isinstance(sentence, tuple):
            continue
        key, facts = sentence
        if "what" in facts:
            key, facts = facts["what"]
            found.add((key.removeprefix("store.of_"), facts.get("n", 0)))
        elif key.removeprefix("store.") in _OF_GAMES:
            name = facts.get("name", "")
            found.add(
                ("log", facts["n"] if "now" in facts else int(name[:5] or app.open_game.number))
            )
    return found


def _excused(what: tuple, known: set[tuple]) -> bool:
    """Return whether something that is not as it was has been said."""
    kind, number = what
    if what in known:
        return True
    # With its entries, a game lost what hangs on them.
    if kind == "key" or kind == "current":
        return any(one[0] == "log" and number in (0, one[1]) for one in known)
    return kind == "kept" and ("log", 10) in known


def silent(content: bytes | bytearray, expected: dict[tuple, Any], by_game: dict) -> list[tuple]:
    """Start a box on a flash; return what it does not have as it was, and did not say."""
    numbers = sorted({number for _, number in expected if number})
    with Simulator(flash=NorFlash(BLOCKS, content), strict=False) as box:
        app: Any = box.device.app
        known = said(app)
        # Nothing that is not on the screen yet may be read first.
        seen = look(app, numbers)
        box.step()
        wrong = [what for what in expected if seen[what] != expected[what]]
        hidden = []
        for what in wrong:
            known |= said(app)
            number = what[1]
            if number and not _excused(what, known):
                app.go_home()
                Session.resume(app.session, number)
                box.step()
                known |= said(app)
                known |= _refused(app, number)
            # Another game, when it was opened, may have put this one back.
            back = what[0] == "log" and _of_game(app, number)[what] == expected[what]
            if not back and not _excused(what, known):
                hidden.append(what)
        if not wrong and counted(app) != by_game:
            hidden.append(("statistics", 0))
        return hidden


def _refused(app: Any, number: int) -> set[tuple]:
    """Return what the box says where it does not open a game at all."""
    if app.session.open_game is None and app.stack[-1].module == "message":
        return {("log", number)}
    return set()


# -- damage ------------------------------------------------------------------------------------


def contents(content: bytes | bytearray) -> dict[str, bytes]:
    """Return {path: bytes} of all files with something in them."""
    files = FlashFiles(NorFlash(BLOCKS, content))
    found = {}
    for path, size in files.tree(DATA):
        if size:
            with files.open(path, "rb") as file:
                found[path] = file.read()
    return found


def damages(
    inside: dict[str, bytes], count: int, rng: Random
) -> Iterator[tuple[str, dict[str, bytes | None]]]:
    """Yield (what was done, {path: bytes} of what is other than before), `count` times.

    What was done begins with one of KINDS. A file that is missing has None.
    """
    paths = sorted(inside)
    for at in range(count):
        kind, path = KINDS[at % len(KINDS)], rng.choice(paths)
        whole = inside[path]
        if kind == "bit":
            bit = rng.randrange(8 * len(whole))
            new = bytearray(whole)
            new[bit >> 3] ^= 1 << (bit & 7)
            yield f"bit {bit} of {path}", {path: bytes(new)}
        elif kind == "cut":
            size = rng.randrange(len(whole))
            yield f"cut of {path} to {size}", {path: whole[:size]}
        elif kind == "zeros":
            start = rng.randrange(len(whole))
            end = min(len(whole), start + rng.choice((1, 8, 64, 4096)))
            new = whole[:start] + bytes(end - start) + whole[end:]
            yield f"zeros in {path} from {start} to {end}", {path: new}
        elif kind == "missing":
            yield f"missing {path}", {path: None}
        else:
            other = rng.choice([one for one in paths if one != path])
            yield f"swapped {path} and {other}", {path: inside[other], other: whole}


def damaged(content: bytes | bytearray, change: dict[str, bytes | None]) -> bytes:
    """Return a flash whose files at the paths in `change` have other bytes, or are missing."""
    flash = NorFlash(BLOCKS, content)
    files = FlashFiles(flash)
    for path, new in change.items():
        if new is None:
            files.remove(path)
            continue
        with files.open(path, "wb") as file:
            file.write(new)
    return bytes(flash.content)


def try_faults(
    count: int, seed: int, start: bytes | None = None
) -> tuple[Counter, list[tuple[str, list]]]:
    """Damage one file, or swap two, `count` times; `start` is an image() that was made before.

    Returns (how often which kind, [(what was done, what was silently not as before)]).
    """
    content = start or image()
    with Simulator(flash=NorFlash(BLOCKS, content)) as box:
        app: Any = box.device.app
        expected = look(app, sorted(app.store.numbers()))
        assert not said(app)
        by_game = counted(app)
        # With each game's share of the statistics.
        assert box.flash is not None
        content = bytes(box.flash.content)
    tried, lost = Counter(), []
    for what, change in damages(contents(content), count, random.Random(seed)):
        tried[what.split(" ")[0]] += 1
        hidden = silent(damaged(content, change), expected, by_game)
        if hidden:
            lost.append((what, hidden))
    return tried, lost
