"""What a game asks: every action of every game can be entered, corrected and offered again."""

from engine.errors import Cancelled, InputError, RuleError
from engine.game.entry import Entry
from engine.game.questions import NOBODY, NUMBER, PICK, TEXT, Question
from engine.texts import has
from tests.portable.tools import FOUR, Table, fill_in, first_answer, raises, untyped

THREE = FOUR[:3]


def situations():
    """Yield tables in which, taken together, every action of every game can be entered."""
    for name in ("rumino", "ginski", "rumski", "tuscan"):
        yield Table(name, THREE)
    yield Table("tuscan", THREE, hand_values="ranked")
    yield Table("tuscan", THREE[:2])
    table = Table("rumino", FOUR, re_entry="once", stock_out="score")
    table.adjust("Bo", 100)
    yield table
    table = Table("rummoli", THREE, collect="held", pass_chip="turn")
    table.add("ante")
    yield table
    table.add("poker", winners=["Ann"])
    yield table
    for poker in ("showdown", "betting"):
        table = Table("rummoli", THREE, poker=poker)
        yield table
        table.add("ante")
        yield table
        table.add("widow", how="kept")
        table.add("poker", winners=["Ann"])
        yield table
        table.add("void")
        yield table
        table.add("poker", winners=["Ann"])
        table.add("out", player="Ann", left={"Bo": 1, "Cy": 2})
        yield table


def texts_of(question):
    """Return the keys of all texts that a question shows."""
    keys = [question.key]
    if question.text_above:
        keys.append(question.text_above)
    for _, label in question.choices:
        if isinstance(label, tuple):
            keys.append(label[0])
    return keys


def test_every_action_can_be_entered_and_is_accepted():
    seen = {}
    for table in situations():
        for action in table.game.actions():
            answers = []
            if action == "seats":
                # Where they sit already is no change: somebody else sits next.
                answers.append(Entry(table.game, action).question.choices[-1][0])
            entry = fill_in(table.game, action, answers=answers)
            assert entry.event["event"] == action
            for question in entry.asked:
                for key in texts_of(question):
                    assert has(key), key
            table.ledger.check(entry.event)
            seen[(table.game.name, action)] = True
        for action in table.game.actions():
            assert has(table.game.section + ".do_" + action) or has("all.do_" + action), action
            assert has(table.game.section + ".name_" + action) or has("all.name_" + action), action
    for table in situations():
        game = table.game
        for kind in [kind.name for kind in game.events + game.shared.event_types]:
            if (game.name, kind) not in seen:
                # Nobody joins three; the box asks for the bets in turn.
                assert (game.name, kind) in (("ginski", "join"), ("rummoli", "bet")), kind


def test_what_cannot_be_entered_now_is_refused_now():
    for table in situations():
        game = table.game
        for kind in [kind.name for kind in game.events + game.shared.event_types]:
            if kind not in game.actions() and kind not in (
                "ante",
                "join",
                "finish",
                "bet",
            ):
                try:
                    event = fill_in(game, kind).event
                except (RuleError, InputError, IndexError):
                    continue
                assert table.refuses(event["event"], **without_name(event))


def without_name(event):
    fields = dict(event)
    fields.pop("event")
    return fields


def every_choice(entry, depth=0):
    """Yield complete entries in which every choice of the first questions was taken once."""
    question = entry.question
    if question is None:
        yield entry
        return
    values = [first_answer(question)]
    if question.kind == PICK and depth < 3:
        values = [value for value, _ in question.choices]
    elif question.kind == NUMBER:
        values = [question.minimum, question.maximum]
    for value in values:
        entry.answer(value)
        yield from every_choice(entry, depth + 1)
        assert entry.back() == value


def test_an_old_event_is_offered_again_as_it_was():
    count, adjusted = 0, []
    for table in situations():
        game = table.game
        for action in game.actions():
            if action == "adjust":
                # The phase of a game does not change these questions (ALL-5).
                asked = game.name, game.house, game.names_in_play()
                if asked in adjusted:
                    continue
                adjusted.append(asked)
            for entry in every_choice(Entry(game, action)):
                event = entry.event
                again = fill_in(game, action, event)
                assert again.event == event, (again.event, event)
                count += 1
    assert count > 500


