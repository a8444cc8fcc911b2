"""What is on the page: the same program files, the flash it saves, the demonstrations' scripts."""

import json
import os
import re
import subprocess
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

import pytest

from host_tools import words
from host_tools.base import debian, languages
from host_tools.base.address import LOOPBACK
from host_tools.boards.compile import compile_module
from host_tools.play.terminal.script import play
from host_tools.play.web import boards, chromium, program, serve
from host_tools.play.web.build import SITE, sent
from host_tools.simulated import room
from host_tools.simulated.micropython import runtime
from tests.proof.screenshots import start

TOURS = sorted((SITE / "tours").glob("*.txt"))
INSIDE = program.ROOT / "host_tools" / "play" / "web" / "inside"


def test_what_only_people_read_is_not_sent_and_lines_keep_their_numbers(tmp_path):
    css = tmp_path / "a.css"
    css.write_text("/* a */ a { b: c; }\n/* d\n   e */\n  /* f */\ng { h: i; } /* j */\n")
    assert sent(css) == b"/* a */ a{b:c;}\n\n\n\ng{h:i;}/* j */\n"
    css.write_text("@media (min-width: 1rem) {\n  a :is(b, c) > d::before { margin: 0 1px; }\n}\n")
    assert sent(css) == b"@media (min-width:1rem){\na :is(b,c) > d::before{margin:0 1px;}\n}\n"
    for path in sorted(SITE.rglob("*.js")):
        lines = path.read_text(encoding="utf-8").split("\n")
        bare = sent(path).decode("utf-8").split("\n")
        read = [line.lstrip(" \t") for line in lines]
        assert bare == ["" if line.startswith("//") else line for line in read], path
        # A text over several lines would lose its blanks.
        assert all(line.count("`") % 2 == 0 for line in bare), path
    for path in sorted(SITE.rglob("*.css")):
        texts = re.findall(r'"[^"]*"', path.read_text(encoding="utf-8"))
        assert not re.search(r"[{};,:][ \t]|[ \t][{}]", " ".join(texts)), path


def test_the_page_has_every_module_of_engine_and_firmware_and_every_board():
    inside = program.sources(boards.names())
    for folder in ("engine", "firmware"):
        for path in (program.ROOT / folder).rglob("*.py"):
            name = path.relative_to(program.ROOT).as_posix()
            # A language that is not whole is not offered, nor a game that one has not whole.
            spoken = re.match(r"engine/texts/([a-z]+)/(\w+)\.py", name)
            if spoken and (
                spoken[1] not in languages.offered() or spoken[2] in languages.left_out(spoken[1])
            ):
                assert name not in inside
            else:
                assert inside[name] == path
    real = {path.parent.name for path in (program.ROOT / "boards").glob("*/board.py")}
    assert set(boards.names()) == real


def test_what_the_page_takes_of_the_tools_is_micropython_s(tmp_path):
    """What engine and firmware are made of is compiled for the boards anyway."""
    inside = program.sources([])
    tools = [one for one in inside if not one.startswith(("engine/", "firmware/"))]
    assert "host_tools/simulated/shown/data.py" in tools
    for path in tools:
        compile_module(inside[path], path, tmp_path / "one.mpy")


def test_the_first_picture_needs_little_of_the_program():
    inside = program.sources(boards.names())
    needed = program.first(inside)
    assert {f"boards/{name}/board.py" for name in boards.names()} <= needed
    assert {"box.py", "firmware/screens/setup/start.py", "engine/texts/it/ui.py"} <= needed
    assert not [
        path
        for path in needed
        if path.startswith(("engine/games/rumino", "host_tools/evening/export"))
    ]
    assert len(needed) < len(inside) / 2


def test_the_parts_of_the_program_are_one_file_system():
    modules = {
        f"{folder}/m{count}.mpy": bytes([count]) * 50 * count
        for folder in "ab"
        for count in range(9)
    }
    words = [f"engine/texts/{one}.mpy" for one in ("en/ui", "it/all", "it/ui", "xx/ui")]
    modules |= {path: path.encode() for path in words}
    early = {"a/m3.mpy", "b/m8.mpy", *words}
    first, rest, pieces = program.parts(modules, early)
    late = [*words[1:], *(path for path in sorted(modules) if path not in early)]
    # What a language needs before all is there is a piece of the rest, and where it is.
    assert set(pieces) == {"it", "xx"}
    for language, paths in (("it", words[1:3]), ("xx", words[3:])):
        begins, piece = int.from_bytes(pieces[language][:4], "little"), pieces[language][4:]
        assert piece == b"".join(modules[path] for path in paths)
        assert rest[begins : begins + len(piece)] == piece
    early -= set(words[1:])
    # The length stands behind the mark, seven bits in each byte.
    length, at = 0, 3
    while True:
        length, at = length << 7 | first[at] & 127, at + 1
        if first[at - 1] < 128:
            break
    assert at + length == len(first) + len(rest)
    assert rest == b"".join(modules[path] for path in late)
    for path in early:
        assert modules[path] in first
    # A file's record ends with its length and its place, counted from behind the header.
    place = len(first) - at
    for path in late:
        size = len(modules[path])
        numbers = [
            bytes([one >> 7 | 128, one & 127]) if one > 127 else bytes([one])
            for one in (size, place)
        ]
        assert (
            path.split("/")[-1].encode() + bytes([3, len(b"".join(numbers))]) + b"".join(numbers)
            in first
        )
        place += size


