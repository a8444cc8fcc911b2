"""The score sheet as QR codes: read from the pixels, and put together as the page does."""

import json
import random
import re
import subprocess

import pytest
import zxingcpp
from PIL import Image, ImageFilter

from engine import games, texts
from engine.record import sheet_text as sheet_text_module
from engine.record.ledger import Ledger
from engine.record.sheet_text import name_text, rows, sheet_text
from firmware.display import qr
from firmware.games import stakes
from firmware.games.evening import numbers_of
from firmware.screens.table.qr_code import AddressTooLong, links, plain_texts
from firmware.storage.header import new_journal
from firmware.storage.store import Store
from host_tools import words
from host_tools.evening import season
from host_tools.evening.export.evening import evenings
from host_tools.evening.export.saved import read_game
from host_tools.evening.export.sources import open_backup
from host_tools.simulated.micropython import runtime
from tests.proof.robot.sitter import NAMES, Sitter, deadwood

PAGE = "https://meldmate.example/"
READER = """
import {piece, collect, sheetOf} from %s;
const given = JSON.parse((await import('node:fs')).readFileSync(0, 'utf8'));
const shelf = {};
const storage = {
  getItem: (name) => shelf[name] ?? null,
  setItem: (name, text) => { shelf[name] = text; },
};
function scan(fragment) {
  try {
    const found = collect(storage, piece(fragment));
    return found.text ? sheetOf(found.text) : found;
  } catch (error) {
    return {error: error.why ?? String(error)};
  }
}
const answers = given.map((fragments) => fragments.map(scan).at(-1) ?? null);
console.log(JSON.stringify(answers));
"""


def by_page(sheets):
    """Return what the page shows after each list of links was scanned, one after another."""
    module = runtime.ROOT / "host_tools" / "play" / "web" / "site" / "links" / "sheet_code.js"
    given = [[link[link.index("#") :].replace(" ", "%20") for link in links] for links in sheets]
    done = subprocess.run(
        [runtime.node(), "--input-type=module", "-e", READER % json.dumps(module.as_uri())],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=600,
        check=True,
    )
    return json.loads(done.stdout)


def scanned(pixels, radius=1.2):
    """Return what a camera reads from a screen: larger, slightly blurred and grey."""
    height, width = len(pixels), len(pixels[0])
    picture = Image.new("L", (width + 16, height + 16), 20)
    for y in range(height):
        for x in range(width):
            picture.putpixel((x + 8, y + 8), 230 if pixels[y][x] else 20)
    picture = picture.resize((picture.width * 5, picture.height * 5), Image.Resampling.BICUBIC)
    picture = picture.filter(ImageFilter.GaussianBlur(radius))
    found = zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormat.QRCode)
    assert len(found) == 1, f"{len(found)} codes are read"
    return found[0].text


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory):
    """Games of all kinds that were played to their end."""
    folder = tmp_path_factory.mktemp("codes") / "season"
    source = open_backup(folder) if season.make(folder, count=30) else None
    return [read_game(source, number).ledger for number in source.numbers()]


def total(sheet):
    return [sum(column) for column in zip(sheet["start"], *sheet["rounds"])]


def by_place(ends):
    """Return the seats of each place."""
    places = sorted({end["place"] for end in ends})
    return [[seat for seat, end in enumerate(ends) if end["place"] == one] for one in places]


def test_the_page_reads_every_sheet_as_the_engine_scores_it(ledgers):
    sheets = [links(PAGE, sheet_text(ledger, False)) for ledger in ledgers]
    sheets += [links(PAGE, sheet_text(ledger, True)) for ledger in ledgers]
    assert len({ledger.game.name for ledger in ledgers}) == 5
    read = by_page(sheets)
    for ledger, scores in zip(ledgers, read):
        game = ledger.game
        names = [player.name for player in game.players]
        assert scores["names"] == names and scores["game"] == game.name
        assert total(scores) == [player.score for player in game.players]
        assert [names[seat] for seat in scores["winners"]] == [
            name for name in names if name in game.winners
        ]
        places = [[names[seat] for seat in seats] for seats in by_place(scores["ends"])]
        if places:
            assert places == [[n for n in names if n in group] for group in game.places()]
        for player, end in zip(game.players, scores["ends"]):
            assert (end["left"], end["out"]) == (
                player.has_left,
                player.out_in_round and not player.has_left,
            )
        assert bool(scores["ends"]) == bool(
            game.winners
            or [player for player in game.players if player.has_left or player.out_in_round]
        )
    whole = 0
    for ledger, links_, sheet in zip(ledgers, sheets[30:], read[30:]):
        if not links_:
            # Too long a game for codes that somebody photographs; its text is still right.
            continue
        whole += 1
        assert total(sheet) == [player.score for player in ledger.game.players]
        assert [sheet["start"], *sheet["rounds"]] == rows(ledger)
    assert whole >= 15