def test_back_moves_the_position_and_drops_nothing():
    for table in situations():
        for action in table.game.actions():
            entry = fill_in(table.game, action)
            answers = list(entry.answers)
            event = entry.event
            for at in range(len(answers) - 1, -1, -1):
                assert entry.back() == answers[at]
                assert entry.event is None and entry.question is entry.asked[at]
                assert entry.answers == answers and entry.at == at
            assert entry.back() is None
            for answer in answers:
                entry.answer(answer)
            assert entry.event == event


def test_a_refused_answer_changes_nothing():
    table = Table("rumino", THREE)
    entry = Entry(table.game, "round")
    raises(InputError, entry.answer, "Eve")
    raises(InputError, entry.answer, None)
    entry.answer("Bo")
    error = raises(RuleError, entry.answer, 8)
    assert error.rule == "RMN-8" and "8" in error.why() and "Bo" in error.why()
    for wrong in (True, 1.0, "7", None):
        raises(InputError, entry.answer, wrong)
    assert raises(RuleError, entry.answer, -1).rule == "RMN-8"
    assert entry.answers == ["Bo"]
    entry.answer(7)
    assert raises(RuleError, entry.answer, 71).rule == "RMN-4"
    entry.answer(70)
    entry.answer(0)
    assert entry.event == {
        "event": "round",
        "ender": "Bo",
        "deadwood": {"Bo": 7, "Cy": 70, "Ann": 0},
    }


def test_a_number_that_is_possible_but_odd_is_asked_about():
    entry = Entry(Table("rumino", THREE).game, "round")
    entry.answer("Bo")
    assert not entry.question.is_odd(7)
    entry.answer(1)
    assert entry.question.is_odd(68) and not entry.question.is_odd(45)
    # From that number on, it is odd.
    first = entry.question.unusual_from
    assert entry.question.is_odd(first) and not entry.question.is_odd(first - 1)
    # What the question offers is known already.
    entry.question.default = 68
    assert not entry.question.is_odd(68) and entry.question.is_odd(67)
    entry = Entry(Table("rumski", THREE).game, "round")
    entry.answer("Bo")
    assert entry.question.step == 5 and entry.question.is_odd(200)
    assert raises(RuleError, entry.answer, 12).rule == "RSK-10"
    assert raises(RuleError, entry.answer, 0).rule == "RSK-10"


def test_ginski_asks_for_big_only_without_deadwood():
    game = Table("ginski", THREE).game
    entry = Entry(game, "round")
    entry.answer("Bo")
    entry.answer(3)
    assert entry.question.kind == NUMBER
    entry.back()
    entry.answer(0)
    assert entry.question.kind == PICK
    entry.answer(True)
    entry.answer(5)
    entry.answer(6)
    assert entry.event["big"] is True and entry.event["deadwood"] == {"Bo": 0, "Cy": 5, "Ann": 6}


def test_texts_have_a_length():
    question = Question(TEXT, "all.ask_reason", maximum=3)
    question.check("abc")
    for wrong in ("", "abcd", None, 7):
        raises(InputError, question.check, wrong)


def test_the_answers_are_those_that_the_ledger_takes():
    table = Table("rummoli", THREE, poker="betting")
    table.ledger.add(fill_in(table.game, "ante").event)
    table.ledger.add(fill_in(table.game, "widow", None, ("sold", "Cy", 6)).event)
    table.ledger.add(fill_in(table.game, "bet", None, ("Bo", 4)).event)
    table.ledger.add(fill_in(table.game, "poker", None, ("Bo", "Ann")).event)
    table.ledger.add(fill_in(table.game, "pay", None, ("7-8-9", "Cy")).event)
    table.ledger.add(fill_in(table.game, "out", None, ("Ann", 3, 5)).event)
    table.sound()
    # Of seven chips in the pot the odd one is Bo's, nearer to the dealer's left (RML-20).
    assert table.scores() == [41 + 6 + 3 + 3 + 8, 41 - 4 + 4 - 3, 41 - 6 + 3 - 5]


