"""Each form, chosen and played by keys to its end, with an edit of its first entry.

The scores are worked out by hand; the board reads as people see it.
"""

import base64
import json

import pytest

from engine import texts
from engine.games import forms
from firmware.storage import forms as box_forms
from host_tools.play.form_link import checked, packed, text_of
from tests.host.firmware.screens.table.test_qr_code import scanned
from tests.host.firmware.screens.tour import SOAK
from tests.proof.forms.evenings import FOUR, GAMES, NO, THREE, YES, Signed, plainly
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player

# Three of these are two bytes in a code.
_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-."
BOARDS = ("sim_128x64", "sim_72x40")
LANGUAGES = PLAYED
# Each form on both screens, on each in one language; with MELDMATE_SOAK=1 in both.
EVENINGS = [
    (form, board, language)
    for at, form in enumerate(GAMES)
    for turn, board in enumerate(BOARDS)
    for language in (LANGUAGES if SOAK else [LANGUAGES[(at + turn) % len(LANGUAGES)]])
]


def answer(table, values):
    for value in values:
        if isinstance(value, Signed):
            table.signed(int(value))
        elif isinstance(value, int):
            table.number(value)
        else:
            table.choose(value)


def mend(table, values):
    """Give other answers while an entry is edited: those that are as before are passed."""
    for at, value in enumerate(values):
        table.go_to_answer(at)
        # What follows from those before is passed over.
        if table.top.entry.at == at:
            answer(table, [value])


def sit_down(table, title, names, **house):
    """Begin the game with the form called `title`, with some house rules; return the app."""
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    table.choose(title)
    table.seat(names)
    app = table.box.device.app
    app.stack[-1].house.update(house)
    table.choose("ui.begin")
    return app


def edit(table, at, values):
    """Give an entry of the history, by its place, other answers, and save it."""
    table.menu("ui.history")
    table.press(*["down"] * at, "ok", "ok")
    mend(table, values)
    table.says("ui.do_keep")
    table.press("ok")
    table.press("back", "back")


def enter(table, values):
    table.press("ok")
    answer(table, values)
    table.keep()


