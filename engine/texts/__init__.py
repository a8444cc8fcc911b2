"""All texts that a person sees, by key: one folder per language, one module per section.

A key is `section.name`; `engine/texts/<language>/<section>.py` holds the section's table `TEXTS`,
one constant tuple in which each text follows its name. In a board's image such a tuple lies in
flash and takes no memory; `tuple.index` finds a name in it without running a line of Python for
each.

A section is imported when one of its keys is first needed. A second language is a second folder; a
key that it lacks is said in English.
"""

from engine.compat import const, load_module

_HOME = "en"
_language = _HOME
# The sections in use, and the texts that were looked up of late, in the current language by key;
# (language, section) -> table of a guest game.
_sections = {}
_found = {}
_FOUND = const(64)
_guests = {}


def use(language):
    """Speak `language`, a folder's name such as "en", from now on."""
    global _language
    if language != _language:
        _language = language
        _sections.clear()
        _found.clear()


def language():
    """Return the name of the language in use."""
    return _language


def add(section, table, language=_HOME):
    """Register the texts of a section that lives outside of this package (a guest game's).

    `table` is a tuple such as `TEXTS`: a name, its text, the next name, and so on.
    """
    _guests[(language, section)] = table
    _sections.pop(section, None)
    _found.clear()


def remove(section):
    """Forget the texts that were added as a section, in all languages."""
    for key in list(_guests):
        if key[1] == section:
            del _guests[key]
    _sections.pop(section, None)
    _found.clear()


def _table(language, section):
    """Return the table of a section in a language, empty where it has none."""
    table = _guests.get((language, section))
    if table is not None:
        return table
    try:
        return load_module("engine.texts." + language + "." + section).TEXTS
    except ImportError:
        return ()


def _in(table, name):
    """Return the text called `name` of a table, or None."""
    at = -1
    while True:
        try:
            at = table.index(name, at + 1)
        except ValueError:
            return None
        if at % 2 == 0:
            return table[at + 1]
        # A text that reads like a name.


def _find(key):
    """Return the text of a key in the current language, else in English, else None."""
    if key in _found:
        return _found[key]
    dot = key.find(".")
    section, name = key[:dot], key[dot + 1 :]
    table = _sections.get(section)
    if table is None:
        table = _sections[section] = _table(_language, section)
    found = _in(table, name)
    if found is None and _language != _HOME:
        found = _in(_table(_HOME, section), name)
    if len(_found) >= _FOUND:
        _found.clear()
    _found[key] = found
    return found


def has(key):
    """Tell whether there is a text for `key` in the current language or in English."""
    return _find(key) is not None


def variants(_key, **facts):
    """Return the text for `_key` in all its lengths, the longest first, with the facts filled in.

    A table writes them as one text with `|` between them; a screen takes the longest that fits.
    A fact may be a text, a number, or a tuple `(key, facts)` that is itself looked up. An unknown
    key is returned as it is, so that a gap in a table shows itself instead of stopping a game.
    """
    found = _find(_key)
    if found is None:
        return [_key]
    forms = found.split("|") if "|" in found else [found]
    if "{" not in found:
        return forms
    for name in facts:
        facts[name] = fact(facts[name])
    return [one.format(**facts) for one in forms]


def fact(value):
    """Return a fact as it is put into a text: a `(key, facts)` tuple is looked up."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], dict):
        return text(value[0], **value[1])
    return value


def text(_key, **facts):
    """Return the text for `_key`, in its longest form, with the facts filled in.

    >>> text("no.such_key")
    'no.such_key'
    """
    return variants(_key, **facts)[0]
