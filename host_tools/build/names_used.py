"""What the modules of the program bind and use, by name: for the build's rearranging of them."""

import ast

# The modules whose functions are found by a text.
_BY_TEXT = "engine.referee.verdict."


class Module:
    """A parsed module: `classes` by name, `froms` {name here: (module, name there)}, `imports` {name: module}."""

    def __init__(self, path, name, text):
        self.path = path
        self.name = name
        self.text = text
        self.tree = ast.parse(text)
        self.changed = False
        self.classes = {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}
        self.froms, self.imports = {}, {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    self.froms[one.asname or one.name] = (node.module, one.name)
            elif isinstance(node, ast.Import):
                for one in node.names:
                    self.imports[one.asname or one.name.split(".")[0]] = one.name

    def add_import(self, module, name):
        """Import one more name, after the docstring."""
        if name not in self.froms:
            self.froms[name] = (module, name)
            at = 1 if ast.get_docstring(self.tree) else 0
            self.tree.body.insert(at, ast.ImportFrom(module, [ast.alias(name)], 0))


def bound(part):
    """Return the names that a statement binds.

    >>> sorted(bound(ast.parse("a, b = 1, 2").body[0]))
    ['a', 'b']
    >>> sorted(bound(ast.parse("try:\\n    import a\\nexcept ImportError:\\n    b = 1").body[0]))
    ['a', 'b']
    """
    if isinstance(part, (ast.FunctionDef, ast.ClassDef)):
        return {part.name}
    if isinstance(part, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
        targets = part.targets if isinstance(part, ast.Assign) else [part.target]
        return {name for target in targets for name in _stored(target)}
    if isinstance(part, (ast.Import, ast.ImportFrom)):
        return {one.asname or one.name.split(".")[0] for one in part.names}
    found = set()
    if isinstance(part, ast.For):
        found |= _stored(part.target)
    for node in ast.iter_child_nodes(part):
        if isinstance(node, (ast.stmt, ast.ExceptHandler)):
            found |= bound(node)
        elif isinstance(node, ast.withitem) and node.optional_vars:
            found |= _stored(node.optional_vars)
    return found


def _stored(target):
    """Return the names that an assignment to `target` binds."""
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def uses(node, without=()):
    """Return the names that a piece of code reads, but for nodes whose id is in `without`."""
    if id(node) in without:
        return set()
    found = {node.id} if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Store) else set()
    if isinstance(node, ast.Global):
        found |= set(node.names)
    for child in ast.iter_child_nodes(node):
        found |= uses(child, without)
    return found


def exported(modules):
    """Return {module: names that other modules take from it, or may take by a text}.

    By a text the program takes what is called in capitals, such as SCREEN, and the referee's questions.
    """
    modules = list(modules)
    words = {"main"}
    found = {module.name: set() for module in modules}
    for module in modules:
        # Modules that are imported whole, wherever in the file that is.
        whole = {}
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ImportFrom):
                for one in node.names:
                    if f"{node.module}.{one.name}" in found:
                        whole[one.asname or one.name] = f"{node.module}.{one.name}"
                    elif node.module in found:
                        found[node.module].add(one.name)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
                words.add(node.value)
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in whole:
                found[whole[node.value.id]].add(node.attr)
    capitals = {word for word in words if word.isupper() or word == "main"}
    return {name: taken | (words if name.startswith(_BY_TEXT) else capitals) for name, taken in found.items()}
