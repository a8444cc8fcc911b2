"""Rumski's table followed by keys, on every screen size: laid, rearranged, found wrong, put
back.
"""

import pytest

from engine.cards import RUMSKI70
from engine.errors import Cancelled
from engine.games.rumski import referee as judge_table
from engine.games.rumski.solver.play import best_play
from firmware.display.card_faces import Faces, framed
from tests.proof.robot.player import BOARDS, forms
from tests.proof.robot.sitter import Sitter
from tests.proof.robot.table_person import THREE, TablePerson, melds

# 25 cards, as people had laid them before the box was asked.
TABLE = "R1 R2 R3 R4|B5 B6 B7|G9 B9 Y9|P10 P11 P12 P13|R7 G7 W|Y1 Y2 Y3 Y4|R11 B11 G11 Y11"


def lying(text):
    """Return melds as `TablePerson.table` does."""
    return sorted(sorted(RUMSKI70.texts(meld)) for meld in melds(text))


# Each screen size, and each number of keys.
@pytest.fixture(params=(*BOARDS, "sim_128x64_4", "sim_128x64_5"))
def person(request):
    with TablePerson(request.param) as person:
        yield person


def key_table(person, text):
    """Key a table that was not followed, as it lay before Ana's turn."""
    for meld in text.split("|"):
        person.lay(meld)
    person.rarer("rumski_screen.accept")


def test_rsk_5_three_wild_wild_three_is_no_meld(person):
    person.referee("judge.do_meld")
    person.key("R3 W W B3")
    person.says("NO", "RSK-5")
    person.press("right")
    assert "3-W-W-3" in person.paper()
    person.press("back", "back")


def test_rsk_7_a_table_of_25_cards_rearranged_wrongly_is_found_and_put_back_rsk_14(person):
    person.open_table()
    key_table(person, TABLE)
    person.says("25")
    person.rarer("rumski_screen.who_opened")
    person.choose("Ana")
    person.press("back", "back")
    # Ana breaks four melds: an R4 among the yellow, a Y9 among the purple, a second wild.
    person.move("R4", "Y4")
    person.move("Y9", "P10")
    person.add("W", "G7")
    person.end()
    assert any(form in person.bar() for form in forms("rumski_screen.not_legal", n=4))
    faults = person.paper_of_list()
    assert faults.count("RSK-4") == 3 and faults.count("RSK-5") == 1
    # Each is explained, with what was there before.
    person.press("ok")
    person.says("NO", "RSK-4")
    # The verdict names the meld.
    meld = person.log.faults()[0][0]
    faces = Faces(RUMSKI70)
    assert all(faces.card(card) in person.paper() for card in meld)
    person.press("back")
    person.choose("rumski_screen.put_back")
    steps = 0
    shown = ""
    while person.box.device.app.stack[-1].module == "rumski.table_back":
        shown += person.paper() + " / "
        person.press("ok")
        steps += 1
    assert steps == 4, shown
    # No card is left where it was wrong; the wild that was played is with Ana again.
    assert person.table() == lying(TABLE)
    assert person.log.turn == "Bo"
    person.says("Bo")
    # The mistake is gone from the box, too.
    person.restart()
    person.open_table()
    assert person.table() == lying(TABLE)
    person.says("Bo", "25")


def test_what_was_there_before_is_one_press_away(person):
    person.open_table()
    key_table(person, "R1 R2 R3 R4|Y1 Y2 Y3")
    person.move("R4", "Y3")
    person.press("left")
    before = person.paper()
    assert "≠" in before and "+" in before
    person.press("ok")
    person.to_new()


def test_rsk_6_only_who_has_laid_a_meld_may_add(person):
    person.open_table()
    key_table(person, "R1 R2 R3")
    person.add("R4", "R3")
    person.end()
    assert "RSK-6" in person.paper_of_list()
    person.press("back")
    # With a meld of her own first it stands.
    person.undo()
    person.lay("B5 B6 B7")
    person.add("R4", "R3")
    person.end("rumski_screen.no_discard")
    assert person.log.turn == "Bo" and person.log.opened == ["Ana"]
    assert person.table() == lying("R1 R2 R3 R4|B5 B6 B7")


