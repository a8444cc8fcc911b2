"""Splitting classes into pages: methods that stay on flash until they are called.

A section of a class whose heading is marked, such as

    # -- room (paged) ------------------------------------------------------------------------

becomes a page: a module of its own, `_1`, `_2` and so on. What remains of the class stays in memory,
with an index of its pages; `engine.modules` loads a page when one of its methods is first called, and
drops it again. What only a page uses of its module, functions, constants and imports, moves with it.
The source tree itself has no pages: there, a class is whole.
"""

import ast
import re

from host_tools.build.families import Family, Page, PageError, is_classmethod
from host_tools.build.link import LIBRARY, dotted
from host_tools.build.names_used import Module, bound, exported, uses

_HEADING = re.compile(r"^    # -- (.+?) -*$")
_MARK = "(paged)"
def split(sources):
    """Return `sources`, {path inside: text}, with the marked sections of classes as modules of their own.

    Raises PageError.
    """
    modules = {path: Module(path, dotted(path), text) for path, text in sources.items()}
    if LIBRARY not in modules:
        return dict(sources)
    pages = []
    for path in sorted(modules):
        pages += _pages_of(modules[path], len(pages) + 1)
    if not pages:
        return dict(sources)
    family = Family(modules, pages)
    family.check()
    shared = exported(modules.values())
    found = dict(sources)
    for path, module in modules.items():
        family.redirect(module)
        own = [page for page in pages if page.module == path]
        if own or family.joins(module):
            found.update(_Splitter(module, own, family, shared.get(module.name, set())).texts())
        elif module.changed:
            found[path] = ast.unparse(module.tree)
    return found


def _pages_of(module, first):
    """Return the Pages of a module, in order, numbered from `first` on."""
    found = []
    lines = module.text.split("\n")
    for owner in module.classes.values():
        marks = []
        for number in range(owner.lineno, owner.end_lineno):
            heading = _HEADING.match(lines[number])
            if heading:
                marks.append((number + 1, _MARK in heading.group(1)))
        sections = {}
        for part in owner.body:
            before = [mark for mark in marks if mark[0] < part.lineno]
            if before and before[-1][1] and isinstance(part, (ast.FunctionDef, ast.Assign)):
                sections.setdefault(before[-1][0], []).append(part)
        for methods in sections.values():
            named = {name: method for method in methods for name in bound(method)}
            for name, method in named.items():
                _check_member(f"{module.path}: {owner.name}.{name}", name, method)
            found.append(Page(first + len(found), module.path, owner.name, named))
    return found


def _check_member(where, name, method):
    if name.startswith("__") or (getattr(method, "decorator_list", ()) and not is_classmethod(method)):
        raise PageError(f"{where} cannot be paged: it is decorated, or Python's own.")
    for node in ast.walk(method):
        if isinstance(node, ast.Name) and node.id in ("super", "__class__"):
            raise PageError(f"{where} cannot be paged: it uses {node.id}.")
        if isinstance(node, ast.Global):
            raise PageError(f"{where} cannot be paged: it sets a global.")


def _stub(page, method):
    names = [one.arg for one in method.args.args]
    if method.args.defaults or method.args.kwonlyargs or method.args.vararg or method.args.kwarg:
        raise PageError(f"{page.module}: {page.owner}.{method.name} cannot be paged: it has optional arguments.")
    if "page" in names:
        raise PageError(f"{page.module}: {page.owner}.{method.name} cannot be paged: page is a name of the build's.")
    call = f"return page({page.number}).LOOSE.{method.name}({', '.join(names)})"
    return ast.parse(f"@classmethod\ndef {method.name}({', '.join(names)}):\n    {call}\n").body[0]