def test_a_search_that_is_given_up_leaves_the_question_as_it_was():
    class Box:
        seen = []
        tired = True

        def kept(self, name):
            return None

        def room(self):
            return None

        def progress(self, percent):
            self.seen.append(percent)
            return self.tired

    game = Table("rumski", THREE).game
    untyped(game).box = box = Box()
    entry = Entry(game, "judge_play")
    entry.answer([0, 1, 2, 30])
    asked = entry.question
    raises(Cancelled, entry.answer, True)
    assert entry.answers == [[0, 1, 2, 30]] and entry.event is None
    assert entry.question.key == asked.key and box.seen == [0]
    box.tired = False
    entry.answer(True)
    assert entry.question is None and untyped(entry.event).figure == "3" and max(box.seen) > 50
    assert entry.back() is True and entry.event is None and untyped(entry.question).key == asked.key


def test_an_answer_goes_on_from_the_one_before():
    game = Table("rumski", THREE).game
    begun = []
    questions = game.questions
    game.questions = lambda action, old: begun.append(action) or questions(action, old)
    entry = Entry(game, "round")
    for answer in ("Ann", 30, 40):
        entry.answer(answer)
    assert begun == ["round"] and entry.event["points"] == {"Bo": 30, "Cy": 40}
    assert entry.back() == 40 and len(begun) == 1
    entry.answer(45)
    assert begun == ["round"] * 2 and entry.event["points"] == {"Bo": 30, "Cy": 45}


def test_rml_5_and_13_cards_left_are_refused_with_the_bound_that_they_break():
    table = Table("rummoli", THREE)
    table.add("ante")
    entry = Entry(table.game, "out")
    entry.answer("Ann")
    for number, key in ((0, "rummoli.left_floor"), (14, "rummoli.left_limit")):
        try:
            entry.answer(number)
        except RuleError as error:
            assert error.key == key and error.facts["n"] == number
            assert error.why().startswith("%d " % number)
        else:
            raise AssertionError(number)
    entry.answer(13)


def test_all_5_reasons_are_ready_to_choose_and_typing_is_the_last_choice():
    for name in ("rumino", "ginski", "rummoli", "rumski", "tuscan"):
        table = Table(name, THREE)
        entry = Entry(table.game, "adjust")
        while not (entry.question.kind == PICK and entry.question.key == "all.ask_reason"):
            entry.answer(first_answer(entry.question))
        values = [value for value, _ in entry.question.choices]
        assert len(values) >= 4 and [len(value) <= 40 for value in values] == [True] * len(values)
        assert entry.question.choices[-1][1] == ("all.reason_own", {})
        entry.answer(values[-2])
        while entry.question is not None:
            assert entry.question.kind != TEXT
            entry.answer(first_answer(entry.question))
        assert entry.event["reason"] == values[-2]
        table.ledger.add(entry.event)
        # It is offered again, and own words take its place.
        entry = fill_in(table.game, "adjust", entry.event)
        assert entry.event["reason"] == values[-2]


def test_rml_12_a_pay_card_in_another_spelling_can_be_edited():
    table = Table("rummoli", THREE)
    table.add("ante")
    table.add("poker", winners=["Ann"])
    old = {"event": "pay", "player": "Bo", "space": "kd-ad"}
    table.ledger.add(old)
    entry = Entry(table.game, "pay", old)
    assert entry.question.default == "AD-KD"
    entry.answer("AD-KD")
    assert entry.question.default == "Bo"
    entry.answer("Cy")
    table.ledger.add({"event": "amend", "index": 2, "to": entry.event})
    assert table.scores() == [44, 41, 44]