def test_rsk_7_a_card_taken_off_the_table_is_missed(person):
    person.open_table()
    key_table(person, "R1 R2 R3 R4")
    person.rarer("rumski_screen.who_opened")
    person.choose("Ana")
    person.press("back", "back")
    person.move("R4", "off")
    person.end()
    assert "RSK-7" in person.paper_of_list()
    person.press("back")
    person.undo()
    person.end("rumski_screen.no_discard")
    assert person.table() == lying("R1 R2 R3 R4")


def test_rsk_7_melds_are_split_joined_and_a_wild_moved(person):
    person.open_table()
    key_table(person, "R1 R2 R3 R4 R5 R6|B8 W B10|G8 P8 Y8")
    person.rarer("rumski_screen.who_opened")
    person.choose("Ana")
    person.press("back", "back")
    person.move("R4 R5 R6", "new")
    person.add("B9", "B10")
    person.move("W", "R4")
    person.move("G8", "B8")
    assert len(person.log.faults()) == 2
    person.move("G8", "P8")
    person.end("rumski_screen.no_discard")
    assert person.table() == lying("R1 R2 R3|R4 R5 R6 W|B8 B9 B10|G8 P8 Y8")


def test_rsk_8_a_discard_that_does_not_fit_is_taken_back_and_replaced(person):
    person.open_table()
    person.lay("R1 R2 R3")
    person.end("rumski_screen.discard")
    person.key("G9")
    person.key("B4")
    person.says("RSK-8")
    person.press("ok")
    # The card below is known by now.
    person.choose("rumski_screen.discard")
    person.key("G4")
    assert person.log.turn == "Bo"
    assert RUMSKI70.text(person.log.top) == "G4"


def test_rsk_3_who_takes_the_whole_pile_must_discard(person):
    person.open_table()
    person.rarer("rumski_screen.took_pile")
    person.lay("R1 R2 R3")
    person.end("rumski_screen.no_discard")
    person.says("RSK-3")
    person.press("ok")
    person.choose("rumski_screen.discard")
    # The pile is empty by then, so any card goes.
    person.key("G9")
    assert person.log.turn == "Bo"


def test_rsk_9_who_is_out_wins_and_the_table_helps_to_enter_the_round(person):
    person.open_table()
    key_table(person, "R1 R2 R3")
    person.lay("G5 G6 G7")
    person.end("rumski_screen.out")
    person.choose("rumski_screen.out_laid")
    # The winner is known.
    person.choose("rumski_screen.by_points")
    question = person.box.device.app.stack[-1].entry.question
    assert sorted(RUMSKI70.texts(question.taken)) == ["G5", "G6", "G7", "R1", "R2", "R3"]
    person.numbers({"Bo": 20, "Cy": 35})
    person.keep()
    assert person.sheet(THREE) == {"Ana": 55, "Bo": 0, "Cy": 0}
    # The next round begins with an empty table, and an undo finds the old one.
    person.referee("rumski_screen.do")
    assert person.table() == []
    person.press("back", "back")
    person.menu("ui.undo")
    person.press("ok")
    person.open_table()
    assert person.table() == lying("R1 R2 R3|G5 G6 G7")


def test_the_power_may_fail_at_any_time(person):
    person.open_table()
    person.lay("R1 R2 R3")
    person.move("R3", "new")
    person.restart()
    # In the middle of a turn the box comes back to the table.
    assert person.box.device.app.stack[-1].module == "rumski.table"
    assert person.table() == lying("R1 R2|R3")
    person.end()
    person.press("back")
    person.undo()
    assert person.table() == lying("R1 R2 R3")


def test_a_round_that_is_called_off_leaves_an_empty_table(person):
    person.open_table()
    key_table(person, "R1 R2 R3")
    person.press("back", "back")
    person.menu("all.do_void")
    person.keep()
    person.referee("rumski_screen.do")
    assert person.table() == []


def test_a_table_that_was_not_followed_is_keyed_before_and_after(person):
    person.open_table()
    key_table(person, "R1 R2 R3 R4|Y4 B4 G4")
    person.rarer("rumski_screen.who_opened")
    person.choose("Ana")
    person.press("back", "back")
    person.rarer("rumski_screen.anew")
    person.lay("R1 R2 R3")
    person.lay("Y4 B4 R4")
    person.end()
    assert "RSK-7" in person.paper_of_list()
    person.press("back")
    person.add("G4", "Y4")
    person.end("rumski_screen.legal")
    person.says("YES", "RSK-7")
    person.press("back")
    person.choose("rumski_screen.no_discard")
    assert person.table() == lying("R1 R2 R3|R4 Y4 B4 G4")


