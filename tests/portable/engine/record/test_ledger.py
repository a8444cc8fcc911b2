"""The ledger: events in, state out; undo, redo and amend; nothing is half done."""

from engine import games
from engine.errors import InputError, RuleError
from engine.record.ledger import Ledger
from tests.portable.tools import FOUR, Table, raises, shown, untyped


def knock(*deadwood):
    return {"event": "round", "ender": "Ann", "deadwood": dict(zip(FOUR, deadwood))}


def table_of_three_rounds():
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 2, 3, 4)
    table.round("Ann", 1, 20, 30, 40)
    table.round("Ann", 5, 6, 7, 8)
    return table


def test_undo_takes_back_the_last_event():
    table = table_of_three_rounds()
    table.add("undo")
    assert table.scores() == [2, 22, 33, 44] and table.ledger.count == 2
    table.add("undo")
    table.add("undo")
    assert table.scores() == [0, 0, 0, 0] and table.game.dealer == "Ann"
    assert table.refuses("undo") is None
    assert table.ledger.to_undo() is None


def test_redo_brings_back_one_by_one_the_latest_first():
    table = table_of_three_rounds()
    whole = shown(table.game)
    for _ in range(3):
        table.add("undo")
    table.add("redo")
    assert table.scores() == [1, 2, 3, 4]
    table.add("redo")
    table.add("redo")
    assert shown(table.game) == whole
    assert table.refuses("redo") is None and not table.ledger.can_redo()


def test_redo_is_ended_by_any_other_event():
    for other in ({"event": "void"}, {"event": "amend", "index": 0, "to": {"event": "void"}}):
        table = table_of_three_rounds()
        table.add("undo")
        assert table.ledger.can_redo()
        table.ledger.add(other)
        assert table.refuses("redo") is None


def test_undo_after_redo_after_undo():
    table = table_of_three_rounds()
    for _ in range(5):
        table.add("undo")
        table.add("undo")
        table.add("redo")
        table.add("redo")
    assert table.scores() == [7, 28, 40, 52]
    table.add("undo")
    table.add("void")
    table.add("undo")
    table.add("undo")
    assert table.scores() == [1, 2, 3, 4]
    assert len(table.ledger.log) == 3 + 20 + 4


def test_amend_scores_everything_after_it_anew():
    table = table_of_three_rounds()
    table.add("amend", index=1, to=knock(0, 20, 30, 40))
    assert table.scores() == [-4, 28, 40, 52]
    table.add("amend", index=0, to={"event": "void"})
    assert table.scores() == [-5, 26, 37, 48] and table.game.dealer == "Cy"
    assert [event["event"] for event in table.ledger.events()] == ["void", "round", "round"]


def test_amend_twice_and_undo_the_amends():
    table = table_of_three_rounds()
    states = [shown(table.game)]
    for first in (2, 3, 4):
        table.add("amend", index=0, to=knock(first, 2, 3, 4))
        states.append(shown(table.game))
    while len(states) > 1:
        assert shown(table.game) == states.pop()
        what, index, event, effect = untyped(table.ledger.to_undo())
        assert (what, index) == ("amend", 0) and effect.changes == event["deadwood"]
        table.add("undo")
    assert shown(table.game) == states[0]
    table.add("redo")
    assert table.score("Ann") == 8


def test_undo_tells_what_it_takes_back():
    table = table_of_three_rounds()
    what, index, event, effect = untyped(table.ledger.to_undo())
    assert (what, index, event) == ("event", 2, knock(5, 6, 7, 8)) and effect.number == 3
    table.add("undo")
    assert table.ledger.to_redo()[:3] == ("event", 2, knock(5, 6, 7, 8))
    table.add("redo")
    assert table.ledger.to_redo() is None
    table.add("amend", index=1, to={"event": "void"})
    table.add("undo")
    assert table.ledger.to_redo()[:3] == ("amend", 1, {"event": "void"})


