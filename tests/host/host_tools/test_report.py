"""Reports, workbooks and statistics agree with the engine on the same games."""

import io
import json
import re
from collections import Counter
from html.parser import HTMLParser

import openpyxl
import pytest

from engine import games
from engine.play import tally
from host_tools import season
from host_tools.export import (
    markdown,
    open_place,
    page,
    read_game,
    spreadsheet,
    statistics_text,
    workbook,
)
from host_tools.export.course import Course, chips_taken, hands_won, points_taken
from host_tools.export.markdown import plain
from host_tools.export.money import Stake, parse
from host_tools.export.sources import Source
from host_tools.export.statistics import Statistics
from host_tools.robot.player import Player
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.test_export import CORPUS, ROUND, backup_with, export, header_of, refused

MERGED = {"ana": "Ana"}
# The games of the season.
KINDS = ("rumino", "ginski", "rummoli", "rumski", "tuscan")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """The season of sixty games."""
    folder = tmp_path_factory.mktemp("season") / "season"
    season.make(folder)
    return folder


@pytest.fixture(scope="module")
def saved(folder):
    """Its games, with the two names of one player merged."""
    source = open_place(folder)
    return [read_game(source, number, MERGED) for number in source.numbers()]


class Charts(HTMLParser):
    """The charts of a page: their titles, descriptions and texts; and all ids."""

    def __init__(self, words):
        super().__init__()
        self.charts, self.ids, self.inside = [], [], None
        self.feed(words)

    def handle_starttag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]
        if tag == "svg":
            self.charts.append({"title": "", "desc": "", "text": [], **dict(attrs)})
        elif self.charts:
            self.inside = tag
            if tag == "text":
                self.charts[-1]["text"].append("")

    def handle_endtag(self, tag):
        self.inside = None

    def handle_data(self, data):
        if self.inside in ("title", "desc"):
            self.charts[-1][self.inside] += data
        elif self.inside in ("text", "tspan"):
            self.charts[-1]["text"][-1] += data


# -- the course of a game ------------------------------------------------------------------------


def test_the_course_ends_with_the_scores_and_marks_who_went_out(saved):
    seen = Counter()
    for game in saved:
        course, state = Course(game), game.ledger.game
        for player in state.players:
            assert course.totals[player.name][-1][1] == player.score
            assert course.totals[player.name][0][0] == 0
        out = {name for _, _, name in course.out}
        assert out == {player.name for player in state.players if player.out}
        kind = game.game_class.name
        seen[kind] += bool(course.limit)
        if course.board:
            whole = {sum(dict(line).get(at, 0) for line in course.totals.values()) + chips
                     for at, chips in course.board if not _bought(game)}  # fmt: skip
            assert len(whole) <= 1 and course.board[-1][1] == 0
    assert seen["rumino"] and seen["ginski"] and seen["rumski"] and seen["tuscan"]
    assert not seen["rummoli"]


def _bought(game):
    return any(event["event"] == "rebuy" for event in game.ledger.events())


def test_what_is_particular_to_a_game_adds_up(saved):
    seen = Counter()
    for game in saved:
        kind, scores = game.game_class.name, {p.name: p.score for p in game.ledger.game.players}
        events = list(game.ledger.events())
        seen[kind] += 1
        if kind == "rumski":
            taken = points_taken(game)
            assert {name: sum(taken.get(name, {}).values()) for name in scores} == scores
        elif kind == "tuscan":
            won = hands_won(game)
            wins = Counter(event["winner"] for event in events if event["winner"])
            assert {name: sum(row.values()) for name, row in won.items()} == dict(wins)
            kinds = Counter(event.get("kind") for event in events if event["winner"])
            assert sum(map(Counter, won.values()), Counter()) == kinds
        elif kind == "rummoli":
            taken = chips_taken(game)
            # What came onto the board, less what lay there at the end, was taken by somebody.
            history = list(game.ledger.history())
            antes = sum(9 * len(fx.changes) for _, one, fx, _ in history if one["event"] == "ante")
            locked = sum(sum(one["left"].values()) for one in events if one["event"] == "deadlock")
            rest = sum(
                sum(fx.pots.values()) for _, one, fx, _ in history if one["event"] == "finish"
            )
            assert antes + locked + rest == sum(sum(row.values()) for row in taken.values())
    assert set(seen) == set(KINDS)


