"""What follows from the sources is as it was when somebody looked at it."""

import pytest

from tests.proof import snapshots


@pytest.mark.parametrize("name", snapshots.SNAPSHOTS)
def test_a_snapshot_is_as_the_sources_say(name):
    kept = (snapshots.DATA / name).read_text("utf-8").splitlines()
    now = snapshots.written(name).splitlines()
    assert now == kept, "run: make generate, and look at: git diff tests/data"


def test_every_house_rule_and_every_game_is_there():
    lines = list(snapshots.house_rules())
    assert "rumino knock_limit=7 of 1-15: RMN-8" in lines
    assert "RMN-16: natural_rumino, jokers_per_meld, twins" in lines
    assert len(lines) > 100