def test_a_slow_line_is_shared_by_all_answers(monkeypatch):
    now = [5.0]
    monkeypatch.setattr(serve.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(serve.time, "sleep", lambda seconds: now.__setitem__(0, now[0] + seconds))
    content = bytes(range(250)) * 41
    line = serve.Line(10)
    one, other = line.pieces(content), line.pieces(content)
    got = [b"", b""]
    for _ in range(6):
        got[0] += next(one, b"")
        got[1] += next(other, b"")
    assert got == [content, content]
    assert now[0] == pytest.approx(5 + 2 * len(content) / 10240)
    assert list(serve.Line().pieces(content)) == [content]
    assert now[0] == pytest.approx(5 + 2 * len(content) / 10240)


def test_the_boards_of_the_page_are_the_boards_data():
    for facts in boards.facts():
        board = boards.board_facts(facts["name"])
        assert [
            (key["label"], key["pin"], key["press"], key["hold"]) for key in facts["keys"]
        ] == list(board["KEYS"])
        assert facts["screen"].items() <= board["SCREEN"].items()


@pytest.mark.parametrize("path", TOURS, ids=lambda path: path.stem)
def test_a_demonstration_is_a_script_of_the_terminal_simulator(path, tmp_path):
    text = path.read_text(encoding="utf-8")
    game, *names = re.match(r"# game (.+)", text)[1].split()
    play(start("sim_128x64", str(tmp_path), game, names), text, None)
    for caption in re.findall(r"^# say (\S+)$", text, re.M):
        assert caption in words.table("en", words.FIRST)


@pytest.mark.parametrize("name", ["index.html", "large.html", "report.html"])
def test_the_policy_lets_nothing_in(name):
    policy = serve.policy(SITE / name)
    assert policy.startswith("default-src 'none'")
    if name == "report.html":
        # A report brings its own style; no script of it runs (`sandbox`).
        policy = policy.replace("style-src 'self' 'unsafe-inline'", "style-src 'self'")
        frame = re.search(r'<iframe id="sheet"[^>]+>', (SITE / name).read_text(encoding="utf-8"))[0]
        assert "sandbox=" in frame and "allow-scripts" not in frame
    assert "unsafe-inline" not in policy and "unsafe-eval" not in policy.replace(
        "wasm-unsafe-eval", ""
    )
    assert "http" not in policy and "*" not in policy and "data:" not in policy


def test_a_compressed_file_is_sent_once(tmp_path, monkeypatch):
    page = tmp_path / "index.html"
    page.write_text('<meta http-equiv="Content-Security-Policy" content="none">')
    monkeypatch.setattr(serve, "FOLDER", tmp_path)
    monkeypatch.setattr(serve, "policy", lambda: "none")
    with serve.make_server(0, ["/box/"]) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        connection = HTTPConnection(*server.server_address)

        def got(**headers):
            connection.request("GET", "/box/index.html", headers=headers)
            answer = connection.getresponse()
            return answer.status, len(answer.read()), answer.headers

        status, size, headers = got(**{"Accept-Encoding": "gzip"})
        assert (status, size > 20, headers["Content-Encoding"]) == (200, True, "gzip")
        changed = headers["Last-Modified"]
        assert parsedate_to_datetime(changed).timestamp() == int(page.stat().st_mtime)
        known = {"Accept-Encoding": "gzip", "If-Modified-Since": changed}
        assert got(**known)[:2] == (304, 0)
        os.utime(page, (2e9, 2e9))
        assert got(**known)[0] == 200
        connection.close()
        server.shutdown()


def test_a_browser_that_is_there_is_taken_and_nobody_is_asked_for_rights(monkeypatch):
    monkeypatch.delenv("MELDMATE_CHROMIUM", raising=False)
    monkeypatch.setattr(
        debian.shutil,
        "which",
        lambda name: f"/usr/bin/{name}" if name == "chromium-browser" else None,
    )
    monkeypatch.setattr(
        debian.subprocess, "run", lambda *_, **__: pytest.fail("something was installed")
    )
    assert chromium.install() == "/usr/bin/chromium-browser"


@pytest.mark.parametrize(
    ("there", "user", "fails", "words"),
    [
        ((), 0, False, "no apt-get"),
        (("apt-get",), 1000, False, "sudo apt-get install chromium"),
        (("apt-get",), 0, True, "cannot be installed: apt-get update"),
        (("apt-get",), 0, False, "not on the PATH"),
    ],
)
def test_where_no_browser_can_be_installed_it_says_what_to_do(
    monkeypatch, there, user, fails, words
):
    done = subprocess.CompletedProcess([], 100 if fails else 0, "", "no network")
    monkeypatch.delenv("MELDMATE_CHROMIUM", raising=False)
    monkeypatch.setattr(debian.shutil, "which", lambda name: name if name in there else None)
    monkeypatch.setattr(debian.os, "geteuid", lambda: user)
    monkeypatch.setattr(debian.subprocess, "run", lambda *_, **__: done)
    with pytest.raises(chromium.NoBrowser, match=words):
        chromium.install()


_FLASH = [
    ("/flash.py", INSIDE / "flash.py"),
    ("/host_tools/simulated/room.py", Path(room.__file__)),
]
# The page's flash is played against littlefs: the same calls, the same answers.
_CALLS = """
import json
from flash import Flash
flash = Flash(64)
results = []

def tell(do):
    try:
        results.append(do())
    except OSError as error:
        results.append('OSError')

def put(path, mode, at, data):
    with flash.open(path, mode) as file:
        if at:
            file.seek(at)
        return file.write(data)

def get(path, size=-1):
    with flash.open(path, 'rb') as file:
        return file.read(size).decode()

for what, *given in json.loads(open('/calls').read()):
    if what == 'put':
        tell(lambda: put(given[0], given[1], given[2], given[3].encode()))
    elif what == 'get':
        tell(lambda: get(*given))
    elif what == 'stat':
        tell(lambda: [flash.stat(given[0])[0], flash.stat(given[0])[6]])
    elif what == 'list':
        tell(lambda: sorted(flash.listdir(given[0])))
    else:
        tell(lambda: getattr(flash, what)(*given))
open('/results', 'w').write(json.dumps(results))
"""


def _on_littlefs(calls):
    from host_tools.simulated.nor_flash import NorFlash
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

    files, results = FlashFiles(NorFlash(64), make=True), []
    for what, *given in calls:
        try:
            if what == "put":
                with files.open(given[0], given[1]) as file:
                    if given[2]:
                        file.seek(given[2])
                    results.append(file.write(given[3].encode()))
            elif what == "get":
                with files.open(given[0], "rb") as file:
                    results.append(file.read(*given[1:]).decode())
            elif what == "stat":
                mode, size = files.stat(given[0])[0], files.stat(given[0])[6]
                # A folder has no size.
                results.append([mode, size if mode == 0x8000 else 0])
            elif what == "list":
                results.append(sorted(files.listdir(given[0])))
            else:
                results.append(getattr(files, what)(*given))
        except OSError:
            results.append("OSError")
    return results


def test_the_page_s_flash_answers_as_littlefs_does(tmp_path):
    import random

    rng = random.Random(18)
    paths = ["/a", "/a/b", "/a/c.txt", "/d.txt", "/d.txt.new", "/a/e"]
    calls = [["mkdir", "/a"]]
    for _ in range(600):
        path = rng.choice(paths)
        calls.append(
            rng.choice(
                [
                    ["put", path, "wb", 0, "x" * rng.randrange(300)],
                    ["put", path, "r+b", rng.randrange(40), "y" * rng.randrange(60)],
                    ["get", path],
                    ["get", path, rng.randrange(90)],
                    ["stat", path],
                    ["list", rng.choice(("/a", "/", "/nothing"))],
                    ["rename", path, rng.choice(paths)],
                    ["remove", path],
                    ["mkdir", rng.choice(("/a", "/a/b"))],
                ]
            )
        )
    # Where files and folders change places, littlefs has rules that the box never needs.
    folders = {"/a", "/a/b"}
    calls = [call for call in calls if not (call[0] == "rename" and set(call[1:]) & folders)]
    calls = [call for call in calls if not (call[0] == "put" and call[1] in folders)]
    results = tmp_path / "results"
    (tmp_path / "calls").write_text(json.dumps(calls), encoding="utf-8")
    runtime.run(
        _CALLS,
        [*_FLASH, ("/calls", tmp_path / "calls")],
        save=[("/results", results)],
    )
    wanted = _on_littlefs(calls)
    found = json.loads(results.read_text(encoding="utf-8"))
    for call, one, other in zip(calls, wanted, found, strict=True):
        assert one == other, (call, one, other)


def test_the_page_s_flash_is_full_where_littlefs_is_at_the_latest():
    text = (
        "from flash import Flash\nflash = Flash(352)\nflash.mkdir('/saves')\nput = 0\ntry:\n   "
        " while True:\n        with flash.open('/saves/%d' % put, 'wb') as file:\n           "
        " file.write(bytes(4096))\n        put += 1\nexcept OSError:\n    pass\nprint(put,"
        " flash.statvfs('/')[3], len(flash.listdir('/saves')))\nprint(len(flash.take()),"
        " len(flash.take()))\n"
    )
    said = runtime.run(text, _FLASH).split()
    put, free, there, changed, again = map(int, said)
    assert free <= 1 and put == there == changed and 320 <= put <= 348 and again == 0


def test_the_page_is_served_to_others_only_if_asked():
    with serve.make_server(0) as server:
        assert server.server_address[0] == LOOPBACK
    with serve.make_server(0, host="0.0.0.0") as server:
        assert server.server_address[0] == "0.0.0.0"
    with pytest.raises(OSError):
        serve.make_server(0, host="198.51.100.1")