# -- the page ------------------------------------------------------------------------------------


def test_every_chart_has_title_axes_legend_and_words(saved):
    for kind in KINDS:
        game = next(one for one in saved if one.game_class.name == kind)
        seen = Charts(page([game]))
        particular = {"rummoli": 1, "rumski": 1, "tuscan": 1}.get(kind, 0)
        assert len(seen.charts) == 1 + particular
        for chart in seen.charts:
            assert chart["role"] == "img" and chart["title"] and chart["desc"].endswith(".")
            assert set(chart["aria-labelledby"].split()) <= set(seen.ids)
            assert chart["title"] in chart["text"]
            assert all(player.name in chart["text"] for player in game.ledger.game.players)
        course = seen.charts[0]
        unit = {"rummoli": "Hand", "tuscan": "Hand"}.get(kind, "Round")
        assert unit in course["text"]
        assert ("Chips" if kind == "rummoli" else "Score") in course["text"]
        for player in game.ledger.game.players:
            assert f"{player.name} {player.score}" in course["desc"]
        if kind == "rumino":
            assert "out at 100" in course["text"] and "out at 100" in course["desc"]
            for player in game.ledger.game.players:
                # In the legend, and at the cross.
                assert course["text"].count(player.name) == 1 + bool(player.out)
                assert (f"{player.name} goes out" in course["desc"]) == bool(player.out)


def test_a_season_has_statistics_and_every_game_with_ids_of_its_own(saved):
    calls = []
    words = page(saved, Stake(10), lambda done, count: calls.append((done, count)))
    seen = Charts(words)
    assert len(seen.ids) == len(set(seen.ids))
    assert calls == [(at, 60) for at in range(1, 61)]
    assert {f"game-{number}" for number in range(1, 61)} <= set(seen.ids)
    assert {"Wins over time", "Wins by game"} <= {chart["title"] for chart in seen.charts}
    used = set(re.findall(r'href="#([^"]+)"', words)) | set(re.findall(r"url\(#([^)]+)\)", words))
    assert used <= set(seen.ids)
    for heading in ("Head to head", "Who profits from dealing", "Settling up", "By game"):
        assert f">{heading}</h" in words


def test_charts_are_the_same_each_time(saved):
    assert page(saved[:2]) == page(saved[:2])


# -- statistics ----------------------------------------------------------------------------------


def test_statistics_are_those_that_are_counted_from_all_events(saved):
    numbers = Statistics(saved)
    assert numbers.count == 60 and set(numbers.names) == set(season.FRIENDS)
    for name in numbers.names:
        mine = [game for game in saved if name in game.ledger.names]
        row = numbers.rows[name]
        assert row[tally.GAMES] == len(mine)
        assert row[tally.WINS] == sum(name in game.ledger.game.winners for game in mine)
        for other in numbers.names:
            if other == name:
                continue
            met = [game for game in mine if other in game.ledger.names]
            ahead = 0
            for game in met:
                order = [who for group in game.ledger.game.places() for who in group]
                groups = [group for group in game.ledger.game.places() if name in group]
                ahead += order.index(name) < order.index(other) and other not in groups[0]
            assert numbers.against(name, other) == ((len(met), ahead) if met else None)
    assert numbers.course[-1][1] == {
        name: numbers.rows[name][tally.WINS] for name in numbers.course[-1][1]
    }
    dealt = sum(deals.dealt for deals in numbers.dealing.values())
    assert dealt == sum(1 for game in saved for one in tally.rounds(game.ledger) if one.changes)


def test_the_json_of_the_statistics_says_the_same(saved):
    answer = json.loads(statistics_text(saved))
    numbers = Statistics(saved)
    assert answer["games"] == 60 and list(answer["players"]) == numbers.names
    for name, row in answer["players"].items():
        assert [row[column] for column in tally.COLUMNS] == numbers.rows[name]
        for kind, part in row["by_game"].items():
            assert [part[column] for column in tally.COLUMNS] == numbers.by_game[kind][name]
        for other, (together, ahead, behind) in row["against"].items():
            assert numbers.against(name, other) == (together, ahead) and ahead + behind <= together
    assert answer["course"][-1]["wins"] == numbers.course[-1][1]


