"""The guide and the pages of the games show what the box shows today, in its own words."""

import importlib
import pkgutil
import re

import pytest

from engine import games
from engine.api import answer
from engine.games.forms import shipped
from engine.texts import en as english
from host_tools.base.boards import ROOT
from tests.host.engine.texts.test_terms import page_words
from tests.proof import guide, screenshots
from tests.proof.robot import scenes_guide as hands

PAGES = {"en": ROOT / "docs" / "guide.md", "it": ROOT / "docs" / "it" / "guida.md"}


def test_every_picture_is_what_its_scene_draws_today():
    drawn = dict(guide.drawn())
    assert len(drawn) > 50
    stale = [
        path.relative_to(ROOT).as_posix()
        for path, data in drawn.items()
        if not path.exists() or path.read_bytes() != data
    ]
    assert not stale, f"look at what changed, then run: make generate ({stale})"
    assert set(guide.kept()) == set(drawn), "no page names these: run make generate"
    assert max(map(len, drawn.values())) < 8000


def test_the_stills_of_the_readme_are_what_the_box_shows_today(tmp_path):
    for name, sim in screenshots.shots():
        sim.png(str(tmp_path / "still.png"), scale=screenshots._SCALE)
        kept = (screenshots.PICTURES / f"{name}.png").read_bytes()
        assert (tmp_path / "still.png").read_bytes() == kept, f"run: make generate ({name})"


def test_every_picture_beside_the_guide_is_shown_by_the_readme_or_the_page():
    manifest = ROOT / "host_tools" / "play" / "web" / "site" / "site.webmanifest"
    shown = set()
    # Those of each language are in a folder of its own.
    documents = [*ROOT.glob("docs/*.md"), *ROOT.glob("docs/??/*.md")]
    for path in (ROOT / "README.md", manifest, *documents):
        shown |= set(re.findall(r"pictures/([^/)\"]+)[)\"]", path.read_text(encoding="utf-8")))
    assert shown == {path.name for path in screenshots.PICTURES.iterdir() if path.is_file()}


def test_a_picture_that_no_scene_makes_is_noticed(monkeypatch):
    monkeypatch.setattr(guide, "named", lambda language: {guide.SCREENS / language: {"leaving_x"}})
    with pytest.raises(KeyError, match="leaving_x"):
        list(guide.drawn())


def words(language):
    """Return every form of every text of a language."""
    found = set()
    for section in pkgutil.iter_modules(english.__path__):
        module = importlib.import_module(f"engine.texts.{language}.{section.name}")
        for text in getattr(module, "TEXTS", ())[1::2]:
            for form in text.split("|"):
                # A field of a text stands for a word; a text of fields alone proves nothing.
                if re.search(r"\w{2}", re.sub(r"\{\w+\}", "", form)):
                    found.add(re.sub(r"\\\{\w+\\\}", r"[\\w ]+", re.escape(form)))
    return found


def on_the_page(language):
    """Return every text of the page in the browser."""
    return set(map(re.escape, dict(page_words(language)).values()))


@pytest.mark.parametrize("language", PAGES)
def test_words_in_bold_are_words_on_the_screen(language):
    page = PAGES[language].read_text(encoding="utf-8")
    bold = set(re.findall(r"\*\*([^*]+)\*\*", page))
    known = words(language) | on_the_page(language)
    assert len(bold) > 30
    unknown = [word for word in bold if not any(re.fullmatch(form, word) for form in known)]
    # The page says itself what is in bold.
    assert sorted(unknown) in (["bold"], ["grassetto"])


# The other pages for people that name words of the screen.
OTHERS = {
    "en": ("troubleshooting.md", "disputes.md", "after.md", "computer.md", "privacy.md"),
    "it": ("it/problemi.md", "it/discussioni.md", "it/dopo.md", "it/computer.md", "it/privacy.md"),
}


@pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language in OTHERS for name in OTHERS[language]]
)
def test_words_in_bold_of_the_other_pages_are_words_on_the_screen(language, name):
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    bold = set(re.findall(r"\*\*([^*]+)\*\*", page))
    # A question or a trouble ends in a mark.
    named = {word for word in bold if word[-1] not in ".?"}
    known = words(language) | on_the_page(language)
    assert not [word for word in named if not any(re.fullmatch(form, word) for form in known)]


def test_both_guides_show_the_same_pictures_in_the_same_order():
    shown = {
        language: re.findall(r"guide/\w\w/(\w+)\.png", page.read_text(encoding="utf-8"))
        for language, page in PAGES.items()
    }
    assert shown["en"] == shown["it"] and len(shown["en"]) > 25


def test_the_guide_names_the_page_of_every_game():
    page = PAGES["en"].read_text(encoding="utf-8")
    for name in games.names():
        assert f"](play/{'other' if name == 'any' else name}.md)" in page, name


PLAY = {path.stem: path.read_text("utf-8") for path in (ROOT / "docs" / "play").glob("[a-z]*.md")}