def test_amend_is_refused_where_its_index_or_event_is_none():
    table = table_of_three_rounds()
    for index in (-1, 3, 1.0, True, "1", None):
        assert table.refuses("amend", index=index, to={"event": "void"}) == "input"
    for to in (None, 7, [], {}, {"event": "amend", "index": 0, "to": {"event": "void"}}):
        assert table.refuses("amend", index=0, to=to) == "input"
    for event in ("undo", "redo", "no such", None, []):
        assert table.refuses("amend", index=0, to={"event": event}) == "input"
    assert table.refuses("amend", index=0) == "input"
    assert table.refuses("amend", to={"event": "void"}) == "input"
    assert table.refuses("amend", index=0, to={"event": "void"}, why="x") == "input"
    assert table.refuses("undo", n=2) == "input"
    assert table.refuses("redo", n=2) == "input"
    assert table.refuses("amend", index=0, to=knock(8, 2, 3, 4)) == "RMN-8"


def test_a_log_that_nobody_can_have_entered_is_refused():
    kind = games.load("rumino")

    def opened(*log):
        return Ledger(kind, list(FOUR), None, None, list(log))

    amend, void = {"event": "amend", "index": 0, "to": {"event": "void"}}, {"event": "void"}
    assert opened(void, amend).count == 1
    assert raises(InputError, opened, amend).key == "all.amend_index"
    # One that is undone could be restored from the menu.
    assert raises(InputError, opened, amend, {"event": "undo"}).facts == {"n": 0}
    assert raises(InputError, opened, void, {"event": "undo"}, amend).facts == {"n": 0}
    third = {"event": "amend", "index": 2, "to": {"event": "void"}}
    assert raises(InputError, opened, void, void, amend, third).facts == {"n": 2}
    assert raises(InputError, opened, void, dict(amend, index="0")).facts == {"n": 1}
    assert raises(RuleError, opened, {"event": "undo"}, void).key == "all.nothing_to_undo"
    assert raises(RuleError, opened, void, {"event": "redo"}).key == "all.nothing_to_redo"


def test_amends_count_the_events_in_force():
    table = table_of_three_rounds()
    table.add("undo")
    assert table.refuses("amend", index=2, to={"event": "void"}) == "input"
    table.add("redo")
    table.add("amend", index=2, to={"event": "void"})
    table.add("undo")
    table.add("undo")
    assert table.refuses("amend", index=2, to={"event": "void"}) == "input"
    table.add("redo")
    table.add("redo")
    again = Ledger(table.ledger.game_class, list(FOUR), table.ledger.house, None, table.ledger.log)
    assert again.count == 3 and again.is_amended(2)
    assert shown(again.game) == shown(table.game)


def test_amend_is_refused_where_a_later_event_becomes_impossible():
    table = table_of_three_rounds()
    error = raises(
        RuleError,
        table.ledger.add,
        {"event": "amend", "index": 0, "to": {"event": "leave", "player": "Bo"}},
    )
    assert error.key == "all.later_impossible" and error.facts["n"] == 2
    assert error.why() == "That would make round 2 impossible: Bo has left the game"
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 50, 3, 4)
    table.round("Ann", 1, 45, 3, 4)
    table.add("adjust", player="Bo", by=4, reason="x")
    error = raises(
        RuleError, table.ledger.add, {"event": "amend", "index": 0, "to": knock(1, 55, 3, 4)}
    )
    assert error.rule == "RMN-12" and "RMN" not in error.why()
    # A correction belongs to no round: the history shows it by its story.
    assert error.why().startswith('That would make the entry "Bo: x" impossible: Bo was out')
    assert table.scores() == [2, 99, 6, 8]


