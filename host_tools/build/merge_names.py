"""How one module is changed where modules are merged: its names, its imports and what it takes from merged ones."""

import ast

from host_tools.build.link import dotted
from host_tools.build.names_used import bound


class MergeError(Exception):
    """Modules cannot be merged; the text says why."""


class _Scope:
    """The names of a function, a comprehension or a class's body: `own`, and those that it takes from the module."""

    def __init__(self, own, outer=(), is_class=False):
        self.own = set(own) - set(outer)
        self.outer = set(outer)
        self.is_class = is_class


class Redirect(ast.NodeTransformer):
    """Lets the module at `path` find the names of merged ones.

    `names` is {path of a merged module: (path of what it is merged into, {global name: its name there},
    those names of them that functions set)}.
    """

    def __init__(self, path, names):
        self.path = path
        self.names = {dotted(member): found for member, found in names.items()}
        self.target, self.own, _ = names.get(path, (None, {}, ()))
        self.scopes = []
        # Names here of merged modules that were imported whole: their tables.
        self.whole = {}
        self.wanted = {}

    def tree(self, source):
        """Return the tree of the module as it is after merging; raises MergeError."""
        tree = ast.parse(source)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    if f"{node.module}.{one.name}" in self.names:
                        self.whole[one.asname or one.name] = self.names[f"{node.module}.{one.name}"]
        tree = self.visit(tree)
        extra = [
            ast.ImportFrom(dotted(target), [ast.alias(real, here if here != real else None)], 0)
            for here, (target, real) in sorted(self.wanted.items())
        ]
        at = 1 if ast.get_docstring(tree) is not None else 0
        tree.body[at:at] = extra
        return ast.fix_missing_locations(tree)

    def _is_local(self, name):
        for at in range(len(self.scopes) - 1, -1, -1):
            scope = self.scopes[at]
            if name in scope.outer:
                return False
            # What is in a class's body can be read there, not in its methods.
            if name in scope.own and (not scope.is_class or at == len(self.scopes) - 1):
                return True
        return False

    def _real(self, module, name, table):
        if name not in table:
            raise MergeError(f"{self.path}: {module} has no {name} of its own.")
        return table[name]

    def visit_ImportFrom(self, node):  # noqa: N802  as ast calls it
        """Import from the merged module; within it, only where the name is another."""
        lines, left = [], []
        for one in node.names:
            here = one.asname or one.name
            if f"{node.module}.{one.name}" in self.names:
                continue
            if node.module not in self.names:
                left.append(one)
                continue
            target, table, _ = self.names[node.module]
            real = self._real(node.module, one.name, table)
            if target != self.target:
                lines.append(ast.ImportFrom(dotted(target), [ast.alias(real, here if here != real else None)], 0))
            elif here != real:
                lines.append(ast.parse(f"{here} = {real}").body[0])
        if left:
            lines.insert(0, ast.ImportFrom(node.module, left, node.level))
        return lines or (ast.Pass() if self.scopes else None)

    def visit_Attribute(self, node):  # noqa: N802
        """Replace `texts.use` where `texts` was imported whole and is merged."""
        name = node.value.id if isinstance(node.value, ast.Name) else None
        if name not in self.whole or self._is_local(name):
            return self.generic_visit(node)
        target, table, states = self.whole[name]
        real = self._real(name, node.attr, table)
        if not isinstance(node.ctx, ast.Load):
            raise MergeError(f"{self.path}: {name}.{node.attr} is set from outside.")
        if target == self.target:
            return ast.Name(real, node.ctx)
        if node.attr in states:
            raise MergeError(f"{self.path}: {name}.{node.attr} changes: only a function of its module can tell it.")
        here = f"{name}_{node.attr}"
        self.wanted[here] = (target, real)
        return ast.Name(here, node.ctx)

    def visit_Name(self, node):  # noqa: N802
        """Give a global of this module its name in the merged one."""
        sets = not isinstance(node.ctx, ast.Load) and self.scopes and self.scopes[-1].is_class
        if not sets and not self._is_local(node.id):
            if node.id in self.whole:
                raise MergeError(f"{self.path}: the module {node.id} is used as a value.")
            node.id = self.own.get(node.id, node.id)
        return node

    def visit_Global(self, node):  # noqa: N802
        """Likewise."""
        node.names = [self.own.get(name, name) for name in node.names]
        return node

    def visit_ClassDef(self, node):  # noqa: N802
        """A class at the top has a global's name; what is in it, names of its own."""
        if not self.scopes:
            node.name = self.own.get(node.name, node.name)
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        node.bases = [self.visit(base) for base in node.bases]
        for keyword in node.keywords:
            self.visit(keyword)
        self._visit_body(node, _Scope((), is_class=True))
        return node

    def visit_FunctionDef(self, node):  # noqa: N802
        """Tell a function's own names from globals."""
        if not self.scopes:
            node.name = self.own.get(node.name, node.name)
        node.decorator_list = [self.visit(one) for one in node.decorator_list]
        self._visit_defaults(node.args)
        own, outer = _names_of(node)
        self._visit_body(node, _Scope(own - self._whole_in(node), outer))
        return node

    def visit_Lambda(self, node):  # noqa: N802
        """Likewise."""
        self._visit_defaults(node.args)
        self.scopes.append(_Scope(one.arg for one in ast.walk(node.args) if isinstance(one, ast.arg)))
        node.body = self.visit(node.body)
        self.scopes.pop()
        return node

    def _visit_defaults(self, arguments):
        arguments.defaults = [self.visit(one) for one in arguments.defaults]
        arguments.kw_defaults = [one and self.visit(one) for one in arguments.kw_defaults]

    def _visit_body(self, node, scope):
        self.scopes.append(scope)
        body = []
        for part in node.body:
            found = self.visit(part)
            body += [] if found is None else found if isinstance(found, list) else [found]
            if scope.is_class:
                # Until then, it is the global that has this name.
                scope.own |= bound(part)
        node.body = body
        self.scopes.pop()

    def _visit_comprehension(self, node):
        # What the first loop is over is not within the comprehension.
        first = node.generators[0]
        first.iter = self.visit(first.iter)
        over, first.iter = first.iter, ast.Constant(None)
        own = {one.id for loop in node.generators for one in ast.walk(loop.target) if isinstance(one, ast.Name)}
        self.scopes.append(_Scope(own))
        self.generic_visit(node)
        self.scopes.pop()
        first.iter = over
        return node

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _visit_comprehension  # noqa: N815

    def _whole_in(self, function):
        """Return the names of the merged modules that a function imports whole."""
        return {
            one.asname or one.name
            for node in ast.walk(function)
            if isinstance(node, ast.ImportFrom)
            for one in node.names
            if f"{node.module}.{one.name}" in self.names
        }


def _names_of(function):
    """Return (the names that are a function's own, those that it takes from the module)."""
    own = {node.arg for node in ast.walk(function.args) if isinstance(node, ast.arg)}
    outer = set()
    waiting = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            own.add(node.id)
        elif isinstance(node, ast.Global):
            outer |= set(node.names)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            own.add(node.name)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            own |= bound(node)
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            own.add(node.name)
        elif isinstance(node, (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)):
            # Its loops have names of their own; what := sets in it is the function's.
            own |= {one.target.id for one in ast.walk(node) if isinstance(one, ast.NamedExpr)}
        elif not isinstance(node, ast.Lambda):
            waiting += ast.iter_child_nodes(node)
    return own, outer
