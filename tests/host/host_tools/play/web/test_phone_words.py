"""What the page says in its dialogs fits a phone: it has no box, and no buttons to press."""

import re

import pytest

from host_tools.base.boards import ROOT
from tests.host.engine.texts.test_terms import page_words
from tests.proof.played import PLAYED

# What only a box has, or is done with one. Its name in Italian is Meldmate's anyway.
BOX = re.compile(
    r"[▲▼◀▶↩]|\b[Bb]ox(es)?\b|\bOK [a-z]|\b[Bb]uttons?\b|\b[Pp]ress(ed)?\b"
    r"|\btast[oi]\b|\bpulsant|\b[Pp]ression[ei]\b|\b[Pp]remut|\b[Tt]ieni premut"
)
# Texts that are about a box: the one that the page can show, one on the cable, how one is made.
ABOUT = re.compile(
    r"skip|play\.(box|show_box|hint)|tour\.|(score|dispute|pot)\.\d|make\.|cable\.|flash\."
    r"|forms\.cable|key\.|board\."
)


@pytest.mark.parametrize("language", PLAYED)
def test_no_dialog_of_a_phone_speaks_of_a_box(language):
    spoken = [(key, words) for key, words in page_words(language) if not ABOUT.match(key)]
    assert len(spoken) > 300
    assert not [one for one in spoken if BOX.search(one[1])]


@pytest.mark.parametrize("language", PLAYED)
def test_a_text_about_a_box_is_one_that_the_page_has(language):
    """No exception above outlives its texts."""
    about = {ABOUT.match(key)[0] for key, _ in page_words(language) if ABOUT.match(key)}
    assert {"skip", "play.box", "play.show_box", "tour.", "make.", "cable.", "flash."} <= about
    assert {"play.hint", "forms.cable", "key.", "board."} <= about


# Files of engine/texts/en/ that only a box says: by cable, about its memory and its hardware.
BOX_ONLY = ("busy", "computer", "device", "rescue", "sim")
# A box of Gin Rummy is a hand won; the form that is too long for a box is being sent to one.
OTHER_BOXES = re.compile(
    r"^ *#|bonus_boxes|option_box|boxes|box=|box sets|hand won|(?:win|target) box|link_long"
)


def test_no_view_of_the_page_speaks_of_a_box():
    """What the firmware says, the rules and the disputes are read on the page, too."""
    found = []
    for path in sorted((ROOT / "engine" / "texts" / "en").glob("*.py")):
        if path.stem in BOX_ONLY:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            words = OTHER_BOXES.search(line)
            if re.search(r"\b[Bb]ox(es)?\b", line) and not words:
                found.append(f"{path.name}:{number}: {line}")
    assert not found
