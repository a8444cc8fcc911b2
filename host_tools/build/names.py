"""What short names stand for: names.txt beside a build, and tracebacks put back into full names."""

import ast
import re

NAMES = "names.txt"
_PAGE = "_"
# The classes that pages are made of: no traceback is about them.
_OF_PAGES = {"PAGE", "LOOSE"}
_PLACE = re.compile(r'(File ")([^"]+)(", line \d+(?:, in )?)([\w<>]*)')
# As the screen shows it after a crash.
_SHOWN = re.compile(r"^(\s*)([\w.]+)((?: \d+)? )(\w+)(\s*)$")
_GLOBAL = re.compile(r"(name ')(\w+)(' isn't defined)|(can't import name )(\w+)")
_QUOTED = re.compile(r"'(\w+)'")


# What stands for work, and what all modules that do none are called: a name in MicroPython's ROM.
_CODE = (ast.FunctionDef, ast.Lambda, ast.Call, ast.comprehension, ast.Import, ast.ImportFrom)
_NO_CODE = "data"


def called(sources):
    """Return {path: what a traceback calls the module}: the end of its path that no other has.

    A page is called like the module that it comes from, which its docstring names, and which is told
    too, even where it was merged into another. What has no code, such as type and texts, is in no
    traceback: one name does for all.

    >>> called({"a/b.py": "f()", "c/b.py": "f()", "_1.py": "'c/d.py'\\nf()", "e.py": "X = 1"})
    {'a/b.py': 'a.b', 'c/b.py': 'c.b', '_1.py': 'd', 'e.py': 'data', 'c/d.py': 'd'}
    """
    origins = {path: origin(path, ast.parse(sources[path])) for path in sources}
    parts = {path: path.removesuffix(".py").removesuffix("/__init__").split("/") for path in set(origins.values())}
    found = {}
    for path, home in [*origins.items(), *((home, home) for home in set(origins.values()) - set(sources))]:
        own, count = parts[home], 1
        while count < len(own) and any(parts[one][-count:] == own[-count:] for one in parts if one != home):
            count += 1
        found[path] = ".".join(own[-count:])
    return {path: name if path not in sources or has_code(sources[path]) else _NO_CODE for path, name in found.items()}


def origin(path, tree):
    """Return the path of the module that a page comes from, which its docstring names; of others, their own."""
    return (ast.get_docstring(tree) or path) if path.startswith(_PAGE) else path


def has_code(text):
    """Tell whether a source does more than to bind values.

    >>> has_code("A = 5"), has_code("A = b(5)"), has_code("def f(): pass")
    (False, True, True)
    """
    return any(isinstance(node, _CODE) for node in ast.walk(ast.parse(text)))


def write_names(folder, names):
    """Write {long: short} to names.txt in `folder`."""
    lines = sorted(f"{short}\t{long}\n" for long, short in names.items())
    (folder / NAMES).write_text("".join(lines), encoding="utf-8")


def read_names(folder):
    """Return {long: short} from names.txt in `folder`; raises OSError."""
    lines = (folder / NAMES).read_text(encoding="utf-8").splitlines()
    return {long: short for short, long in (line.split("\t") for line in lines)}


class Explainer:
    """Puts back the names of a build, {long: short}: a path for a module, "path:name" for what that
    module calls so ("path:name()" for a function in it), a name for what all of them do.
    """

    def __init__(self, names):
        self._paths, self._functions, self._here, self._everywhere, self._some = {}, {}, {}, {}, {}
        for long in sorted(names):
            short = names[long]
            path, _, name = long.rpartition(":")
            if name.endswith("()"):
                name = name[:-2]
                self._functions[path, short] = name
            if name.endswith(".py"):
                # Pages are called like the module that they come from; a screen shows the last part.
                for part in {short, short.split(".")[-1]}:
                    self._paths.setdefault(part, []).append(name)
            elif path:
                self._here.setdefault((path, short), set()).add(name)
                self._some.setdefault(short, []).append(name)
            else:
                self._everywhere[short] = name

    def _candidates(self, short):
        """Return the paths of the modules that a traceback calls `short`, pages last."""
        return sorted(self._paths.get(short, [short]), key=lambda path: (path.startswith(_PAGE), path))

    def _name(self, paths, short):
        """Return the name of a function of one of the modules at `paths`; all that it may be where nobody can tell."""
        found = {self._functions[path, short] for path in paths if (path, short) in self._functions} - _OF_PAGES
        if sum(not path.startswith(_PAGE) for path in paths) > 1 and short in self._everywhere:
            found.add(self._everywhere[short])
        return "|".join(sorted(found)[:4]) or self._everywhere.get(short, short)

    def _quoted(self, path, short):
        """Return what a quoted word in a message means; all that it may mean where nobody can tell."""
        found = self._here.get((path, short), set()) | {self._everywhere.get(short, "")} - {""}
        return "|".join(sorted(found or set(self._some.get(short, [short])))[:4])

    def explain(self, text):
        """Return a traceback, a log or the place on a crash screen, with the names put back.

        >>> names = {"engine/pot.py": "pot", "engine/pot.py:pay()": "aa", "chips": "ab"}
        >>> print(Explainer(names).explain('  File "pot", line 1, in aa\\nAttributeError: no attribute \\'ab\\''))
          File "engine/pot.py", line 1, in pay
        AttributeError: no attribute 'chips'
        """
        lines, path = [], ""
        for line in text.split("\n"):
            place, shown = _PLACE.search(line), _SHOWN.match(line)
            if place:
                paths = self._candidates(place.group(2))
                path = paths[0]
                put = place.group(1) + path + place.group(3) + self._name(paths, place.group(4))
                line = line[: place.start()] + put + line[place.end() :]
            elif shown and shown.group(2) in self._paths:
                paths = self._candidates(shown.group(2))
                path = paths[0]
                indent, _, number, short, rest = shown.groups()
                line = indent + path + number + self._name(paths, short) + rest
            else:
                line = self._message(line, path)
            lines.append(line)
        return "\n".join(lines)

    def _message(self, line, path):
        """Put back the names in what an exception says."""
        named = _GLOBAL.search(line)
        if named:
            begin, short, end, imported, name = named.groups()
            put = begin + self._quoted(path, short) + end if begin else imported + self._quoted(path, name)
            return line[: named.start()] + put + line[named.end() :]
        return _QUOTED.sub(lambda found: "'" + self._quoted(path, found.group(1)) + "'", line)


def in_short(code, names, paths):
    """Return `code`, Python that uses a build's modules by their full names, in the names of the build.

    `names` is {long: short}, `paths` the paths of the build's modules.

    >>> names = {"engine/pot.py:pay()": "aa", "chips": "ab"}
    >>> print(in_short("from engine.pot import pay\\nprint(pay(3).chips)", names, ["engine/pot.py"]))
    from engine.pot import aa as pay
    print(pay(3).ab)
    """
    by_name = {path.removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in paths}

    def of(module, name):
        path = by_name.get(module)
        return names.get(f"{path}:{name}") or names.get(f"{path}:{name}()") or names.get(name, name) if path else name

    tree, modules = ast.parse(code), {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                if inside in by_name:
                    modules[alias.asname or alias.name] = inside
                elif of(node.module, alias.name) != alias.name:
                    alias.name, alias.asname = of(node.module, alias.name), alias.asname or alias.name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            module = modules.get(getattr(node.value, "id", None))
            node.attr = of(module, node.attr) if module else names.get(node.attr, node.attr)
    return ast.unparse(tree)
