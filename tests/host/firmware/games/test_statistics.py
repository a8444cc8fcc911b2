"""Statistics over many games on the device are those that the host counts from all events, and
those of a naive reading: after undo, redo, amends, deletions, results kept, people who are merged,
and power cuts at any moment.
"""

import os
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine import games
from engine.errors import InputError, RuleError
from engine.record import tally
from firmware.games.statistics import Statistics, by_wins, together
from firmware.storage.store import FEW, Store
from host_tools.evening.export.place import Place
from host_tools.evening.export.saved import read_game
from host_tools.evening.export.statistics import Statistics as HostStatistics
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import PowerCut
from host_tools.simulated.simulator import Simulator
from tests.host.engine.games.naive_score import BOARDS, SEATS, Book
from tests.host.engine.games.test_score_property import NAMES, OWN, random_entry, random_options
from tests.host.engine.record.test_tally import naive_count
from tests.portable.tools import untyped

DATA = "/saves"
BLOCKS = 96
DRAWN = 1500 if os.environ.get("MELDMATE_SOAK") == "1" else 80
seen = {"evenings": 0, "games": 0, "cuts": 0, "archived": 0, "deleted": 0, "merged": 0}


class Evenings:
    """Random evenings on one flash, and what somebody would have written down beside them."""

    def __init__(self, rng):
        self.rng = rng
        self.flash = NorFlash(BLOCKS)
        self.box = Simulator(flash=self.flash, settings={"lesson": False})
        # The books of the games whose entries are there, and the rows of those that were put away.
        self.books, self.rows, self.kinds = {}, {}, {}
        # The games that have entries.
        self.touched = set()
        # (old, new, number of the latest game then)
        self.was = []

    @property
    def app(self):
        return self.box.device.app

    @property
    def store(self):
        return self.app.store

    def start(self, name):
        """Begin a game; return its number."""
        minimum, maximum = SEATS[name]
        players = self.rng.sample(NAMES, self.rng.randint(minimum, min(maximum, 5)))
        game = games.load(name)
        house = game.with_defaults(random_options(self.rng, name))
        try:
            game.check_start(players, house)
        except InputError:
            # Its house rules do not fit together.
            return self.start(name)
        plain = dict(house)
        if name == "rummoli":
            board = plain["board"]
            plain["board"] = BOARDS[board] if isinstance(board, str) else list(board)
        self.app.session.start_game(name, players, house, players[0])
        self.forget_untouched()
        number = self.app.open_game.number
        self.books[number] = Book(name, players, players[0], plain)
        self.kinds[number] = name
        seen["games"] += 1
        return number

    def forget_untouched(self):
        """Forget a game that left no trace, since nothing was entered in it."""
        for number in set(self.books) - set(self.store.numbers()):
            assert number not in self.touched
            del self.books[number]

    def enter(self, number, count):
        """Make random entries in the game on the table."""
        book = self.books[number]
        for _ in range(count):
            entry = random_entry(self.rng, book)
            if entry.get("event") in ("stop", "finish") and self.rng.random() < 0.8:
                continue
            before = len(self.app.open_game.ledger.log)
            try:
                self.cutting(lambda one=entry: self.app.open_game.ledger.add(one))
            except (RuleError, InputError):
                continue
            if self.app.session.open_game is None:
                # The power came back: the box shows the game again where it was on the table.
                self.app.session.resume(number)
            if len(self.app.open_game.ledger.log) > before:
                book.add(entry)
                self.touched.add(number)

    def cutting(self, do):
        """Do something that may be cut off by a power failure; the box starts again after that."""
        if self.rng.random() < 0.06:
            left = self.rng.randrange(12)

            def watch(*_):
                nonlocal left
                left -= 1
                if left < 0:
                    self.flash.cut_power()

            self.flash.watch = watch
        try:
            do()
        except PowerCut:
            pass
        finally:
            self.flash.watch = None
        if self.flash.dead:
            seen["cuts"] += 1
            self.flash = NorFlash(BLOCKS, self.flash.content)
            self.box = Simulator(flash=self.flash, settings={"lesson": False})

    def end(self, number):
        """End the game on the table, mostly."""
        if not self.app.game.over and self.rng.random() < 0.8:
            # Nothing stops between two hands of partners (GIN-19).
            waits = self.books[number].evening.waiting is not None
            for kind in ("void", "stop") if waits else ("stop",):
                self.app.open_game.ledger.add({"event": kind})
                self.books[number].add({"event": kind})
            self.touched.add(number)

    def archive(self, number):
        """Keep only the result; the power may fail."""
        self.cutting(lambda: self.app.session.archive(number))
        if "archived" in self.store.header(number):
            self.rows[number] = naive_count(self.books.pop(number))
            seen["archived"] += 1

    def delete(self, number):
        """Delete a game; the power may fail."""
        self.cutting(lambda: self.app.session.remove(number))
        if number not in self.store.numbers():
            self.books.pop(number, None)
            self.rows.pop(number, None)
            seen["deleted"] += 1

    def merge(self):
        """Call somebody otherwise from now on, also somebody known."""
        people = self.app.people
        old, new = self.rng.sample(NAMES, 2)
        people.remember([old])
        numbers = self.store.numbers()
        last = numbers[0] if numbers else 0
        self.cutting(lambda: people.rename(old, new, last))
        if last and new in self.app.people.names() and old not in self.app.people.names():
            self.was.append((old, new, last))
            seen["merged"] += 1

    def naive(self):
        """Return {game: {name: row}} by the books."""
        found = {}
        all_rows = dict(self.rows)
        all_rows.update({number: naive_count(book) for number, book in self.books.items()})
        for number, rows in all_rows.items():
            today = {}
            for name in rows:
                today[name] = name
                for old, new, last in self.was:
                    if today[name] == old and number <= last:
                        today[name] = new
            # Two who are one person today but sat at one table stay two there.
            while len(set(today.values())) < len(today):
                called = list(today.values())
                for name in rows:
                    if called.count(today[name]) > 1:
                        today[name] = name
            for name, row in rows.items():
                tally.add(found.setdefault(self.kinds[number], {}), {today[name]: row})
        return found

    def check(self):
        """Compare the box with the host and with the books."""
        counted = count(self.store)
        source = Place(
            "flash", FlashFiles(NorFlash(BLOCKS, self.flash.content)), DATA + "/games", []
        )
        found = [read_game(source, number) for number in source.numbers()]
        host = HostStatistics(found)
        assert counted.by_game == host.by_game
        assert counted.count == host.count and together(counted.by_game) == host.rows
        ranked, others = by_wins(together(counted.by_game))
        assert ranked + others == host.names
        assert counted.by_game == self.naive()


