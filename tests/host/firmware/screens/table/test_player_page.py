"""The page of one player has every round that they were in, the latest first."""

import pytest

from engine import games
from engine.game.entry import Entry
from engine.game.questions import PICK, TEXT
from engine.games import forms
from host_tools.simulated import readscreen
from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Bo", "Cy")


def rows_of(table, name):
    """Return the rows of the page of a player as texts: (title, points)."""
    table.open("table.player", name)
    app = table.app
    found = []
    page = app.stack[-1]
    for left, right in page.said[len(page.facts()) :]:
        left = app.ui.forms(left)[0] if isinstance(left, tuple) else left
        found.append((left, right))
    return found


def test_a_round_that_changes_nothing_for_a_player_is_there():
    hands = [{"event": "hand", "winner": winner} for winner in ("Ana", None, "Bo")]
    with Sitter("sim_128x64") as table:
        table.begin("tuscan", NAMES, {"hands": 0}, hands)
        assert rows_of(table, "Cy") == [("hand 3", "0"), ("hand 2", "0"), ("hand 1", "0")]
        rows = [row for row in rows_of(table, "Ana") if row[0].startswith("hand")]
        assert rows == [("hand 3", "0"), ("hand 2", "0"), ("hand 1", "+1")]


def test_a_hand_of_several_entries_is_no_row_of_zero():
    hand = [
        {"event": "ante"},
        {"event": "poker", "winners": ["Ana"]},
        {"event": "out", "player": "Ana", "left": {"Bo": 1, "Cy": 1}},
    ]
    with Sitter("sim_128x64") as table:
        # Cy has put all chips on the board, and pays nothing at the end of the hand.
        table.begin("rummoli", NAMES, {"chips_each": 9, "short": "all_in"}, hand)
        assert [points for _, points in rows_of(table, "Cy")] == ["-9"]


FIVE = ("Ana", "Ben", "Cleo", "Dan", "Eva")
BIDS = {"event": "bids", "bid": {"Ana": 1, "Ben": 2, "Cleo": 0, "Dan": 3, "Eva": 2}}
SPADES = [
    {"event": "bids", "bid": {"Ana": 4, "Ben": 3, "Cleo": 3, "Dan": 2}},
    {"event": "hand", "tricks": {"Ana": 5, "Ben": 3, "Cleo": 3, "Dan": 2}},
    {"event": "bids", "bid": {"Ana": 3, "Ben": 4, "Cleo": 3, "Dan": 2}},
]


def test_a_bid_is_in_sight_while_the_hand_is_played():
    for board in ("sim_72x40", "sim_128x64"):
        with Sitter(board) as table:
            table.begin("form:oh_hell", FIVE, None, [BIDS])
            table.press("down")
            assert "bid 1" in table.screen(), board
            table.open("table.player", "Dan")
            table.says("bid 3")


def test_bids_and_bags_of_a_side_are_in_sight_where_scores_have_three_digits():
    with Sitter("sim_72x40") as table:
        table.begin("form:spades", FIVE[:4], None, SPADES)
        for said in (("3+3", "1"), ("4+2",)):
            table.press("down")
            for words in said:
                assert words in table.bar()
        table.open("table.player", "Ana")
        table.says("3+3")
        table.says("1 bag")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("hands", [1, 2, 3])
def test_bids_and_bags_stand_below_the_points_of_their_side(hands, language):
    with Sitter("sim_128x64_4", settings={"language": language}) as table:
        table.begin("form:spades", FIVE[:4], None, SPADES[:2] * hands + SPADES[2:])
        runs = readscreen.read_runs(table.box.frame())
        bids, bags = [[run for run in runs if run.y == y] for y in (40, 48)]
        words = {"en": ("bid", "bag"), "it": ("dich.", "più")}[language]
        assert [run.text for run in bids] == [f"{words[0]} 3+3", f"{words[0]} 4+2"]
        assert [run.text.split()[0] for run in bags] == [str(hands)] and words[1] in bags[0].text
        assert bids[0].x < 64 <= bids[1].x and bags[0].x < 64
        assert not [run for run in runs if "+" in run.text and 8 < run.y < 40]


@pytest.mark.parametrize("whom", ("Ana", "Cleo"))
def test_either_partner_is_renamed_from_the_page_of_their_side(whom):
    with Sitter("sim_128x64") as table:
        table.begin("form:spades", FIVE[:4])
        table.open("table.player", "Ana")
        table.press("ok")
        assert [row[0] for row in table.top.items()] == ["Ana", "Cleo"]
        table.choose(whom)
        table.type("x")
        names = [player.name for player in table.app.game.players]
        assert whom + "x" in names and whom not in names, table.lines()


def test_a_phone_offers_each_partner_on_the_page_of_their_side():
    with Sitter("sim_128x64") as table:
        table.begin("form:spades", FIVE[:4])
        table.open("table.player", "Ben")
        assert [name for name, _ in table.top.actions()] == [
            "rename Ben", "rename Dan", "adjust Ben", "seat Ben", "seat Dan",
            "leave Ben", "leave Dan", "back",
        ]  # fmt: skip
        table.top.act("rename Dan")
        assert table.top.module == "asking.name" and "Dan" in table.screen()
        table.app.close()
        table.top.act("leave Dan")
        assert table.top.module == "table.preview" and table.top.entry["player"] == "Dan"


# Who sits at a table of at most eight.
EIGHT = ("Ana", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")


def ways_through(game, action, answers):
    """Yield the entry after the first answers, and after each way to answer what is asked then."""
    entry = Entry(game, action)
    for answer in answers:
        entry.answer(answer)
    yield entry
    question = entry.question
    if question is None:
        return
    values = {PICK: [value for value, _ in question.choices], TEXT: ["x"]}
    for value in values.get(question.kind, [question.minimum]):
        yield from ways_through(game, action, (*answers, value))


@pytest.mark.parametrize("name", games.names() + forms.names())
def test_from_the_page_of_a_player_nobody_is_asked_who_it_is(name):
    seats = EIGHT[: games.load(name).max_players]
    with Sitter("sim_128x64") as table:
        table.begin(name, seats)
        for whom in seats:
            for action in ("adjust", "leave"):
                table.open("table.player", whom)
                table.top.act(action + " " + whom)
                (screen,) = [one for one in table.app.stack if one.module == "asking.entry"]
                assert screen.action == action and screen.entry.answers == [whom]
                table.app.show_sheet()
                done = 0
                for entry in ways_through(table.app.game, action, (whom,)):
                    question = entry.question
                    if question is None:
                        done += 1
                        assert entry.event.get("player", entry.event.get("from")) == whom
                    elif question.kind == PICK:
                        assert whom not in [value for value, _ in question.choices], question.key
                assert done >= (6 if action == "adjust" else 1)


def test_rml_18_a_fine_from_the_page_of_a_player_is_their_name_and_why():
    for board in ("sim_128x64", "sim_72x40", "sim_128x64_4"):
        with Sitter(board) as table:
            table.begin("rummoli", NAMES, None, [{"event": "ante"}])
            table.open("table.player", "Cy")
            table.top.act("adjust Cy")
            table.app.drafts.keep()
            table.restart()
            table.choose("rummoli.reason_late")
            assert table.top.module == "table.preview"
            table.press("back")
            # Above the reason is who pays, who can be changed, too.
            table.press("back")
            table.choose("Bo")
            table.choose("rummoli.reason_dead")
            table.keep()
            assert [player.score for player in table.app.game.players] == [41, 40, 41], board
            assert table.app.game.board.pots["rummoli"] == 4
