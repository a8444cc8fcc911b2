"""How deep calls and imports of the program nest: what a board's C stack has to carry."""

import sys

from host_tools.micropython.runtime import ROOT

_OURS = (str(ROOT / "engine") + "/", str(ROOT / "firmware") + "/")


class Depth:
    """Watches the program's calls while it is used as a context.

    `calls` and `imports` are the most frames, and the most modules that are being imported, at one time;
    `deepest` names the functions of the deepest stack. A function that the runtime calls back counts,
    what lies between does not.
    """

    def __init__(self):
        self.calls = self.imports = 0
        self.deepest = ()
        self._stack = []
        self._importing = 0

    def __enter__(self):
        self._before = sys.getprofile()
        sys.setprofile(self._watch)
        return self

    def __exit__(self, *_):
        sys.setprofile(self._before)

    def _watch(self, frame, event, _):
        code = frame.f_code
        if event not in ("call", "return") or not code.co_filename.startswith(_OURS):
            return
        is_module = code.co_name == "<module>"
        if event == "call":
            self._stack.append(code)
            self._importing += is_module
            self.imports = max(self.imports, self._importing)
            if len(self._stack) > self.calls:
                self.calls = len(self._stack)
                self.deepest = tuple(f"{c.co_filename.removeprefix(str(ROOT) + '/')}:{c.co_name}" for c in self._stack)
        elif self._stack:
            self._stack.pop()
            self._importing -= is_module
