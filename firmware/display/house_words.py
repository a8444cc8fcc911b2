"""House rules by the words of the settings, where the engine's sentences have their names.

The engine says `knock_limit=5`, which is what one gives it, too; people read "Knock limit: 5".
"""

from engine.texts import has, text

# The section of texts of the game on the table.
_section = [""]
_MARKS = "().,;:"


def use(section):
    """Read the names of the game whose texts are in `section` from now on."""
    _section[0] = section


def _words_of(section, name, value):
    """Return an option, and its value where there is one, in words."""
    words = text(section + ".option_" + name)
    if not value:
        return words
    key = section + ".value_" + value
    if not has(key):
        key = "all." + value
    return words + ": " + (text(key) if has(key) else value)


def spoken(words, section=None, names=(), quote=""):
    """Return a sentence with house rules in words, those of `section` (None: of the game on the
    table).

    A name is known by what it is set to (`twins=no`), by a line in it (`knock_limit`), or, one of
    `names`, by standing behind "house rule". `quote` is put around it.
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
        if bare and (name not in names or not index or parts[index - 1] != before):
            continue
        if has(section + ".option_" + name):
            said = quote + _words_of(section, name, value) + quote
            parts[index] = parts[index].replace(core, said)
    return " ".join(parts)