def test_rows_are_the_changes_of_each_round(ledgers):
    for ledger in ledgers:
        table = rows(ledger)
        moved = [
            effect.number
            for _, _, effect, _ in ledger.history()
            if effect.number and any(effect.changes.values())
        ]
        # A round that moved nothing has a row, and so has one that is still played.
        assert len(table) - 1 == len({*moved, *range(1, ledger.game.rounds + 1)})


def test_any_name_arrives():
    rng = random.Random(19)
    letters = "aBcZ 09-.:/%*+#'\u00e9\u00df\u0130\u01c5\u674e\U0001f600"
    names = ["".join(rng.choice(letters) for _ in range(rng.randint(1, 12))) for _ in range(600)]
    names += ["Ann", "bo", "McKay", "ANNA", "Zo\u00eb", "Anna-Lena", "J2", "d'Artagnan"]
    texts = ["1:RUMINO:" + name_text(name) + "/B:1W2:" + "1.2" for name in names]
    for name, sheet in zip(names, by_page([links("HTTPS://X.EXAMPLE/", text) for text in texts])):
        assert sheet["names"] == [name, "B"]


def test_codes_come_in_any_order_and_damage_is_noticed(ledgers):
    whole = [links(PAGE, sheet_text(ledger, True)) for ledger in ledgers]
    several = max(whole, key=len)
    assert len(several) > 2
    shuffled = random.Random(19).sample(several, len(several))
    last = several[-1]
    other = last[:-1] + ("1" if last[-1] != "1" else "2")
    read = by_page([several[:1], shuffled, several[:-1] + [other], several])
    assert read[0] == {"missing": list(range(2, len(several) + 1))}
    assert "names" in read[1] and read[2] == {"error": "damaged"} and read[3] == read[1]


def test_an_address_that_is_too_long_is_refused():
    with pytest.raises(AddressTooLong):
        links("HTTPS://" + "A" * 50 + ".EXAMPLE/", "1:RUMINO:A/B:1W2:1.2")


# -- on the screen -------------------------------------------------------------------------------


def finished(table, board_address=""):
    """Play a game to its end and open its codes."""
    if board_address:
        table.box.device.app.settings.put("address", board_address)
    events = [deadwood("Ana", Ana=3, Benedetta=20), deadwood("Benedetta", Ana=10, Benedetta=0)]
    events += [deadwood("Ana", Ana=3, Benedetta=60), deadwood("Ana", Ana=0, Benedetta=41)]
    table.begin("rumino", NAMES[:2], events=events)
    table.menu("qr_code.title")


def test_the_codes_are_read_from_the_screen():
    with Sitter("sim_128x64") as table:
        finished(table, "meldmate.example/box/")
        found = [scanned(table.frame())]
        table.press("ok")
        while scanned(table.frame()) != found[0]:
            found.append(scanned(table.frame()))
            table.press("ok")
        assert all(link.startswith("HTTPS://MELDMATE.EXAMPLE/box/#R") for link in found)
        ledger = table.box.device.app.open_game.ledger
        # The codes of the scores come first, then those of all rounds: each begins with its first.
        firsts = [at for at in range(len(found)) if "#R1" in found[at]]
        assert len(firsts) == 2
        scores, whole = by_page([found[: firsts[1]], found[firsts[1] :]])
        assert total(scores) == total(whole) == [player.score for player in ledger.game.players]
        assert [whole["start"], *whole["rounds"]] == rows(ledger)


def test_without_an_address_the_code_is_text():
    with Sitter("sim_128x64") as table:
        finished(table)
        assert scanned(table.frame()) == "Rumino\nAna 6 *\nBenedetta 111"
        table.press("ok")
        rounds = scanned(table.frame()).splitlines()
        assert rounds[0] == "Ana/Benedetta"
        table_ = rows(table.box.device.app.open_game.ledger)
        assert rounds[1:] == [f"{at}: {a}/{b}" for at, (a, b) in enumerate(table_) if at]


