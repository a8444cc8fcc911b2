"""One door into the program: letters, taps, points, actions and choices are guarded, and kept."""

import pytest

from engine.game.questions import CARDS, NUMBER, PICK
from firmware.app import App
from firmware.screens.asking.number import Number
from host_tools.simulated.shown.data import shown
from host_tools.simulated.simulator import Simulator
from tests.host.firmware.screens.tour import part
from tests.portable.engine.game.test_questions import situations
from tests.portable.tools import first_answer
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter
from tests.proof.robot.ways import keys_cards

FOUR = ("Ana", "Bo", "Cy", "Di")
# Milliseconds between two taps of a doubled one.
DOUBLED = (0, 40, 90, 140)


@pytest.fixture(params=(*BOARDS, "sim_128x64_4"))
def table(request):
    with Player(request.param, FOUR) as player:
        yield player


def give(table, what, kind, wait=400):
    """Give something to the box, and let it be for `wait` milliseconds."""
    table.box.device.give(what, kind)
    table.box.wait(wait)


def look(table):
    """Return the screen's name and what is asked and answered there."""
    app = table.box.device.app
    answers = getattr(getattr(app.stack[-1], "entry", None), "answers", ())
    found = shown(app)
    values = [one["value"] for one in found["parts"] if one["kind"] == "number"]
    return found["screen"], found["bar"], list(answers), values


def begin(table, game="Rumino"):
    """Sit down, and open the first question of a round by what the page offers."""
    table.sit_down(game, FOUR, dealer="Di")
    table.box.wait(400)
    give(table, "ok", "act")


@pytest.mark.parametrize("gap", DOUBLED)
def test_next_tapped_thrice_at_once_takes_one_number(table, gap):
    begin(table)
    give(table, 1, "take")
    give(table, "3", "tapped")
    for wait in (gap, gap, 800):
        give(table, "ok", "act", wait)
    assert look(table)[2] == ["Bo", 3] and not part(table).begun_here()


@pytest.mark.parametrize("gap", DOUBLED)
def test_next_tapped_twice_at_once_takes_one_number_however_late_that_is_handled(table, gap):
    begin(table)
    give(table, 1, "take")
    give(table, "3", "tapped")
    at = table.box.bench.now
    for after in (0, gap, 2 * gap):
        table.box.device.give("ok", "act", at + after)
        table.box.wait(500)
    table.box.wait(800)
    assert look(table)[2] == ["Bo", 3] and not part(table).begun_here()


@pytest.mark.parametrize("gap", DOUBLED)
def test_a_digit_that_slid_under_the_finger_is_not_typed(table, gap):
    begin(table, "Any")
    before = look(table)
    give(table, "5", "tapped")
    give(table, "ok", "act", gap)
    for letter in "-0":
        give(table, letter, "tapped", gap)
    table.box.wait(800)
    assert not part(table).begun_here() and look(table)[1] != before[1]
    # What is typed on a keyboard counts at once.
    give(table, "6", "typed")
    give(table, "\n", "typed", gap)
    give(table, "7", "typed")
    assert look(table)[2] == [5, 6] and part(table).value() == 7


@pytest.mark.parametrize("pace", (100, 150, 300))
def test_digits_that_are_tapped_at_once_all_count(table, pace):
    begin(table, "Any")
    for number in (33, 505, 7, 1000):
        for digit in str(number):
            give(table, digit, "tapped", pace)
        assert part(table).value() == number
        for _ in range(5):
            give(table, "erase", "act", pace)
        # There is nothing to erase any more, and the question is still asked.
        assert not part(table).begun_here() and not look(table)[2]


@pytest.mark.parametrize("gap", DOUBLED)
def test_a_card_tapped_twice_at_once_is_tapped_once(table, gap):
    table.sit_down("Rumino", FOUR, dealer="Di")
    table.box.wait(400)
    give(table, "right", "act")
    give(table, 0, "take")
    for card in ("7s", "8s", "9s"):
        give(table, card, "tapped", gap)
        give(table, "-" + card, "tapped", gap)
        give(table, card, "tapped", 800)
    screen = part(table)
    assert keys_cards(screen)
    assert screen.pad.deck.texts(screen.pad.cards) == ["7S", "8S", "9S"]
    # Later, it is taken out, in all its copies.
    give(table, "8s", "tapped", 800)
    give(table, "-8s", "tapped", 800)
    assert screen.pad.deck.texts(screen.pad.cards) == ["7S", "9S"]
    give(table, "erase", "act")
    give(table, "erase", "act")
    give(table, "erase", "act")
    assert screen.pad.cards == [] and part(table) is screen
    give(table, "-9s", "tapped", 800)
    assert screen.pad.cards == []


