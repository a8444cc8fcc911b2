"""Which modules of the program import which, read from their sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from host_tools.boards import ROOT


def modules(*folders: str) -> dict[str, Path]:
    """Return {dotted name: path} of the modules in `folders`, in the order of their paths."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def parsed(path: Path) -> ast.Module:
    """Parse the module at `path`; its relative imports become absolute."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    folders = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = folders[: len(folders) - node.level + 1]
            node.module = ".".join([*above, *filter(None, [node.module])])
            node.level = 0
    return tree


def _for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imported(body, inside=True, types=False) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield (module, names) of each import that runs.

    Those within functions count as well if `inside`, those for annotations if `types`.
    """
    for node in body:
        if _for_types(node) and not types:
            continue
        if isinstance(node, ast.Import):
            for one in node.names:
                yield one.name, ()
        elif isinstance(node, ast.ImportFrom):
            yield node.module or "", tuple(one.name for one in node.names)
        elif inside or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from imported(ast.iter_child_nodes(node), inside, types)


def graph(*folders: str, types: bool = False) -> dict[str, list[str]]:
    """Return {module: the modules of `folders` that it imports at its top, in that order}."""
    known = modules(*folders)
    found = {}
    for name, path in known.items():
        others = found[name] = []
        for module, names in imported(parsed(path).body, inside=False, types=types):
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
        for module, names in imported(parsed(known[name]).body, inside):
            left += [module, *(f"{module}.{one}" for one in names)]
    return found
