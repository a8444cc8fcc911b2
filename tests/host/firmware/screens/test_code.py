"""The score sheet as QR codes: read from the pixels, and put together as the page does."""

import json
import random
import subprocess

import pytest
import zxingcpp
from PIL import Image, ImageFilter

from engine.play.sheet_text import name_text, rows, sheet_text
from firmware import stakes
from firmware.screens.code import AddressTooLong, links
from host_tools import season
from host_tools.export.saved import read_game
from host_tools.export.sources import open_backup
from host_tools.micropython import runtime
from host_tools.robot.sitter import NAMES, Sitter, deadwood

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
    module = runtime.ROOT / "host_tools" / "web" / "site" / "sheet_code.js"
    given = [[link[link.index("#") :].replace(" ", "%20") for link in links] for links in sheets]
    done = subprocess.run(
        [runtime.node(), "--input-type=module", "-e", READER % json.dumps(module.as_uri())],
        input=json.dumps(given),
        capture_output=True,
        text=True,
        timeout=60,
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
        assert len(table) - 1 == len(set(moved))


def test_any_name_arrives():
    rng = random.Random(19)
    letters = "aBcZ 09-.:/%*+#'\u00e9\u00df\u0130\u01c5\u674e\U0001f600"
    names = ["".join(rng.choice(letters) for _ in range(rng.randint(1, 12))) for _ in range(600)]
    names += ["Ann", "bo", "McKay", "ANNA", "Zo\u00eb", "Anna-Lena", "J2", "d'Artagnan"]
    texts = ["1:RUMINO:" + name_text(name) + "/B:0:" + "1.2" for name in names]
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
        links("HTTPS://" + "A" * 50 + ".EXAMPLE/", "1:RUMINO:A/B:0:1.2")


# -- on the screen -------------------------------------------------------------------------------


def finished(table, board_address=""):
    """Play a game to its end and open its codes."""
    if board_address:
        table.box.device.app.settings.put("address", board_address)
    events = [deadwood("Ana", Ana=3, Benedetta=20), deadwood("Benedetta", Ana=10, Benedetta=0)]
    events += [deadwood("Ana", Ana=3, Benedetta=60), deadwood("Ana", Ana=0, Benedetta=41)]
    table.begin("rumino", NAMES[:2], events=events)
    table.menu("code.title")


def test_the_codes_are_read_from_the_screen():
    with Sitter("sim_128x64") as table:
        finished(table, "meldmate.example/box/")
        found = [scanned(table.frame())]
        table.press("ok")
        while scanned(table.frame()) != found[0]:
            found.append(scanned(table.frame()))
            table.press("ok")
        assert all(link.startswith("HTTPS://MELDMATE.EXAMPLE/box/#R") for link in found)
        ledger = table.box.device.app.session.ledger
        scores, whole = by_page([found[:1], found[1:]])
        assert total(scores) == total(whole) == [player.score for player in ledger.game.players]
        assert [whole["start"], *whole["rounds"]] == rows(ledger)


def test_without_an_address_the_code_is_text():
    with Sitter("sim_128x64") as table:
        finished(table)
        assert scanned(table.frame()) == "Rumino\nAna 6 *\nBenedetta 111"
        table.press("ok")
        rounds = scanned(table.frame()).splitlines()
        assert rounds[0] == "Ana/Benedetta"
        table_ = rows(table.box.device.app.session.ledger)
        assert rounds[1:] == [f"{at}: {a}/{b}" for at, (a, b) in enumerate(table_) if at]


def test_a_finished_game_has_its_payments_in_the_codes():
    for address in ("", "meldmate.example/box/"):
        with Sitter("sim_128x64") as table:
            app = table.box.device.app
            finished(table, address)
            table.press("back", "back")
            stakes.keep(app.store, app.session.number, ("win", 250))
            table.menu("code.title")
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
    wrong += ["1" + text[1:], "2" + sheet_text(ledgers[0], False)[1:], "3" + text[1:]]
    read = by_page([good, *[links(PAGE, one) for one in wrong]])
    assert read[0]["paid"] == [[0, 1, 5]]
    assert [one["error"] for one in read[1:]] == ["damaged"] * 6 + ["newer"]


def test_a_small_screen_says_that_it_is_too_small():
    for board in ("sim_128x32", "sim_72x40"):
        with Sitter(board) as table:
            finished(table)
            assert "128×64" in " ".join(table.lines())
            # The row says so before it is chosen.
            table.press("back")
            assert table.chosen() == "QR code –"
            assert "why" in table.hints()
