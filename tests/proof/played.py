"""The languages that the tests play in: those of the golden pictures, English first.

Every language is looked at text by text (`tests/host/engine/texts/test_languages.py`) and as
pseudo words are; to play all evenings in each would take hours, and show the same.
"""

from engine import texts
from host_tools.base.boards import ROOT

_GOLDEN = ROOT / "tests" / "golden"
PLAYED = tuple(one for one in texts.LANGUAGES if any(_GOLDEN.glob(f"*/{one}")))