def test_each_game_has_a_page_with_a_hand_in_pictures_and_its_disputes():
    # One page for all games with a score form, one for any other.
    assert set(PLAY) == set(games.names()) - {"any"} | {"forms", "other"}
    for name in set(PLAY) - {"forms", "other"}:
        page = PLAY[name]
        prefix = games.load(name).prefix
        assert f"pictures/hands/{name}.png)" in page and "pictures/guide/en/" in page
        table = page.split("## Disputes")[1].split("\n## ")[0]
        rows = [line for line in table.splitlines() if line.startswith("| ")][1:]
        assert len(rows) >= 5, name
        for row in rows:
            assert re.search(rf"\| ({prefix}|ALL)-\d+ \|$", row), row


def test_a_game_is_told_the_same_in_both_languages():
    here = {
        path.stem: path.read_text("utf-8") for path in (ROOT / "docs/it/gioca").glob("[a-z]*.md")
    }
    assert set(here) == set(PLAY)
    for name, page in here.items():

        def facts(page):
            return (
                re.findall(r"\b[A-Z]{3}-\d+\b", page),
                re.findall(r"(hands/\w+|guide/\w\w/\w+)\.png", page.replace("/it/", "/en/")),
                len(re.findall(r"^## ", page, re.M)),
                # Sums such as 15 - 2 = 13.
                re.findall(r"\d+ [-+] \d+[-+ \d]* = \d+", page),
            )

        assert facts(page) == facts(PLAY[name]), name


def test_every_rule_that_a_page_names_is_in_the_rulebook():
    known = set(re.findall(r"^### (\w+-\d+)$", (ROOT / "docs/rules.md").read_text("utf-8"), re.M))
    for module in pkgutil.iter_modules(shipped.__path__):
        form = importlib.import_module(f"{shipped.__name__}.{module.name}").form()
        known |= {f"{form['prefix']}-{n + 1}" for n in range(len(form["rules"]))}
    played = (*(ROOT / "docs/play").glob("[a-z]*.md"), *(ROOT / "docs/it/gioca").glob("[a-z]*.md"))
    for path in (*PAGES.values(), *played):
        named = set(re.findall(r"\b[A-Z]{3}-\d+\b", path.read_text("utf-8")))
        assert named and named <= known, (path.name, named - known)


def deadwood_of(game, cards):
    """Return the question how much deadwood is in a hand."""
    return {"ask": "deadwood", "game": game, "cards": cards.split()}


def ended(game, ender, *counts):
    """Return the question what a round by deadwood scores."""
    names = ["Ana", "Bo", "Cy"][: len(counts)]
    event = {
        "event": "round",
        "ender": ender,
        "deadwood": dict(zip(names, counts, strict=True)),
    }
    return {"ask": "score", "game": game, "players": names, "events": [event]}


# What the pages say of a hand or a round, as the engine answers it: (page, its words, the question,
# what the answer has).
SAID = (
    ("rumino", "10 deadwood", deadwood_of("rumino", hands.RUMINO), {"deadwood": 10}),
    (
        "rumino",
        "With A♠ in place of the king, 1 would be left",
        deadwood_of("rumino", hands.RUMINO.replace("KD", "AS")),
        {"deadwood": 1, "may_end": True},
    ),
    ("ginski", "7 deadwood", deadwood_of("ginski", hands.GINSKI), {"deadwood": 7}),
    ("ginski", "15 + 20 - 8 = 27", ended("ginski", "Ana", 8, 15, 20), {"rounds": [{"Ana": 27}]}),
    ("ginski", "25 + 9 + 20 = 54", ended("ginski", "Ana", 9, 20, 5), {"rounds": [{"Cy": 54}]}),
    (
        "gin",
        "15 - 2 = 13",
        {
            "ask": "layoff",
            "game": "gin",
            "knocker": hands.KNOCKER.split(),
            "opponent": hands.OPPONENT.split(),
        },
        {"points": 13, "left": ["9H", "AD", "5C"]},
    ),
    ("gin", "30 - 7 = 23", ended("gin", "Ana", 7, 30), {"rounds": [{"Ana": 23}]}),
    ("gin", "25 + 9 - 4 = 30", ended("gin", "Ana", 9, 4), {"rounds": [{"Bo": 30}]}),
    (
        "rumski",
        "set of three sevens",
        {
            "ask": "play",
            "game": "rumski",
            "hand": hands.HAND.split(),
            "table": [meld.split() for meld in hands.LYING],
            "opened": True,
        },
        {"cards": ["B7", "G7"]},
    ),
    (
        "rummoli",
        "kings over nines",
        {"ask": "poker", "game": "rummoli", "hands": {"Ana": hands.RUMMOLI.split()}},
        {"category": {"Ana": "full_house"}},
    ),
    (
        "tuscan",
        "in melds: dieci",
        {"ask": "classify", "game": "tuscan", "cards": hands.TUSCAN.split()},
        {"hand": "dieci"},
    ),
)


@pytest.mark.parametrize(("page", "words", "question", "wanted"), SAID)
def test_what_a_page_says_of_a_hand_is_what_the_engine_says(page, words, question, wanted):
    assert words in " ".join(PLAY[page].split())
    found = answer(question)
    for field, value in wanted.items():
        if field == "rounds":
            changes = [{name: by for name, by in one.items() if by} for one in found["rounds"]]
            assert changes == value
        else:
            assert found[field] == value