def test_a_finished_game_has_its_payments_in_the_codes():
    for address in ("", "meldmate.example/box/"):
        with Sitter("sim_128x64") as table:
            app = table.box.device.app
            finished(table, address)
            table.press("back", "back")
            stakes.keep(app.store, app.open_game.number, ("win", 250))
            table.menu("qr_code.title")
            found = [scanned(table.frame())]
            table.press("ok")
            while scanned(table.frame()) != found[0]:
                found.append(scanned(table.frame()))
                table.press("ok")
            if not address:
                assert "Benedetta pays Ana 2.50" in found[0]
                continue
            # The scores may take a code of their own, or more than one.
            first = next(at for at in range(1, len(found)) if found[at].split("#R")[1][0] == "1")
            for sheet in by_page([found[:first], found[first:]]):
                assert sheet["paid"] == [[1, 0, 250]]


def test_payments_that_cannot_be_are_damage(ledgers):
    text = sheet_text(ledgers[0], False, [(ledgers[0].names[0], ledgers[0].names[1], 5)])
    good = links(PAGE, text)
    wrong = [text.rsplit(":", 1)[0] + ":" + end for end in ("9.0.5", "0.1", "0.1.-5", "0.1.5:x")]
    wrong += [sheet_text(ledgers[0], False) + ":", "2" + text[1:]]
    read = by_page([good, *[links(PAGE, one) for one in wrong]])
    assert read[0]["paid"] == [[0, 1, 5]]
    assert [one["error"] for one in read[1:]] == ["damaged"] * 5 + ["newer"]


def test_a_sheet_says_who_left_and_who_is_out():
    names = ["Ana", "Bruno", "Carla"]
    rumino = games.load("rumino")
    ledger = Ledger(rumino, names, rumino.with_defaults(None), "Ana")
    ledger.add(deadwood("Ana", Ana=0, Bruno=37, Carla=60))
    assert sheet_text(ledger, True).split(":")[3] == ""
    ledger.add({"event": "leave", "player": "Bruno"})
    going = sheet_text(ledger, True)
    ledger.add(deadwood("Ana", Ana=0, Carla=60))
    over = sheet_text(ledger, False)
    assert going.split(":")[3] == "13L2"
    assert over.split(":")[3] == "1W3L2O.B100"
    read = by_page([links(PAGE, over)])[0]
    assert read["why"] == ["last", "100"]
    assert [(one["out"], one["left"]) for one in read["ends"]] == [
        (False, False),
        (False, True),
        (True, False),
    ]


def test_how_a_game_ended_is_checked():
    good = "1:RUMINO:ANA/BO/CY:1W3L2O:1.2.3"
    wrong = ("1", "1W3L", "1W3L2OO", "1W3L4O", "123A", "W", "0", "1W3L2O.", "1W3L2O.7", "1W3L2O.Bx")
    # Who is out may have won all the same.
    texts = [good, good.replace("3L", "1WO"), *[good.replace("1W3L2O", one) for one in wrong]]
    read = by_page([links(PAGE, one) for one in texts])
    assert [end["place"] for end in read[0]["ends"]] == [1, 3, 2]
    assert read[1]["winners"] == [0, 1] and read[1]["ends"][1]["out"]
    assert [one["error"] for one in read[2:]] == ["damaged"] * len(wrong)
    # Why it ended; a reason that only a newer box knows is not said.
    read = by_page(
        [links(PAGE, good.replace("2O", "2O" + one)) for one in ("", ".F", ".A500", ".Z9")]
    )
    assert [one["why"] for one in read] == [None, ["stopped", ""], ["target", "500"], None]


def test_each_reason_for_an_end_has_a_letter_and_words_on_the_page():
    root = runtime.ROOT
    sources = [path.read_text(encoding="utf-8") for path in (root / "engine").rglob("*.py")]
    keys = [key for one in sources for key in re.findall(r'"[a-z]*\.end_([a-z_]+)"', one)]
    module = (root / "host_tools/play/web/site/links/sheet_code.js").read_text(encoding="utf-8")
    known = re.findall("'([a-z_]+)'", re.search(r"WHY = \[(.*)\]", module)[1])
    assert known == sheet_text_module._WHY.split()
    assert len(set(keys)) > 9 and set(keys) <= set(known)
    for language in words.languages():
        said = [key for key in words.own(language, words.FIRST) if key.startswith("why.")]
        assert [key[len("why.") :] for key in said] == known