def count(store):
    """Return the Statistics of all games of a store."""
    statistics = Statistics(store)
    while statistics.left():
        statistics.step()
    return statistics


@settings(max_examples=DRAWN, derandomize=True, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 2**32))
def test_the_box_counts_what_the_host_counts(seed):
    rng = random.Random(seed)
    evenings = Evenings(rng)
    seen["evenings"] += 1
    for _ in range(rng.randint(2, 5)):
        number = evenings.start(rng.choice(list(OWN)))
        evenings.enter(number, rng.randint(0, 25))
        evenings.end(number)
        if rng.random() < 0.5:
            evenings.check()
        if rng.random() < 0.4:
            # Another entry makes void what was counted.
            evenings.enter(number, 4)
        if rng.random() < 0.4:
            evenings.merge()
        if rng.random() < 0.5:
            evenings.app.session.close()
        numbers = evenings.store.numbers()
        if rng.random() < 0.3:
            whole = [one for one in numbers if one in evenings.books]
            if whole:
                evenings.archive(rng.choice(whole))
        if rng.random() < 0.2 and len(numbers) > 1:
            evenings.delete(rng.choice(numbers))
    evenings.check()


def test_the_evenings_had_everything_in_them():
    if seen["evenings"] < DRAWN:
        pytest.skip("counts what other tests of its module did: run the module without -n")
    print(seen)
    assert all(seen.values()), seen


