"""Reports, workbooks and statistics agree with the engine on the same games."""

import io
import itertools
import json
import random
import re
from collections import Counter
from html.parser import HTMLParser

import openpyxl
import pytest

from engine import games
from engine.record import tally
from engine.record.ledger import Ledger
from engine.record.settle_up import payments
from firmware.storage.values import line_of
from host_tools.evening import season
from host_tools.evening.export import (
    markdown,
    open_place,
    page,
    read_game,
    spreadsheet,
    statistics_text,
    workbook,
)
from host_tools.evening.export.charts import Line, line_drawing, width_of
from host_tools.evening.export.colours import colours_of
from host_tools.evening.export.course import Course, chips_taken, hands_won, points_taken
from host_tools.evening.export.evening import Story, evenings
from host_tools.evening.export.history import lines_of
from host_tools.evening.export.markdown import plain
from host_tools.evening.export.saved import SavedGame, date_words
from host_tools.evening.export.stake import Stake, parse, written
from host_tools.evening.export.statistics import Statistics, feat_names
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import (
    NEWER,
    ROUND,
    backup_with,
    export,
    header_of,
    refused,
)
from tests.portable.tools import untyped

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
    """The charts of a page: their words for those who do not see them, and texts; and all ids."""

    def __init__(self, words):
        super().__init__()
        self.charts, self.ids, self.inside = [], [], None
        self.feed(words)

    def handle_starttag(self, tag, attrs):
        self.ids += [value for name, value in attrs if name == "id"]
        if tag == "svg":
            self.charts.append({"text": [], "classes": set(), **dict(attrs)})
        elif self.charts:
            self.inside = tag
            self.charts[-1]["classes"] |= set((dict(attrs).get("class") or "").split())
            if tag == "text":
                self.charts[-1]["text"].append("")

    def handle_endtag(self, tag):
        self.inside = None

    def handle_data(self, data):
        if self.inside == "text":
            self.charts[-1]["text"][-1] += data


# -- the course of a game ------------------------------------------------------------------------


def test_who_sits_down_after_a_misdeal_is_in_the_course(tmp_path, capsys):
    hand = [
        {"event": "ante"},
        {"event": "poker", "winners": ["Ana"]},
        {"event": "out", "player": "Ana", "left": {"Ben": 2}},
    ]
    joins = [{"event": "ante"}, {"event": "void"}, {"event": "join", "player": "Cy"}]
    header = header_of("rummoli", ("Ana", "Ben"))
    folder = backup_with(tmp_path, journal_bytes(header, hand * 4 + joins))
    source = open_place(folder)
    assert Course(read_game(source, 1)).totals["Cy"][-1][1] == 50
    assert export(capsys, "--from", folder, "--format", "html")[0] == 0


def test_the_course_ends_with_the_scores_and_marks_who_went_out(saved):
    seen = Counter()
    for game in saved:
        course, state = Course(game), game.ledger.game
        for player in state.players:
            assert course.totals[player.name][-1][1] == player.score
            assert course.totals[player.name][0][0] == 0
        out = {name for _, _, name in course.out}
        assert out == {player.name for player in state.players if player.out_in_round}
        kind = game.game_class.name
        seen[kind] += bool(course.limit)
        if course.board:
            whole = {sum(dict(line).get(at, 0) for line in course.totals.values()) + chips
                     for at, chips in course.board if not _bought(game)}  # fmt: skip
            assert len(whole) <= 1 and course.board[-1][1] == 0
            # The cut for the board is a row of its own, not part of the last hand.
            cut = [
                effect
                for _, event, effect, _ in game.ledger.history()
                if event["event"] == "finish"
            ]
            if cut and any(cut[0].changes.values()):
                assert course.steps[-1].name == "cut for the board"
                assert course.steps[-1].moved == {n: by for n, by in cut[0].changes.items() if by}
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


def test_every_line_ends_in_its_name_and_score_and_the_words_carry_the_numbers(saved):
    for kind in KINDS:
        game = next(one for one in saved if one.game_class.name == kind and Course(one).rounds > 3)
        (chart,) = Charts(page([game])).charts
        assert chart["role"] == "img" and chart["aria-label"].endswith(".")
        unit = {"rummoli": "hand", "tuscan": "hand"}.get(kind, "round")
        assert unit in chart["text"]
        colours = colours_of([game])
        for player in game.ledger.game.players:
            score = str(player.score).replace("-", "−") + (" out" if player.out_in_round else "")
            assert f"{player.name} {score}" in chart["text"]
            assert f"{player.name} {player.score}" in chart["aria-label"]
            assert f"c{colours[player.name]}" in chart["classes"]
            if kind == "rumino":
                assert (f"{player.name} out in" in chart["aria-label"]) == bool(player.out_in_round)
        assert len(set(colours.values())) == len(colours)
        if kind == "rumino":
            assert "100" in chart["text"] and "out at 100" in chart["aria-label"]


