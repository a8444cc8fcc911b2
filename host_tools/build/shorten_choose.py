"""Choosing the short names: the ROM's own first, then letters, as few different ones as will do."""

import ast
import string
from itertools import chain, product

from host_tools.build.names import origin
from host_tools.build.rom_names import COMMON, LOOKED_UP, STATIC
from host_tools.build.shorten_kept import ROM, is_special
from host_tools.build.shorten_scopes import ShortenError

# A longer name of the ROM costs more of the flash than it saves of the memory.
_LONGEST = 10


def pools(mentioned):
    """Return (names for anything, names for functions too) as lists, the cheapest first."""
    rom = [name for name in STATIC if name not in LOOKED_UP]
    rom += sorted((one for one in COMMON if one not in LOOKED_UP and len(one) <= _LONGEST), key=lambda one: (len(one), one))
    letters = string.ascii_lowercase
    short = chain(letters, ("".join(pair) for pair in product(letters, letters + string.digits)))
    every = [name for name in chain(rom, short) if name not in mentioned and not is_special(name)]
    every = list(dict.fromkeys(every))
    # In a traceback, the name of an exception would be no name for a function.
    return every, [name for name in every if name[0].islower()]


def _first(pool, taken):
    for name in pool:
        if name not in taken:
            return name
    raise ShortenError("There are not enough short names.")


class Namer:
    """Chooses the new names: `attributes` by name, `globals` by group, `locals` by scope and name."""

    def __init__(self, program):
        self.program = program
        self.every, self.plain = pools(program.mentioned())
        self.attributes = {}
        self._name_attributes()
        self.globals = self._name_globals()
        self.locals = {}
        for module in program.modules:
            self._name_locals(module)

    def _name_attributes(self):
        program = self.program
        defined, counts = set(program.calls.passed), {}
        for module in program.modules:
            defined |= module.in_classes | module.scope.bound
            defined |= {node.attr for node in module.attributes if not isinstance(node.ctx, ast.Load)}
            found = {node.attr for node in module.attributes} | module.in_classes
            found |= {one.arg for one in module.keywords} & program.calls.passed
            for name in found:
                counts[name] = counts.get(name, 0) + 1
        fixed = {name for _, name in program.fixed}
        folded = set().union(*(module.folded for module in program.modules))
        wanted = [name for name in counts if name in defined and not program.keeps(name) and name not in fixed | folded]
        # A class that binds a name which is its module's too may mean either.
        doubtful = set().union(*(module.in_classes & module.scope.bound for module in program.modules))
        alone = {name for name in wanted if name in program.families.alone} - doubtful - program.calls.passed
        taken = set()
        for name in sorted(set(wanted) - alone, key=lambda name: (-counts[name], name)):
            self.attributes[name] = _first(self.plain if name in program.code else self.every, taken)
            taken.add(self.attributes[name])
        self.shared = set(self.attributes)
        self._name_own(sorted(alone, key=lambda name: (-counts[name], name)))

    def _name_own(self, names):
        """Name what is only used as `self.name`: other families of classes may use the same again."""
        program, of = self.program, self.program.families.of
        planted = {self.attributes[name] for name in program.families.planted if name in self.attributes}
        in_family, in_module = {}, {}
        for name in self.attributes:
            for family in of.get(name, ()):
                in_family.setdefault(family, set()).add(self.attributes[name])
        homes = {}
        for module in program.modules:
            for name in module.in_classes & program.code:
                homes.setdefault(name, []).append(module.path)
                if name in self.attributes:
                    in_module.setdefault(module.path, set()).add(self.attributes[name])
        for name in names:
            taken = planted.union(*(in_family.get(family, ()) for family in of[name]))
            # A traceback must tell the functions of a module apart.
            taken = taken.union(*(in_module.get(path, ()) for path in homes.get(name, ())))
            chosen = _first(self.plain if name in program.code else self.every, taken)
            self.attributes[name] = chosen
            for family in of[name]:
                in_family.setdefault(family, set()).add(chosen)
            for path in homes.get(name, ()):
                in_module.setdefault(path, set()).add(chosen)

    def _name_globals(self):
        program, groups, fixed = self.program, {}, set()
        taken, methods = {}, {}
        for module in program.modules:
            # A traceback calls the pages of a module like that one, and must tell their functions apart, too.
            methods.setdefault(origin(module.path, module.tree), set()).update(module.in_classes)
        for module in program.modules:
            # No global may be hidden by what a class or a function binds where the global is meant.
            hiding = (module.scope.bound | program.calls.passed) & self.shared
            others = hiding | methods[origin(module.path, module.tree)]
            taken[module.path] = {self.attributes[name] for name in others if name in self.attributes}
            for name in module.scope.bound:
                top = program.groups.top((module.path, name))
                groups.setdefault(top, []).append(module.path)
                if (module.path, name) in program.fixed or name in module.folded:
                    fixed.add(top)
        chosen = {}
        for top in sorted(groups, key=lambda top: (-len(groups[top]), top)):
            name = top[1]
            if name in self.shared:
                if top not in fixed:
                    chosen[top] = self.attributes[name]
            elif top not in fixed and not program.keeps(name):
                used = set().union(*(taken[path] for path in groups[top]))
                chosen[top] = _first(self.plain if name in program.code else self.every, used)
                for path in groups[top]:
                    taken[path].add(chosen[top])
        return chosen

    def of(self, module, scope, name):
        """Return the new name of `name` as `scope` of `module` means it."""
        where = scope.resolve(name)
        if where.kind == "class":
            return self.attributes.get(name, name)
        if where.kind == "function":
            return self.locals.get((where, name), name)
        if name not in where.bound:
            return name
        return self.globals.get(self.program.groups.top((module.path, name)), name)

    def _name_locals(self, module):
        places = {}
        for place in module.names.places:
            places.setdefault(place.scope, []).append(place.name)
        functions = {self.of(module, module.scope, name) for name in module.scope.bound}
        functions |= {self.attributes.get(name, name) for name in module.in_classes}
        for scope in module.scope.subtree():
            if scope.kind != "function":
                continue
            taken = {value for outer in scope.functions_around() for value in self._given(outer)}
            for inner in scope.subtree():
                taken |= {self.of(module, inner, name) for name in places.get(inner, ())}
                taken |= {self.attributes.get(name) for name in inner.passed}
                taken |= {self.attributes.get(name) for name in inner.bound} if inner.kind == "class" else set()
            for name in scope.passed:
                self._name_argument(scope, name, taken)
            for name in sorted(scope.nested - scope.otherwise):
                if name not in ROM and not is_special(name):
                    chosen = _first(self.plain, taken | functions)
                    self.locals[scope, name] = chosen
                    taken.add(chosen)

    def _given(self, scope):
        names = set(scope.passed) | scope.nested
        return {self.locals[scope, name] for name in names if (scope, name) in self.locals}

    def _name_argument(self, scope, name, taken):
        calls = self.program.calls
        if name in calls.passed or name in calls.kept:
            # Every function's argument of that name, as somebody passes one of them by keyword.
            if name in self.shared:
                self.locals[scope, name] = self.attributes[name]
        elif name not in ROM and not self._may_be_filled(scope, name):
            chosen = _first(self.plain, taken)
            self.locals[scope, name] = chosen
            taken.add(chosen)

    def _may_be_filled(self, scope, name):
        """Tell whether a `**dict` may hold the argument under its name."""
        filled = self.program.calls.filled
        return (filled is None or scope.node in filled) and name in self.program.texts.spelled