@pytest.mark.parametrize("keyed", ("1", "12", "-", "-4", "0"))
def test_a_number_half_keyed_comes_back_and_goes_on(table, keyed):
    begin(table, "Any")
    give(table, "7", "tapped")
    give(table, "ok", "act")
    for letter in keyed:
        give(table, letter, "tapped", 20)
    before = look(table)
    table.box.restart()
    table.box.wait(400)
    assert look(table) == before
    for letter in "53":
        give(table, letter, "tapped", 20)
    give(table, "ok", "act")
    assert look(table)[2] == [7, int(keyed + "53")]


def test_a_number_half_counted_comes_back_with_its_steps():
    for board in ("sim_128x64_4", "pico"):
        with Player(board, FOUR) as table:
            begin(table, "Any")
            number = part(table)
            keys = ("right", "left") if number.cross else ("down", "left", "up", "up")
            table.press(*keys)
            before = number.digits, number.place, number.value()
            table.box.restart()
            table.box.wait(400)
            number = part(table)
            assert isinstance(number, Number)
            assert (number.digits, number.place, number.value()) == before


@pytest.mark.parametrize("unfinished", ("x", ":", "99999999", "1:9", "-:0", "--5", "+12:0", "🂡"))
def test_digits_that_no_program_wrote_do_no_harm(table, unfinished):
    begin(table, "Any")
    number = part(table)
    number.take_up(unfinished)
    assert len(number.digits) <= len("-99999") and number.place < len(number.units)
    table.box.wait(400)
    give(table, "ok", "act")


ROUND = (
    ("ok", "act"), (1, "take"), ("3", "tapped"), ("ok", "act"), ("1", "tapped"), ("6", "tapped"),
    ("ok", "act"), ("2", "tapped"), ("5", "tapped"), ("erase", "act"), ("5", "tapped"),
    ("ok", "act"), ("7", "tapped"), ("ok", "act"), ("ok", "act"),
)  # fmt: skip
DISPUTE = (("right", "act"), (0, "take"), ("7s", "tapped"), ("8s", "tapped"), ("erase", "act"))