def test_whose_turn_it_is_can_be_corrected(person):
    person.open_table()
    person.says("Ana")
    person.rarer("rumski_screen.whose_turn")
    person.choose("Cy")
    person.says("Cy")
    person.lay("R1 R2 R3")
    person.end("rumski_screen.no_discard")
    person.says("Ana")


def test_what_can_be_laid_knows_the_table(person):
    person.open_table()
    key_table(person, "R1 R2 R3|B7 G7 P7")
    person.press("back", "back")
    person.referee("judge.do_play")
    person.choose("Ana")
    person.press("ok")
    person.key("R4 Y7 B9 B10 B11")
    person.says("5", "RSK-9")
    person.press("ok")
    laid_out = person.paper()
    for card in ("4", "7", "9"):
        assert card in laid_out


def test_a_long_search_is_stopped_by_back_and_keeps_what_was_keyed(person, monkeypatch):
    person.referee("judge.do_play")
    seen = []

    def endless(hand, table, opened, width, progress):
        pin, hold = person.box._key_for("back")
        person.box.bench.set_pin(pin, person.box.board.KEYS_PRESSED)
        for _ in range(200):
            person.box.bench.now += 10
            if progress(40):
                person.changed()
                seen.append(person.screen())
                person.box.bench.set_pin(pin, 1 - person.box.board.KEYS_PRESSED)
                raise Cancelled()
        raise AssertionError("back was not seen")

    monkeypatch.setattr(judge_table, "best_play", endless)
    person.key("R1 R2 R3")
    person.move_to("all.yes")
    person.box.press("ok")
    person.changed()
    assert any(form in seen[0] for form in forms("busy.searching"))
    monkeypatch.undo()
    person.choose("all.yes")
    person.says("3", "RSK-9")


def test_what_is_not_proved_is_called_at_least():
    play = best_play(*[RUMSKI70.read_all(["R4", "Y9"]), melds("R1 R2 R3"), True])
    play.proved = False
    verdict = judge_table.judge_play(play, RUMSKI70.read_all(["R4", "Y9"]), True)
    assert (verdict.figure, verdict.key) == ("≥1", "rumski_screen.lay_at_least")


def test_rsk_4_the_bar_names_the_one_meld_that_is_wrong(person):
    person.open_table()
    person.lay("R1 R2 R3")
    person.lay("B5 B6 B9")
    words = Faces(RUMSKI70).cards(RUMSKI70.read_all(["B5", "B6", "B9"]))
    assert any(form in person.bar() for form in forms("rumski_screen.bad_one", meld=words)), (
        person.lines()
    )
    person.end()
    person.press("ok")
    person.says("NO", "RSK-4")


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
def test_an_italian_sees_the_letters_of_italian_colours(board):
    with TablePerson(board, "it") as person:
        # Keyed, laid and told: verde is V, viola L, giallo G, and the wild card a star.
        green, purple, yellow = framed("V"), framed("L"), framed("G")
        person.open_table()
        person.lay("G1 G2 G3")
        assert green + "1" in person.paper()
        person.lay("P7 Y7 W")
        shown = person.paper()
        assert purple + "7" in shown and yellow + "7" in shown and "★" in shown
        person.press("back")
        # Ruled upon: the sentence has the letters that the cards have.
        person.choose("judge.do_may_discard")
        person.key("G9")
        person.key("Y4")
        person.says("NO", "RSK-8", "V9")
        if person.box.width < 128:
            # The sentence goes on below.
            person.press("down")
        person.says("G4")
        # What is saved is the same in every language.
        assert person.log.melds == melds("G1 G2 G3|P7 Y7 W")


def count_presses(person):
    """Return a list to which each press and each hold of `person` is added."""
    done = []
    press, hold = person.box.press, person.box.hold

    def pressed(*given, **named):
        done.append(given)
        return press(*given, **named)

    def held(*given, **named):
        done.append(given)
        return hold(*given, **named)

    person.box.press, person.box.hold = pressed, held
    return done


