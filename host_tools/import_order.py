"""In which order a board imports the program's modules: each after those that it imports itself.

An import takes much of a board's small C stack, so few should nest (docs/architecture.md).
"""

import ast
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from firmware import preload
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


def before(name: str, others: dict[str, list[str]], known: Collection[str] = ()) -> list[str]:
    """Return the modules to import before `name`, each after its own, without those in `known`.

    `others` is a `graph`.
    """
    found = []

    def follow(one):
        for other in others[one]:
            # A package is imported with each of its modules.
            if other not in known and other not in found and not f"{name}.".startswith(f"{other}."):
                follow(other)
                if other not in found:
                    found.append(other)

    follow(name)
    return found


def table(
    starts: Sequence[str] = preload.FIRST,
) -> tuple[tuple[str, ...], tuple[bytes, ...]]:
    """Return (names of modules, rows) for the modules whose imports would nest.

    A row has the places of the names to import one after the other; the last one is the module
    itself. The modules `starts` are imported first; what they import is known after that, and not
    listed again. `engine.ask` and the package's front door are not there: a box uses neither.
    """
    others = graph("engine", "firmware")
    names, rows, known = [], [], set()
    for name in (*starts, *sorted(set(others) - set(starts))):
        if name == "engine.api" or name.startswith("engine.ask"):
            continue
        first = before(name, others, known)
        if any(other not in known for one in first for other in others[one]):
            row = [*first, name]
            names += [one for one in row if one not in names]
            rows.append(bytes(names.index(one) for one in row))
        if name in starts:
            known |= {name, *first}
    return tuple(names), tuple(rows)
