"""The words of the page and of the tools: a folder for each language, chapters that are whole."""

import io
import json
import zipfile

import pytest

from host_tools import words
from host_tools.base import languages
from host_tools.play.web import reports
from host_tools.words.__main__ import CHAPTERS, main, missing

FOLDER = words.FOLDER
FOLDERS = sorted(path.name for path in FOLDER.iterdir() if (path / "page.json").is_file())


def test_english_and_italian_are_whole():
    assert {"en", "it"} <= set(FOLDERS)
    assert missing("en") == missing("it") == []


@pytest.mark.parametrize("language", FOLDERS)
def test_what_a_language_says_has_the_keys_and_the_gaps_of_english(language):
    """What it lacks is a list (`python -m host_tools.words`), and no failure."""
    for chapter in CHAPTERS:
        found, home = words.own(language, chapter), words.own("en", chapter)
        assert set(found) <= set(home), chapter
        wrong = [key for key in words.lacking(language, chapter) if key in found]
        assert not wrong, chapter
        assert not [key for key, said in found.items() if not said.strip()], chapter


@pytest.fixture
def stranger(tmp_path, monkeypatch):
    """A language that has a folder, and nothing in it yet."""
    monkeypatch.setattr(words, "FOLDER", tmp_path)
    for language in ("en", "it"):
        (tmp_path / language).symlink_to(FOLDER / language)
    (tmp_path / "xx").mkdir()
    monkeypatch.setattr(languages, "offered", lambda: ["en", "it", "xx"])
    return tmp_path / "xx"


def write(folder, chapter, table):
    (folder / f"{chapter}.json").write_text(json.dumps(table), encoding="utf-8")


def test_a_language_is_offered_once_its_page_is_whole(stranger):
    home = words.own("en", "page")
    some = {key: f"xx {said}" for key, said in home.items()}
    gap = next(key for key, said in home.items() if "{" in said)
    for table in ({}, {key: some[key] for key in list(some)[1:]}, {**some, gap: "xx"}):
        write(stranger, "page", table)
        assert words.languages() == ["en", "it"]
        # Never a line of it: the chapter is English as a whole.
        assert words.table("xx", "page") == home
    write(stranger, "page", some)
    assert words.languages() == ["en", "it", "xx"]
    assert words.table("xx", "page") == some
    assert words.table("xx", "form") == words.own("en", "form")


def test_what_a_language_lacks_is_listed_and_no_failure(stranger, capsys):
    write(stranger, "large", {**words.own("en", "large"), "large.much": "x"})
    assert main(["xx"]) == 0
    said = capsys.readouterr().out
    assert "page.json lacks" in said and "nav.language" in said
    assert "large.json has keys that English has not: large.much" in said
    assert "large.json lacks" not in said and "rulebook.py is not there" in said
    assert main(["it"]) == 0 and "All words" in capsys.readouterr().out


def test_the_page_s_reports_have_the_messages_of_each_language():
    with zipfile.ZipFile(io.BytesIO(reports.program())) as packed:
        names = set(packed.namelist())
    for path in FOLDER.glob("*/export.py"):
        assert f"host_tools/words/{path.parent.name}/export.py" in names
    assert {"host_tools/words/it/export.py", "host_tools/evening/export/messages.py"} <= names
