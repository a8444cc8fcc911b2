"""`make people`: renames, merges, separations, deletions, and a copy of everything first."""

import json

import pytest

from firmware.storage.people import People
from firmware.storage.store import Store
from host_tools.boards.backups import read_backup
from host_tools.evening import season
from host_tools.evening.people import main
from host_tools.simulated.nor_flash import ImageFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import ROUND, backup_with, export, header_of


@pytest.fixture
def folder(tmp_path):
    season.make(tmp_path / "season", count=12)
    return tmp_path / "season"


def run(capsys, *arguments):
    status = main([str(one) for one in arguments])
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def players(capsys, place):
    _, out, said = export(capsys, "--from", place, "--format", "statistics")
    assert said == ""
    return json.loads(out)["players"]


def test_two_names_become_one_person_and_two_again(folder, tmp_path, capsys):
    apart = players(capsys, folder)
    status, out, _ = run(capsys, "--from", folder)
    assert status == 0 and "Alike: Ana, ana." in out
    assert f"\nana: {apart['ana']['games']}\n" in "\n" + out
    before = read_backup(folder)
    status, out, _ = run(capsys, "--from", folder, "--rename", "ana=Ana")
    assert status == 0 and out.startswith("ana is Ana from now on, and in every game so far.")
    (copy,) = tmp_path.glob("before-*.zip")
    assert read_backup(copy) == before
    merged = players(capsys, folder)
    assert "ana" not in merged
    assert merged["Ana"]["games"] == apart["Ana"]["games"] + apart["ana"]["games"]
    assert {name: data for name, data in read_backup(folder).items() if name.endswith(".log")} == {
        name: data for name, data in before.items() if name.endswith(".log")
    }
    _, out, _ = run(capsys, "--from", folder)
    assert "(before: ana)" in out and "Alike" not in out
    status, out, _ = run(capsys, "--from", folder, "--separate", "ana=Ana")
    assert status == 0 and players(capsys, folder) == apart


def test_two_who_sat_at_one_table_are_two_people(tmp_path, capsys):
    folder = backup_with(tmp_path, journal_bytes(header_of(), [ROUND]))
    before = read_backup(folder)
    status, out, said = run(capsys, "--from", folder, "--rename", "Ben=Ana")
    assert (status, out) == (2, "")
    assert "Ben and Ana sat at one table: Ginski, game 1. They are two people." in said
    assert read_backup(folder) == before and not list(tmp_path.glob("before-*.zip"))
    for form in ("json", "csv", "html"):
        target = tmp_path / form
        status, out, said = export(
            capsys, "--from", folder, "--format", form, "--rename", "Ben=Ana", "-o", target
        )
        assert (status, out) == (2, "") and not target.exists()
        assert "Ana and Ben sat at one table in game 1: they are two people" in said
        assert "every" not in said and "stay" not in said


def test_a_game_is_deleted_and_what_belongs_to_it(folder, capsys):
    store = Store(str(folder))
    row = [True, 3, ["Ana"], 5, "rumino", "1a871b95"]
    store.put("standings", [[2, *row], [1, *row]])
    store.put("current", 2)
    status, out, _ = run(capsys, "--from", folder, "--delete", 2)
    assert status == 0 and out.startswith("Game 2 is deleted.")
    assert 2 not in store.numbers() and len(store.numbers()) == 11
    assert store.get("current") is None and [row[0] for row in store.get("standings")] == [1]
    status, _, said = run(capsys, "--from", folder, "--delete", 2)
    assert status == 2 and said.startswith("There is no saved game 2. There are: 1, 3, 4")


def test_the_simulators_games(tmp_path, capsys):
    flash = ImageFlash(str(tmp_path / "flash.img"))
    Store("/saves", FlashFiles(flash, make=True)).create(header_of())
    status, _, said = run(capsys, "--from", tmp_path)
    assert status == 2 and "in use by another simulator" in said
    flash.close()
    status, out, _ = run(capsys, "--from", tmp_path, "--rename", "Cy=Cyril")
    assert status == 0 and list(tmp_path.glob("before-*.zip"))
    flash = ImageFlash(str(tmp_path / "flash.img"))
    assert People(Store("/saves", FlashFiles(flash))).called("Cy", 1) == "Cyril"
    flash.close()
    _, out, _ = export(capsys, "--data", tmp_path, "--format", "json")
    assert json.loads(out)["players"] == ["Ana", "Ben", "Cyril"]


def test_what_cannot_be_done_is_said_in_one_sentence(folder, tmp_path, capsys):
    for arguments, words in (
        (("--from", tmp_path / "gone"), "Play one with make run, or name a backup"),
        (("--from", folder, "--rename", "Eve=Eva"), "Nobody is called Eve"),
        (("--from", folder, "--rename", "Ana"), "is not a change of name"),
        (("--from", folder, "--separate", "ana=Ana"), "ana never became Ana"),
    ):
        status, out, said = run(capsys, *arguments)
        assert (status, out) == (2, "") and words in said and said.count("\n") == 1
    assert not list(tmp_path.glob("before-*"))
