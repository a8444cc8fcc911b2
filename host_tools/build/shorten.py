"""Short names for a board: MicroPython keeps each name that is not in its ROM in memory for good.

Names that our own sources define, and that nothing outside of them knows, become names that stand
in the ROM anyway, then names of one and two letters. Attributes have one map for the whole program,
since nobody can tell whose they are. Globals that are only imported by name, and arguments that are
only passed by their place, share the same few names over and over. Locals are in no .mpy file.
"""

import ast

from host_tools.build.groups import Groups
from host_tools.build.shorten_choose import Namer
from host_tools.build.shorten_classes import Families
from host_tools.build.shorten_kept import (
    FOREIGN,
    Calls,
    Texts,
    exceptions,
    is_special,
    known_outside,
    root_name,
)
from host_tools.build.shorten_scopes import Names, ShortenError


def module_name(path):
    """Return how Python calls the module at a path.

    >>> module_name("engine/games/__init__.py"), module_name("engine/cards.py")
    ('engine.games', 'engine.cards')
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _targets(node):
    return [getattr(one, "id", "") for one in getattr(node, "targets", ())]


class _Module:
    def __init__(self, path, text):
        self.path = path
        self.tree = ast.parse(text, path)
        # Nobody imports `*`, and the list would keep its names.
        self.tree.body = [node for node in self.tree.body if "__all__" not in _targets(node)]
        self.names = Names(self.tree)
        self.scope = self.names.module
        self.attributes = [node for node in ast.walk(self.tree) if isinstance(node, ast.Attribute)]
        self.keywords = [
            one
            for node in ast.walk(self.tree)
            if isinstance(node, (ast.Call, ast.ClassDef))
            for one in node.keywords
            if one.arg
        ]
        self.in_classes = {
            name for scope in self.scope.subtree() if scope.kind == "class" for name in scope.bound
        }
        # What comes from a module that is not ours, and what mpy-cross folds away.
        self.theirs = set()
        self.folded = set()
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                if getattr(node.value.func, "id", "") == "const":
                    self.folded |= {one.id for one in node.targets if isinstance(one, ast.Name) and one.id[0] == "_"}


class _Program:
    """All modules, and what may be renamed."""

    def __init__(self, sources, outside):
        self.modules = [_Module(path, sources[path]) for path in sorted(sources)]
        self.by_name = {module_name(module.path): module for module in self.modules}
        self.parts = {part for name in self.by_name for part in name.split(".")}
        # Globals of several modules that are one and the same: bound in one, imported in others.
        self.groups = Groups()
        self.fixed = set()
        self.foreign = set()
        for module in self.modules:
            self._read_imports(module)
        for module in self.modules:
            for node in module.attributes:
                root = root_name(node)
                if root is not None and root.id in module.theirs:
                    self.foreign.add(node.attr)
        trees = [module.tree for module in self.modules]
        self.texts = Texts(trees)
        self.families = Families({module.path: module.tree for module in self.modules})
        self.calls = Calls([(module.tree, self._asker(module)) for module in self.modules])
        self.outside = set().union(*(known_outside(text) for text in outside))
        self.shown = exceptions(trees)
        self.code = {
            node.name
            for tree in trees
            for node in ast.walk(tree)
            if isinstance(node, (ast.FunctionDef, ast.ClassDef))
        }

    @staticmethod
    def _asker(module):
        return lambda root: root.id in module.theirs

    def _read_imports(self, module):
        for place, source, alias in module.names.imports:
            bound = alias.asname or alias.name.split(".")[0]
            if alias.name == "*" or (source is None and getattr(alias, "level", 0)):
                raise ShortenError(f"{module.path} imports names that cannot be told.")
            from_module = self.by_name.get(source) if source else None
            if from_module is None or module_name(f"{source.replace('.', '/')}/{alias.name}") in self.by_name:
                self.fixed.add((module.path, bound))
                if from_module is None and (source or alias.name).split(".")[0] not in self.parts:
                    module.theirs.add(bound)
                continue
            origin = (from_module.path, alias.name)
            if alias.name not in from_module.scope.bound:
                self.fixed.add(origin)
            if place.scope.resolve(bound) is module.scope and bound == alias.name:
                self.groups.join((module.path, bound), origin)

    def keeps(self, name):
        """Tell whether `name` must stay as it is, whoever bears it."""
        return (
            is_special(name)
            or name in FOREIGN
            or name in self.foreign
            or name in self.parts
            or name in self.outside
            or name in self.shown
            or name in self.calls.kept
            or self.texts.keeps(name)
        )

    def mentioned(self):
        """Return all words that stand anywhere, so that no new name may be one of them."""
        found = set(self.texts.seen) | self.parts | self.outside | self.foreign
        for module in self.modules:
            for node in ast.walk(module.tree):
                for _, value in ast.iter_fields(node):
                    for one in value if isinstance(value, list) else (value,):
                        if isinstance(one, str):
                            found |= set(one.split("."))
        return found


def _apply(module, program, namer):
    """Write the new names into the tree of a module."""
    changes = [(place, namer.of(module, place.scope, place.name)) for place in module.names.places]
    for place, source, alias in module.names.imports:
        bound = alias.asname or alias.name.split(".")[0]
        local = namer.of(module, place.scope, bound)
        origin = program.by_name.get(source) if source else None
        if origin is not None and (module.path, bound) not in program.fixed:
            alias.name = namer.of(origin, origin.scope, alias.name)
        alias.asname = local if local != alias.name.split(".")[0] else None
    for place, name in changes:
        place.put(name)
    for node in module.attributes:
        node.attr = namer.attributes.get(node.attr, node.attr)
    for one in module.keywords:
        one.arg = namer.attributes.get(one.arg, one.arg)


def _told(program, namer):
    """Return {long: short} for names.txt: a name, "path:name" of what one module calls so, "path:name()"
    of a function in it."""
    told = {name: namer.attributes[name] for name in namer.shared}
    for module in program.modules:
        found = {name: namer.of(module, module.scope, name) for name in module.scope.bound}
        own = {node.attr for node in module.attributes} | module.in_classes
        found.update({name: namer.attributes[name] for name in own - namer.shared if name in namer.attributes})
        scopes = set(module.scope.subtree())
        inner = {name: short for (scope, name), short in namer.locals.items() if scope in scopes and name in scope.nested}
        defined = {name for scope in scopes for name in scope.nested}
        for name, short in [*found.items(), *inner.items()]:
            if short != name:
                told[f"{module.path}:{name}" + ("()" if name in defined else "")] = short
    return told


def shorten(sources, outside=()):
    """Return (sources, names): {path: text} with short names, and {long: short} of what was renamed.

    `outside` are texts of Python sources that use the program by its names, or offer it theirs
    (hardware, a board's data): what they mention is kept. Raises ShortenError, SyntaxError.
    """
    program = _Program(sources, outside)
    namer = Namer(program)
    names = _told(program, namer)
    for module in program.modules:
        _apply(module, program, namer)
    return {module.path: ast.unparse(module.tree) + "\n" for module in program.modules}, names