def test_a_later_event_that_becomes_impossible_is_named_as_the_history_does():
    """Penalties and newcomers are entries, but no rounds: entry 5 is round 3."""
    table = Table("rumino", FOUR)
    table.round("Ann", 1, 50, 3, 4)
    table.add("adjust", player="Cy", by=4, reason="x")
    table.round("Ann", 1, 20, 3, 4)
    table.add("join", player="Eve")
    table.round("Ann", 1, 20, 3, 4, 5)
    effects = [effect for _, _, effect, _ in table.ledger.history()]
    assert [effect.number for effect in effects] == [1, 0, 2, 0, 3]
    out = {"event": "amend", "index": 2, "to": knock(1, 50, 3, 4)}
    error = raises(RuleError, table.ledger.preview, out)
    assert error.why() == "That would make round 3 impossible: Bo was out in round 2"


def test_amend_is_refused_where_the_game_would_be_over_too_soon():
    table = table_of_three_rounds()
    stop = {"event": "stop"}
    assert table.refuses("amend", index=1, to=stop) == "ALL-4"
    table.add("amend", index=2, to=stop)
    assert table.end() == (["Ann"], "ALL-4")
    table.add("amend", index=2, to=knock(5, 6, 7, 8))
    assert not table.game.over


def test_the_history_has_one_entry_for_each_event_in_force():
    table = table_of_three_rounds()
    table.add("undo")
    table.add("amend", index=0, to=knock(0, 1, 1, 1))
    table.add("void")
    found = [(index, event["event"]) for index, event, _, _ in table.ledger.history()]
    assert found == [(0, "round"), (1, "round"), (2, "void")]
    changes = [effect.changes for _, _, effect, _ in table.ledger.history()]
    assert changes[0] == {"Ann": -10, "Bo": 1, "Cy": 1, "Di": 1}
    dealers = [effect.dealer for _, _, effect, _ in table.ledger.history()]
    assert dealers == ["Ann", "Bo", "Cy"]


def test_replay_from_the_log_gives_the_same_state():
    table = table_of_three_rounds()
    table.add("amend", index=1, to=knock(0, 20, 30, 40))
    table.add("undo")
    table.add("undo")
    table.add("redo")
    table.add("join", player="Eve", seat=2)
    for length in range(len(table.ledger.log) + 1):
        log = list(table.ledger.log[:length])
        grown = Ledger(games.load("rumino"), FOUR)
        for entry in log:
            grown.add(entry)
        again = Ledger(games.load("rumino"), FOUR, log=log)
        assert shown(grown.game) == shown(again.game)
        assert grown.can_redo() == again.can_redo() and grown.count == again.count


class FullLog(list):
    """A journal with no room left."""

    def append(self, entry):
        raise OSError(28)


def test_a_log_that_cannot_be_written_changes_nothing():
    table = table_of_three_rounds()
    table.add("undo")
    ledger = Ledger(games.load("rumino"), FOUR, log=FullLog(table.ledger.log))
    before = shown(ledger.game)
    for entry in (
        knock(1, 2, 3, 4),
        {"event": "undo"},
        {"event": "redo"},
        {"event": "amend", "index": 0, "to": {"event": "void"}},
    ):
        raises(OSError, ledger.add, entry)
        assert shown(ledger.game) == before and ledger.count == 2 and ledger.can_redo()


def test_house_rules_are_frozen():
    rumino = games.load("rumino")
    house = rumino.with_defaults({"out_at": 50})
    ledger = Ledger(rumino, FOUR, house)
    house["out_at"] = 9999
    ledger.add(knock(1, 51, 3, 4))
    ledger.add({"event": "void"})
    ledger.add({"event": "undo"})
    assert ledger.game.elimination.names(ledger.game.winners) == ["Bo"]


def test_a_preview_of_an_amend_tells_the_new_effect_and_the_new_standing():
    table = table_of_three_rounds()
    before = shown(table.game)
    entry = {"event": "amend", "index": 0, "to": knock(0, 2, 3, 4)}
    effect, ahead = table.ledger.preview(entry)
    assert effect.changes["Ann"] == -10 and ahead.find("Ann").score == -4
    assert shown(table.game) == before
    ahead.apply(knock(1, 1, 1, 1))
    assert shown(table.game) == before


