"""A language that has some games only: those are played in it, the others in English, never mixed.

Its words are those of the pseudo language: a small letter without an accent is English.
"""

import re

import pytest

from engine import games, texts
from engine.texts import folders
from firmware.storage import forms as kept
from host_tools.base.boards import ROOT
from host_tools.boards.image.staging import stage
from host_tools.play import form_link
from host_tools.simulated.simulator import Simulator
from tests.host.docs.follow import copy_to, run
from tests.portable.tools import untyped
from tests.proof import must_have, pseudo
from tests.proof.reading import rows_of
from tests.proof.robot.sitter import Sitter

# Names without a letter that has an accent in the pseudo language.
NAMES = ("Bly", "Tryst", "Gypsy", "Fly", "Hyly", "Kyrk", "Lyd", "Myrt")
_ENGLISH = re.compile(r"[aeionuc]")
# Proper names, and what people have typed.
_NAMED = {name for row in games.forms.SHIPPED for name in row[1].split()}
_TITLES = [games.facts(name)[0] for name in games.names()]
_NAMED |= {word for title in _TITLES if isinstance(title, str) for word in title.split()}
_NAMED |= {"English", "Meldmate", "Scrabble", "Golf", "Farkle", *must_have.NAMES, *NAMES}


def english_in(rows):
    """Return the words of finished rows that are English."""
    return {
        word
        for row in rows
        for word in re.split(r"[^\w'-]+", row.words)
        if _ENGLISH.search(word)
        and word not in _NAMED
        # A shortened name, and a rule's or an answer's own sign.
        and not any(name.startswith(word) for name in _NAMED)
    }


@pytest.fixture
def language():
    with pseudo.installed() as name:
        yield name


@pytest.mark.parametrize(
    ("form", "size"), [*(("skat", size) for size in must_have.SIZES), ("chinchon", "72x40")]
)
def test_no_screen_of_a_whole_chapter_says_an_english_word(language, form, size):
    found, count = {}, 0
    with Sitter("sim_" + size, must_have.NAMES, settings={"language": language}) as table:
        for where in must_have.screens(table, form):
            count += 1
            for word in english_in(rows_of(table.inside(), where)):
                found.setdefault(word, where)
    texts.use("en")
    assert count > 60 and not found


def rows(table):
    return rows_of(table.inside(), "")


def accented_in(found):
    """Return the words of finished rows that are in the pseudo language."""
    return {row.words for row in found if re.search("[àéíöñüç]", row.words)}


@pytest.mark.parametrize("size", must_have.SIZES)
def test_a_game_that_a_language_lacks_is_in_english_from_end_to_end(size):
    with (
        pseudo.installed("form_hearts", "rumino") as language,
        Sitter("sim_" + size, must_have.NAMES, settings={"language": language}) as table,
    ):
        app = table.inside()
        said = texts.variants("ui.in_english", n="3-7")
        for name, screen in (("form:hearts", "setup.forms"), ("rumino", "setup.which_game")):
            table.open(screen)
            marked = [row[0] for row in app.stack[-1].games if row[2][0] == "ui.in_english"]
            # The first choice begins with what was played here. Games that tables have named, and
            # Any game, are another chapter.
            assert marked == ["form:hearts", "rumino"][: 1 + (name == "rumino")]
            assert not english_in(rows(table)) - set(" ".join(said).split())
            app.open("setup.ready", name)
            assert texts.language() == "en" and not accented_in(rows(table))
            app.close()
            assert texts.language() == language and accented_in(rows(table))
            table.begin(name, must_have.NAMES[:4])
            assert not accented_in(rows(table))
            for screen in ("table.menu", "past.history", "book.referee", "setup.house"):
                given = (type(app.game), dict(app.game.house), True)
                table.open(screen, *(given if screen == "setup.house" else ()))
                assert not accented_in(rows(table))
            # Another setting does not change it, and a power cut neither.
            app.comfort.apply()
            assert texts.language() == "en"
            table.restart()
            app = table.inside()
            app.open("past.saved")
            app.session.resume(app.store.numbers()[-1])
            assert texts.language() == "en" and not accented_in(rows(table))
            app.home()
            assert texts.language() == language and accented_in(rows(table))


def test_each_language_lacks_what_its_folder_lacks():
    assert [games.in_english("form:skat", one) for one in texts.LANGUAGES[:1]] == [False]
    with pseudo.installed("form_skat", "gin") as language:
        assert games.in_english("form:skat", language) and games.in_english("gin", language)
        assert not games.in_english("form:hearts", language)
        assert not games.in_english("any:Golf", language)
    assert folders.has("en", "gin") and not folders.has("en", "form_skat")