ROUND = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Ben": 40}}


def played(store):
    """Play a game that Ana wins; return its number."""
    house = games.load("rumino").with_defaults({"out_at": 30})
    header = {"game": "rumino", "players": ["Ana", "Ben"], "house": house, "dealer": "Ana"}
    number, journal = store.create(header)
    journal.append(ROUND)
    return number


def test_a_share_is_counted_once(tmp_path):
    store = Store(str(tmp_path))
    number = played(store)
    first = count(store)
    assert together(first.by_game)["Ana"][:3] == [1, 1, 1]
    opened = []
    untyped(store).open = lambda number: opened.append(number)
    assert count(store).by_game == first.by_game and not opened
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [
        "00001.log",
        "00001.sum",
    ]
    del store.open
    store.delete(number)
    assert not list((tmp_path / "games").iterdir()) and count(store).by_game == {}


@pytest.mark.parametrize("spoil", (b"", b"0002 00000000 0 7\n", b"\xff" * 40, None))
def test_a_share_that_is_damaged_is_counted_again(tmp_path, spoil):
    store = Store(str(tmp_path))
    played(store)
    whole = count(store).by_game
    path = tmp_path / "games" / "00001.sum"
    kept = path.read_bytes()
    path.write_bytes(kept.replace(b"40", b"41") if spoil is None else spoil)
    assert count(store).by_game == whole and path.read_bytes() == kept


def test_a_share_of_another_journal_does_not_count(tmp_path):
    store = Store(str(tmp_path))
    played(store)
    count(store)
    store.open(1).append({"event": "undo"})
    assert count(store).by_game == {}
    store.open(1).append({"event": "redo"})
    assert together(count(store).by_game)["Ben"][tally.PLACES] == 2


def test_what_cannot_be_read_is_passed_over(tmp_path):
    store = Store(str(tmp_path))
    played(store)
    (tmp_path / "games" / "00002.log").write_bytes(b"nothing")
    house = {"game": "whist", "players": ["Ana"], "house": {}, "dealer": None}
    store.create(house)
    assert count(store).count == 1


def test_a_result_from_before_has_no_share(tmp_path):
    store = Store(str(tmp_path))
    number = played(store)
    header = store.header(number)
    store.archive(number, [["Ana", 0], ["Ben", 40]], ["Ana"])
    assert "tally" in store.header(number)["archived"] and count(store).by_game == {}
    header["archived"] = {"scores": [], "winners": [], "tally": {"Ana": [1]}}
    from firmware.storage.header import new_journal

    (tmp_path / "games" / "00001.log").write_bytes(new_journal(header))
    assert count(store).by_game == {}


def full_flash(left):
    """Return the store of a small flash with games until `left` entries fit, and a journal."""
    store = Store("/saves", FlashFiles(NorFlash(64), make=True))
    names = ["Alessandra", "Bernardo", "Carlotta", "Domenico"]
    journal = None
    while journal is None or store.rounds_left(journal) > left:
        header = {"game": "any", "players": names, "house": {}, "dealer": names[0]}
        _, journal = store.create(header)
        for points in range(12):
            journal.append({"event": "round", "points": dict.fromkeys(names, points)})
        journal.append({"event": "stop"})
    return store, journal


def test_statistics_never_take_the_room_below_the_warning_line():
    # Just above the line, and far below it.
    for left in (FEW + 60, FEW // 3):
        store, journal = full_flash(left)
        before, asked = store.rounds_left(journal), []
        statvfs = store.files.statvfs
        store.files.statvfs = lambda path, asked=asked, statvfs=statvfs: (
            asked.append(path) or statvfs(path)
        )
        statistics = count(store)
        assert statistics.count == len(store.numbers()) > 10 and len(asked) == 1
        del store.files.statvfs
        after = store.rounds_left(journal)
        assert after >= min(before, FEW) and (after == before or before > FEW)
        # Shares that are there already cost nothing.
        assert count(store).by_game == statistics.by_game
        assert store.rounds_left(journal) == after or left > FEW
        journal.append({"event": "undo"})