def test_a_chart_takes_three_kilobytes_at_most_and_no_chart_has_under_four_rounds(saved):
    words = page(saved, Stake(10))
    found = re.findall(r"<svg.*?</svg>", words, re.DOTALL)
    assert len(found) > 50 and max(len(one.encode()) for one in found) <= 3000
    rng = random.Random(5)
    lines = [
        Line(f"Player {at}", [(x, rng.randint(-90, 900)) for x in range(400)], at, "7", not at)
        for at in range(1, 9)
    ]
    drawn = line_drawing("round", lines, (500, "500")).svg("Scores", "All of them.")
    assert len(drawn.encode()) <= 3000 and all(line.name in drawn for line in lines)
    short = next(game for game in saved if game.game_class.name == "rumino")
    entries = list(short.ledger.log)[:2]
    ledger = Ledger(short.game_class, short.ledger.names, short.ledger.house,
                    short.ledger.first_dealer, entries)  # fmt: skip
    game = SavedGame(1, short.game_class, ledger, None, None)
    assert "<svg" not in page([game]) and "Scores by round" in page([game])


def test_labels_at_the_ends_do_not_cover_each_other():
    lines = [Line(f"P{at}", [(0, 0), (5, 40 + at % 3)], at, "40") for at in range(1, 9)]
    drawing = line_drawing("round", lines)
    ends = sorted(
        shape[3] for shape in drawing.shapes if shape[0] == "text" and shape[4].startswith("P")
    )
    assert len(ends) == 8 and all(b - a >= 13.9 for a, b in itertools.pairwise(ends))
    assert ends[0] > 0 and ends[-1] < drawing.height
    for shape in drawing.shapes:
        if shape[0] == "text" and shape[4].startswith("P"):
            assert shape[2] + width_of(shape[4]) <= drawing.width


def test_the_last_evening_comes_first_then_the_season_then_the_older_games(saved):
    calls = []
    words = page(saved, Stake(10), lambda done, count: calls.append((done, count)))
    seen = Charts(words)
    assert len(seen.ids) == len(set(seen.ids))
    assert calls == [(at, 60) for at in range(1, 61)]
    assert {f"game-{number}" for number in range(1, 61)} <= set(seen.ids)
    assert set(re.findall(r'href="#([^"]+)"', words)) <= set(seen.ids)
    assert "<h1>Friday, 25 September</h1>" in words
    won = "Bruno won Rumino, Elena won Rumski. Winners of the evening: Bruno and Elena, 1 each."
    assert f"{won} 6 players, 2 games, " in words
    order = [
        words.index(f'id="{one}"') for one in ("game-59", "game-60", "season", "game-58", "game-1")
    ]
    assert order == sorted(order)
    for heading in ("Who beats whom", "Head to head", "Which game suits whom", "Records", "Money"):
        assert f">{heading}</h3>" in words
    assert "dealing" not in words
    # Older games are folded by month.
    older = words[words.index('<section id="games">') :]
    assert (
        older.count("<details><summary>") >= 9 and "September 2026 <small>5 games</small>" in older
    )


def test_an_evening_alone_and_a_few_games_have_no_season(saved, folder, capsys):
    status, out, said = export(capsys, "--from", folder, "--format", "html", "--since", "last")
    assert (status, said) == (0, "")
    assert 'id="game-59"' in out and 'id="game-60"' in out and 'id="game-58"' not in out
    assert 'id="season"' not in out and "chance" not in out
    for count in (9, 10):
        assert ('id="season"' in page(saved[:count])) == (count == 10)
    assert "2026-09-25" not in page(saved[:9])


def test_evenings_are_games_of_one_date_or_less_than_six_hours_apart(saved):
    def game(number, began, last):
        found = SavedGame(number, saved[0].game_class, saved[0].ledger, None, None)
        found.began, untyped(found).times = began, (last,) if last else ()
        return found

    games = [
        game(1, None, None),
        game(2, None, None),
        game(3, "2026-01-09T10:00:00", "2026-01-09T10:30:00"),
        game(4, "2026-01-09T20:00:00", "2026-01-09T23:50:00"),
        game(5, "2026-01-10T01:00:00", "2026-01-10T02:00:00"),
        game(6, "2026-01-11T07:00:00", None),
        game(7, "2026-01-11T20:00:00", None),
        game(8, "2026-01-12T02:00:00", None),
    ]
    found = [[one.number for one in evening.games] for evening in evenings(games)]
    assert found == [[1], [2], [3, 4, 5], [6, 7], [8]]
    assert [evening.day and int(evening.day[8:]) for evening in evenings(games)] == [
        None,
        None,
        9,
        11,
        12,
    ]
    assert "The latest game" in page(games[:2]) and "Games without a day" in page(games[:2])


