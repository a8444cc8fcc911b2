"""Imports by number: MicroPython never gives back the name under which a module was imported.

`from engine.cards import STANDARD52` becomes `STANDARD52 = load(12).STANDARD52`, with the `load` of
`engine.modules`: the name of the module, its path and that of the folder are in nobody's memory then.
Modules that are asked for by a text are found by a hash of it in the bundle. Without a bundle, where
the modules are frozen in, `places.py` tells the names that belong to the numbers.
"""

import ast
import re

LIBRARY = "engine/modules.py"
# What reads the bundle is not in it.
READER = "firmware/bundle.py"
# The table of names for a build without a bundle.
PLACES = "places.py"
# An assignment to several names from a tuple.
_SWAP = re.compile(r"( *[^=('\"#]+, [^=('\"#]+ = )\((.*)\)$")
_FOLDERS = ("engine", "firmware")


class LinkError(Exception):
    """A module cannot be linked; the text says why."""


def dotted(path):
    """Return the name under which a path is imported.

    >>> dotted("engine/games/rumino.py"), dotted("engine/games/__init__.py")
    ('engine.games.rumino', 'engine.games')
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def numbers(paths):
    """Return {path: number} of the modules of a program; pages have the numbers in their names.

    >>> numbers(["engine/b.py", "_2.py", "_1.py", "engine/a.py"])
    {'_1.py': 1, '_2.py': 2, 'engine/a.py': 3, 'engine/b.py': 4}
    """
    pages = sorted(int(path[1:-3]) for path in paths if path.startswith("_"))
    found = {f"_{number}.py": number for number in pages}
    rest = sorted(path for path in paths if not path.startswith("_") and path != READER)
    first = max(pages, default=0) + 1
    found.update((path, first + at) for at, path in enumerate(rest))
    return found


def places(paths):
    """Return the source of the table of names, by number."""
    named = numbers(paths)
    rows = [""] * (max(named.values()) + 1)
    for path, number in named.items():
        rows[number] = dotted(path)
    return f"NAMES = {tuple(rows)!r}\n"


def link(sources, names):
    """Return `sources`, {path: text} after their names were shortened to `names`, with imports by number.

    The library itself is imported by its name. Raises LinkError.
    """
    load = names.get(f"{LIBRARY}:load()") or names.get(f"{LIBRARY}:load") or names.get("load", "load")
    number_of = {dotted(path): number for path, number in numbers(sources).items()}
    _check_order(sources, number_of)
    found = {}
    for path, text in sources.items():
        if path == LIBRARY:
            text += f"\nimport builtins\n\nbuiltins.{_ALIAS} = {load}\n"
        if path in (LIBRARY, READER):
            found[path] = bare(text)
            continue
        linker = _Linker(path, load, number_of)
        tree = linker.visit(ast.parse(text))
        # Before a page there was the library, which shows its `load` to all.
        if linker.used and not _PAGE.fullmatch(path):
            at = 1 if ast.get_docstring(tree) is not None else 0
            tree.body.insert(at, ast.ImportFrom(dotted(LIBRARY), [ast.alias(load, _ALIAS)], 0))
        found[path] = bare(ast.unparse(ast.fix_missing_locations(tree)))
    return found


def bare(text):
    """Return a source with `a, b = c, d` for the `a, b = (c, d)` that ast writes: MicroPython makes a tuple of that.

    >>> bare("if x:\\n    a, b = (b, (1, 2))\\nc = (1, 2)\\nd, e = (1, 2)[:2]")
    'if x:\\n    a, b = b, (1, 2)\\nc = (1, 2)\\nd, e = (1, 2)[:2]'
    """
    lines = text.split("\n")
    for at, line in enumerate(lines):
        found = _SWAP.match(line)
        if found:
            try:
                same = ast.dump(ast.parse(line.strip())) == ast.dump(ast.parse("".join(found.groups()).strip()))
            except SyntaxError:
                # A line of a text that only looks like one, or of brackets that do not belong together.
                continue
            if same:
                lines[at] = "".join(found.groups())
    return "\n".join(lines)


def _check_order(sources, number_of):
    """Raise LinkError where modules import each other at their top: `load` would go on for ever."""
    above = {}
    for path, text in sources.items():
        parts = [part for part in ast.parse(text).body if isinstance(part, ast.ImportFrom)]
        names = {found for part in parts for one in part.names for found in (part.module, f"{part.module}.{one.name}")}
        above[dotted(path)] = names & set(number_of) - {dotted(path), dotted(LIBRARY)}
    while above:
        ready = [name for name in above if not above[name] & set(above)]
        if not ready:
            raise LinkError("These modules import each other: " + ", ".join(sorted(above)))
        for name in ready:
            del above[name]


# What `load` is called in the modules that use it; no other name is like it.
_ALIAS = "_L"
_PAGE = re.compile(r"_\d+\.py")


class _Linker(ast.NodeTransformer):
    """Puts calls of `load` in place of the imports of one module."""

    def __init__(self, path, load, number_of):
        self.path = path
        self.load = load
        self.number_of = number_of
        self.used = False

    def visit_Import(self, node):  # noqa: N802  as ast calls it
        """Refuse `import engine.cards`: it would bind the package."""
        for one in node.names:
            if one.name.split(".")[0] in _FOLDERS:
                raise LinkError(f"{self.path}: write 'from ... import' for {one.name}.")
        return node

    def visit_ImportFrom(self, node):  # noqa: N802
        """Link the modules of the program; leave others."""
        if node.level or node.names[0].name == "*":
            raise LinkError(f"{self.path}: say where each name comes from: {ast.unparse(node)}.")
        if node.module == dotted(LIBRARY) or node.module.split(".")[0] not in _FOLDERS:
            return node
        lines = []
        for one in node.names:
            whole = f"{node.module}.{one.name}"
            if whole == dotted(LIBRARY):
                # By a number there would be another one.
                lines.append(ast.ImportFrom(node.module, [one], 0))
                continue
            if whole in self.number_of:
                made = f"{_ALIAS}({self.number_of[whole]})"
            elif node.module in self.number_of:
                made = f"{_ALIAS}({self.number_of[node.module]}).{one.name}"
            else:
                raise LinkError(f"{self.path}: there is no module {node.module}.")
            lines.append(ast.parse(f"{one.asname or one.name} = {made}").body[0])
        self.used = True
        return lines
