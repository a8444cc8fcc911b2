"""Below five games nobody is ranked, in every form alike: the box, the terminal, each export."""

import io
import json
import re

import openpyxl
import pytest
from rich.console import Console

from host_tools.evening.export import (
    markdown,
    message,
    open_place,
    page,
    read_game,
    statistics_text,
    workbook,
)
from host_tools.evening.scores.view import season_view
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import backup_with, header_of
from tests.proof.robot.sitter import Sitter

# Dora is second of four three times: opponents beaten 67, more than anybody else, and no win.
# Alva wins the only game that she plays.
TABLES = [
    *[("Ana", "Dora", "Ben", "Cy"), ("Ben", "Dora", "Cy", "Ana"), ("Cy", "Dora", "Ana", "Ben")],
    *[("Ana", "Ben", "Cy"), ("Ana", "Cy", "Ben"), ("Ana", "Ben", "Cy"), ("Ben", "Ana", "Cy")] * 2,
    ("Alva", "Ana"),
]
NAMES = ("Alva", "Ana", "Ben", "Cy", "Dora")
FEW = ("Fewer than 5 games: not ranked.", "Not ranked yet", "Not ranked")
RANKED, OTHERS = ["Ana", "Ben", "Cy"], ["Alva", "Dora"]


def events_of(places):
    points = {name: 10 * at for at, name in enumerate(reversed(places))}
    return [{"event": "round", "points": points}, {"event": "stop"}]


def season(tmp_path, tables):
    """Return the SavedGames of `tables`, each the names by place."""
    journals = [journal_bytes(header_of("any", places), events_of(places)) for places in tables]
    source = open_place(backup_with(tmp_path, *journals))
    return [read_game(source, number) for number in source.numbers()]


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    return season(tmp_path_factory.mktemp("season"), TABLES)


def in_order(words):
    """Return the NAMES in the order in which they begin the rows of a text."""
    return re.findall(rf"^\W*(?:[A-Z] )?({'|'.join(NAMES)})\b", words, re.M)


def terminal(found):
    out = io.StringIO()
    Console(file=out, width=100).print(season_view(found, 100))
    return out.getvalue()


def column(content, sheet):
    """Return the first column of the table of a sheet."""
    book = openpyxl.load_workbook(io.BytesIO(content), data_only=True)[sheet]
    values = [row[0] for row in book.iter_rows(values_only=True)]
    return values[values.index("Player") + 1 :]


def test_the_terminal_and_markdown_rank_nobody_below_five_games(saved):
    few = "Fewer than 5 games, so not ranked: Alva and Dora."
    for words in (terminal(saved), markdown(saved)):
        table = words[: words.index(few)]
        assert in_order(table[table.index("Beaten") :]) == RANKED + OTHERS
    rows = terminal(saved).splitlines()
    at = next(at for at, row in enumerate(rows) if "Cy" in row)
    # A line stands between who is ranked and who is not.
    assert not re.search(r"\w", rows[at + 1]) and "Alva" in rows[at + 2]


def test_the_page_has_them_in_no_chart_and_last_in_its_tables(saved):
    out = page(saved)
    assert "Fewer than 5 games, so not here: Alva and Dora." in out
    part = out[out.index('id="season"') :]
    for drawn in re.findall(r"<svg.*?</svg>", part, re.S):
        assert not any(name in drawn for name in OTHERS)
    for table in re.findall(r"<tbody>.*?</tbody>", part, re.S):
        shown = re.findall(rf'<th scope="row"[^>]*><bdi[^>]*>({"|".join(NAMES)})</bdi>', table)
        if set(OTHERS) <= set(shown):
            assert shown[-2:] == OTHERS


def test_the_workbook_has_them_below_the_others(saved):
    content = workbook(saved)
    assert column(content, "Season") == RANKED + OTHERS
    assert column(content, "Form")[:5] == RANKED + OTHERS
    words = openpyxl.load_workbook(io.BytesIO(content))["Season"]["A2"].value
    assert "so not ranked: Alva and Dora." in words


def test_the_message_and_json_name_only_who_is_ranked(saved):
    assert re.findall(r"^(\d)\. (\w+)", message(saved), re.M) == [
        (str(at), name) for at, name in enumerate(RANKED, 1)
    ]
    answer = json.loads(statistics_text(saved))
    assert answer["ranked"] == RANKED and set(answer["players"]) == set(NAMES)


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_the_box_says_of_whom_it_is_that_they_are_not_ranked(board):
    with Sitter(board) as table:
        for places in TABLES:
            table.begin("any", places, {}, events_of(places))
        table.open("people.statistics")
        table.box.wait(2000)
        screen = table.app.stack[-1]
        shown = [(words, facts["n"], facts["all"]) for words, (_, facts) in screen.items()]
        ranked = [("Ana", 7, 12), ("Ben", 3, 11), ("Cy", 1, 11)]
        assert shown == [*ranked, ("Alva", 1, 1), ("Dora", 0, 3)]
        for at in range(5):
            assert any(form in " ".join(table.lines()) for form in FEW) == (at >= 3)
            table.press("down")
        screen.choose(4)
        table.box.step()
        assert table.app.stack[-1].title()[0] == "Dora"


def test_where_nobody_has_five_games_nobody_is_ranked(tmp_path):
    tables = [(f"P{at}", f"Q{at}") for at in range(12)]
    found = season(tmp_path, tables)
    assert not re.search(r"^\d\. ", message(found), re.M) and "Fewer than 5 games" in page(found)
    assert json.loads(statistics_text(found))["ranked"] == []
    players = sorted(name for table in tables for name in table)
    assert column(workbook(found), "Season") == players
    for words in (markdown(found), terminal(found)):
        assert "Fewer than 5 games, so not ranked: P0, P1," in words.replace("\n", " ")