def test_names_are_merged_on_purpose_and_the_games_stay(folder, tmp_path, capsys):
    before = {path: path.read_bytes() for path in folder.rglob("*.log")}
    status, out, said = export(capsys, "--from", folder, "--format", "statistics")
    apart = json.loads(out)["players"]
    assert (status, said) == (0, "") and apart["ana"]["games"] and apart["Ana"]["games"]
    status, out, said = export(
        capsys, "--from", folder, "--format", "statistics", "--rename", "ana=Ana"
    )
    merged = json.loads(out)["players"]
    assert (status, said) == (0, "") and "ana" not in merged
    for column in ("games", "wins", "places"):
        assert merged["Ana"][column] == apart["Ana"][column] + apart["ana"][column]
    assert {path: path.read_bytes() for path in folder.rglob("*.log")} == before


def test_who_joined_later_is_renamed_too_and_two_of_one_table_are_not(tmp_path, capsys):
    joined = [
        {"event": "round", "winner": "Ana", "points": {"Ben": 10}},
        {"event": "join", "player": "cy"},
        {"event": "amend", "index": 1, "to": {"event": "join", "player": "cyy"}},
        {"event": "round", "winner": "cyy", "points": {"Ben": 5, "Ana": 5}},
    ]
    folder = backup_with(tmp_path, journal_bytes(header_of("rumski", ("Ana", "Ben")), joined),
                         journal_bytes(header_of(), [ROUND]))  # fmt: skip
    asked = ("--from", folder, "--format", "json")
    status, out, said = export(capsys, *asked, "--rename", "cyy=Cy")
    # Who joined by a mistake that was amended did not sit there.
    assert (status, said) == (0, "")
    assert json.loads(out.splitlines()[0])["events"][2]["winner"] == "Cy"
    # Ben and cyy sat at one table, so both stay; Ana, who is nobody else, is renamed all the same.
    clash = ("--rename", "cyy=Cy", "--rename", "Ben=Cy", "--rename", "Ana=Anna")
    status, out, said = export(capsys, *asked, *clash)
    assert status == 1 and "two players would have one name" in said
    first = json.loads(out.splitlines()[0])
    assert first["players"] == ["Anna", "Ben"] and first["events"][1]["player"] == "cyy"
    status, out, said = export(capsys, *asked, "--rename", "cyy=Dee")
    first, second = map(json.loads, out.splitlines())
    assert (status, said) == (0, "") and first["events"][2]["points"] == {"Ben": 5, "Ana": 5}
    assert first["events"][2]["winner"] == "Dee" and first["events"][1]["player"] == "Dee"
    status, out, said = export(capsys, *asked, "--rename", "Ben=Ana")
    assert status == 1 and said.count("two players would have one name") == 2
    assert [json.loads(line)["players"] for line in out.splitlines()][1] == ["Ana", "Ben", "Cy"]
    _, _, said = export(capsys, *asked, "--rename", "Eve=Eva")
    assert "Nobody is called Eve" in said
    assert "circle" in refused(capsys, *asked, "--rename", "Ana=Ben", "--rename", "Ben=Ana")


# -- workbooks and Markdown ----------------------------------------------------------------------


def test_a_workbook_that_is_read_back_has_the_totals_of_the_engine(saved):
    book = openpyxl.load_workbook(io.BytesIO(workbook(saved)))
    assert book.sheetnames[:2] == ["Games", "Statistics"] and len(book.sheetnames) == 62
    numbers = Statistics(saved)
    rows = list(book["Statistics"].values)
    for row in rows[1:]:
        if row[1] == "All":
            counted = numbers.rows[row[0]]
            assert row[2:4] == (counted[tally.GAMES], counted[tally.WINS])
            assert row[4] == round(counted[tally.PLACES] / counted[tally.GAMES], 3)
    for game, sheet in zip(saved, book.worksheets[2:], strict=True):
        head, *lines = sheet.values
        for player in game.ledger.game.players:
            at = head.index(f"{player.name}: total")
            assert lines[game.ledger.count - 1][at] == player.score
            changes = sum(line[at - 1] or 0 for line in lines[: game.ledger.count])
            start = game.ledger.house["chips_each"] if game.game_class.name == "rummoli" else 0
            assert start + changes == player.score
        assert len(sheet._charts) == 1


