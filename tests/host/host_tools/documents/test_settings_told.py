"""Every setting of the box stands in the guide, in both languages, with its group."""

from pathlib import Path

import pytest

from engine import texts
from firmware.screens.box import settings as screen
from firmware.storage.settings import ROWS

DOCS = Path(__file__).parents[4] / "docs"
GUIDES = {"en": (DOCS / "guide.md", "## Settings"), "it": (DOCS / "it/guida.md", "## Impostazioni")}
# What the group "More" has, and nothing else (SettingsScreen.list_box).
MORE = ("people", "lesson", "battery", "address", "program")


@pytest.mark.parametrize("language", GUIDES)
def test_each_setting_stands_in_the_guide_in_its_group(language):
    path, heading = GUIDES[language]
    part = path.read_text(encoding="utf-8").split(heading + "\n")[1].split("\n## ")[0]
    groups = {one.split("**")[1]: one for one in part.split("\n- ")[1:]}
    told = {**screen._VALUES, "box": MORE}
    # A setting that is new is in one of the groups.
    assert {name for name, _, _ in ROWS} <= {name for names in told.values() for name in names}
    before = texts.language()
    texts.use(language)
    try:
        for tab, names in told.items():
            group = groups[texts.text("settings.tab_" + tab).split("|")[0]]
            for name in names:
                words = texts.text("settings." + name).split("|")[0]
                assert f"**{words}**" in group, (language, tab, words)
        off = texts.text("ui.timer_off").split("|")[0]
        assert texts.text("settings.tab_play").split("|")[0] in off.split(".")[-2]
    finally:
        texts.use(before)