def lie(person, text, opened=("Ana",), top=""):
    """Let melds lie before Ana's turn, without keying them."""
    screen = person.box.device.app.stack[-1]
    for meld in melds(text):
        screen.log.lay(meld)
    screen.log.accept()
    for name in opened:
        screen.log.set_opened(name, True)
    if top:
        screen.log.set_top(RUMSKI70.read(top))
    screen.changed()
    person.box.step()
    person.changed()


def test_the_usual_move_takes_16_presses_with_a_discard():
    with TablePerson("sim_128x64") as person:
        person.open_table()
        lie(person, "B9 G9 Y9|P1 P2 P3 P4|R3 W R5|Y10 Y11 Y12", top="G4")
        presses = count_presses(person)
        person.lay("W B6 B7", "R3")
        # The run lacks the card that the wild stood for: it is chosen, and so is the card.
        person.press("ok")
        lacking = Faces(RUMSKI70).card(RUMSKI70.read("R3"))
        assert any(form in person.bar() for form in forms("rumski_screen.to_meld", meld=lacking))
        person.press("ok")
        assert person.table() == lying("B9 G9 Y9|P1 P2 P3 P4|R3 R4 R5|Y10 Y11 Y12|W B6 B7")
        # The table is legal again: the end of the turn is chosen, and there the discard.
        person.press("ok", "ok")
        person.key("G8")
        assert person.log.turn == "Bo" and RUMSKI70.text(person.log.top) == "G8"
        assert len(presses) <= 16, presses


def test_what_fits_a_meld_is_offered_on_it(person):
    person.open_table()
    lie(person, "R3 R4 R5|G9 B9 Y9")
    person.open_meld("R3")
    shown = person.paper()
    faces = Faces(RUMSKI70)
    for card in ("R2", "R6", "W"):
        assert "+" + faces.card(RUMSKI70.read(card)) in shown, shown
    person.press("ok")
    assert person.table() == lying("R2 R3 R4 R5|G9 B9 Y9")
    # A wild asks nothing where none lies on the table.
    person.add("W", "R3")
    person.add("P10 P9", "G9")
    assert person.table() == lying("R2 R3 R4 R5 W|G9 B9 Y9 P9 P10")
    person.end()
    assert "RSK-4" in person.paper_of_list()


def test_a_new_meld_takes_what_lies_on_the_table(person):
    person.open_table()
    lie(person, "R3 R4 R5 R6|B9 G9 Y9 P9|R10 W R12")
    person.lay("R6 R7 R8")
    assert person.table() == lying("R3 R4 R5|B9 G9 Y9 P9|R10 W R12|R6 R7 R8")
    # A wild may come from a meld or from the hand: that is asked, and back gives it up.
    person.to_new()
    person.press("ok")
    person.key("W Y1 Y2")
    assert any(form in person.bar() for form in forms("rumski_screen.wild_from", wild="★")) or (
        person.box.device.app.stack[-1].module == "rumski.table_wild"
    )
    person.choose("rumski_screen.from_hand")
    assert person.table() == lying("R3 R4 R5|B9 G9 Y9 P9|R10 W R12|R6 R7 R8|W Y1 Y2")
    person.undo()
    person.lay("W Y1 Y2", "R10")
    assert person.table() == lying("R3 R4 R5|B9 G9 Y9 P9|R10 R12|R6 R7 R8|W Y1 Y2")
    assert person.log.played() == RUMSKI70.read_all("R7 R8 Y1 Y2".split())


def test_what_can_be_laid_is_laid_so(person):
    person.open_table()
    lie(person, "R1 R2 R3|B7 G7 P7")
    person.rarer("rumski_screen.can_lay")
    person.choose("Ana")
    person.press("ok")
    person.key("R4 Y7 B9 B10 B11")
    person.says("5", "RSK-9")
    person.press("ok")
    assert any(form in person.screen() for form in forms("rumski_screen.lay_so"))
    person.press("ok")
    assert person.table() == lying("R1 R2 R3 R4|B7 G7 P7 Y7|B9 B10 B11")
    assert person.log.turn == "Ana" and not person.log.faults()
    # It is one step of the turn, on the flash as well.
    person.restart()
    assert person.table() == lying("R1 R2 R3 R4|B7 G7 P7 Y7|B9 B10 B11")
    person.undo()
    assert person.table() == lying("R1 R2 R3|B7 G7 P7")


