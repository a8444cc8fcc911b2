"""The index of a class's pages as a board holds it: three bytes for each method.

The build writes it as a class `PAGES` inside of the class, method by method, so that the names can be
shortened with all others; a table like that would take eight bytes for each method and a hundred for
the class. `engine.modules` looks a method up by a CRC-32 of its name, first among the class's own and
then among inherited ones: what it starts from, and which of its bits count, are chosen so that all of
those are told apart.
"""

import ast
import zlib

from host_tools.build.families import Heirs, PageError
from host_tools.build.link import LIBRARY, dotted
from host_tools.build.names_used import Module

# What the index of a class is called.
_NAME = "PAGES"
_SALTS = 100
_SHIFTS = 17


def pack_indexes(sources, names=()):
    """Return `sources`, {path: text} after their names were shortened to `names`, with indexes as bytes.

    Raises PageError.
    """
    names = dict(names)
    modules = {path: Module(path, dotted(path), text) for path, text in sources.items()}
    heirs = Heirs(modules)
    indexes = {}
    for path, module in modules.items():
        called = names.get(f"{path}:{_NAME}()") or names.get(_NAME, _NAME)
        for owner in module.classes.values():
            for part in owner.body:
                if isinstance(part, ast.ClassDef) and part.name == called:
                    indexes[(path, owner.name)] = part
    families = [_methods([indexes[one] for one in heirs.line(key) if one in indexes]) for key in indexes]
    hashes = [(salt, shift) for salt in range(_SALTS) for shift in range(_SHIFTS)]
    how = next((how for how in hashes if all(_is_told_apart(one, how) for one in families)), None)
    if how is None:
        raise PageError("Two methods of a class cannot be told apart by a hash: rename some.")
    found = dict(sources)
    for path, module in modules.items():
        for owner in module.classes.values():
            index = indexes.get((path, owner.name))
            if index:
                owner.body[owner.body.index(index)] = _packed(path, index, how)
                found[path] = ast.unparse(module.tree)
    if indexes:
        found[LIBRARY] = _with_hash(modules[LIBRARY].tree, how)
    return found


def _methods(indexes):
    """Return the names of the methods in indexes."""
    return {method for index in indexes for method, _ in _rows(index)}


def _is_told_apart(methods, how):
    return len({key_of(method, *how) for method in methods}) == len(methods)


def _with_hash(tree, how):
    """Return the source of the library with what its CRC-32 starts from, and which of its bits count."""
    hashes = [node for node in ast.walk(tree) if isinstance(node, ast.BinOp) and "crc32(" in ast.unparse(node)]
    if len(hashes) != 1 or not ast.unparse(hashes[0]).endswith(", 0) >> 0"):
        raise PageError(f"{LIBRARY}: there is no place for what the CRC-32 starts from.")
    call = hashes[0].left
    assert isinstance(call, ast.Call)
    call.args[1], hashes[0].right = map(ast.Constant, how)
    return ast.unparse(tree)


def _rows(index):
    """Return [(method, number of its page)] of an index as a class."""
    rows = []
    for row in index.body:
        if isinstance(row, ast.Assign) and isinstance(row.targets[0], ast.Name) and isinstance(row.value, ast.Constant):
            rows.append((row.targets[0].id, row.value.value))
    return rows


def _packed(path, index, how):
    rows = {}
    for method, number in _rows(index):
        if not 0 < number < 256:
            raise PageError(f"{path}: there are more than 255 pages.")
        rows[key_of(method, *how)] = number
    data = b"".join(key + bytes((rows[key],)) for key in sorted(rows))
    words = [ast.unparse(base) for base in index.bases]
    return ast.parse(f"{index.name} = " + " + ".join([repr(data), *words])).body[0]


def key_of(name, salt=0, shift=0):
    """Return the two bytes by which a method is found.

    Names of the same length that look alike do so whatever the CRC-32 starts from: so there is a shift.

    >>> key_of("draw").hex(), key_of("draw", 1) == key_of("draw"), key_of("draw", 0, 8).hex()
    ('0fbd', False, 'bdf2')
    """
    return (zlib.crc32(name.encode(), salt) >> shift & 0xFFFF).to_bytes(2, "little")