def test_copies_are_independent():
    for name in ("rumino", "ginski", "rummoli", "rumski", "tuscan"):
        table = Table(name, FOUR[:3])
        if name == "rummoli":
            table.add("ante")
            table.add("poker", winners=["Ann"])
            table.add("pay", player="Bo", space="QC")
        else:
            table.adjust("Bo", 1)
        before = shown(table.game)
        copy = table.game.copy()
        for _ in range(2):
            twin = copy.copy()
            twin.apply(
                {"event": "adjust", "player": "Ann", "by": 2, "reason": "x"}
                if name != "rummoli"
                else {"event": "void"}
            )
            twin.apply({"event": "stop"})
            assert shown(twin) != before
            assert shown(copy) == before and shown(table.game) == before


def test_what_is_no_event():
    table = Table("rumino", FOUR)
    for entry in (None, 7, [], "void", {}, {"event": None}, {"event": 7}, {"event": "ante"}):
        error = raises(InputError, table.ledger.add, entry)
        assert error.field == "event"
    assert table.ledger.log == []


def test_names_that_cannot_play_have_no_ledger():
    for names in (["Ann"], ["Ann", "Ann"], ["Ann", ""]):
        raises(InputError, Ledger, games.load("rumino"), names)


def test_who_deals_first_must_play():
    assert raises(InputError, Table, "rumino", FOUR, "Eve").field == "dealer"
    assert Table("rumino", FOUR, "Cy").game.dealer == "Cy"


def test_going_back_any_way_comes_to_the_same_as_a_new_ledger():
    """Sixty-six rounds, then undo, redo and amend near and far: copies of the game save replay,
    nothing else.
    """
    ledger = Ledger(
        games.load("ginski"), FOUR[:3], games.load("ginski").with_defaults({"target": 9999})
    )

    def check():
        twin = Ledger(ledger.game_class, ledger.names, ledger.house, None, list(ledger.log))
        assert twin.count == ledger.count and scores(twin) == scores(ledger)
        assert (twin.last and twin.last.changes) == (ledger.last and ledger.last.changes)
        for index, event, effect, _ in twin.history():
            if index in (0, 15, 16, 31, 40, ledger.count - 1):
                found = ledger.find(index)
                assert found[0] == event and found[1].changes == effect.changes
        return twin

    for at in range(66):
        ledger.add({"event": "round", "ender": FOUR[at % 3], "deadwood": hand_of(at)})
    check()
    for index in (65, 64, 48, 47, 32, 31, 16, 15, 1, 0):
        to = {"event": "round", "ender": "Ann", "deadwood": hand_of(index + 7)}
        effect, game = ledger.preview({"event": "amend", "index": index, "to": to})
        before = ledger.game_before(index)
        assert before.plan(to).changes == effect.changes and before.rounds == index
        ledger.add({"event": "amend", "index": index, "to": to})
        assert shown(game) == shown(ledger.game)
        check()
    for _ in range(40):
        ledger.add({"event": "undo"})
    check()
    for _ in range(17):
        ledger.add({"event": "redo"})
    check()
    ledger.add({"event": "round", "ender": "Bo", "deadwood": hand_of(3)})
    twin = check()
    # Few copies, however long the game is.
    assert len(ledger._copies) <= 4 and len(twin._copies) <= 4


def test_undo_and_redo_over_every_copy_leave_the_last_effect():
    """The event that becomes the last one may lie just before a copy: its effect is told, too."""
    ginski = games.load("ginski")
    ledger = Ledger(ginski, FOUR[:3], ginski.with_defaults({"target": 9999}))
    told = []
    for at in range(67):
        entry = {"event": "round", "ender": FOUR[at % 3], "deadwood": hand_of(at)}
        told.append(ledger.add(entry).changes)
    for count in range(66, 0, -1):
        effect = ledger.add({"event": "undo"})
        assert ledger.count == count and effect is ledger.last
        assert effect.changes == told[count - 1] and effect.number == count
        assert ledger.to_undo().effect is effect
    assert ledger.add({"event": "undo"}) is None and ledger.last is None
    for count in range(1, 68):
        effect = ledger.add({"event": "redo"})
        assert effect is ledger.last and effect.changes == told[count - 1]
        assert effect.number == count


