"""On a page in its own type, nothing that is shown names a key: its texts are met by fingers."""

import re
from collections.abc import Iterator

import pytest

from engine import texts
from host_tools.simulated.shown.data import shown
from tests.proof.played import PLAYED
from tests.proof.robot.scenes import SCENES
from tests.proof.robot.sitter import Sitter

# A key's sign, its name in a sentence, or what is done with it. One holds cards, too.
KEYS = re.compile(
    r"[▲▼◀▶↩]|\bOK\b|\b[Bb]uttons?\b|(?<!may )(?<!you )\b[Hh]old\b|\b[Pp]ress"
    r"|\btast[oi]\b|\bpulsant|\b[Tt]ieni\b|\b[Pp]remut"
)
# What a page never opens: it learns no keys, and its panel is one that never wears.
NEVER = ("box.lesson", "box.buttons", "box.frame")


def phrases(value: object) -> Iterator[str]:
    """Yield all texts in what is shown; the mark beside a seat is said in words there."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            if name != "mark":
                yield from phrases(one)
    elif isinstance(value, list):
        for one in value:
            yield from phrases(one)


def found(language, keyless):
    """Return {(screen, text)} of the texts that name a key, of all scenes."""
    wrong = set()
    for scene in SCENES:
        texts.use(language)
        with Sitter("sim_128x64", settings={"language": language}) as table:
            app = table.box.device.app
            app.platform["keyless"] = keyless
            app.comfort.protects = False
            for _ in scene(table):
                app = table.box.device.app
                # A fault takes the place of the program.
                if hasattr(app, "stack") and app.stack[-1].module not in NEVER:
                    page = shown(app)
                    page["screen"] = ""
                    page["actions"] = [words for _, words in page["actions"]]
                    wrong.update(
                        (app.stack[-1].module, one) for one in phrases(page) if KEYS.search(one)
                    )
    texts.use("en")
    return wrong


@pytest.mark.parametrize("language", PLAYED)
def test_no_text_names_a_key(language):
    assert not found(language, True)


def test_the_lesson_and_the_rows_of_a_panel_are_for_a_box():
    for keyless in (False, True):
        with Sitter("sim_128x64", settings={"language": "en", "lesson": True}) as table:
            table.box.device.app.platform["keyless"] = keyless
            app = table.box.device.app
            app.go_home()
            app._begin()
            assert (app.stack[-1].module == "box.lesson") is not keyless
            app.open("box.settings", "box")
            named = [row["rows"] for row in shown(app)["parts"] if row["kind"] == "list"][0]
            assert ("Learn the buttons" in [left for left, _ in named]) is not keyless


def test_how_many_play_is_changed_by_two_buttons():
    with Sitter("sim_128x64", settings={"language": "en"}) as table:
        app = table.box.device.app
        app.platform["keyless"] = True
        ready = app.open("setup.ready", "rumino")
        page = shown(app)
        assert page["parts"][0]["rows"][0] == ["Start", "4 players"]
        names = [name for name, _ in page["actions"]]
        assert names == ["back", "left", "right"]
        ready.act("right")
        assert shown(app)["parts"][0]["rows"][0][1] == "5 players"
        ready.act("left")
        ready.act("left")
        assert shown(app)["parts"][0]["rows"][0][1] == "3 players"


def test_entries_that_are_tapped_are_not_counted_through():
    with Sitter("sim_128x64", settings={"language": "en"}) as table:
        table.begin("any", ["Ana", "Ben"])
        app = table.box.device.app
        for at in range(3):
            app.session.add({"event": "round", "points": {"Ana": at, "Ben": 1}})
        app.open("past.history")
        assert shown(app)["bar"] == ["History", "3 of 3"]
        app.platform["keyless"] = True
        assert shown(app)["bar"] == ["History", ""]


def test_that_the_hand_is_over_is_the_main_thing_where_no_cards_are_followed():
    with Sitter("sim_128x64", settings={"language": "en"}) as table:
        table.begin("rummoli", ["Ana", "Ben", "Cy"])
        app = table.box.device.app
        app.session.add({"event": "ante"})
        app.session.add({"event": "widow", "choice": "keep"})
        app.session.add({"event": "poker", "winners": ["Ben"]})
        app.show_sheet()
        table.wait(1000)
        table.press("ok")
        part = shown(app)["parts"][0]
        assert part["rows"][part["main"]][0] == "Out: hand over"
        app.stack[-1].moves.lay("Ben", 5)
        part = shown(app)["parts"][-1]
        assert part["main"] == -1