def test_formulas_are_texts_in_a_workbook(tmp_path):
    names = ("=1+1", "@SUM(A1)", "+1")
    folder = backup_with(tmp_path, journal_bytes(header_of("ginski", names)))
    game = read_game(open_place(folder), 1)
    book = openpyxl.load_workbook(io.BytesIO(workbook([game])))
    cells = [cell for sheet in book for row in sheet.rows for cell in row if cell.value is not None]
    assert any("=1+1" in str(cell.value) for cell in cells)
    assert all(cell.data_type in ("s", "n", "d") for cell in cells)


@pytest.mark.parametrize("wins", ("low", "high"))
def test_where_low_may_win_no_round_is_called_the_best(wins):
    with Player("sim_128x64", ("Ana", "Ben")) as person:
        app = person.box.device.app
        house = games.load("any").settle({"wins": wins})
        app.session.start_game("any", ["Ana", "Ben"], house, "Ana")
        for points in ({"Ana": 2, "Ben": 61}, {"Ana": 37, "Ben": 5}):
            app.session.ledger.add({"event": "round", "points": points})
        app.session.ledger.add({"event": "stop"})
        winner = app.game.winners[0]
        game = read_game(
            Source("here", app.store.files, app.store.beside(1, "").rsplit("/", 1)[0], []), 1
        )
        app.session.put_away()
        person.box.step()
        person.changed()
        person.choose("stats.title")
        assert person.middle()[0].split() == [winner, "1", "of", "1"]
        person.choose("Ana")
        words = person.reads("stats.highest", "stats.lowest")
    assert winner == ("Ana" if wins == "low" else "Ben")
    assert words.endswith("Highest round 37 Lowest round 2")
    numbers = Statistics([game])
    assert numbers.names[0] == winner
    words = page([game, game])
    table = words[words.index(">By game</h") :].split("</table>")[0]
    table = re.sub(r"<[^>]+>", " ", table)
    assert "Highest round" in table and "Best" not in table and "Worst" not in table
    row = re.search(r"Ana +([ 0-9.]+)", table)
    assert row and row[1].split()[3:5] == ["37", "2"]
    book = openpyxl.load_workbook(io.BytesIO(workbook([game])))
    rows = list(book["Statistics"].values)
    line = next(row for row in rows if row[:2] == ("Ana", "Any game"))
    assert dict(zip(rows[0], line, strict=True))["Highest round"] == 37
    assert line[rows[0].index("Best round")] is None


def test_markdown_has_the_places_and_is_nothing_but_text(saved):
    game = next(one for one in saved if one.game_class.name == "rumino")
    words = markdown([game], Stake(10))
    for at, group in enumerate(game.ledger.game.places(), 1):
        for player in game.ledger.game.players:
            if group == [player.name]:
                star = " ★" if player.name in game.ledger.game.winners else ""
                assert f"| {player.name}{star} | {at} | {player.score} |" in words
    assert "| Pays | To | Amount |" in words
    assert markdown(saved).startswith("# Saved games\n\nFinished games: 60.\n\n| Player | Games |")
    for name in ("<b>x</b>", "a|b", "![x](http://y)", "`code`", "# head", "\n- list", "www.x.y"):
        shown = plain(name)
        assert "\n" not in shown and not re.search(r"(?<!\\)[<>|`\[\]]", shown)
        assert not re.search(r"^[#-]|www\.|(?<!\\)://", shown)


# -- settling up ---------------------------------------------------------------------------------


def test_the_stake_is_settled_in_the_report(saved, folder, capsys):
    game = next(one for one in saved if one.game_class.name == "rumski")
    amounts = dict(Stake(5).amounts(game))
    scores = {player.name: player.score for player in game.ledger.game.players}
    for name in scores:
        assert amounts[name] == 5 * sum(scores[name] - scores[other] for other in scores)
    asked = ("--from", folder, "--format", "html", "--game", game.number)
    _, out, _ = export(capsys, *asked, "--stake", "0.05")
    assert "At 0.05 a point" in out and "Who pays whom" in out
    _, out, _ = export(capsys, *asked, "--stake", "1", "--per", "win")
    assert "At 1.00 a win" in out
    _, out, _ = export(capsys, *asked, "--stake", "1", "--per", "chip")
    assert "Settling up" not in out
    _, out, _ = export(capsys, *asked)
    assert "Settling up" not in out


