"""Which attributes are only ever used as `self.name`, and which classes of objects may have them.

Such a name belongs to the objects of those classes alone, so that others, even of the same base class,
may call something else the same.
"""

import ast
import builtins
import re

from host_tools.build.groups import Groups
from host_tools.build.shorten_scopes import ShortenError

# The module of a page, by its number.
_PAGE = re.compile(r"_(\d+)\.py")


class Families:
    """All classes of {path: tree}; a class that stands in another is one with it.

    `of` maps the name of an attribute to the set of classes whose objects may have it: those that mention it
    and all that inherit from these. `alone` are the names that nobody uses but by `self`; `planted` those
    that are set on an object from outside, whatever its class is. Raises ShortenError where a class's bases
    cannot be told.
    """

    def __init__(self, trees):
        self._classes = Groups()
        # Which classes inherit from a class.
        self._heirs = {}
        self._named = {}
        self._aliases = {}
        self._pages = {}
        self._mentions = {}
        self.planted, self._others = set(), set()
        for path in sorted(trees):
            for node in ast.walk(trees[path]):
                if isinstance(node, ast.ClassDef):
                    self._named.setdefault(node.name, []).append((path, node.lineno, node.name))
                elif isinstance(node, ast.ImportFrom):
                    self._aliases.update({one.asname: one.name for one in node.names if one.asname})
        for path in sorted(trees):
            self._walk(path, trees[path], None, None)
        for owners, pages in self._pages.values():
            # The methods of a page are those of all classes that have it.
            for page in pages:
                self._heirs.setdefault(page, set()).update(owners)
        heirs = {}
        for key, found in self._heirs.items():
            heirs.setdefault(self._classes.top(key), set()).update(map(self._classes.top, found))
        self.of = {name: self._objects(keys, heirs) for name, keys in self._mentions.items()}
        self.alone = set(self.of) - self._others

    def _objects(self, keys, heirs):
        """Return the classes of the objects whose methods stand in some classes; `heirs` are told by the groups' tops."""
        found, todo = set(), [self._classes.top(key) for key in keys]
        while todo:
            top = todo.pop()
            if top not in found:
                found.add(top)
                todo.extend(heirs.get(top, ()))
        return found

    def _inherit(self, key, node, tree):
        for base in node.bases:
            name = base.id if isinstance(base, ast.Name) else getattr(base, "attr", None)
            if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id in self._named:
                # A class in a class belongs to the family of the one around.
                name = base.value.id
            name = self._aliases.get(name, name)
            for other in self._named.get(name, ()):
                self._heirs.setdefault(other, set()).add(key)
            if name not in self._named and not hasattr(builtins, name or "") and not _is_foreign(name, tree):
                raise ShortenError(f"{key[0]}: what class {node.name} inherits from cannot be told.")

    def _mention(self, name, key):
        self._mentions.setdefault(name, set()).add(key)

    def _walk(self, path, tree, key, own):
        """Note what a tree mentions; `key` is the class around, `own` what its methods call the object."""
        for node in ast.iter_child_nodes(tree):
            if isinstance(node, ast.ClassDef):
                inner = (path, node.lineno, node.name)
                self._inherit(inner, node, tree)
                if key is not None:
                    self._classes.join(inner, key)
                self._bind(inner, node)
                self._walk(path, node, inner, None)
                continue
            if isinstance(node, ast.Attribute):
                if key is not None and own is not None and isinstance(node.value, ast.Name) and node.value.id == own:
                    self._mention(node.attr, key)
                else:
                    self._others.add(node.attr)
                    if not isinstance(node.ctx, ast.Load):
                        self.planted.add(node.attr)
            inside = own
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                inside = _own(tree, node, key, own)
            self._walk(path, node, key, inside)

    def _bind(self, key, node):
        """Note what a class binds, and the pages that it has or is (`engine.modules`): all are one family."""
        numbers = set()
        for part in node.body:
            if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
                self._mention(part.name, key)
                continue
            for one in ast.walk(part):
                if isinstance(one, ast.Name):
                    self._mention(one.id, key)
            if node.name == "PAGES" and isinstance(part, ast.Assign) and isinstance(part.value, ast.Constant):
                numbers.add(part.value.value)
        found = _PAGE.fullmatch(key[0])
        if found and node.name in ("PAGE", "LOOSE"):
            self._pages.setdefault(int(found.group(1)), ([], []))[1].append(key)
        for number in numbers:
            self._pages.setdefault(number, ([], []))[0].append(key)


def _own(holder, node, key, own):
    """Return what a function calls the object that `self` is in the class around."""
    names = [one.arg for one in node.args.args]
    if key is not None and isinstance(holder, ast.ClassDef) and isinstance(node, ast.FunctionDef):
        plain = not any(getattr(one, "id", "") in ("staticmethod", "classmethod") for one in node.decorator_list)
        stored = any(
            isinstance(one, ast.Name) and one.id == "self" and not isinstance(one.ctx, ast.Load) for one in ast.walk(node)
        )
        return "self" if plain and names[:1] == ["self"] and not stored else None
    # Within a method, `self` is still the same, unless it is an argument of an inner function too.
    return None if own in names else own


def _is_foreign(name, tree):
    """Tell whether a class comes from a module that is none of ours, or from a call of namedtuple."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and any((one.asname or one.name) == name for one in node.names):
            return True
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
            if getattr(node.value.func, "id", "") == "namedtuple" and getattr(node.targets[0], "id", "") == name:
                return True
    return False