def test_rml_18_a_chip_on_rummoli_asks_only_who_pays_and_why():
    table = Table("rummoli", THREE)
    table.add("ante")
    entry = Entry(table.game, "adjust")
    entry.answer("Bo")
    entry.answer(entry.question.choices[0][0])
    assert entry.event == {
        "event": "adjust",
        "from": "Bo",
        "to": "rummoli",
        "chips": 1,
        "reason": "RML-18: card laid late",
    }
    table.ledger.add(entry.event)
    assert table.score("Bo") == 50 - 9 - 1 and table.game.board.pots["rummoli"] == 4
    assert fill_in(table.game, "adjust", entry.event).event == entry.event


def test_rmn_11_a_rumino_is_asked_for_in_the_round_where_nothing_is_left():
    table = Table("rumino", THREE)
    entry = Entry(table.game, "round")
    entry.answer("Bo")
    entry.answer(0)
    assert entry.question.kind == PICK and entry.question.key == "rumino.ask_is_rumino"
    assert first_answer(entry.question) is False, "a gin is likelier"
    entry.answer(True)
    assert entry.event == {"event": "rumino", "player": "Bo"}
    entry.back()
    entry.answer(False)
    assert entry.question.kind == NUMBER and entry.question.who == "Cy"
    entry.back()
    entry.back()
    entry.answer(3)
    assert entry.question.kind == NUMBER
    # Keyed cards say it themselves.
    for words, found in (("3C 4C 5C 6C 7C 8C 9C", "rumino"), ("7H 7D 7S 4C 5C 6C 7C", None)):
        entry.back()
        entry.answer([table.game.faces.deck(table.game.house).read(word) for word in words.split()])
        assert (entry.event and entry.event["event"]) == found
    # A round that is amended stays one.
    old = {"event": "round", "ender": "Bo", "deadwood": {"Ann": 5, "Bo": 0, "Cy": 9}}
    assert fill_in(table.game, "round", old).event == old


def test_every_answer_that_was_taken_back_is_offered_on_the_way_forward():
    for table in situations():
        for action in table.game.actions():
            entry = fill_in(table.game, action)
            event, answers = entry.event, list(entry.answers)
            while entry.at:
                entry.back()
            for answer in answers:
                assert answer is None or entry.question.default == answer, (action, answers)
                entry.answer(answer)
            assert entry.event == event


def test_an_answer_that_was_taken_back_belongs_to_its_player():
    entry = Entry(Table("rumino", FOUR).game, "round")
    for answer in ("Bo", 5, 40, 50, 60):
        entry.answer(answer)
    assert entry.event["deadwood"] == {"Bo": 5, "Cy": 40, "Di": 50, "Ann": 60}
    while entry.at:
        entry.back()
    assert entry.question.default == "Bo"
    # Another knocked: what the others hold stays theirs, in another order.
    entry.answer("Di")
    assert entry.question.default is None, "50 is no hand to knock with (RMN-8)"
    entry.answer(7)
    offered = []
    for _ in range(3):
        offered.append((entry.question.who, entry.question.default))
        entry.answer(1)
    assert offered == [("Ann", 60), ("Bo", 5), ("Cy", 40)]


def test_what_a_game_offers_is_worked_out_anew():
    table = Table("any", THREE, sum=0)
    entry = Entry(table.game, "round")
    for answer in (5, -3, -2):
        assert entry.question.default in (None, 0, answer)
        entry.answer(answer)
    entry.back()
    entry.back()
    assert entry.question.default == -3
    entry.answer(-1)
    assert entry.question.default == -4, "the rest to 0 (ANY-9)"


def test_an_answer_is_no_answer_to_another_question():
    entry = Entry(Table("gin", FOUR[:2]).game, "agree")
    entry.answer("last_two")
    entry.answer([value for value, _ in entry.question.choices if value != "knock"][0])
    entry.back()
    entry.back()
    entry.answer("big_gin")
    assert entry.question.default == 31


def test_a_move_belongs_to_what_was_bet_before():
    table = Table("rummoli", THREE, dealer="Ann", poker="betting")
    table.add("ante")
    table.add("widow", how="kept")
    entry = Entry(table.game, "bets")
    for answer in ("check", "bet", 1, "call", "raise", 1, "fold", "call"):
        entry.answer(answer)
    event = entry.event
    answers = list(entry.answers)
    while entry.at:
        entry.back()
    for answer in answers:
        assert entry.question.default == answer
        entry.answer(answer)
    assert entry.event == event
    while entry.at:
        entry.back()
    entry.answer("bet")
    entry.answer(1)
    assert entry.question.facts["name"] == "Cy" and entry.question.default is None