class _Said:
    def __init__(self, words):
        self.words = words


# What a copy of the program says, in which nothing but the folder of the language is new.
IN_A_COPY = """
from pathlib import Path
from engine import texts
from host_tools.base import languages
from host_tools.boards.image.staging import stage
print("xx" in languages.offered() and texts.LANGUAGES[-1] == "xx", languages.left_out("xx"))
print(sorted(p.name for p in (stage(Path("staged"), ["en", "xx"]) / "engine/texts").glob("*/")))
"""
IN_ITS_PROGRAM = """
from engine import games, texts
from firmware.storage.settings import ROWS
print(texts.LANGUAGES, texts.fact(texts.own_name("xx")), ROWS[0][1])
texts.use("xx")
game = games.load("form:skat")
print(texts.text(game.section + ".field_game"), texts.text("any.goal_rounds", n=5))
print(games.in_english("form:skat", "xx"))
"""


def test_a_language_is_added_by_its_folder_alone(tmp_path):
    copy_to(tmp_path)
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    new = pseudo.write(tmp_path)
    assert {path for path in tmp_path.rglob("*.py") if path not in before} == set(new)
    assert run(tmp_path, IN_A_COPY).splitlines() == ["True []", "['en', 'xx']"]
    # The program as a board gets it has no folders to list.
    said = run(tmp_path / "staged", IN_ITS_PROGRAM).splitlines()
    assert said[0] == "('en', 'xx') Pseudo ('en', 'xx')" and said[2] == "False"
    assert said[1].startswith("gàmé ") and english_in([_Said(said[1])]) == set()


# A form of one's own whose words are Italian alone.
BRISCOLA = {
    "form": "briscola",
    "title": {"it": "Briscola"},
    "players": [2, 4],
    "unit": {"it": "mano"},
    "options": [{"option": "cut", "is": ["no", "yes"], "it": "si alza"}],
    "steps": [
        {
            "step": "hand",
            "fields": [{"field": "points", "for": "each player", "is": "0 to 120", "it": "punti"}],
            "score": "points",
        }
    ],
    "end": {"wins": "high", "limit": 500},
    "rules": [{"it": "Si gioca in due o in quattro; {option:cut=yes} è di tutti."}],
}
WITHOUT_ITALIAN = """
import sys
sys.path.append({root!r})
from engine import texts
from host_tools.simulated.simulator import Simulator
with Simulator("sim_128x64", data={data!r}) as box:
    app = box.device.app
    print(texts.LANGUAGES, texts.language())
    for number in app.store.numbers():
        app.home()
        app.session.resume(number)
        app.show_sheet()
        app.dirty = True
        box.step()
        game = app.game
        rule = texts.text(game.section + ".rule_1")
        print(game.name, [player.score for player in game.players], box.text()[0], "/", rule)
    app.home()
    app.open("setup.forms")
    print([row[1] for row in app.stack[-1].games][-1])
"""


def test_a_program_in_english_and_german_opens_what_was_saved_in_italian(tmp_path):
    data = tmp_path / "data"
    data.mkdir()
    with Simulator("sim_128x64", data=str(data)) as box:
        app = box.device.app
        app.settings.put("language", "it")
        app.comfort.apply()
        kept.keep(app.store, form_link.text_of(BRISCOLA))
        rounds = {
            "form:chinchon": {
                "closer": "Bly",
                "how": "points",
                "points_left": {"Bly": 3, "Fly": 40},
            },
            "form:briscola": {"points": {"Bly": 70, "Fly": 50}},
        }
        for name, said in rounds.items():
            game = untyped(games.load(name))
            app.session.start_game(name, ("Bly", "Fly"), game.with_defaults(None), "Bly")
            app.save({"event": game.form.steps[0].name, **said})
            assert app.game.rounds == 1
            app.home()
        assert texts.language() == "it"
    texts.use("en")
    program = stage(tmp_path / "staged", ("en", "de"))
    code = WITHOUT_ITALIAN.format(root=str(ROOT), data=str(data))
    said = run(program, code).splitlines()
    assert said[0] == "('en', 'de') en"
    assert said[1].startswith("form:briscola [70, 50] Briscola")
    # What the form says, it says in its own language.
    assert said[1].endswith('/ Si gioca in due o in quattro; "Si alza: yes" è di tutti.')
    assert said[2].startswith("form:chinchon [3, 40] Chinchón") and "Two to four" in said[2]
    assert said[3] == "Briscola"