def test_a_small_screen_says_that_it_is_too_small():
    for board in ("sim_128x32", "sim_72x40"):
        with Sitter(board) as table:
            finished(table)
            assert "120×64" in " ".join(table.lines())
            # The row says so before it is chosen.
            table.press("back")
            assert table.chosen() == "QR code –"
            assert "why" in table.hints()


# -- the evening ---------------------------------------------------------------------------------


def played(table, when, ends, names=NAMES[:2], stake=None, over=True):
    """Play a game of Rumino between two times; Ana wins it if it is `over`."""
    app = table.box.device.app
    table.date(when)
    table.begin("rumino", names)
    number = app.open_game.number
    if stake:
        stakes.keep(app.store, number, stake)
    table.date(ends)
    app.open_game.journal.clock = app.store.clock
    app.open_game.ledger.add(
        deadwood("Ana", **{name: 7 if name == "Ana" else 60 for name in names})
    )
    if over:
        last = {name: 0 if name == "Ana" else 50 for name in names}
        app.open_game.ledger.add(deadwood("Ana", **last))
    table.open("table.menu")
    table.press("back")
    return number


def evening_texts(table):
    """Open the codes, go to those of the evening by keys, and read them from the screen."""
    table.menu("qr_code.title")
    codes = table.box.device.app.stack[-1]
    table.press("up")
    for _ in range(20):
        table.box.step()
    table.changed()
    while table.box.device.app.stack[-1].codes[codes.at - 1][1] == "qr_code.evening":
        table.press("up")
    found = [scanned(table.frame())]
    while codes.at < len(codes.codes) - 1:
        table.press("down")
        found.append(scanned(table.frame()))
    return found


def joined(texts):
    """Return the lines of several codes; no line of these tests is divided."""
    return "\n".join(texts).splitlines()


def offers_an_evening(table):
    table.menu("qr_code.title")
    found = any(code[1] == "qr_code.evening" for code in table.box.device.app.stack[-1].codes)
    table.press("back", "back")
    return found


def test_an_evening_has_a_code_with_all_its_games_and_what_settles_them():
    with Sitter("sim_128x64") as table:
        played(table, "2026-11-20T20:00", "2026-11-20T21:00", stake=("win", 900))
        played(table, "2026-11-21T20:00", "2026-11-21T21:00", stake=("win", 250))
        played(table, "2026-11-21T21:10", "2026-11-21T22:00", NAMES[:3], over=False)
        played(table, "2026-11-22T01:10", "2026-11-22T02:00", NAMES[:3], stake=("win", 50))
        found = evening_texts(table)
        assert len(found) > 1
        assert joined(found) == [
            "21 Nov 2026, 3 games",
            "Rumino: Ana -3 *, Benedetta 110",
            "Rumino, unfinished: Ana 7, Benedetta 60, Carlo 60",
            "Rumino: Ana -3 *, Benedetta 110, Carlo 110",
            "Benedetta pays Ana 3.00",
            "Carlo pays Ana 0.50",
        ]


def test_the_evening_in_italian():
    with Sitter("sim_128x64") as table:
        played(table, "2026-11-21T20:00", "2026-11-21T21:00", stake=("win", 250))
        played(table, "2026-11-21T21:10", "2026-11-21T22:00", stake=("win", 250))
        table.change_setting("language", "it")
        texts.use("it")
        found = joined(evening_texts(table))
        assert found[0] == "21 nov 2026, partite: 2"
        assert found[-1] == "Benedetta paga a Ana 5,00"


def test_an_evening_ends_after_six_hours_or_where_there_is_no_date():
    with Sitter("sim_128x64") as table:
        played(table, "2026-11-20T20:00", "2026-11-20T23:30")
        assert not offers_an_evening(table)
        # 5 h 59 min after the last entry, and more than nine after the start.
        played(table, "2026-11-21T05:29", "2026-11-21T06:00")
        assert offers_an_evening(table)
        played(table, "2026-11-22T12:00", "2026-11-22T12:10")
        assert not offers_an_evening(table)
        played(table, None, None)
        assert not offers_an_evening(table)