def test_what_happens_between_rounds_has_rows_of_its_own(tmp_path):
    lost = {
        "event": "round",
        "ender": "Ben",
        "deadwood": {"Ana": 60, "Ben": 5, "Cy": 20, "Dee": 10},
    }
    entries = [lost, lost, {"event": "re_enter", "player": "Ana"}, lost]
    header = header_of("rumino", ("Ana", "Ben", "Cy", "Dee"), {"re_entry": "once"})
    game = read_game(open_place(backup_with(tmp_path, journal_bytes(header, entries))), 1)
    course = Course(game)
    assert [(step.number, step.name) for step in course.steps] == [
        (0, None), (1, None), (2, None), (2, "re-entered"), (3, None),
    ]  # fmt: skip
    assert course.steps[3].at == 2.5 and set(course.steps[3].moved) == {"Ana"}
    assert course.back == [(2, "Ana")]
    for words in (markdown([game]), page([game])):
        assert "re-entered" in words
    assert re.search(r"\| re-entered \| \d+ \|", markdown([game]))


def test_what_the_end_of_a_game_adds_has_a_row_of_its_own(tmp_path):
    # 23 + 30 + 55 to 13 by hand; GIN-14 adds three boxes and one of 25, and 100.
    rounds = [("Ana", 7, 30), ("Ben", 15, 2), ("Ben", 4, 9), ("Ana", 0, 30)]
    entries = [
        {"event": "round", "ender": ender, "deadwood": {"Ana": ana, "Ben": ben}}
        for ender, ana, ben in rounds
    ]
    header = header_of("gin", ("Ana", "Ben"))
    game = read_game(open_place(backup_with(tmp_path, journal_bytes(header, entries))), 1)
    rows = [(step.name, dict(step.scores)) for step in Course(game).steps]
    assert rows[-2:] == [(None, {"Ana": 108, "Ben": 13}), ("bonuses", {"Ana": 283, "Ben": 38})]
    assert Course(game).rounds == 4
    last = list(lines_of(game))[-1]
    assert last.totals == {"Ana": 283, "Ben": 38} and last.changes == {"Ana": 230, "Ben": 25}
    assert "| bonuses | 283 | 38 |" in markdown([game])


def test_the_headline_tells_what_the_entries_say(tmp_path):
    def told(name, names, entries, house=None):
        place = tmp_path / str(len(list(tmp_path.iterdir())))
        folder = backup_with(place, journal_bytes(header_of(name, names, house), entries))
        game = read_game(open_place(folder), 1)
        story = Story(game, Course(game))
        return story.headline, " ".join(story.lines), story

    def won(name, **points):
        return {"event": "round", "winner": name, "points": points}

    game = ("rumski", ("Ana", "Ben"))
    ana, ben = won("Ana", Ben=40), won("Ben", Ana=30)
    headline, said, story = told(*game, [ana, ana, ana, ana], {"target": 150})
    assert headline == "Ana wins Rumski, ahead from start to finish" and story.behind == 0
    assert story.margin == 160 and "160 to Ben's 0." in said
    headline, said, story = told(*game, [ben, ben, ben, ben, ana, ana, ana, ana], {"target": 150})
    assert headline == "Ana wins Rumski from behind" and story.behind == 120
    assert "Ben led until round 6." in said and story.changes == 1
    headline, said, story = told(*game, [ana, ben, ben, ana, ben, ben, ben], {"target": 150})
    assert headline == "Ben wins Rumski" or "from behind" in headline or "last round" in headline
    assert "The lead changed 3 times." in said
    # Who led in between was not behind until then.
    headline, said, _ = told(*game, [ben, ana, ana, ben, ben, ana, ana, ana], {"target": 170})
    assert "behind until" not in said and "led until" not in said
    three = ("rumski", ("Ana", "Ben", "Cy"))
    rounds = [
        won("Ben", Ana=20, Cy=5),
        won("Cy", Ana=25, Ben=5),
        won("Ben", Ana=10, Cy=5),
        won("Ana", Ben=80, Cy=80),
    ]
    _, said, _ = told(*three, rounds, {"target": 150})
    assert "Ana was behind until round 3 of 4." in said
    headline, said, _ = told(*game, [ana, ben], {"target": 150})
    assert headline == "Rumski, in progress" and said == "Ana leads after round 2."


