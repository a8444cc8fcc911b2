"""Which modules of the program import which, read from their sources."""

import ast
import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from host_tools.base.boards import ROOT

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def modules(*folders: str) -> dict[str, Path]:
    """Return {dotted name: path} of the modules in `folders`, in the order of their paths."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            found[dotted(path.relative_to(ROOT))] = path
    return found


def dotted(path: Path) -> str:
    """Return the name of the module at a path from the top.

    >>> dotted(Path("engine/texts/__init__.py")), dotted(Path("engine/cards.py"))
    ('engine.texts', 'engine.cards')
    """
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def parsed(path: Path) -> ast.Module:
    """Parse the module at `path`; its relative imports become absolute. It is kept."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    folders = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            node.module, node.level = imported_from(node, folders), 0
    return tree


def imported_from(node: ast.ImportFrom, folders: Sequence[str]) -> str:
    """Return the module that an import in a module of `folders` names, from the top."""
    above = folders[: len(folders) - node.level + 1] if node.level else ()
    return ".".join([*above, *filter(None, [node.module])])


def _for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _bound(tree):
    """Return (the names of `load_module`, {name: the texts that it is bound to}) in a tree."""
    loaders, texts = {"load_module"}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.alias) and node.name == "load_module":
            loaders.add(node.asname or node.name)
        elif isinstance(node, ast.Assign):
            names = [one.id for one in node.targets if isinstance(one, ast.Name)]
            if isinstance(node.value, ast.Name) and node.value.id in loaders:
                loaders.update(names)
            for name in names:
                texts.setdefault(name, []).extend(_texts(node.value, {}))
    return loaders, texts


def _texts(node, known):
    """Return the texts that an expression can be: its own, or those of a name in `known`."""
    if isinstance(node, ast.Name):
        return known.get(node.id, [])
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _loaded(node, bound):
    """Return the modules that a node loads by name, as far as the source has their names."""
    loaders, texts = bound
    if not isinstance(node, ast.Call) or ast.unparse(node.func).split(".")[-1] not in loaders:
        return []
    return [name for one in node.args[:1] for name in _texts(one, texts)]


def imported(tree, inside=True, types=False) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield (module, names) for each import in a tree, and for each module loaded by its name.

    Those within functions count as well if `inside`, those for annotations if `types`.
    """
    yield from _imported(tree, inside, types, _bound(tree))


def _imported(tree, inside, types, bound):
    for node in ast.iter_child_nodes(tree):
        if _for_types(node) and not types:
            continue
        if isinstance(node, ast.Import):
            for one in node.names:
                yield one.name, ()
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", tuple(one.name for one in node.names)
        elif inside or not isinstance(node, _FUNCTIONS):
            for name in _loaded(node, bound):
                yield name, ()
            yield from _imported(node, inside, types, bound)


def graph(*folders: str, inside: bool = False, types: bool = False) -> dict[str, list[str]]:
    """Return {module: the modules of `folders` that it imports, in that order}.

    Those are the imports at its top, or all of them if `inside`; `types` as for `imported`.
    """
    known = modules(*folders)
    found = {}
    for name, path in known.items():
        others = found[name] = []
        for module, names in imported(parsed(path), inside, types):
            parts = [f"{module}.{one}" for one in names]
            wanted = [part for part in (parts or [module]) if part in known]
            if module in known and any(part not in known for part in parts):
                wanted.append(module)
            others += [one for one in wanted if one not in others]
    return found


def closure(known: Mapping[str, Path], start: Iterable[str], inside: bool = True) -> set[str]:
    """Return the names of the modules that those named in `start` need, themselves included.

    `known` is {dotted name: path}; a module needs its packages, too, and what it imports, within
    functions as well if `inside`.
    """
    found: set[str] = set()
    left = list(start)
    while left:
        name = left.pop()
        if name in found:
            continue
        left += [name[:at] for at, letter in enumerate(name) if letter == "."]
        if name not in known:
            continue
        found.add(name)
        for module, names in imported(parsed(known[name]), inside):
            left += [module, *(f"{module}.{one}" for one in names)]
    return found