def test_the_power_cut_after_each_tap_of_an_evening_loses_nothing(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    table.box.wait(400)
    way = []
    for what, kind in ROUND * 2 + DISPUTE:
        # What has led from the sheet to the question.
        way = [*way, (what, kind)] if look(table)[0] != "table.sheet" else [(what, kind)]
        give(table, what, kind, 20)
        screen, bar, answers, values = look(table)
        cards = [one["keyed"] for one in shown(table.box.device.app)["parts"] if "keyed" in one]
        table.box.restart()
        table.box.wait(400)
        if answers or any(cards) or screen in ("table.sheet", "table.preview"):
            assert look(table) == (screen, bar, answers, values), (what, kind)
            found = shown(table.box.device.app)["parts"]
            assert [one["keyed"] for one in found if "keyed" in one] == cards, (what, kind)
        else:
            # Nothing was answered yet: the question is opened again.
            assert look(table)[0] == "table.sheet"
            for again in way:
                give(table, *again)
    assert len(table.box.device.app.open_game.ledger.log) == 2


def bones(app):
    """Return what a finger can hit on the page, and what stands above it, of a question."""
    found = shown(app)
    parts = []
    for one in found["parts"]:
        kind = one["kind"]
        if kind == "number":
            parts.append((kind, one["minus"], one["range"], one["given"]))
        elif kind == "deck":
            cards = [[card[:2] for card in row] for row in one["rows"]]
            wild = one["wild"] and one["wild"][:2]
            parts.append((kind, one["suits"], cards, wild, bool(one["tally"]), one["given"]))
        elif kind == "name":
            parts.append((kind, one["names"]))
        else:
            parts.append(one)
    return found["bar"], found["actions"], parts


def keys_of(app):
    """Return how a finger gives each key of the question that is open."""
    found = []
    for one in shown(app)["parts"]:
        if one["kind"] == "number":
            found += [(letter, "tapped") for letter in "-0123456789"]
        elif one["kind"] == "deck":
            cards = [card for row in one["rows"] for card in row]
            cards += [one["wild"]] if one["wild"] else []
            found += [(sign + card[1].strip(), "tapped") for card in cards for sign in ("", "-")]
        elif one["kind"] == "name":
            found += [(letter, "tapped") for letter in "bcx"]
    return [*found, ("erase", "act"), ("erase", "act")]


def try_keys(app):
    """Tap each key of the question that is open; return (how many, those that changed more)."""
    screen, asked = app.stack[-1], app.stack[-1].asked()
    before, part_ = bones(app), app.stack[-1].part
    wrong, count = [], 0
    for what, kind in keys_of(app):
        if kind == "tapped":
            screen.tap(what)
        elif not (isinstance(part_, Number) or keys_cards(part_)):
            continue
        else:
            screen.act(what)
        count += 1
        if app.stack[-1] is not screen or screen.part is not part_:
            # It was the answer: the question is open no more.
            break
        if screen.asked() == asked and bones(app) != before:
            wrong.append((what, before, bones(app)))
    return count, wrong


def test_while_a_question_is_open_all_that_can_be_hit_is_the_same(record_property):
    """Each key of each kind of question of each game: what is not possible yet is there."""
    seen, keys, wrong = set(), 0, []
    with Simulator("sim_128x64") as box:
        app = box.device.app
        for situation in situations():
            game = situation.game
            names = [player.name for player in game.players]
            app.session.start_game(game.name, names, game.house, game.dealer)
            for event in situation.ledger.log:
                assert app.session.add(event)
            for action in [*game.actions(), *[row[0] for row in game.referee]]:
                app.show_sheet()
                screen = app.open("asking.entry", action)
                while app.stack[-1] is screen and screen.entry.question:
                    question = screen.entry.question
                    kind = game.name, question.kind, question.key, question.deck is not None
                    if kind not in seen:
                        seen.add(kind)
                        at = screen.entry.at
                        count, found = try_keys(app)
                        keys += count
                        wrong += [(kind, *one) for one in found]
                        if app.stack[-1] is not screen:
                            break
                        screen.entry.halves = []
                        screen.entry.go_to(at)
                        screen.next()
                    screen.answer(first_answer(screen.entry.question))
            app.session.close()
    assert not wrong, wrong[:3]
    kinds = {kind[1] for kind in seen}
    assert {PICK, NUMBER, CARDS} <= kinds and len(seen) > 60 and keys > 1500, (
        kinds,
        len(seen),
        keys,
    )
    record_property("summary", f"questions: {len(seen)}, {keys} keys tapped, nothing moves")


def test_what_the_program_does_not_know_is_a_key_where_only_keys_are_known(table):
    device, pressed = table.box.device, []

    class Keys:
        dirty = False
        tick = draw = lambda *_: None

        def press(self, key, kind):
            pressed.append((key, kind))

    device.app = Keys()
    ways = dict(zip(App.WAYS, ("\n", "3", (1, 1), "leave", 2, [1]), strict=True))
    for way, what in ways.items():
        give(table, what, way)
    nothing = ("", "press")
    assert pressed == [("ok", "press"), nothing, nothing, ("back", "press"), nothing, nothing]


def test_a_full_number_leads_on_unless_the_next_one_is_offered():
    for form, before, digits, answers, value in (
        ("burraco", [""], "12", ["", False, False, 12], ""),
        # The last one is what the others leave: it is seen before it is taken.
        ("schieber", [3], "100", [3], "100"),
    ):
        with Sitter("sim_128x64", FOUR) as table:
            table.begin("form:" + form, FOUR)
            table.open("asking.entry", "round", None, False, None, None, before)
            while part(table).question.kind != NUMBER:
                table.press("ok")
            table.wait(400)
            for digit in digits:
                give(table, digit, "tapped")
            assert look(table)[2] == answers
            if value:
                assert look(table)[3] == [value]
                give(table, "ok", "act")
                assert look(table)[2:] == ([3, 100], ["57"])


def test_bids_leave_no_last_change_that_could_be_corrected():
    with Sitter("sim_128x64", FOUR) as table:
        bids = {"event": "bids", "bid": dict.fromkeys(FOUR, 1)}
        tricks = {"event": "hand", "tricks": dict(zip(FOUR, (10, 0, 0, 0), strict=True))}
        for events, found in (((bids,), False), ((bids, tricks), True)):
            table.begin("form:oh_hell", FOUR, {"cards": 10}, events=events)
            players = next(
                one for one in shown(table.box.device.app)["parts"] if one["kind"] == "players"
            )
            assert all(bool(one["change"]) is found for one in players["players"])