def test_the_history_has_no_sum_that_repeats_its_change(saved):
    shown = 0
    for game in saved:
        for line in lines_of(game):
            for words in line.sums:
                shown += 1
                name = next(one for one in line.totals if words.startswith(f"{one}: "))
                terms, total = words.removeprefix(f"{name}: ").split(" = ")
                assert sum(map(int, re.findall(r"-?\d+", terms.replace("- ", "-")))) == int(total)
                change = line.changes[name]
                before = line.totals[name] - change
                assert terms != f"{before} {'-' if change < 0 else '+'} {abs(change)}"
                assert terms != str(change)
    assert shown > 50


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
    # Opponents beaten, counted in another way: each pair of players of a game once.
    for name in numbers.names:
        shares, chance = [], 0
        for game in saved:
            groups = game.ledger.game.places()
            if not any(name in group for group in groups):
                continue
            at = next(at for at, group in enumerate(groups) if name in group)
            others = sum(map(len, groups)) - 1
            beaten = sum(map(len, groups[at + 1 :])) + (len(groups[at]) - 1) / 2
            shares.append(beaten / others)
            chance += 1 / (others + 1)
        assert numbers.beaten[name].value == pytest.approx(100 * sum(shares) / len(shares))
        assert numbers.beaten[name].by_luck == pytest.approx(chance)
        assert [share for _, share, _ in numbers.form[name]] == pytest.approx(shares)
        parts = [part[name].games for part in numbers.beaten_by_game.values() if name in part]
        assert sum(parts) == numbers.beaten[name].games == len(shares)


def plain_columns(row):
    """Return what a row of the statistics has of every game."""
    return [row[one] for one in tally.COLUMNS if not one.startswith("feat_")]


def test_the_json_of_the_statistics_says_the_same(saved):
    answer = json.loads(statistics_text(saved))
    numbers = Statistics(saved)
    assert answer["games"] == 60 and list(answer["players"]) == numbers.names
    for name, row in answer["players"].items():
        assert plain_columns(row) == plain_columns(
            dict(zip(tally.COLUMNS, numbers.rows[name], strict=True))
        )
        assert numbers.feats(name).items() <= row.items()
        for kind, part in row["by_game"].items():
            columns = tally.columns(games.load(kind))
            expected = dict(zip(columns, numbers.by_game[kind][name], strict=True))
            assert plain_columns(part) == plain_columns(expected)
            assert all(part[one] == expected.get(one, 0) for one in feat_names())
        for one in feat_names():
            assert row[one] == sum(part[one] for part in row["by_game"].values())
        assert row["beaten"]["value"] == round(numbers.beaten[name].value, 2)
        for other, met in row["against"].items():
            assert numbers.against(name, other) == (met["together"], met["ahead"])
            assert numbers.against(other, name) == (met["together"], met["behind"])
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
    # Ben and cyy sat at one table.
    clash = ("--rename", "cyy=Cy", "--rename", "Ben=Cy", "--rename", "Ana=Anna")
    assert "Ben and cyy sat at one table in game 1" in refused(capsys, *asked, *clash)
    status, out, said = export(capsys, *asked, "--rename", "cyy=Dee")
    first, second = map(json.loads, out.splitlines())
    assert (status, said) == (0, "") and first["events"][2]["points"] == {"Ben": 5, "Ana": 5}
    assert first["events"][2]["winner"] == "Dee" and first["events"][1]["player"] == "Dee"
    assert "Ana and Ben sat at one table" in refused(capsys, *asked, "--rename", "Ben=Ana")
    _, _, said = export(capsys, *asked, "--rename", "Eve=Eva")
    assert "Nobody is called Eve" in said
    assert "circle" in refused(capsys, *asked, "--rename", "Ana=Ben", "--rename", "Ben=Ana")


# -- workbooks and Markdown ----------------------------------------------------------------------


def test_markdown_has_the_places_and_is_nothing_but_text(saved):
    game = next(one for one in saved if one.game_class.name == "rumino")
    words = markdown([game], Stake(10))
    for at, group in enumerate(game.ledger.game.places(), 1):
        for player in game.ledger.game.players:
            if group == [player.name]:
                star = " ★" if player.name in game.ledger.game.winners else ""
                assert f"| {player.name}{star} | {at} | {player.score} |" in words
    assert "| Pays | To | Amount |" in words
    words = markdown(saved)
    assert words.startswith("# Friday, 25 September\n\nBruno won Rumino, Elena won Rumski\\. ") or (
        words.startswith("# Friday, 25 September\n\nBruno won Rumino, Elena won Rumski. ")
    )
    assert "## Who beats whom" in words and "12 of 32 won, chance 9" in words
    for name in ("<b>x</b>", "a|b", "![x](http://y)", "`code`", "# head", "\n- list", "www.x.y"):
        shown = plain(name)
        assert "\n" not in shown and not re.search(r"(?<!\\)[<>|`\[\]]", shown)
        assert not re.search(r"^[#-]|www\.|(?<!\\)://", shown)


