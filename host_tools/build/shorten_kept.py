"""The names that have to stay as they are, because something else than our own sources knows them."""

import ast
import builtins
import io
import keyword
import re

from host_tools.build.rom_names import COMMON, LOOKED_UP, STATIC

ROM = frozenset(STATIC) | frozenset(COMMON)
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_HOLE = re.compile(r"\{([^{}]*)\}")


def _of_built_in_types():
    kinds = [kind for kind in vars(builtins).values() if isinstance(kind, type)]
    kinds += [io.IOBase, io.RawIOBase, io.BufferedReader, io.TextIOWrapper, io.BytesIO, io.StringIO]
    kinds += [type(lambda: None), type(_ for _ in ()), type(ast)]
    return frozenset(name for kind in kinds for name in dir(kind)) | frozenset(dir(builtins))


# What any object of MicroPython's own may be asked for.
FOREIGN = _of_built_in_types() | ROM | frozenset(LOOKED_UP)


def is_special(name):
    """Tell whether Python itself gives the name its meaning."""
    return name.startswith("__") or keyword.iskeyword(name) or keyword.issoftkeyword(name)


def words(text):
    """Return the set of identifiers in a text.

    >>> sorted(words("one two.three {four!r}"))
    ['four', 'one', 'r', 'three', 'two']
    """
    return set(_WORD.findall(text))


def holes(text):
    """Return the set of identifiers between braces.

    >>> sorted(holes("{name} draws {n:>3}"))
    ['n', 'name']
    """
    return {word for hole in _HOLE.findall(text) for word in _WORD.findall(hole)}


def docstrings(tree):
    """Return the nodes of texts that stand for themselves: nothing can read them when it runs."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def is_table(tree):
    """Tell whether a module is a table of texts: its prose is said, and never looked up as a name."""
    named = [node.targets[0] for node in tree.body if isinstance(node, ast.Assign)]
    return [one.id for one in named if isinstance(one, ast.Name)] in (["TEXTS"], ["RULES"], ["PACK"])


class Texts:
    """What the string literals of all modules say about names.

    `spelled` are the words in them; `begun` and `ended` the beginnings and ends that a program puts
    names together from, such as "plan_"; `seen` all words, the prose of tables too.
    """

    def __init__(self, trees):
        self.spelled, self.seen, self.begun, self.ended = set(), set(), set(), set()
        for tree in trees:
            nobody, prose = docstrings(tree), is_table(tree)
            for node in ast.walk(tree):
                if not isinstance(node, ast.Constant) or id(node) in nobody:
                    continue
                if isinstance(node.value, bytes):
                    found = node.value.decode("utf-8", "replace")
                    self.seen |= words(found)
                    self.spelled |= holes(found) if prose or not found.isidentifier() else {found}
                elif isinstance(node.value, str):
                    self._take(node.value, prose)

    def _take(self, found, prose):
        self.seen |= words(found)
        if prose:
            self.spelled |= holes(found)
            return
        self.spelled |= words(found)
        for begin in re.findall(r"([A-Za-z_][A-Za-z0-9_]*_)(?:$|%|\{)", found):
            self.begun.add(begin)
        for end in re.findall(r"(?:^|%[sdr]|\})(_[A-Za-z0-9_]+)", found):
            self.ended.add(end)

    def keeps(self, name):
        """Tell whether `name` is spelled in a text, or may be put together from one."""
        if name in self.spelled:
            return True
        # A name that begins with an underscore is one as it stands, seldom the end of another.
        return name.startswith(tuple(self.begun - {"_"})) or name.endswith(tuple(self.ended))


def known_outside(text):
    """Return the names that Python source outside of the program uses of it, or offers to it.

    >>> sorted(known_outside("from a import b\\nb.run(c=1)\\nlocal = 2"))
    ['a', 'b', 'c', 'local', 'run']
    """
    found = set()
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, (ast.arg, ast.keyword)) and node.arg:
            found.add(node.arg)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= words(getattr(node, "module", None) or "")
            for alias in node.names:
                found |= words(alias.name)
    for holder in [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]:
        for node in holder.body:
            for target in getattr(node, "targets", ()):
                found |= {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
    return found


def root_name(node):
    """Return the Name at the beginning of a chain such as `a.b(c)[d].e`, or None."""
    while True:
        if isinstance(node, (ast.Attribute, ast.Subscript)):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        else:
            return node if isinstance(node, ast.Name) else None


def exceptions(trees):
    """Return the names of the classes that are exceptions: a screen shows them."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = {name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)}
    found = set()
    while True:
        more = {name for name in bases if name not in found and bases[name] & (known | found)}
        if not more:
            return found
        found |= more


class Calls:
    """What may be passed by keyword: `kept` are keywords that somebody else understands, `passed` all
    others, `filled` the functions that a `**dict` may be given to (None: nobody knows which).
    """

    def __init__(self, modules):
        self.kept, self.passed, self.filled = set(), set(), set()
        self._functions, self._classes = {}, {}
        for tree, _ in modules:
            self._define(tree)
        for tree, foreign in modules:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and node.keywords:
                    self._call(node, foreign)
        self.passed -= self.kept

    def _define(self, tree):
        for node in ast.walk(tree):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self._functions.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.ClassDef):
                makers = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
                bases = [base.id if isinstance(base, ast.Name) else getattr(base, "attr", "") for base in node.bases]
                self._classes.setdefault(node.name, []).append((makers, bases))

    def _candidates(self, name, depth=0):
        """Return the functions that may run where `name(...)` is called."""
        found = list(self._functions.get(name, ()))
        for makers, bases in self._classes.get(name, ()):
            found += makers
            if not makers and depth < 9:
                for base in bases:
                    found += self._candidates(base, depth + 1)
        return found

    def _call(self, node, foreign):
        function = node.func
        name = getattr(function, "attr", None) or getattr(function, "id", None)
        root = root_name(function)
        theirs = root is not None and foreign(root)
        ours = [] if theirs or name is None else self._candidates(name)
        for given in node.keywords:
            if given.arg is None:
                if not ours and not theirs and name not in FOREIGN and self.filled is not None:
                    self.filled = None
                elif self.filled is not None:
                    self.filled |= set(ours)
                continue
            taken = [function for function in ours if given.arg in _arguments(function)]
            open_ended = [one for one in ours if one.args.kwarg and one not in taken]
            if not taken or open_ended or (name in FOREIGN and name not in ("__init__",)):
                self.kept.add(given.arg)
            self.passed.add(given.arg)


def _arguments(function):
    return {one.arg for one in [*function.args.args, *function.args.kwonlyargs]}
