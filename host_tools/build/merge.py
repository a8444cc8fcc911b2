"""Merging the modules that are always in memory together: each one by itself costs some 200 bytes.

The modules of a group become one, in an order in which each stands behind what it imports. Global
names that two of them have are told apart; what others import of them is imported from the merged one.
"""

import ast
import builtins

from host_tools.build.link import dotted
from host_tools.build.merge_names import MergeError, Redirect
from host_tools.build.names_used import bound, uses

# The merged module, and those that it is made of, in order.
GROUPS = {
    "firmware/core.py": (
        "engine/compat.py",
        "engine/texts/packed.py",
        "engine/texts/__init__.py",
        "engine/errors.py",
        "firmware/storage/errors.py",
        "firmware/storage/files.py",
        "firmware/storage/store.py",
        "firmware/storage/journal.py",
        "firmware/display/ssd1306.py",
        "firmware/display/display.py",
        "firmware/input/buttons.py",
        "firmware/display/widgets.py",
        "firmware/settings.py",
        "firmware/storage/drafts.py",
        "firmware/idle/comfort.py",
        "firmware/screens/base.py",
        "firmware/session.py",
        "firmware/app.py",
    ),
    "firmware/screens/rummoli/stops.py": (
        "firmware/screens/rummoli/stops_moves.py",
        "firmware/screens/rummoli/stops.py",
    ),
    "engine/games/rummoli/game.py": (
        "engine/games/rummoli/hand.py",
        "engine/games/rummoli/asks.py",
        "engine/games/rummoli/game.py",
    ),
    "engine/games/game.py": (
        "engine/play/ledger.py",
        "engine/games/shared/seats.py",
        "engine/games/shared/asks.py",
        "engine/games/shared/events.py",
        "engine/games/game.py",
    ),
}

_BUILTIN = set(dir(builtins))


def merge(sources, groups=None):
    """Return `sources`, {path: text}, with the modules of each of `groups` as one; raises MergeError."""
    groups = GROUPS if groups is None else groups
    found = dict(sources)
    names = {}
    for target, members in groups.items():
        missing = [path for path in members if path not in sources]
        if missing:
            raise MergeError(f"There is no {missing[0]} to merge.")
        names.update(_names_in(target, {path: ast.parse(sources[path]) for path in members}))
    parts = {path: Redirect(path, names).tree(sources[path]) for path in sources}
    for path in names:
        del found[path]
    for target, members in groups.items():
        found[target] = _joined(target, [parts[path] for path in members])
    for path in sources:
        if path not in names:
            found[path] = ast.unparse(parts[path])
    return found


def _names_in(target, trees):
    """Return {path: (target, {global name: its name in the merged module}, names that functions set)} of a group."""
    owners = {}
    for path, tree in trees.items():
        for part in tree.body:
            if not isinstance(part, (ast.Import, ast.ImportFrom)):
                for name in bound(part):
                    owners.setdefault(name, []).append(path)
    outside = set()
    for tree in trees.values():
        for part in tree.body:
            if isinstance(part, (ast.Import, ast.ImportFrom)):
                outside |= bound(part)
    # What one module calls like a function of Python's, others may use for that function.
    outside |= _BUILTIN & {name for tree in trees.values() for name in uses(tree)}
    found = {}
    for path in trees:
        leaf = dotted(path).replace(".", "_")
        own = {}
        for name, paths in owners.items():
            if path in paths:
                # A name that somebody imports under this very name may be another thing there.
                free = len(paths) == 1 and (name not in outside or _only(name, path, trees))
                own[name] = name if free else f"{name}_{leaf}"
        states = {name for node in ast.walk(trees[path]) if isinstance(node, ast.Global) for name in node.names}
        found[path] = (target, own, states)
    return found


def _only(name, path, trees):
    """Tell whether all imports of a name in a group are of the module that makes it."""
    if name in _BUILTIN:
        return False
    for tree in trees.values():
        for part in tree.body:
            if isinstance(part, (ast.Import, ast.ImportFrom)) and name in bound(part):
                one = [one for one in part.names if (one.asname or one.name) == name]
                if not isinstance(part, ast.ImportFrom) or part.module != dotted(path) or not one or one[0].name != name:
                    return False
    return True


def _joined(target, trees):
    """Return the text of the merged module: imports first, each once."""
    imports, body, makers = {}, [], {}
    for tree in trees:
        for part in tree.body:
            if isinstance(part, (ast.Import, ast.ImportFrom)):
                imports[ast.unparse(part)] = part
            elif not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)):
                body.append(part)
                for name in bound(part):
                    if makers.setdefault(name, tree) is not tree:
                        raise MergeError(f"{target}: {name} is made in two modules.")
    bindings = {}
    for words, part in imports.items():
        for name in bound(part):
            whole = words
            if isinstance(part, ast.ImportFrom):
                whole = f"{part.module} " + " ".join(one.name for one in part.names if (one.asname or one.name) == name)
            if bindings.setdefault(name, whole) != whole:
                raise MergeError(f"{target}: {name} is imported from two places.")
            if name in _BUILTIN:
                raise MergeError(f"{target}: {name} is imported, and Python's own for others.")
    clash = set(makers) & set(bindings)
    if clash:
        raise MergeError(f"{target}: {sorted(clash)[0]} is both imported and made.")
    return ast.unparse(ast.Module([*imports.values(), *body], []))