@pytest.mark.parametrize(("form", "board", "language"), EVENINGS)
def test_a_form_is_played_to_its_end_with_an_early_edit(form, board, language):
    names, house, entries, edit, scores, winners = GAMES[form]
    title = forms.row_of("form:" + form)[1]
    with Player(board, FOUR, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        # A language may call it otherwise.
        table.choose(texts.title_of(form, title))
        table.seat(names)
        app = table.box.device.app
        app.stack[-1].house.update(house)
        table.choose("ui.begin")
        # The first round, then its first entry once more: everything is scored anew.
        steps = len(app.game.steps)
        for values in entries[:steps]:
            enter(table, values)
        table.menu("ui.history")
        for _ in range(steps - 1):
            table.press("down")
        table.press("ok", "ok")
        mend(table, edit)
        table.says("ui.do_keep")
        table.press("ok")
        table.press("back", "back")
        if form == "scala40":
            table.menu(app.game.section + ".do_rientro")
            table.choose("Cleo")
            table.keep()
            assert app.game.find("Cleo").score == 20
        for values in entries[steps:]:
            assert not app.game.over
            enter(table, values)
        assert [player.score for player in app.game.players] == scores
        assert app.game.over and app.game.winners == winners
        assert plainly(form, house, list(app.open_game.ledger.events())) == scores
        table.wait(2500)
        page = table.paper()
        for name, score in zip(names, scores, strict=True):
            assert str(score) in page, (name, page)
        # A power cut changes nothing.
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == scores
        assert app.game.over
    texts.use("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_who_takes_all_at_hearts_chooses_and_may_choose_anew(board, language):
    with Player(board, THREE, settings={"language": language}) as table:
        app = sit_down(table, texts.title_of("hearts", "Hearts"), THREE, moon="choice")
        enter(table, [26, YES])
        assert [player.score for player in app.game.players] == [0, -26, 0]
        # Nobody is asked where nobody takes all.
        enter(table, [13, 13])
        # Ana deals again: Ben, who took all, gives 26 to the others instead.
        edit(table, 1, [26, 0, 0, NO])
        assert [player.score for player in app.game.players] == [39, 0, 39]
        table.menu("ui.undo")
        table.press("ok")
        assert [player.score for player in app.game.players] == [13, -26, 13]
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [13, -26, 13]
    texts.use("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_contra_and_re_at_skat_are_entered_and_taken_back(board, language):
    skat = "form:skat.value_"
    with Player(board, THREE, settings={"language": language}) as table:
        app = sit_down(table, texts.title_of("skat", "Skat"), THREE, contra="yes", entry="value")
        enter(table, ["Ben", 30, YES, skat + "called_re"])
        enter(table, ["Cleo", 24, NO, skat + "called_contra"])
        enter(table, ["forms.nobody"])
        assert [player.score for player in app.game.players] == [0, 120, -96]
        # Nobody had called Re, after all.
        edit(table, 2, ["Ben", 30, YES, skat + "called_no"])
        assert [player.score for player in app.game.players] == [0, 30, -96]
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [0, 30, -96]
    texts.use("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_no_60_at_doppelkopf_is_announced_and_missed(board, language):
    value = "form:doppelkopf.value_"
    hand = [value + "game_normal", "Ben", "Dan", YES, NO]
    with Player(board, FOUR, settings={"language": language}) as table:
        app = sit_down(table, texts.title_of("doppelkopf", "Doppelkopf"), FOUR, calls="all")
        enter(table, [*hand, value + "re_no_2", 130, 0, 0])
        assert [player.score for player in app.game.players] == [7, -7, 7, -7]
        # Nobody had called, after all: nothing was announced.
        edit(table, 0, [*hand[:3], NO, NO, 130, 0, 0])
        assert [player.score for player in app.game.players] == [-1, 1, -1, 1]
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-1, 1, -1, 1]
    texts.use("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_three_play_euchre_each_alone(board, language):
    with Player(board, THREE, settings={"language": language}) as table:
        app = sit_down(table, texts.title_of("euchre", "Euchre"), THREE, target=5)
        enter(table, ["Ben", 5])
        enter(table, ["Ben", 2])
        assert [player.score for player in app.game.players] == [2, 3, 2]
        # Ben had four tricks.
        edit(table, 1, ["Ben", 4])
        assert [player.score for player in app.game.players] == [2, 1, 2]
        enter(table, ["Ben", 0])
        enter(table, ["Cleo", 3])
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [4, 1, 5]
        assert app.game.over and app.game.winners == ["Cleo"]
    texts.use("en")


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_ten_tricks_seven_bags_and_a_least_bid_at_spades(board, language):
    with Player(board, FOUR, settings={"language": language}) as table:
        app = sit_down(
            table,
            texts.title_of("spades", "Spades"),
            FOUR,
            bag_limit=7,
            bag_price=70,
            ten="yes",
            least=4,
        )
        # Ben and Dan bid 3 and 1, Cleo and Ana 4 and 6.
        enter(table, [3, 4, 1, 6])
        enter(table, [2, 5, 0, 6])
        assert [player.score for player in app.game.players] == [201, -40, 201, -40]
        # Now Cleo is asked first, and Ben is last: he bids 1 and not the 3 that lack.
        table.press("ok")
        answer(table, [2, 1, 2, 1])
        assert app.open_game.ledger.game.rounds == 1
        assert "SPD-11" in " ".join(table.lines())
        table.press("ok")
        answer(table, [3])
        table.keep()
        # Seven bags of Ana and Cleo with the one before.
        enter(table, [5, 2, 5, 1])
        assert [player.score for player in app.game.players] == [177, -80, 177, -80]
        table.restart()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [177, -80, 177, -80]
    texts.use("en")


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_partners_share_a_line_and_the_bar_says_who_deals(board):
    with Player(board, FOUR) as table:
        sit_down(table, "Spades", ("Ben", "Ana", "Dan", "Cleo"))
        words = " ".join(table.lines())
        assert "Be" in words and "Da" in words and "+" in words
        app = table.box.device.app
        assert [list(side) for side in app.game.sides.lists] == [["Ben", "Dan"], ["Ana", "Cleo"]]
        assert len(app.stack[-1].seats()) == 2
        assert "Ben" in table.bar()
        table.press("down", "down")
        assert app.stack[-1].chosen() == "Ana"


@pytest.mark.parametrize("language", PLAYED)
def test_what_was_bid_is_read_before_it_is_saved_and_while_the_hand_is_played(language):
    with Player("sim_128x64", FOUR, settings={"language": language}) as table:
        sit_down(table, "Spades", FOUR)
        table.press("ok")
        answer(table, [3, 3, 2, 4])
        wanted = "Ana 4 + Cleo 3, Ben 3 + Dan 2"
        assert wanted in " ".join(table.lines())
        table.keep()
        # On the sheet, each side's stand beside its points.
        for side in ("4+3", "3+2"):
            assert " ".join(table.lines()).count(side) == 1, table.lines()
        enter(table, [2, 4, 2, 5])
        assert "4+3" not in " ".join(table.lines())
        table.menu("ui.history")
        table.press("down", "ok")
        assert wanted in " ".join(table.lines())


def test_the_book_has_the_rules_of_the_form_on_the_table():
    with Player("sim_128x64", FOUR) as table:
        sit_down(table, "Spades", FOUR)
        table.menu("rulebook_screen.title")
        assert "SPD" in table.bar()
        table.choose("rulebook.topic_score")
        assert "SPD-3" in " ".join(table.lines())


OWN = {
    "form": "merlin",
    "title": "Merlin",
    "players": [3, 6],
    "steps": [
        {"step": "bids", "fields": [{"field": "bid", "for": "each player", "is": "0 to 20"}]},
        {
            "step": "hand",
            "fields": [
                {"field": "tricks", "for": "each player", "is": "0 to round", "sum": "round"}
            ],
            "score": "20 + 10 * bid if tricks == bid else -10 * abs(tricks - bid)",
        },
    ],
    "end": {"wins": "high", "rounds": "60 // players"},
}


def say(why):
    """Return the sentence of (key, facts)."""
    return texts.text(why[0], **why[1])


def forget_forms():
    """Forget what this process knows of forms: a power cut of a board does."""
    from engine.games.forms import _announced, _held, readings

    _announced.clear()
    _held.clear()
    for reading in list(readings._readings):
        readings.drop(reading)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_a_form_of_ones_own_is_played_through_power_cuts_undo_and_leaving(board, language):
    with Player(board, THREE, settings={"language": language}) as table:
        assert box_forms.keep(table.box.device.app.store, text_of(OWN)) is None
        sit_down(table, "Merlin", THREE)
        enter(table, [1, 0, 1])
        # The power fails while the second step is being entered: the answers are still there.
        table.press("ok")
        answer(table, [0])
        forget_forms()
        table.restart()
        # One trick: nothing is left for the third.
        answer(table, [1])
        table.keep()
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-10, -10, -10]
        table.menu("ui.undo")
        table.press("ok")
        assert [player.score for player in app.game.players] == [0, 0, 0]
        # It waits under its name meanwhile, and the form is taken off the list.
        table.menu("ui.put_away")
        assert box_forms.delete(app.store, "form:merlin")
        forget_forms()
        table.restart()
        table.choose("ui.saved_games")
        table.press("ok")
        enter(table, [1])
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-10, 30, 20]
        assert app.open_game.journal.header["form"] == OWN
        assert app.store.get("forms") == []


def test_a_form_that_is_changed_leaves_the_game_on_the_table_as_it_is():
    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        assert box_forms.keep(store, text_of(OWN)) is None
        sit_down(table, "Merlin", THREE)
        enter(table, [1, 0, 1])
        other = json.loads(json.dumps(OWN).replace("20 +", "50 +"))
        assert box_forms.keep(store, text_of(other)) is None
        forget_forms()
        table.restart()
        enter(table, [1])
        app = table.box.device.app
        assert [player.score for player in app.game.players] == [-10, 30, 20]
        assert len(app.store.get("forms")) == 1
        table.menu("ui.put_away")
        sit_down(table, "Merlin", THREE)
        enter(table, [1, 0, 1])
        enter(table, [1])
        assert [player.score for player in app.game.players] == [-10, 60, 50]


def test_a_form_that_is_sent_again_while_it_is_played_keeps_its_words():
    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        assert box_forms.keep(store, text_of(OWN)) is None
        sit_down(table, "Merlin", THREE)
        forget_forms()
        table.restart()
        app = table.box.device.app
        key, facts = app.game.coming()
        words = texts.text(key, **facts)
        assert box_forms.keep(app.store, text_of(OWN)) is None
        for language in ("it", "en"):
            texts.use(language)
        assert texts.text(key, **facts) == words != key
        enter(table, [1, 0, 1])
        enter(table, [1])
        assert [player.score for player in app.game.players] == [-10, 30, 20]


def test_a_form_is_deleted_from_its_set_up():
    with Player("sim_72x40", THREE) as table:
        store = table.box.device.app.store
        assert box_forms.keep(store, text_of(OWN)) is None
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose("Merlin")
        table.choose("ui.own_form")
        table.choose("forms.send")
        assert "A code needs a" in table.paper()
        table.press("ok")
        table.choose("own.delete")
        table.choose("all.yes")
        assert store.get("forms") == []
        assert "Merlin" not in table.paper()


def test_the_codes_of_a_form_carry_its_link():
    from firmware.screens.setup.form import code_text

    text = text_of(OWN)
    words = code_text(text)[2:]
    numbers = [_LETTERS.index(letter) for letter in words]
    found = bytearray()
    for at in range(0, len(numbers), 3):
        part = numbers[at : at + 3]
        number = sum(one * 41**place for place, one in enumerate(part))
        found += number.to_bytes(len(part) - 1, "big")
    assert base64.urlsafe_b64encode(found).decode().rstrip("=") == text.split(".")[2]
    with Player("sim_128x64", THREE) as table:
        app = table.box.device.app
        assert box_forms.keep(app.store, text) is None
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose("Merlin")
        table.choose("ui.own_form")
        table.choose("forms.send")
        table.says("forms.no_address")
        table.press("ok")
        app.settings.put("address", "meldmate.example")
        table.choose("forms.send")
        screen = app.stack[-1]
        seen = []
        for _ in screen.codes:
            seen.append(scanned(table.frame()))
            table.press("ok")
        head = "HTTPS://MELDMATE.EXAMPLE/#R"
        assert all(one.startswith(head) for one in seen)
        assert "".join(one[len(head) + 5 :] for one in seen) == code_text(text)


def test_a_form_of_a_stranger_is_refused_in_words():
    good = text_of(OWN)
    many = dict(OWN, rules=[{"en": "word %d " % at * 40} for at in range(40)])
    cases = {
        good[:-1]: "damaged",
        good.replace("1.", "2.", 1): "newer",
        "": "damaged",
        "1.2": "damaged",
        checked("!!"): "damaged",
        checked("AAAA"): "damaged",
        packed(b"{"): "damaged",
        packed(b"\xff\xfe"): "damaged",
        packed(b"[" * 6000): "damaged",
        packed(b"1"): "object in braces",
        packed(b"x" * 2_000_000): "too long",
        "1." + "x" * 5000: "too long",
        text_of(many): "too long",
        text_of(dict(OWN, form="spades")): "taken",
        text_of(dict(OWN, end={"wins": "most"})): "end.wins: one of these",
        text_of(dict(OWN, form="../../x")): "is no name",
    }
    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        for text, words in cases.items():
            assert words in say(box_forms.keep(store, text)), text[:60]
        assert store.get("forms") is None
        for at in range(box_forms.MAX_FORMS):
            assert box_forms.keep(store, text_of(dict(OWN, form="f%d" % at))) is None
        assert "delete one first" in say(box_forms.keep(store, good))
        # One of the same name takes its place.
        assert box_forms.keep(store, text_of(dict(OWN, form="f3", title="Other"))) is None
        assert len(store.get("forms")) == box_forms.MAX_FORMS
        texts_of = [name for name in store.files.listdir(store.folder) if name.startswith("form_")]
        assert len(texts_of) == box_forms.MAX_FORMS
        assert box_forms.delete(store, "form:f3")
        rest = [name for name in store.files.listdir(store.folder) if name.startswith("form_")]
        assert len(rest) == box_forms.MAX_FORMS - 1 and set(rest) < set(texts_of)


@pytest.mark.parametrize("cut, changed", [(0, False), (1, False), (2, True)])
def test_a_changed_form_is_there_whole_or_not_at_all(cut, changed):
    other = dict(OWN, title="Other", end={"wins": "low", "limit": 50})
    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        assert box_forms.keep(store, text_of(OWN)) is None
        write, done = store.values._write, []

        def until_cut(path, found, there):
            if len(done) == cut:
                raise OSError(5)
            done.append(path)
            write(path, found, there)

        store.values._write = until_cut
        assert (box_forms.keep(store, text_of(other)) is None) == changed
        forget_forms()
        table.restart()
        # The list and the text that it names are of one form.
        (row,) = table.box.device.app.store.get("forms")
        assert (row[1] == "Other") == changed
        form = json.loads(json.dumps(box_forms.opened(box_forms.text_of(store, "form:merlin"))))
        assert form == (other if changed else OWN)
        forget_forms()


def test_a_form_that_cannot_be_read_is_said_and_can_be_deleted():
    with Player("sim_128x64", THREE) as table:
        store = table.box.device.app.store
        broken = text_of(dict(OWN, end={"wins": "most"}))
        check = broken.split(".")[1]
        assert store.put("form_" + check, broken)
        assert store.put("forms", [["merlin", {"en": "Merlin", "it": "Mago"}, 3, 6, check]])
        table.restart()
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose("Merlin")
        assert "end.wins" in table.paper()
        table.press("ok")
        table.choose("own.delete")
        table.choose("all.yes")
        assert table.box.device.app.store.get("forms") == []


@pytest.mark.parametrize("board", BOARDS)
def test_points_are_counted_from_the_cards_of_a_hand(board):
    with Player(board, THREE) as table:
        sit_down(table, "Scala 40", THREE)
        table.press("ok")
        answer(table, ["Ana", NO])
        # Ace, king, nine and a joker: 11 + 10 + 9 + 25.
        table.write("as kh 9d jk \n")
        answer(table, [7])
        table.keep()
        app = table.box.device.app
        assert list(app.open_game.ledger.events())[0]["points"] == {"Ben": 55, "Cleo": 7}
        assert [player.score for player in app.game.players] == [0, 55, 7]


@pytest.mark.parametrize("board", BOARDS)
def test_a_whole_hand_is_counted_by_melds_and_a_chinchon_ends_the_game(board):
    with Player(board, THREE) as table:
        sit_down(table, "Chinchón", ("Ana", "Ben"))
        table.press("ok")
        answer(table, ["Ana", "form:chinchon.value_how_points"])
        # Ten points of Ben's are left.
        table.write("ks ac 2c 3c \n")
        # A card of Ben's is not in Ana's hand. The seven is followed by the jack: two are left.
        table.write("ks")
        assert table.part.pad.cards == []
        table.write("7s js qs 4d 5d 6d 2h \n")
        table.keep()
        app = table.box.device.app
        event = list(app.open_game.ledger.events())[0]
        assert event["points_left"] == {"Ana": 2, "Ben": 10}
        assert event["points_left_cards"]["Ben"] == ["KS", "AC", "2C", "3C"]
        table.press("ok")
        answer(table, ["Ben", "form:chinchon.value_how_points", 30])
        table.write("as 2s 3s 4s 5s 6s 7s \n")
        table.keep()
        assert app.game.over and app.game.winners == ["Ben"]


@pytest.mark.parametrize("board", BOARDS)
def test_the_primiera_is_worked_out_from_the_best_card_of_each_suit(board):
    with Player(board, THREE) as table:
        sit_down(table, "Scopa", ("Ana", "Ben"))
        table.press("ok")
        answer(table, ["Ana", "Ben", "all.by_cards"])
        # Ana: 21 + 21 + 18 + 16 = 76. Ben: 21 + 21 + 10 + 15 = 67.
        table.write("7s 7h 6d ac \n")
        table.write("7d 7c ks 5h \n")
        answer(table, ["Ben", 0, 1])
        table.keep()
        app = table.box.device.app
        assert next(iter(app.open_game.ledger.events()))["primiera"] == "Ana"
