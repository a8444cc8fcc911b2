"""The layout of the program: imports that point down only, no circles."""

import ast
import re
import sys

from host_tools.boards import ROOT

# What each layer may import of the program.
LAYERS = {
    "engine": {"engine"},
    "firmware": {"engine", "firmware"},
    "boards": {"boards", "firmware"},
    "host_tools": {"engine", "firmware", "host_tools"},
}
OURS = {*LAYERS, "tests"}


def modules(*folders):
    """Return {dotted name: path} of the modules in `folders`."""
    found = {}
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _for_types(node):
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def imported(body, inside=True):
    """Yield (module, names) of each import that runs, within functions as well if `inside`."""
    for node in body:
        if _for_types(node):
            continue
        if isinstance(node, ast.Import):
            for one in node.names:
                yield one.name, ()
        elif isinstance(node, ast.ImportFrom):
            yield node.module, tuple(one.name for one in node.names)
        elif inside or not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from imported(ast.iter_child_nodes(node), inside)


def parsed(path):
    """Parse the module at `path`; its relative imports become absolute."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    folders = path.relative_to(ROOT).parts[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            above = folders[: len(folders) - node.level + 1]
            node.module = ".".join([*above, *filter(None, [node.module])])
            node.level = 0
    return tree


def test_the_engine_imports_relatively():
    # Where pip or mip installs it, its package has another name.
    for path in modules("engine").values():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [one.name for one in node.names] if isinstance(node, ast.Import) else []
            assert not any(re.match(r"engine\b", name) for name in names), (path, names)


def test_imports_point_down_only():
    wrong = []
    for name, path in modules(*LAYERS).items():
        for module, _ in imported(parsed(path).body):
            top = (module or "").split(".")[0]
            if top in OURS and top not in LAYERS[name.split(".")[0]]:
                wrong.append((name, module))
    assert not wrong


def test_no_import_is_hidden_through_sys_path():
    allowed = {"boards/main.py", "firmware/board/image.py"}
    for path in modules(*LAYERS, "tests").values():
        name = path.relative_to(ROOT).as_posix()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.path":
                assert name in allowed or name.startswith("tests/"), name


def test_no_circle():
    known = modules(*LAYERS)
    graph = {}
    for name, path in known.items():
        graph[name] = set()
        for module, names in imported(parsed(path).body, inside=False):
            parts = [f"{module}.{one}" for one in names]
            graph[name].update(part for part in (parts or [module]) if part in known)
            if module in known and any(part not in known for part in parts):
                graph[name].add(module)
    done, path = set(), []

    def visit(name):
        assert name not in path, " -> ".join([*path[path.index(name) :], name])
        if name in done:
            return
        path.append(name)
        for other in sorted(graph[name]):
            visit(other)
        path.pop()
        done.add(name)

    sys.setrecursionlimit(max(2000, sys.getrecursionlimit()))
    for name in sorted(graph):
        visit(name)