def test_the_evenings_are_those_of_the_exports(tmp_path):
    assert season.make(tmp_path / "season", count=30)
    source = open_backup(tmp_path / "season")
    store = Store(str(tmp_path / "season"))
    games = [read_game(source, number) for number in sorted(source.numbers())]
    whole = evenings(games)
    assert len(whole) > 5 and any(len(one.games) > 1 for one in whole)
    for one in whole:
        numbers = [game.number for game in one.games]
        for number in numbers:
            assert numbers_of(store, number) == numbers


def test_a_game_that_cannot_be_opened_is_named_and_left_out():
    with Sitter("sim_128x64") as table:
        app = table.box.device.app
        played(table, "2026-11-21T20:00", "2026-11-21T20:30", stake=("win", 100))
        strange = played(table, "2026-11-21T21:00", "2026-11-21T21:30")
        torn = played(table, "2026-11-21T22:00", "2026-11-21T22:30")
        kept = played(table, "2026-11-21T22:40", "2026-11-21T22:50", stake=("win", 100))
        played(table, "2026-11-21T23:00", "2026-11-21T23:30", stake=("win", 100))
        app.session.archive(kept)
        store = app.store
        header = store.header(strange)
        with store.files.open(store.beside(strange, ".log"), "wb") as file:
            file.write(new_journal(dict(header, game="bridge")))
        with store.files.open(store.beside(torn, ".log"), "wb") as file:
            file.write(b"nothing")
        assert joined(evening_texts(table)) == [
            "21 Nov 2026, 5 games",
            "Rumino: Ana -3 *, Benedetta 110",
            # Only its result was kept: its stake is gone.
            "Rumino: Ana -3 *, Benedetta 110",
            "Rumino: Ana -3 *, Benedetta 110",
            "Benedetta pays Ana 2.00",
            f"bridge, game {strange}, cannot be opened",
            f"Game {torn} cannot be read",
        ]
        # Nothing was moved by looking.
        assert store.files.open(store.beside(torn, ".log"), "rb").read() == b"nothing"


def test_one_person_is_settled_under_the_name_of_today():
    with Sitter("sim_128x64") as table:
        app = table.box.device.app
        played(table, "2026-11-21T20:00", "2026-11-21T21:00", ("Ana", "Ben"), ("win", 100))
        app.people.remember(["Ben"])
        app.people.rename("Ben", "Bo", app.open_game.number)
        played(table, "2026-11-21T21:10", "2026-11-21T22:00", ("Ana", "Bo"), ("win", 100))
        assert joined(evening_texts(table))[1:] == [
            "Rumino: Ana -3 *, Bo 110",
            "Rumino: Ana -3 *, Bo 110",
            "Bo pays Ana 2.00",
        ]


def test_the_other_games_are_opened_only_when_the_evening_is_shown():
    with Sitter("sim_128x64") as table:
        app = table.box.device.app
        played(table, "2026-11-21T20:00", "2026-11-21T21:00")
        played(table, "2026-11-21T21:10", "2026-11-21T22:00")
        opened = []
        whole = app.store.journal
        app.store.journal = lambda number: opened.append(number) or whole(number)
        table.menu("qr_code.title")
        assert not opened
        table.press("up")
        table.box.step()
        assert opened == [1]
        # Leaving in the middle, and coming back, is as it was.
        table.press("back", "back")
        assert joined(evening_texts(table))[0] == "21 Nov 2026, 2 games"


@pytest.mark.parametrize("line", ["x" * 200, "ab " * 80, "\u00e9" * 90, "\u00e9\u00e8 " * 40])
def test_a_line_that_is_too_long_for_a_code_is_divided(line):
    found = plain_texts(["Rumino", line, "Ana 3"])
    for text in found:
        assert qr.version_for(text) <= 3
    assert "".join(found).replace("\n", "").replace(" ", "") == "Rumino" + line.replace(
        " ", ""
    ) + "Ana3".replace(" ", "")


def test_the_name_that_a_table_gave_to_its_game_is_in_the_code(ledgers):
    text = sheet_text(ledgers[0], False)
    kind = text.split(":")[1]
    named = text.replace(kind, kind + "/RUMMY 500 *A", 1)
    wrong = [text.replace(kind, kind + "/", 1), named.replace("/", "/X/", 1)]
    read = by_page([links(PAGE, one) for one in (named, *wrong)])
    assert (read[0]["game"], read[0]["title"]) == (kind.lower(), "Rummy 500 a")
    assert [one["error"] for one in read[1:]] == ["damaged"] * 2