def test_what_is_mended_near_the_end_applies_few_events():
    applied = []

    class Watched(games.load("ginski")):
        def carry_out(self, event, effect):
            applied.append(event)
            super().carry_out(event, effect)

    ledger = Ledger(Watched, FOUR[:3], Watched.with_defaults({"target": 9999}))
    for at in range(200):
        ledger.add({"event": "round", "ender": FOUR[at % 3], "deadwood": hand_of(at)})
    assert len(applied) == 200
    to = {"event": "round", "ender": "Ann", "deadwood": hand_of(5)}
    for back in (1, 2, 16, 17, 40, 48):
        amend = {"event": "amend", "index": 200 - back, "to": to}
        for do, entry in (
            (ledger.preview, amend),
            (ledger.add, amend),
            (ledger.add, {"event": "undo"}),
        ):
            applied.clear()
            do(entry)
            assert len(applied) <= back + 16, (back, entry)
    applied.clear()
    ledger.preview({"event": "amend", "index": 0, "to": to})
    assert len(applied) == 200
    applied.clear()
    assert ledger.to_undo()[1] == 199 and ledger.find(199)[1].changes == ledger.last.changes
    assert len(applied) <= 16


def long_ginski(rounds):
    ginski = games.load("ginski")
    ledger = Ledger(ginski, FOUR[:3], ginski.with_defaults({"target": 9999}))
    for at in range(rounds):
        ledger.add({"event": "round", "ender": FOUR[at % 3], "deadwood": hand_of(at)})
    return ledger


def test_an_amend_that_changes_nothing_later_applies_up_to_the_next_copy_only():
    ledger = long_ginski(60)
    before, last, again = shown(ledger.game), ledger.last, ledger.again
    to = {"event": "round", "ender": FOUR[20 % 3], "deadwood": hand_of(20)}
    ledger.add({"event": "amend", "index": 20, "to": to})
    # Events 16 to 31, and one for going back.
    assert ledger.again - again == 16 + 1
    assert shown(ledger.game) == before and ledger.count == 60 and ledger.last is last
    # The copies are there, and stay in order.
    for index in (59, 40, 21):
        assert ledger.game_before(index).rounds == index
    assert [copy[0] for copy in ledger._copies] == [16, 32, 48]
    ledger.add({"event": "undo"})
    assert shown(ledger.game) == before and ledger.last is last
    other = {"event": "round", "ender": FOUR[20 % 3], "deadwood": hand_of(21)}
    again = ledger.again
    ledger.add({"event": "amend", "index": 20, "to": other})
    assert ledger.again - again == 60 - 16 + 1
    twin = Ledger(ledger.game_class, ledger.names, ledger.house, None, list(ledger.log))
    assert shown(twin.game) == shown(ledger.game) != before


def test_applying_an_event_with_hands_again_is_the_work_of_twenty():
    tuscan = games.load("tuscan")
    gran = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "JS", "QS", "KS"]
    other = ["AH", "3D", "5C", "7H", "JD", "KC", "2H", "4D", "6C", "QH"]
    log = [
        {"event": "hand", "winner": "Ann"},
        {"event": "hand", "hands": {"Ann": gran, "Bo": other}},
    ]
    assert Ledger(tuscan, ["Ann", "Bo"], None, None, log[:1]).again == 1 + 1
    assert Ledger(tuscan, ["Ann", "Bo"], None, None, log).again == 1 + 1 + 20