def test_who_has_not_opened_lays_a_meld_of_their_own_on_the_way(person):
    person.open_table()
    lie(person, "R1 R2 R3|B7 G7 P7", opened=())
    person.rarer("rumski_screen.can_lay")
    person.choose("Ana")
    person.press("ok")
    person.key("R4 R5 R6")
    person.press("ok", "ok")
    person.end("rumski_screen.no_discard")
    assert person.log.opened == ["Ana"] and person.log.turn == "Bo"


def test_the_answer_is_left_without_laying(person):
    person.open_table()
    lie(person, "R1 R2 R3")
    person.rarer("rumski_screen.can_lay")
    person.choose("Ana")
    person.press("ok")
    person.key("R4")
    person.press("ok", "left")
    assert person.table() == lying("R1 R2 R3")
    # Of another player, only the answer is given.
    person.press("back") if person.box.device.app.stack[-1].module == "rumski.table_more" else None
    person.rarer("rumski_screen.can_lay")
    person.choose("Bo")
    person.press("ok")
    person.key("R4")
    person.press("ok")
    assert not any(form in person.screen() for form in forms("rumski_screen.lay_so"))


def test_undo_goes_back_over_the_end_of_a_turn_and_says_so(person):
    person.open_table()
    person.lay("R1 R2 R3")
    person.end("rumski_screen.no_discard")
    person.says("Bo")
    person.press("right")
    # In the row, or in the bar where the row is short.
    assert any(person.chosen().startswith(form) for form in forms("rumski_screen.undo"))
    said = person.chosen() + person.bar()
    assert any(form in said for form in forms("rumski_screen.step_e", name="Ana")), said
    person.press("ok")
    person.says("Ana")
    assert person.table() == lying("R1 R2 R3") and person.log.opened == []
    person.undo()
    assert person.table() == []
    # Redo is the row below undo, and the first one where nothing is left to undo.
    person.press("right", "ok")
    assert person.table() == lying("R1 R2 R3")
    person.restart()
    person.press("right", "down", "ok")
    assert person.log.turn == "Bo" and person.log.opened == ["Ana"]


def test_rsk_14_undo_goes_back_over_a_table_put_back(person):
    person.open_table()
    lie(person, "R1 R2 R3 R4")
    person.move("R4", "new")
    person.end("rumski_screen.put_back")
    person.press("ok")
    assert person.log.turn == "Bo" and person.table() == lying("R1 R2 R3 R4")
    person.undo()
    assert person.log.turn == "Ana" and person.table() == lying("R1 R2 R3|R4")


def end_round(person):
    """Let Ana go out at the open table, with points for the others."""
    person.end("rumski_screen.out")
    person.choose("rumski_screen.out_laid")
    person.choose("rumski_screen.by_points")
    person.numbers({"Bo": 20, "Cy": 35})
    person.keep()


def test_the_table_is_back_after_the_end_is_undone_though_the_next_was_touched(person):
    person.open_table()
    lie(person, "R1 R2 R3")
    person.lay("G5 G6 G7")
    end_round(person)
    person.open_table()
    person.lay("B1 B2 B3")
    person.press("back", "back")
    person.menu("ui.undo")
    person.press("ok")
    # The round goes on, after a power cut, too.
    person.restart()
    assert person.table() == lying("R1 R2 R3|G5 G6 G7")
    person.press("back")
    # The end is made again: the table of the next round is as it was left.
    person.menu("ui.redo")
    person.press("ok")
    person.open_table()
    assert person.table() == lying("B1 B2 B3")
    person.press("back", "back")
    person.menu("ui.undo")
    person.press("ok")
    # Play goes on, and another end begins a round with an empty table.
    person.open_table()
    person.undo()
    person.lay("P5 P6 P7")
    end_round(person)
    person.referee("rumski_screen.do")
    assert person.table() == []


