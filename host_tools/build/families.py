"""Which methods of which classes are in pages, and who inherits from whom (`pages.py` takes them out)."""

import ast
from collections import namedtuple

from host_tools.build.link import LIBRARY, dotted
from host_tools.build.names_used import bound, uses

# Page `number`, a section of the class `owner` of `module` (its path): its methods by name.
Page = namedtuple("Page", ("number", "module", "owner", "methods"))


class PageError(Exception):
    """A class cannot be split as its headings say; the text says why."""


def is_classmethod(method):
    """Tell whether a method is called on the class, which has to have it: a stub there calls the page."""
    decorators = getattr(method, "decorator_list", ())
    return len(decorators) == 1 and ast.unparse(decorators[0]) == "classmethod"


class Heirs:
    """Who inherits from whom among the classes of `modules`, {path: Module}."""

    def __init__(self, modules):
        self._names = {module.name: module for module in modules.values()}
        self._classes = {(path, name): node for path, module in modules.items() for name, node in module.classes.items()}
        self._bases = {key: self._bases_of(modules[key[0]], node) for key, node in self._classes.items()}

    def _bases_of(self, module, node):
        found = []
        for base in node.bases:
            key = self._resolve(module, base)
            if key:
                found.append((ast.unparse(base), key))
        return found

    def _resolve(self, module, node):
        """Return the key (path, class) of what an expression names, or None."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            # A class of a module that was imported whole.
            module = self._names.get(".".join(module.froms.get(node.value.id, ())))
            name = node.attr
        elif isinstance(node, ast.Name):
            name = node.id
        else:
            return None
        while module is not None:
            if name in module.classes:
                return module.path, name
            if name not in module.froms:
                return None
            origin, name = module.froms[name]
            module = self._names.get(origin)
        return None

    def line(self, key):
        """Return the keys of a class and what it inherits from, in the order in which they are looked into."""
        found = [key]
        for _, base in self._bases[key]:
            found += [other for other in self.line(base) if other not in found]
        return found


class Family(Heirs):
    """Heirs, and where a method's page is."""

    def __init__(self, modules, pages):
        Heirs.__init__(self, modules)
        self._pages = {}
        for page in pages:
            for name, method in page.methods.items():
                if not is_classmethod(method):
                    self._pages[(page.module, page.owner, name)] = page

    def is_paged(self, key):
        """Tell whether a class, or one that it inherits from, has pages."""
        return any((path, owner) in self.line(key) for path, owner, _ in self._pages)

    def paged_bases(self, key):
        """Return how the paged bases of a class are called in its module."""
        return [name for name, base in self._bases[key] if self.is_paged(base)]

    def joins(self, module):
        """Tell whether a class of `module` needs an index although it has no pages: two bases have one."""
        return any(len(self.paged_bases((module.path, name))) > 1 for name in module.classes)

    def page_of(self, key, method):
        """Return the Page with what `method` of a class is, or None where it is no paged method."""
        for path, owner in self.line(key):
            if (path, owner, method) in self._pages:
                return self._pages[(path, owner, method)]
            if method in _members(self._classes[(path, owner)]):
                return None
        return None

    def is_overridden(self, key, method):
        """Tell whether objects of some class have another `method` before the one of this class."""
        for other in self._classes:
            line = self.line(other)
            if key in line and any(method in _members(self._classes[one]) for one in line[: line.index(key)]):
                return True
        return False

    def check(self):
        """Raise PageError where a resident member would hide a paged method."""
        for key in self._classes:
            resident = {}
            for one in reversed(self.line(key)):
                node = self._classes[one]
                for method in _members(node):
                    if (*one, method) not in self._pages:
                        resident[method] = one
                    elif method in resident:
                        where = f"{one[0]}: {one[1]}.{method}"
                        raise PageError(f"{where} cannot be paged: {resident[method][1]} has it in memory.")
                self._check_body(one, node)

    def _check_body(self, key, node):
        """Raise PageError where what runs in a class's body reads what is not there."""
        paged = {method for path, owner, method in self._pages if (path, owner) == key}
        names = _members(node)
        for method in paged:
            if sum(method in bound(part) for part in node.body) > 1:
                raise PageError(f"{key[0]}: {key[1]}.{method} cannot be paged: there are two of it.")
        for part in node.body:
            out = bound(part) & paged
            for name in _read_in_body(part):
                if name in (names - out if out else paged):
                    what = sorted(out)[0] if out else name
                    raise PageError(f"{key[0]}: {key[1]}.{what} cannot be paged: {name} is read where the class is made.")

    def redirect(self, module):
        """Let `Class.method(self, ...)` in a module find the method where it is paged."""
        taken = any(_name_of(node) == "page" for node in ast.walk(module.tree))
        for node in ast.walk(module.tree):
            if not isinstance(node, ast.Attribute):
                continue
            key = self._resolve(module, node.value)
            page = key and self.page_of(key, node.attr)
            if page:
                if taken:
                    raise PageError(f"{module.path}: page is a name of the build's: call it another.")
                if not isinstance(node.ctx, ast.Load):
                    raise PageError(f"{module.path}: {ast.unparse(node)} is paged and cannot be set.")
                node.value = ast.parse(f"page({page.number}).{self.kind(page, node.attr)}", mode="eval").body
                module.changed = True
        if module.changed:
            module.add_import(dotted(LIBRARY), "page")

    def kind(self, page, method):
        """Return the class of a page that holds `method`: those that are overridden stay out of their class."""
        if is_classmethod(page.methods[method]) or self.is_overridden((page.module, page.owner), method):
            return "LOOSE"
        return "PAGE"


def _members(node):
    found = set()
    for part in node.body:
        found |= bound(part)
    return found


def _read_in_body(part):
    """Return the names that a statement of a class's body reads when the class is made."""
    if not isinstance(part, ast.FunctionDef):
        return uses(part) if not isinstance(part, ast.ClassDef) else set()
    found = set()
    for node in [*part.decorator_list, *part.args.defaults, *part.args.kw_defaults]:
        if node is not None:
            found |= uses(node)
    return found


def _name_of(node):
    return getattr(node, "id", None) or getattr(node, "arg", None)
