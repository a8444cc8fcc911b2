"""What a box of a tagged version saved is opened by this one as it was.

No version has a tag yet; tests/data/boxes/README.md says what is added at one.
"""

import json
import subprocess

import pytest

from engine import games
from engine.record.ledger import Ledger
from firmware.storage.store import Store
from host_tools.base import identity
from host_tools.base.boards import ROOT
from host_tools.boards.backups import files_of, read_backup, write_backup
from host_tools.evening.export import open_backup, read_game
from host_tools.play.terminal.__main__ import main
from host_tools.simulated.nor_flash import open_image
from host_tools.simulated.simulator import Simulator

BOXES = ROOT / "tests" / "data" / "boxes"
VERSIONS = sorted(path.name for path in BOXES.glob("*") if path.is_dir())


def expected(version):
    return json.loads((BOXES / f"{version}.json").read_text(encoding="utf-8"))


def found_in(store):
    """Return what the `.json` of a box has, read from a store."""
    found = {}
    for number in store.numbers():
        journal = store.open(number)
        header = journal.header
        game_class = games.load(header["game"])
        house = game_class.with_defaults(header["house"])
        game = Ledger(game_class, header["players"], house, header["dealer"], journal).game
        assert not journal.lost
        found[str(number)] = {
            "entries": len(journal),
            "game": header["game"],
            "over": game.over,
            "rounds": game.rounds,
            "scores": {player.name: player.score for player in game.players},
        }
    return found


def test_every_tagged_version_has_a_box():
    listed = subprocess.run(["git", "tag"], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert sorted(tag.removeprefix("v") for tag in listed.stdout.split()) == VERSIONS


@pytest.mark.parametrize("form", ["folder", "zip"])
@pytest.mark.parametrize("version", VERSIONS)
def test_the_backup_of_an_earlier_version_is_restored_and_goes_on(version, form, tmp_path, capsys):
    backup = BOXES / version
    if form == "zip":
        write_backup(tmp_path / "games.zip", read_backup(backup))
        backup = tmp_path / "games.zip"
    here = tmp_path / "here"
    here.mkdir()
    assert main(["--data", str(here), "--restore", str(backup)]) == 0
    flash, aside = open_image(str(here / "flash.img"))
    assert aside is None
    with Simulator("sim_128x64", flash=flash) as box:
        assert box.text() == expected(version)["shows"]
        app = box.device.app
        assert found_in(app.store) == expected(version)["games"]
        for name, value in expected(version)["settings"].items():
            assert app.settings.get(name) == value
        assert app.store.get("roster") == expected(version)["people"]
        # Nothing was set aside as damaged.
        assert not [name for name in files_of(box.device.files, "/saves") if "bad" in name]
    flash.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_the_games_of_an_earlier_version_are_exported(version):
    source = open_backup(BOXES / version)
    for number, about in expected(version)["games"].items():
        game = read_game(source, int(number))
        assert game.question["game"] == about["game"]
        assert len(game.question["events"]) >= about["rounds"]


def test_what_is_saved_does_not_name_the_program(tmp_path):
    """So no later version can call it newer: only the format of a journal is numbered."""
    with Simulator("sim_128x64", data=str(tmp_path)) as box:
        app = box.device.app
        app.session.start_game("ginski", ["Ana", "Ben", "Zoë"], {"target": 150}, "Ana")
        app.open_game.ledger.add(
            {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Zoë": 15}}
        )
        box.step()
    saved = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert any(path.suffix == ".log" for path in saved)
    named = identity.NEXT.encode()
    assert [path for path, content in saved.items() if named in content] == []
    assert Store(str(tmp_path)).open(1).header["format"] == 1
