"""Modules, and methods of classes, that are in a board's memory only while they are needed.

On a board all modules are in one file, the bundle (`firmware/bundle.py`), and known by a number: the
build puts `load(12)` for `from engine.cards import ...` (`host_tools/build/link.py`), for MicroPython
never gives back the name under which a module was imported. In the source tree, and where a board has
the modules frozen in, they are imported by their names.

Methods: the build takes the sections of a class that are marked as paged out of it
(`host_tools/build/pages.py`) and leaves an index, `PAGES`, of the pages in which they are: three bytes
for each, two of the CRC-32 of its name and the number of the page, its own before inherited ones. Such
a page is a module with a class `PAGE` of methods, which go into the class of the object that first calls
one of them, and where some are overridden in a subclass, a class `LOOSE` of those, which are bound one
by one. In the source tree a class is whole.
"""

import gc
import sys
from binascii import crc32

_bundle = None
# What is loaded by number: modules, and pages.
_modules = {}
_pages = {}
# Which class has methods of a page: (class, methods, number of the page).
_lent = []


def use(bundle):
    """Load modules from `bundle` (a firmware.bundle.Bundle) by number from now on."""
    global _bundle
    _bundle = bundle


def load(number):
    """Return the module that the build has given a number."""
    found = _modules.get(number)
    if found is None:
        if _bundle:
            found = _from_bundle(number)
        else:
            from places import NAMES  # pyright: ignore[reportMissingImports]

            found = __import__(NAMES[number], None, None, ("x",))
        _modules[number] = found
    return found


def _from_bundle(number):
    """Return module `number`, made anew; where there is no room for it, in the place of all pages."""
    try:
        return _bundle.load(number)
    except MemoryError:
        _bundle.rest()
        drop_pages()
        gc.collect()
        return _bundle.load(number)


def load_module(name):
    """Return the module called `name`, such as "firmware.screens.menu"; raises ImportError where there is none."""
    if _bundle:
        return load(_bundle.find(name))
    return __import__(name, None, None, ("x",))


def loaded_modules():
    """Return what of the program is loaded, as a list of what `forget_others` takes."""
    if _bundle:
        return list(_modules)
    return [name for name in sys.modules if name.startswith("engine.") or name.startswith("firmware.")]


def forget_module(name):
    """Drop a module if it is loaded, so that its memory can be collected; it loads again when it is needed."""
    if _bundle:
        try:
            _modules.pop(_bundle.find(name), None)
        except ImportError:
            # There is none: nothing to drop.
            pass
        return
    sys.modules.pop(name, None)
    # The package holds it by an attribute besides the table of modules.
    dot = name.rfind(".")
    parent = sys.modules.get(name[:dot])
    if parent is not None and hasattr(parent, name[dot + 1 :]):
        delattr(parent, name[dot + 1 :])


def forget_others(kept):
    """Drop the program's modules that are not in `kept`, a list such as `loaded_modules` returns.

    The kinds of errors stay (`STAYS`): another copy of one would not be caught by who knows the first.
    Where memory is not scarce, nothing goes.
    """
    if _bundle:
        for number in list(_modules):
            if number not in kept and not hasattr(_modules[number], "STAYS"):
                _modules.pop(number)


def is_scarce():
    """Tell whether memory is scarce: modules are loaded one by one, and dropped again."""
    return _bundle is not None


def rest():
    """Let go of what modules are loaded with; the next one takes a little longer."""
    if _bundle:
        _bundle.rest()


def close():
    """Close the file that modules come from, so that it may be replaced."""
    if _bundle:
        _bundle.close()


def page(number):
    """Return page `number` as a module."""
    found = _pages.get(number)
    if found is None:
        found = _pages[number] = _from_bundle(number) if _bundle else __import__("_%d" % number)
    return found


def drop_pages(kept=()):
    """Take the methods of pages out of memory, but for those of the classes `kept`; one that runs ends as it should."""
    stay = []
    for at in range(len(_lent) - 1, -1, -1):
        owner, methods, number = _lent[at]
        if owner in kept:
            stay.append(number)
            continue
        _lent.pop(at)
        for name in methods:
            if name[:2] != "__":
                # MicroPython leaves what was deleted in the class's table, where it would be kept alive.
                setattr(owner, name, None)
                delattr(owner, name)
    for number in list(_pages):
        if number not in stay:
            _pages.pop(number)
            sys.modules.pop("_%d" % number, None)


def _number(index, name):
    """Return the number of the page with a method; raises AttributeError."""
    # The build puts other numbers in place of 0, so that no two methods of a class look alike here.
    wanted = crc32(name.encode(), 0) >> 0
    low, high = wanted & 0xFF, wanted >> 8 & 0xFF
    for at in range(0, len(index), 3):
        if index[at] == low and index[at + 1] == high:
            return index[at + 2]
    raise AttributeError(name)


class Paged:
    """What a class with pages inherits: a method that is not there is looked for in the pages."""

    def __getattr__(self, name):
        number = _number(self.PAGES, name)  # pyright: ignore[reportAttributeAccessIssue]
        module = page(number)
        if not hasattr(module.PAGE, name):
            method = getattr(module.LOOSE, name)
            if not callable(method):
                return method
            return lambda *given, **named: method(self, *given, **named)
        owner, methods = type(self), module.PAGE.__dict__
        for other in methods:
            if other[:2] != "__":
                setattr(owner, other, methods[other])
        _lent.append((owner, methods, number))
        return getattr(self, name)
