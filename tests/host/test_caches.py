"""Whatever a module of the program keeps for later has an owner and a limit, said here.

What a module keeps is a list, a dict or a set at its top that one of its functions changes.
"""

import ast

from host_tools.base.boards import ROOT

# Module and name -> what bounds it.
KEPT = {
    "engine.games._guests": "games that somebody registers",
    "engine.games._loaded": "the games of the list",
    "engine.games._tags": "the languages that a browser names",
    "engine.games._titled_last": "one",
    "engine.games.forms._announced": "the forms of the box, twelve; their texts stay on the flash",
    "engine.games.forms._held": "that of the table and that of a question",
    "engine.games.forms._told": "the rules of one form in one language",
    "engine.games.forms.readings._after": "one",
    "engine.games.forms.readings._alive": "keeps nothing alive",
    "engine.games.forms.readings._readings": "readings.room(), and what is held",
    "engine.texts._beside": "a function for each section that has texts beside it",
    "engine.texts._found": "4 KiB",
    "engine.texts._guests": "texts that somebody adds",
    "engine.texts._makers": "the kinds of sections",
    "engine.texts._sections": "48 sections",
    "engine.texts.rulebook._guests": "rules that somebody adds",
    "engine.texts.rulebook._makers": "those who provide rules",
    "firmware.display.card_faces._chosen": "one",
    "firmware.display.card_faces._on_table": "two",
    "firmware.display.house_words._section": "one",
    "firmware.storage.forms._listed": "the names of the forms of one store",
    "firmware.storage.store._FORMS": "a function for each kind of value",
}
_CHANGES = {"append", "add", "update", "insert", "extend", "setdefault", "clear", "pop", "remove"}


def made(value):
    """Return whether an expression makes what can be changed, or may."""
    if isinstance(value, ast.Call):
        return isinstance(value.func, ast.Name) and value.func.id in {
            "dict",
            "list",
            "set",
            "weak_values",
        }
    return isinstance(value, (ast.Dict, ast.List, ast.Set, ast.ListComp, ast.DictComp))


def changed(tree):
    """Return the names that functions of a module change in place."""
    found = set()
    for function in ast.walk(tree):
        if not isinstance(function, (ast.FunctionDef, ast.Lambda)):
            continue
        for node in ast.walk(function):
            if isinstance(node, (ast.Assign, ast.AugAssign, ast.Delete)):
                targets = [node.target] if isinstance(node, ast.AugAssign) else node.targets
                parts = [
                    part
                    for target in targets
                    for part in (target.elts if isinstance(target, ast.Tuple) else [target])
                ]
                found |= {
                    part.value.id
                    for part in parts
                    if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Name)
                }
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                owner = node.func.value
                if node.func.attr in _CHANGES and isinstance(owner, ast.Name):
                    found.add(owner.id)
    return found


def kept():
    """Yield module and name of all that modules of the engine and the firmware keep."""
    for room in ("engine", "firmware"):
        for path in sorted((ROOT / room).rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            parts = path.relative_to(ROOT).with_suffix("").parts
            module = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
            names = changed(tree)
            for node in tree.body:
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    if isinstance(target, ast.Name) and target.id in names and made(node.value):
                        yield f"{module}.{target.id}"


def test_every_cache_has_a_limit():
    assert set(kept()) == set(KEPT)