def test_the_history_may_begin_anywhere():
    ledger = long_ginski(40)
    for first in (0, 5, 16, 17, 39, 40):
        told = [(index, game.rounds) for index, _, _, game in ledger.history(first)]
        assert [index for index, _ in told] == list(range(first, 40))
        assert len(list(ledger.history(first))) == 40 - first


def test_the_place_of_an_event_is_that_of_its_first_form():
    ledger = long_ginski(20)
    ledger.add({"event": "undo"})
    ledger.add({"event": "undo"})
    ledger.add({"event": "amend", "index": 3, "to": {"event": "void"}})
    ledger.add({"event": "void"})
    assert [ledger.place(index) for index in (0, 3, 15, 16, 17, 18)] == [0, 3, 15, 16, 17, 23]
    for index in (19, 30):
        raises(IndexError, ledger.place, index)
        raises(IndexError, ledger.find, index)


def test_an_event_is_accepted_with_what_its_preview_showed():
    table = table_of_three_rounds()
    entry = knock(1, 2, 3, 4)
    effect, game = table.ledger.preview(entry)
    table.ledger.accept(entry, effect, game)
    assert table.scores() == [8, 30, 43, 56] and table.ledger.last is effect
    assert table.ledger.log[-1] == entry and table.ledger.count == 4
    again = Ledger(table.ledger.game_class, list(FOUR), table.ledger.house, None, table.ledger.log)
    assert shown(again.game) == shown(table.game)
    table.add("undo")
    assert table.scores() == [7, 28, 40, 52]


def test_a_check_takes_what_add_would_take_and_changes_nothing():
    table = table_of_three_rounds()
    before = shown(table.game)
    amend = {"event": "amend", "index": 1, "to": {"event": "void"}}
    for entry in (amend, {"event": "undo"}, knock(1, 2, 3, 4)):
        table.ledger.check(entry)
    assert shown(table.game) == before and len(table.ledger.log) == 3
    for index in (3, 4, 99):
        assert table.refuses("amend", index=index, to={"event": "void"}) == "input"


def test_a_later_event_about_a_player_who_would_not_be_there_keeps_its_reason():
    """The reason is no rule: nobody of that name has joined."""
    table = Table("rumino", FOUR)
    table.add("join", player="Eve")
    table.add("adjust", player="Eve", by=4, reason="x")
    amend = {"event": "amend", "index": 0, "to": {"event": "void"}}
    error = raises(RuleError, table.ledger.add, amend)
    assert error.rule is None and "Eve" in error.why()


def hand_of(at):
    return {"Ann": at % 13, "Bo": (at * 5) % 13, "Cy": (at * 7) % 13}


def scores(ledger):
    return [(player.name, player.score) for player in ledger.game.players]


def test_the_last_event_of_a_kind_is_the_last_of_those_in_force():
    table = Table("rumino", ("Ann", "Bo", "Cy"))
    ledger = table.ledger
    number = 8
    for _ in range(120):
        # MicroPython has no random.Random.
        number = number * 25173 % 65537
        choice = number % 6
        try:
            if choice == 0:
                ledger.add({"event": "undo"})
            elif choice == 1:
                ledger.add({"event": "redo"})
            elif choice == 2 and ledger.count:
                to = {"event": "adjust", "player": "Bo", "by": 1 + number % 3, "reason": "x"}
                ledger.add({"event": "amend", "index": number % ledger.count, "to": to})
            elif choice == 3:
                ledger.add({"event": "dealer", "player": ("Ann", "Bo", "Cy")[number % 3]})
            else:
                table.round("Ann", 1, 1, 1)
        except (RuleError, InputError):
            continue
        kinds = [event["event"] for event in ledger.events()]
        for wanted in (("round",), ("adjust",), ("dealer", "adjust"), ("void",)):
            places = [at for at, kind in enumerate(kinds) if kind in wanted]
            assert ledger.last_of(wanted) == (places[-1] if places else -1)