def test_rsk_10_the_winner_is_known_and_hands_are_keyed_on_every_board(person):
    person.open_table()
    person.lay("G5 G6 G7")
    person.end("rumski_screen.out")
    person.choose("rumski_screen.out_laid")
    person.choose("rumski_screen.by_cards")
    person.says("Bo")
    # What lies on the table is in no hand.
    person.key("R1 W")
    person.key("B13")
    person.keep()
    assert person.sheet(THREE) == {"Ana": 40, "Bo": 0, "Cy": 0}


def test_a_picker_with_ten_cards_is_left_in_three_gestures_with_nothing_lost():
    cards = "R1 R2 R3 R4 B5 B6 B7 G9 Y9 P9"
    for board in ("sim_128x32", "sim_128x64_4"):
        with TablePerson(board) as person:
            person.open_table()
            person.press("ok")
            picker = person.box.device.app.stack[-1]
            picker.pad.put_back((RUMSKI70.read_all(cards.split()), None))
            presses = count_presses(person)
            person.press("left", "up", "ok")
            assert len(presses) == 3
            assert person.box.device.app.stack[-1].module == "rumski.table"
            # The same question has them again, once.
            person.press("ok")
            picker = person.box.device.app.stack[-1]
            assert RUMSKI70.texts(picker.pad.cards) == cards.split()
            person.press("left")
            person.choose("ui.take_all")
            assert picker.pad.cards == []
            person.press("back", "ok")
            assert person.box.device.app.stack[-1].pad.cards == []


def test_a_round_of_eight_turns_on_five_keys():
    with TablePerson("sim_128x64_5") as person:
        counts = []
        presses = count_presses(person)

        def turn(player):
            assert person.log.turn == player, (player, person.lines())
            counts.append(len(presses) - sum(counts))

        person.open_table()
        # 1: Ana opens. 2: Bo opens with two melds. 3: Cy only draws.
        person.lay("R3 W R5")
        person.end("rumski_screen.no_discard")
        turn("Bo")
        person.lay("B9 G9 Y9")
        person.lay("P10 P11 P12 P13")
        person.end("rumski_screen.no_discard")
        turn("Cy")
        person.end("rumski_screen.no_discard")
        turn("Ana")
        # 4: Ana frees the wild of her run. 5: Bo lays off, and takes a card of the table along.
        person.lay("W B6 B7", "R3")
        person.press("ok", "ok")
        person.end("rumski_screen.no_discard")
        turn("Bo")
        person.add("R6", "R5")
        person.lay("P13 B13 Y13")
        person.end("rumski_screen.no_discard")
        turn("Cy")
        # 6: Cy has not opened: what lies wrongly is put back.
        person.add("R7", "R6")
        person.end("rumski_screen.put_back")
        while person.box.device.app.stack[-1].module == "rumski.table_back":
            person.press("ok")
        turn("Ana")
        # It was Cy's meld that came first: undone, laid, and laid off.
        person.undo()
        assert person.log.turn == "Cy"
        person.lay("Y1 Y2 Y3")
        person.end("rumski_screen.no_discard")
        # 7: Ana asks the box, and lays so. 8: Bo goes out.
        person.rarer("rumski_screen.can_lay")
        person.choose("Ana")
        person.press("ok")
        person.key("B8 Y4 G1")
        person.press("ok", "ok")
        person.end("rumski_screen.no_discard")
        turn("Bo")
        person.lay("G5 G6 G7")
        person.end("rumski_screen.out")
        person.choose("rumski_screen.out_laid")
        person.choose("rumski_screen.by_points")
        person.numbers({"Cy": 35, "Ana": 5})
        person.keep()
        assert person.sheet(THREE) == {"Ana": 0, "Bo": 40, "Cy": 0}
        # Without an annoyance: no turn but the ones with two melds takes many presses.
        assert max(counts) <= 45, counts


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4", "sim_128x64_5"))
def test_rsk_8_the_first_discard_lies_on_no_card(board):
    with Sitter(board) as table:
        table.begin("rumski", THREE)
        table.open("rumski.table")
        first = table.app.stack[-1].log.turn
        table.open("rumski.table_end", table.app.stack[-1])
        table.choose("rumski_screen.discard")
        table.key_cards(RUMSKI70, "G8")
        # No card is an answer, too, and with every number of keys it can be given.
        table.says("judge.ask_top")
        table.finish_cards()
        log = table.app.stack[-1].log
        assert log.turn != first and RUMSKI70.text(log.top) == "G8"
