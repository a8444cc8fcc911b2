"""Which name in a module's source means what: Python's scopes, read off its syntax tree."""

import ast

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


class ShortenError(Exception):
    """The names of a source cannot be told apart; the text says where."""


class Scope:
    """A module, class, function, lambda or comprehension; `kind` is "module", "class" or "function".

    `bound` holds the names that it binds, `passed` its arguments, `nested` those that stand for
    functions or classes in it and nothing else; `children` the scopes within.
    """

    def __init__(self, kind, node, parent=None):
        self.kind = kind
        self.node = node
        self.parent = parent
        self.children = []
        self.bound = set()
        self.otherwise = set()
        self.passed = []
        self.nested = set()
        self.declared = {}
        if parent is not None:
            parent.children.append(self)

    def resolve(self, name):
        """Return the scope whose `name` it is here; the module's for one that is bound nowhere."""
        scope = self
        while scope.kind != "module":
            where = scope.declared.get(name)
            if where == "global":
                break
            if name in scope.bound and where is None and (scope is self or scope.kind != "class"):
                return scope
            scope = scope.parent
        while scope.parent is not None:
            scope = scope.parent
        return scope

    def subtree(self):
        """Yield this scope and all within it."""
        yield self
        for child in self.children:
            yield from child.subtree()

    def functions_around(self):
        """Yield the functions that this scope stands in, the innermost first."""
        scope = self.parent
        while scope is not None:
            if scope.kind == "function":
                yield scope
            scope = scope.parent


class Place:
    """One mention of a name: in `field` of `node` (at `index`, where that is a list), in `scope`."""

    def __init__(self, scope, node, field, index=None):
        self.scope = scope
        self.node = node
        self.field = field
        self.index = index

    @property
    def name(self):
        """The name as it stands there now."""
        found = getattr(self.node, self.field)
        return found if self.index is None else found[self.index]

    def put(self, name):
        """Write another name there."""
        if self.index is None:
            setattr(self.node, self.field, name)
        else:
            getattr(self.node, self.field)[self.index] = name


class Names(ast.NodeVisitor):
    """All mentions in a module: `places` of names in scopes, `imports` as (Place, module, alias).

    A place is resolved only when the whole module was read: a name may be bound further down.
    """

    def __init__(self, tree):
        self.module = Scope("module", tree)
        self.scope = self.module
        self.places = []
        self.imports = []
        self.scopes = {}
        self.generic_visit(tree)

    def _bind(self, name, otherwise=True):
        scope = self.scope
        scope.bound.add(name)
        if otherwise:
            scope.otherwise.add(name)
        if scope.declared.get(name) == "global":
            self.module.bound.add(name)

    def _mention(self, node, field, index=None):
        self.places.append(Place(self.scope, node, field, index))

    def _inside(self, kind, node, parts):
        self.scope = Scope(kind, node, self.scope)
        self.scopes[node] = self.scope
        for part in parts:
            part() if callable(part) else self.visit(part)
        self.scope = self.scope.parent

    def visit_Name(self, node):
        """A variable, read or bound."""
        if not isinstance(node.ctx, ast.Load):
            self._bind(node.id)
        self._mention(node, "id")

    def _visit_function(self, node):
        arguments = node.args
        for default in [*arguments.defaults, *arguments.kw_defaults]:
            if default is not None:
                self.visit(default)
        body = [node.body]
        if not isinstance(node, ast.Lambda):
            for part in node.decorator_list:
                self.visit(part)
            self.scope.nested.add(node.name)
            self._bind(node.name, otherwise=False)
            self._mention(node, "name")
            body = node.body
            node.returns = None
        self._inside("function", node, [lambda: self._arguments(arguments), *body])

    visit_FunctionDef = visit_AsyncFunctionDef = visit_Lambda = _visit_function

    def _arguments(self, arguments):
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        every += [one for one in (arguments.vararg, arguments.kwarg) if one is not None]
        for one in every:
            one.annotation = None
            self._bind(one.arg)
            self.scope.passed.append(one.arg)
            self._mention(one, "arg")

    def visit_ClassDef(self, node):
        """A class: what is bound in it is an attribute."""
        for part in [*node.decorator_list, *node.bases, *node.keywords]:
            self.visit(part)
        self.scope.nested.add(node.name)
        self._bind(node.name, otherwise=False)
        self._mention(node, "name")
        self._inside("class", node, node.body)

    def _visit_comprehension(self, node):
        first, *others = node.generators
        # The first iterable is worked out before the comprehension begins.
        self.visit(first.iter)
        parts = [first.target, *first.ifs, *others]
        parts += [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]
        self._inside("function", node, parts)

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _visit_comprehension

    def visit_NamedExpr(self, node):
        """`:=` binds in the function around, past comprehensions."""
        here = self.scope
        while isinstance(self.scope.node, _COMPREHENSIONS):
            self.scope = self.scope.parent
        self._bind(node.target.id)
        self.scope = here
        self._mention(node.target, "id")
        self.visit(node.value)

    def _visit_declaration(self, node):
        kind = "global" if isinstance(node, ast.Global) else "nonlocal"
        for index, name in enumerate(node.names):
            self.scope.declared[name] = kind
            if kind == "global":
                self.module.bound.add(name)
            self._mention(node, "names", index)

    visit_Global = visit_Nonlocal = _visit_declaration

    def visit_ExceptHandler(self, node):
        """`except X as name`."""
        if node.name:
            self._bind(node.name)
            self._mention(node, "name")
        self.generic_visit(node)

    def visit_Import(self, node):
        """`import a.b` binds a; `import a.b as c` binds c."""
        for alias in node.names:
            self._bind(alias.asname or alias.name.split(".")[0])
            self.imports.append((Place(self.scope, alias, "asname"), None, alias))

    def visit_ImportFrom(self, node):
        """`from a import b`."""
        for alias in node.names:
            self._bind(alias.asname or alias.name)
            self.imports.append((Place(self.scope, alias, "asname"), node.module, alias))