def test_what_was_noted_of_a_game_is_in_all_that_is_sent(tmp_path, capsys):
    events = [{"event": "round", "points": {"Ana": 3, "Ben": 1, "Cy": 2}}, {"event": "stop"}]
    path = backup_with(tmp_path, journal_bytes(header_of("any"), events))
    note = path / "games" / "00001.say"
    note.write_bytes(line_of("00001.say", "*Zoë* has <b>birthday</b>"))
    shown = {
        "text": "*Zoë* has <b>birthday</b>",
        "md": plain("*Zoë* has <b>birthday</b>"),
        "html": "*Zoë* has &lt;b&gt;birthday&lt;/b&gt;",
    }
    for form, words in shown.items():
        _, out, _ = export(capsys, "--from", path, "--format", form)
        assert words in out, form
        assert "<b>birthday" not in out or form == "text"
    # What is no text is none.
    note.write_bytes(line_of("00001.say", [1]))
    for form in shown:
        assert "birthday" not in export(capsys, "--from", path, "--format", form)[1]


# -- settling up ---------------------------------------------------------------------------------


def test_the_stake_is_settled_in_the_report(saved, folder, capsys):
    game = next(one for one in saved if one.game_class.name == "rumski")
    amounts = dict(Stake(5).amounts(game.ledger) or ())
    scores = {player.name: player.score for player in game.ledger.game.players}
    for name in scores:
        assert amounts[name] == 5 * sum(scores[name] - scores[other] for other in scores)
    asked = ("--from", folder, "--format", "html", "--game", game.number)
    _, out, _ = export(capsys, *asked, "--stake", "0.05")
    assert "At 0.05 a point" in out
    for payer, payee, amount in payments(list(amounts.items())):
        shown = f'>{payer}</bdi> pays <bdi class="p c{colours_of([game])[payee]}">{payee}</bdi>'
        assert f"{shown} {written(amount)}" in out
    _, out, _ = export(capsys, *asked, "--stake", "1", "--per", "win")
    assert "At 1.00 a win" in out
    _, out, _ = export(capsys, *asked, "--stake", "1", "--per", "chip")
    assert "pays" not in out
    _, out, _ = export(capsys, *asked)
    assert "pays" not in out


def test_all_12_the_report_says_what_is_paid_and_between_whom(tmp_path, capsys):
    """The sentence of each form is that of the game: a table that changed, points that are paid."""
    points = {"event": "round", "points": {"Ana": 3, "Ben": -2, "Cy": -1}}
    leaves, stops = {"event": "leave", "player": "Cy"}, {"event": "stop"}
    changed = (
        "each pair of players settles what its difference changed by while both were at the table."
    )
    cases = (
        ({}, [points, stops], "each pair of players settles its difference."),
        ({}, [points, leaves, stops], changed),
        ({"sum": 0}, [points, leaves, stops], "for each point won or lost."),
    )
    for at, (house, events, words) in enumerate(cases):
        header = header_of("any", ("Ana", "Ben", "Cy"), house)
        path = backup_with(tmp_path / str(at), journal_bytes(header, events))
        for form in ("html", "md"):
            _, out, _ = export(capsys, "--from", path, "--format", form, "--stake", "0.1")
            assert words in out.replace("\\", ""), (house, form)


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
        capsys, *asked, "--from", tmp_path / "gone", "--from", NEWER.parent, "--format", "html"
    )
    assert status == 1 and "There is no folder" in said and "is not a backup" in said
    assert 'id="game-2-1"' in out and 'id="game-2-2"' in out and str(two) in out


def test_times_are_shown_where_they_are_known(saved, tmp_path):
    game = saved[1]
    dated = (spreadsheet([game]), game.began[:10]), (page([game]), date_words(game.began))
    for form, day in dated:
        assert day in form
        assert all(time[11:16] in form for time in game.times)
    book = openpyxl.load_workbook(io.BytesIO(workbook([game])))
    column = [row[1] for row in book.worksheets[-1].values][1 : 1 + game.ledger.count]
    assert [untyped(moment).isoformat() for moment in column] == list(game.times)
    for began in ("2026-11-21", "yesterday", "2026-13-01T10:00"):
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