@pytest.mark.parametrize("words", ["", "0", "-1", "1.234", "1e3", "x", "1000", "٣"])
def test_what_is_no_stake_is_refused(words, folder, capsys):
    with pytest.raises(ValueError):
        parse(words)
    with pytest.raises(SystemExit) as ended:
        export(capsys, "--from", folder, "--format", "html", f"--stake={words}")
    assert ended.value.code == 2 and "is not a stake" in capsys.readouterr().err


# -- places --------------------------------------------------------------------------------------


def test_several_places_make_one_report_and_a_copy_counts_once(tmp_path, capsys):
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    whole = journal_bytes(header_of(house={"target": 100}), [ROUND, ROUND])
    start = journal_bytes(header_of(house={"target": 100}), [ROUND])
    other = journal_bytes(header_of("tuscan", ("Ana", "Dee")), [{"event": "hand", "winner": "Dee"}])
    one = backup_with(tmp_path / "one", start)
    two = backup_with(tmp_path / "two", whole, other)
    asked = ("--from", one, "--from", two)
    status, out, said = export(capsys, *asked, "--format", "json")
    assert status == 0 and "it counts once" in said and said.count("\n") == 1
    assert [len(json.loads(line)["events"]) for line in out.splitlines()] == [2, 1]
    status, out, said = export(
        capsys, *asked, "--from", tmp_path / "gone", "--from", CORPUS, "--format", "html"
    )
    assert status == 1 and "There is no folder" in said and "is not a backup" in said
    assert 'id="game-2-1"' in out and 'id="game-2-2"' in out and str(two) in out


def test_times_are_shown_where_they_are_known(saved, tmp_path):
    game = saved[1]
    for form in (spreadsheet([game]), page([game])):
        assert game.began[:10] in form
        assert all(time[11:16] in form for time in game.times)
    book = openpyxl.load_workbook(io.BytesIO(workbook([game])))
    column = [row[1] for row in book.worksheets[2].values][1 : 1 + game.ledger.count]
    assert [moment.isoformat() for moment in column] == list(game.times)
    for began in ("2026-11-21", "yesterday", 7, "2026-13-01T10:00"):
        folder = backup_with(
            tmp_path / str(began), journal_bytes({**header_of(), "began": began}, [ROUND])
        )
        plain_game = read_game(open_place(folder), 1)
        assert plain_game.began is None and not any(plain_game.times)
        assert "Started" not in page([plain_game]) and ">Time<" not in page([plain_game])


def test_games_of_some_days(folder, capsys):
    asked = ("--from", folder, "--format", "statistics")
    _, out, _ = export(capsys, *asked, "--since", "2026-03-01", "--until", "2026-03-31")
    days = [one["began"][:7] for one in json.loads(out)["course"]]
    assert days and set(days) == {"2026-03"}
    assert "None of the games started" in refused(capsys, *asked, "--since", "2030-01-01")
    with pytest.raises(SystemExit):
        export(capsys, *asked, "--since", "yesterday")


def test_the_result_that_was_saved_with_its_statistics_counts(tmp_path):
    rows = {"Ana": [1, 1, 1, -10, 31, 1, 0, 0, 0, 2], "Ben": [1, 0, 2, 0, 40, 0, 0, 0, 0, 1]}
    kept = {"scores": [["Ana", 31], ["Ben", 102]], "winners": ["Ana"]}
    saved = ({**kept, "tally": rows}, kept, {**kept, "tally": {"Ana": [1]}})
    header = header_of("rumino", ("Ana", "Ben"))
    journals = [journal_bytes({**header, "archived": archived}) for archived in saved]
    source = open_place(backup_with(tmp_path, *journals))
    numbers = Statistics([read_game(source, number, {"Ben": "Bea"}) for number in (1, 2, 3)])
    assert (numbers.count, numbers.results, numbers.open_) == (1, 2, 0)
    assert numbers.rows == {"Ana": rows["Ana"], "Bea": rows["Ben"]}
    assert "Only the result was saved, not counted: 2." in page(
        [read_game(source, number) for number in (1, 2, 3)]
    )
