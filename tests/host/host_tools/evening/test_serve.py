"""`make scores ARGS=--serve`: the page, who may come in, and what is read again and again."""

import asyncio
import datetime
import html
import json
import re
import socket
import subprocess
import sys
import threading
from contextlib import contextmanager

import pytest

from engine import games
from engine.record.ledger import Ledger
from host_tools.evening.export import ExportError
from host_tools.evening.scores import screen
from host_tools.evening.scores.__main__ import main
from host_tools.evening.scores.door import EACH, Door, known_hosts
from host_tools.evening.scores.reader import Reader
from host_tools.evening.scores.serve import Shown
from host_tools.simulated.shown.standing import standing
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import ROUND, backup_with, header_of
from tests.proof.onlookers import FIVE, moves, seen, setup

NOW = datetime.datetime(2026, 11, 21, 20, 14)


class Board:
    """What a door shows: a text, which can be changed."""

    def __init__(self):
        self.words = "one"
        self.event = asyncio.Event()

    def page(self, by_place, nonce):
        return f"<p>{self.words} {by_place}</p>" + "." * 5000

    def inside(self, by_place):
        return self.words

    async def news(self):
        await self.event.wait()

    def change(self, words):
        self.words = words
        self.event.set()
        self.event = asyncio.Event()


class Served:
    """A door that is open in a thread of its own, at `port`."""

    def __init__(self, **limits):
        self.loop = asyncio.new_event_loop()
        self.board = Board()
        self.door = Door(self.board, "sesame", known_hosts("pi"), **limits)
        # All addresses 127.x.y.z are this computer's.
        self._server = self.loop.run_until_complete(self.door.open("0.0.0.0", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.held = []

    def connect(self, address="127.0.0.1"):
        """Return a socket from an address of this computer; it stays open until the end."""
        found = socket.socket()
        found.settimeout(600)
        found.bind((address, 0))
        found.connect(("127.0.0.1", self.port))
        self.held.append(found)
        return found

    def ask(self, words="GET /sesame/ HTTP/1.1\r\nHost: pi:80\r\n\r\n", address="127.0.0.1"):
        """Return the whole answer to a request."""
        line = self.connect(address)
        line.sendall(words.encode())
        found = b""
        try:
            while part := line.recv(65536):
                found += part
        except ConnectionResetError:
            # It has given up its place.
            pass
        return found.decode()

    def status(self, words):
        """Return the status of the answer to a request."""
        return int(self.ask(words).split(" ")[1])

    def close(self):
        for line in self.held:
            line.close()

        async def end():
            self._server.close()
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self.loop).result()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


@contextmanager
def opened(**limits):
    served = Served(**limits)
    try:
        yield served
    finally:
        served.close()


def test_the_page_is_there_for_who_has_the_key_and_names_this_computer():
    with opened() as served:
        found = served.ask()
        assert found.startswith("HTTP/1.1 200 ") and "<p>one False</p>" in found
        assert "default-src 'none'" in found and "no-store" in found
        assert "one True" in served.ask(
            "GET /sesame/?order=place HTTP/1.0\r\nHost: 10.0.0.7\r\n\r\n"
        )
        head = served.ask("HEAD /sesame/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert " 200 " in head and head.endswith("\r\n\r\n")
        host = "\r\nHost: pi.local\r\n\r\n"
        for path in (
            "/",
            "/sesam/",
            "/sesame/x",
            "/sesame//",
            "//sesame/",
            "/sesame/follow/",
        ):
            assert served.status(f"GET {path} HTTP/1.1{host}") == 404, path
        # A page elsewhere whose name leads here has that name.
        for host in ("evil.example", "pi.evil.example", "", "1.2.3.4.example"):
            assert served.status(f"GET /sesame/ HTTP/1.1\r\nHost: {host}\r\n\r\n") == 421, host
        assert served.status("POST /sesame/ HTTP/1.1\r\nHost: pi\r\n\r\n") == 405
        for words in ("GET\r\n\r\n", "\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n"):
            assert served.status(words) == 400, words
        assert served.status("GET /" + "a" * 9000 + " HTTP/1.1\r\nHost: pi\r\n\r\n") == 431


def test_lines_that_are_only_opened_keep_nobody_out():
    with opened() as served:
        for count in range(200):
            line = served.connect("127.0.0.2")
            if count % 2:
                line.sendall(b"GET /sesame/ HTTP/1.1\r\nHo")
        # Those that are slow to send, and those that follow and never read.
        for _ in range(20):
            served.connect("127.0.0.3").sendall(b"G")
        for _ in range(EACH):
            served.connect("127.0.0.4").sendall(b"GET /sesame/follow HTTP/1.1\r\nHost: pi\r\n\r\n")
        # All of them are still held open here.
        for address in ("127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4"):
            assert "<p>one" in served.ask(address=address), address
        assert len(served.held) == 200 + 20 + EACH + 4
        mine = [place for place in served.door.places if place.address == "127.0.0.2"]
        assert len(mine) <= EACH


def test_who_follows_in_all_places_of_an_address_makes_room_for_the_next_of_it():
    with opened(each=3, all_=5) as served:
        follow = b"GET /sesame/follow HTTP/1.1\r\nHost: pi\r\n\r\n"

        def followed(address):
            line = served.connect(address).makefile("rwb")
            line.write(follow)
            line.flush()
            assert line.readline() == b"HTTP/1.1 200 OK\r\n"
            return line

        first, *_ = [followed("127.0.0.2") for _ in range(3)]
        other = followed("127.0.0.3")
        assert " 200 " in served.ask(address="127.0.0.2")
        # The one that followed longest is gone.
        assert first.read().endswith(b"\n\n")
        # Where all places are taken, it is one of the address that has the most.
        [served.connect(f"127.0.0.{at}") for at in (5, 6)]
        assert " 200 " in served.ask(address="127.0.0.7")
        assert [place.address for place in served.door.places].count("127.0.0.3") == 1
        other.close()


def test_who_follows_is_told_what_is_new_once():
    with opened() as served:
        line = served.connect().makefile("rwb")
        line.write(b"GET /sesame/follow HTTP/1.1\r\nHost: pi\r\n\r\n")
        line.flush()

        def told():
            while True:
                found = line.readline()
                if found.startswith(b"data: "):
                    return json.loads(found[6:])

        assert told() == "one"
        served.loop.call_soon_threadsafe(served.board.change, 'two "\n')
        assert told() == 'two "\n'
        line.close()


def test_a_reading_that_fails_is_tried_less_and_less_often(capsys):
    answers = [{"a": 1}, *[ExportError("no_games", where="x")] * 7, {"a": 2}]

    def read():
        found = answers.pop(0)
        if isinstance(found, Exception):
            raise found
        return found

    async def turns():
        reader = Reader(read, 2.0)
        await reader.turn()
        waits = [reader.wait]
        for _ in range(7):
            await reader.turn()
            waits.append(reader.wait)
            assert reader.table == {"a": 1}
        assert not reader.stale
        assert reader.heard
        reader.heard -= datetime.timedelta(seconds=20)
        assert reader.stale
        news = asyncio.ensure_future(reader.news())
        await asyncio.sleep(0)
        await reader.turn()
        await news
        assert reader.table == {"a": 2} and not reader.stale
        return [*waits, reader.wait]

    assert asyncio.run(turns()) == [2, 4, 8, 16, 32, 60, 60, 60, 2]
    # It is said once, and once that it works again.
    assert len(capsys.readouterr().err.splitlines()) == 2


ROW = re.compile(r'<td class="w([^"]*)" [^>]*>(.*?)</td><td class="n[^"]*" [^>]*>(.*?)</td>')


def rows_of(page):
    """Return (name, score, whether leading) of each row of the HTML."""
    found = []
    for classes, who, score in ROW.findall(page):
        name = re.sub(r"(<br>)?<small>.*?</small>| <span.*?</span>|</?s>", "", who)
        score = int(re.sub("</?s>", "", score).replace("−", "-"))
        found.append((html.unescape(name), score, "leads" in classes.split()))
    return found


@pytest.mark.parametrize("name", FIVE)
def test_after_each_entry_the_page_has_what_ask_says(name):
    done = []
    for entry, ledger in moves(name, 3, 20):
        done.append(entry)
        expected = seen(setup(name), done)
        wanted = [
            (one, score, one in expected["leads"], place)
            for one, score, place in zip(
                expected["names"], expected["scores"], expected["places"], strict=True
            )
        ]
        by_place = sorted(wanted, key=lambda row: row[3])
        shown = screen.standing_words(standing(ledger), NOW, False)
        assert rows_of(shown) == [row[:3] for row in (by_place if expected["over"] else wanted)]
        shown = screen.standing_words(standing(ledger), NOW, False, True)
        assert rows_of(shown) == [row[:3] for row in by_place]
        assert expected["over"] or not expected["dealer"] or expected["dealer"] in shown


def test_names_are_escaped_and_the_page_runs_only_its_own_script():
    kind = games.load("any")
    names = ["<script>alert(1)</script>", 'A" onload="x', "\u202eB"]
    ledger = Ledger(kind, names, kind.with_defaults(None), names[0])
    inside = screen.standing_words(standing(ledger, "2026-11-21T20:09"), NOW, False)
    assert "<script" not in inside and 'onload="' not in inside and "\u202e" not in inside
    assert "Saved at 20:09" in inside
    whole = screen.page(inside, "abc")
    assert whole.count("<script") == 1 and '<script nonce="abc">' in whole
    # A television that runs nothing loads it again.
    assert '<noscript><meta http-equiv="refresh" content="5"></noscript>' in whole


def test_it_says_how_old_it_is_and_that_there_is_no_game():
    kind = games.load("any")
    table = standing(Ledger(kind, ["Ana", "Ben"], kind.with_defaults(None), "Ana"))
    assert "Nothing new since 20:14" in screen.standing_words(table, NOW, True)
    assert ">Nothing new" not in screen.standing_words(table, NOW, False)
    assert "The scores appear here" in screen.standing_words(None, None, False)
    assert "No game is on the table" in screen.standing_words(None, NOW, False)
    shown = Shown(Reader(lambda: None, 2.0))
    assert "The scores appear here" in shown.page(False, "abc")


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_command_serves_the_game_on_the_table(language, tmp_path):
    older = journal_bytes(
        header_of("any", ("Ana", "Ben")), [{"event": "round", "points": {"Ana": 3, "Ben": 5}}]
    )
    folder = backup_with(tmp_path, older, journal_bytes(header_of(), [ROUND]))
    command = [sys.executable, "-m", "host_tools.evening.scores", "--from", str(folder), "--serve"]
    command += ["--host", "127.0.0.1", "--port", "0", "--key", "table", "--language", language]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")
    patience = threading.Timer(600, running.kill)
    patience.start()
    try:
        assert running.stdout
        address = running.stdout.readline().split(" ")[0]
        host, port, path = re.fullmatch(r"http://([\d.]+):(\d+)(/table/)", address).groups()
        while True:
            with socket.create_connection((host, int(port))) as line:
                line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                found = line.makefile("rb").read().decode()
            # Until the games were read once.
            if "<table>" in found:
                break
        assert "<h1>Ginski</h1>" in found
        assert rows_of(found) == [("Ana", 27, True), ("Ben", 0, False), ("Cy", 0, False)]
        assert f'<html lang="{language}">' in found
        assert ("deals" if language == "en" else "Mazziere") in found
    finally:
        patience.cancel()
        running.kill()
        running.wait()
        running.stdout.close()


def test_what_does_not_go_together_is_refused(tmp_path, capsys):
    folder = backup_with(tmp_path, journal_bytes(header_of(), [ROUND]))
    with pytest.raises(SystemExit):
        main(["--from", str(folder), "--serve", "--json"])
    assert "Not together" in capsys.readouterr().err
    assert main(["--from", str(folder), "--serve", "--key", "a b"]) == 2
    assert "a b cannot stand in the address" in capsys.readouterr().err
    given = ["--serve", "--host", "203.0.113.9", "--key", "table"]
    assert main(["--from", str(folder), *given]) == 2
    assert "203.0.113.9" in capsys.readouterr().err


def test_an_address_without_its_last_stroke_leads_to_the_page():
    with opened() as served:
        for method in ("GET", "HEAD"):
            head = served.ask(f"{method} /sesame HTTP/1.1\r\nHost: pi\r\n\r\n")
            assert head.startswith("HTTP/1.1 308 ")
            assert "\r\nLocation: /sesame/\r\n" in head
        # Who has not the key is told of no address.
        assert served.status("GET /sesam HTTP/1.1\r\nHost: pi\r\n\r\n") == 404
        assert served.status("GET /sesame/follow/ HTTP/1.1\r\nHost: pi\r\n\r\n") == 404


def test_at_the_end_there_is_no_other_order():
    kind = games.load("any")
    ledger = Ledger(kind, ["Ana", "Ben"], kind.with_defaults(None), "Ana")
    ledger.add({"event": "round", "points": {"Ana": 3, "Ben": 7}})
    assert "By place" in screen.standing_words(standing(ledger), NOW, False)
    ledger.add({"event": "stop"})
    for by_place in (False, True):
        words = screen.standing_words(standing(ledger), NOW, False, by_place)
        assert words.index(">Ben") < words.index(">Ana") and "By " not in words
