"""All texts that a person sees, by key: one folder per language, one module per section.

A key is `section.name`; `engine/texts/<language>/<section>.py` holds the section's table `TEXTS`.
A section is loaded when one of its keys is first needed and can be dropped again, so that a board
holds the words of the game that is being played and no others. A second language is a second
folder; a key that it lacks is said in English.
"""

from engine.modules import forget_module, is_scarce, load_module

_HOME = "en"
_language = _HOME
_sections = {}
_guests = {}
# The sections that something was said from since the last `drop_unused`.
_used = []


def use(language):
    """Speak `language`, a folder's name such as "en", from now on."""
    global _language
    if language != _language:
        _language = language
        _sections.clear()


def language():
    """Return the name of the language in use."""
    return _language


def add(section, table, language=_HOME):
    """Register the texts of a section that lives outside of this package (a guest game's)."""
    _guests[(language, section)] = table
    _sections.pop(section, None)


def drop(section):
    """Forget a loaded section, to free its memory; it loads again when it is needed."""
    _sections.pop(section, None)
    for lang in (_language, _HOME):
        forget_module("engine.texts." + lang + "." + section)


def drop_others(kept):
    """Forget all loaded sections but those in `kept`."""
    for section in list(_sections.keys()):
        if section not in kept:
            drop(section)


def drop_unused():
    """Forget the sections from which nothing was said since the last time, where memory is scarce."""
    if is_scarce():
        drop_others(_used)
        _used.clear()


def _load(lang, section):
    table = _guests.get((lang, section))
    if table is not None:
        return table
    try:
        module = load_module("engine.texts." + lang + "." + section)
    except ImportError:
        return None
    if not hasattr(module, "PACK"):
        return module.TEXTS
    forget_module("engine.texts." + lang + "." + section)
    return unpack(lang, module.PACK)


def unpack(lang, blocks):
    """Return the Packed table of the blocks that a build for a board has made of a module of `lang`."""
    from engine.texts.packed import Packed

    letters = load_module("engine.texts." + lang)
    return Packed(blocks, letters.PAIRS, letters.OTHERS)


def table(section):
    """Return the table of `section` in the current language (in English where it has none)."""
    if section not in _used:
        _used.append(section)
    found = _sections.get(section)
    if found is None:
        found = _load(_language, section)
        if found is None and _language != _HOME:
            found = _load(_HOME, section)
        if found is None:
            found = {}
        _sections[section] = found
    return found


def has(key):
    """Tell whether there is a text for `key` in the current language or in English."""
    return _find(key) is not None


def _find(key):
    dot = key.find(".")
    section, name = key[:dot], key[dot + 1 :]
    found = table(section).get(name)
    if found is None and _language != _HOME:
        home = _load(_HOME, section)
        if home:
            found = home.get(name)
    return found


def variants(_key, **facts):
    """Return the text for `_key` in all its lengths, the longest first, with the facts filled in.

    A table writes them as one text with `|` between them; a screen takes the longest that fits.
    A fact may be a text, a number, or a tuple `(key, facts)` that is itself looked up. An unknown
    key is returned as it is, so that a gap in a table shows itself instead of stopping a game.
    """
    found = _find(_key)
    if found is None:
        return [_key]
    for name in facts:
        facts[name] = fact(facts[name])
    return [one.format(**facts) for one in found.split("|")]


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