def test_points_for_each_of_several_winners_are_no_number_of_the_first():
    entry = Entry(Table("any", FOUR, entry="won").game, "won")
    for answer in ("Bo", "", 30):
        entry.answer(answer)
    assert entry.event["points"] == 30
    entry.back()
    entry.back()
    entry.answer("Cy")
    entry.answer("")
    assert entry.question.default is None


def test_after_another_hand_only_hands_are_offered():
    def hand(first):
        return list(range(first, first + 7))

    entry = Entry(Table("tuscan", THREE).game, "judge_showdown")
    for answer in (False, hand(0), hand(13), hand(26)):
        entry.answer(answer)
    entry.back()
    entry.back()
    changed = hand(13)[:2] + [12] + hand(13)[3:]
    # It was keyed, but not given.
    entry.keep(changed)
    entry.back()
    entry.answer(hand(0))
    assert entry.question.default == changed
    entry.answer(changed)
    assert not entry.halves and entry.question.default == hand(26)


def test_who_has_a_card_stays_while_a_number_is_put_right():
    table = Table("form:hearts", FOUR, jack_of_diamonds="yes")
    for in_turn in (True, False):
        entry = Entry(table.game, "round")
        for answer in (3, 0, 20, 3):
            entry.answer(answer)
        last = entry.asked[-1].whom()
        entry.answer(entry.asked[0].whom())
        numbers = [at for at, one in enumerate(entry.asked) if one.kind == NUMBER]
        field, third = entry.asked[numbers[2]].row()
        if in_turn:
            entry.go_to(numbers[2])
            entry.answer(19)
            entry.answer(4)
            assert entry.question is None or entry.question.default == entry.asked[0].whom()
            entry.go_to(len(entry.answers))
        else:
            entry.put(field, third, 19)
            entry.put(field, last, 4)
        assert entry.event["jack"] == entry.asked[0].whom()
        assert sorted(entry.event["points"].values()) == [0, 3, 4, 19]


def test_nobody_is_an_answer_too():
    table = Table("rummoli", THREE)
    table.add("ante")
    entry = Entry(table.game, "poker", {"event": "poker", "winners": ["Ann", "Bo"]})
    entry.answer("Ann")
    assert entry.question.default == "Bo"
    entry.answer(NOBODY)
    assert entry.event["winners"] == ["Ann"]
    entry.back()
    assert entry.question.default == NOBODY
    entry.back()
    entry.answer("Ann")
    assert entry.question.default == NOBODY


def test_rml_6_the_widow_is_sold_to_the_highest_bidder():
    table = Table("rummoli", THREE, dealer="Ann")
    table.add("ante")
    entry = Entry(table.game, "widow")
    entry.answer("sold")
    assert [label[1] for _, label in entry.question.choices] == [
        {"name": "Bo", "n": 41},
        {"name": "Cy", "n": 41},
    ]
    entry.answer("Bo")
    entry.answer(4)
    # Who leads, with how much; a bid is more than that.
    assert entry.question.facts == {"name": "Bo", "n": 4}
    assert [value for value, _ in entry.question.choices[1:]] == ["Cy"]
    entry.answer("Cy")
    raises(RuleError, entry.answer, 4)
    # Nobody bids more than they have.
    raises(RuleError, entry.answer, 60)
    entry.answer(40)
    entry.answer(first_answer(entry.question))
    assert entry.event == {"event": "widow", "how": "sold", "buyer": "Cy", "price": 40}
    # What was agreed at the table is entered all the same, with a note.
    effect = table.add("widow", how="sold", buyer="Cy", price=60)
    assert ("RML-15", "rummoli.would_owe", {"name": "Cy", "n": 19}) in effect.notes
