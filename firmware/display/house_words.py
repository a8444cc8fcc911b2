"""Names of house rules in the engine's sentences, replaced by the words of the settings.

The engine writes `knock_limit=5`, as it reads it; people see "Knock limit: 5", in these marks.
"""

from engine.compat import TYPE_CHECKING
from engine.game.house import value_key
from engine.texts import has, text, told

if TYPE_CHECKING:
    from collections.abc import Sequence

# The section of texts of the game on the table.
_section = [""]
_MARKS = "().,;:"


def use(section: str) -> None:
    """Replace the names of the game whose texts are in `section` from now on; "" for none."""
    _section[0] = section


def _words_of(section: str, name: str, value: str) -> str:
    """Return an option, and its value if any, in words."""
    words = text(section + ".option_" + name)
    if not value:
        return words
    key = value_key(section, name, value)
    return told(words, text(key) if key else value)


def spoken(words: str, section: str | None = None, names: "Sequence[str]" = ()) -> str:
    """Return a sentence with house rules in words, between quotation marks.

    `section` has their texts (None: that of the game on the table). A name is recognized by its
    value (`twins=no`), by an underscore (`knock_limit`), or, if it is one of `names`, after the
    words "house rule".
    """
    section = section or _section[0]
    if not section:
        return words
    parts = words.split(" ")
    before = text("rulebook_screen.before_name") if names else ""
    for index in range(len(parts)):
        core = parts[index].strip(_MARKS)
        at = core.find("=")
        name, value = (core[:at], core[at + 1 :]) if at > 0 else (core, "")
        bare = not value and "_" not in name
        if bare and (name not in names or not index or parts[index - 1].lstrip("(") != before):
            continue
        if has(section + ".option_" + name):
            said = text("all.named", words=_words_of(section, name, value))
            parts[index] = parts[index].replace(core, said)
    return " ".join(parts)
