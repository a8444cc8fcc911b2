"""The made-up season: the same bytes from its seed, every game played to its end."""

from collections import Counter
from pathlib import Path

from engine import games
from host_tools.evening import season
from host_tools.evening.export.saved import read_game
from host_tools.evening.export.sources import open_backup


def files_of(folder):
    return {path.relative_to(folder): path.read_bytes() for path in sorted(folder.rglob("*.log"))}


def test_a_season_is_the_same_by_its_seed(tmp_path, capsys):
    calls = []
    numbers = season.make(tmp_path / "one", count=12, say=lambda *done: calls.append(done))
    assert numbers == list(range(1, 13)) and calls == [(at, 12) for at in range(1, 13)]
    assert season.main([str(tmp_path / "two"), "--games", "12"]) == 0
    assert capsys.readouterr().out.startswith("12 games are in ")
    assert files_of(tmp_path / "one") == files_of(tmp_path / "two")
    season.make(tmp_path / "three", seed=20, count=12)
    assert files_of(tmp_path / "one") != files_of(tmp_path / "three")


def test_sixty_games_of_all_kinds_are_played_to_their_end(tmp_path):
    season.make(tmp_path / "season")
    source = open_backup(tmp_path / "season")
    found = [read_game(source, number) for number in source.numbers()]
    assert len(found) == 60
    assert all(game.ledger.game.over and not game.warning for game in found)
    played = set(Counter(game.game_class.name for game in found))
    assert played == set(season.SHARES) <= set(games.names())
    for game in found:
        # The clock never goes back; what an undo took is nobody's.
        assert game.began and None not in game.times and len(game.times) == game.ledger.count
        assert [game.began, *game.times] == sorted([game.began, *game.times])
    names = {name for game in found for name in game.ledger.names}
    assert names == {*season.FRIENDS, *season.TYPED.values()}


def test_a_folder_that_is_there_is_left_alone(tmp_path, capsys):
    kept = Path(tmp_path / "kept.txt")
    kept.write_text("mine")
    assert season.main([str(tmp_path)]) == 2
    assert "there already" in capsys.readouterr().err and kept.read_text() == "mine"