class _Splitter:
    """Takes the pages out of one module."""

    def __init__(self, module, pages, family, shared):
        self.module = module
        self.pages = pages
        self.family = family
        # What other modules take from this one.
        self.shared = shared
        # Top-level statement by the name that it binds, and who uses each: None is the module itself.
        self.parts = {name: part for part in module.tree.body for name in bound(part)}
        # What is bound once, and by itself, may go elsewhere.
        names = [name for part in module.tree.body for name in bound(part)]
        self._single = {name for name, part in self.parts.items() if names.count(name) == len(bound(part)) == 1}
        moved = {id(method) for page in pages for method in page.methods.values()}
        self.taken = {page.number: [] for page in pages}
        self._moved = moved
        # What functions set: it stays where it is, and a page, which could only have a copy, cannot read it.
        self._states = {
            name for node in ast.walk(module.tree) if isinstance(node, ast.Global) for name in node.names
        }
        # What the module needs of the library.
        self._needed = set()
        self._gather()

    def texts(self):
        """Return {path: text} of the module and its pages."""
        texts = {f"_{page.number}.py": self._page_text(page) for page in self.pages}
        texts[self.module.path] = self._rest_text()
        return texts

    # -- what moves with a page --------------------------------------------------------------

    def _gather(self):
        """Let each page take what only it uses, until nothing more moves."""
        again = True
        while again:
            again = False
            users = self._users()
            for name, part in self.parts.items():
                using = users.get(name, set())
                if len(using) != 1 or None in using or name in self.shared or not self._is_movable(name, part):
                    continue
                page = next(iter(using))
                if part not in self.taken[page]:
                    self.taken[page].append(part)
                    again = True

    def _is_movable(self, name, part):
        """Tell whether a statement may run again whenever a page is loaded: it makes no state."""
        if name not in self._single or name in self._states:
            return False
        if isinstance(part, ast.FunctionDef):
            return not part.decorator_list and not any(isinstance(node, ast.Global) for node in ast.walk(part))
        return isinstance(part, ast.Assign) and _is_constant(part.value)

    def _users(self):
        """Return {name of the module: set of numbers of pages, None for the module}."""
        users = {}
        for page in self.pages:
            for node in [*page.methods.values(), *self.taken[page.number]]:
                for name in uses(node):
                    users.setdefault(name, set()).add(page.number)
        for part in self._rest():
            for name in uses(part, self._moved):
                users.setdefault(name, set()).add(None)
        return users

    def _rest(self):
        gone = {id(part) for parts in self.taken.values() for part in parts}
        return [part for part in self.module.tree.body if id(part) not in gone]

    # -- texts -------------------------------------------------------------------------------

    def _page_text(self, page):
        taken = self.taken[page.number]
        wanted = set()
        for node in [*page.methods.values(), *taken]:
            wanted |= uses(node)
        have = {name for part in taken for name in bound(part)}
        lines, copied, done = [], [], set(have)
        while wanted - done:
            name = min(wanted - done)
            done.add(name)
            part = self.parts.get(name)
            if name in self._states:
                raise PageError(f"{page.module}: {page.owner} cannot be paged: {name} is set by a function.")
            if name in self.module.froms:
                origin, real = self.module.froms[name]
                lines.append(f"from {origin} import {real} as {name}")
            elif name in self.module.imports:
                whole = self.module.imports[name]
                lines.append(f"import {whole}" if whole.split(".")[0] == name else f"import {whole} as {name}")
            elif part is None:
                continue
            elif name in self._single and _is_small(part):
                copied.append(part)
                wanted |= uses(part)
            else:
                lines.append(f"from {self.module.name} import {name}")
        moved = [ast.unparse(part) for part in self.module.tree.body if part in copied or part in taken]
        body = sorted(set(lines)) + moved
        for kind in ("PAGE", "LOOSE"):
            methods = [_plain(node) for name, node in page.methods.items() if self.family.kind(page, name) == kind]
            if methods or kind == "PAGE":
                body.append(ast.unparse(ast.ClassDef(kind, [], [], methods or [ast.Pass()], [])))
        # The docstring tells where it comes from; MicroPython does not keep it.
        return "\n".join([repr(page.module), *body]) + "\n"

    def _rest_text(self):
        names = {name: self._rest_of_class(name) for name in self.module.classes}
        body = []
        for part in self._rest():
            body.append(names[part.name] if isinstance(part, ast.ClassDef) else part)
        used = set()
        for part in body:
            if not isinstance(part, (ast.Import, ast.ImportFrom)):
                used |= uses(part)
        kept = [part for part in (_pruned(part, used | self.shared) for part in body) if part is not None]
        first = [f"from engine.modules import {name}" for name in sorted(self._needed - set(self.module.froms))]
        return "\n".join(first + [ast.unparse(part) for part in kept]) + "\n"

    def _rest_of_class(self, name):
        node = self.module.classes[name]
        key = (self.module.path, name)
        own = [page for page in self.pages if page.owner == name]
        bases = self.family.paged_bases(key)
        if not own and len(bases) < 2:
            return node
        body = [part for part in node.body if id(part) not in self._moved]
        lines = []
        for page in own:
            for method, part in page.methods.items():
                if is_classmethod(part):
                    body.append(_stub(page, part))
                    self._needed.add("page")
                else:
                    lines.append(f"{method} = {page.number}")
        above = ", ".join(base + ".PAGES" for base in bases)
        index = f"class PAGES({above}):\n" + "".join(f"    {line}\n" for line in lines or ["pass"])
        body.append(ast.parse(index).body[0])
        above = list(node.bases)
        if not bases:
            above.append(ast.Name("Paged", ast.Load()))
            self._needed.add("Paged")
        return ast.ClassDef(name, above, node.keywords, body, node.decorator_list)


def _plain(node):
    """Return a method without its decorator."""
    if not is_classmethod(node):
        return node
    return ast.FunctionDef(node.name, node.args, node.body, [], None, lineno=node.lineno)


def _is_constant(value):
    if isinstance(value, ast.Constant):
        return True
    if isinstance(value, ast.Dict) and not value.keys:
        return False
    if isinstance(value, (ast.Tuple, ast.Dict, ast.UnaryOp, ast.BinOp, ast.Name)):
        return all(_is_constant(part) for part in ast.iter_child_nodes(value) if isinstance(part, ast.expr))
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("const", "tuple", "bytes", "frozenset")


def _is_small(part):
    """Tell whether a constant is repeated in each page rather than imported: `const` names cannot be."""
    if not isinstance(part, ast.Assign) or not _is_constant(part.value):
        return False
    return isinstance(part.value, ast.Constant) or ast.unparse(part).count(",") < 3 or "const(" in ast.unparse(part)


def _pruned(part, used):
    """Return an import without the names that nobody uses (None: nothing is left), other statements as they are."""
    if not isinstance(part, (ast.Import, ast.ImportFrom)):
        return part
    names = [one for one in part.names if (one.asname or one.name.split(".")[0]) in used]
    if not names:
        return None
    if isinstance(part, ast.Import):
        return ast.Import(names)
    return ast.ImportFrom(part.module, names, part.level)
