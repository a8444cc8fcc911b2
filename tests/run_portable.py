"""Run the portable tests without pytest, on CPython or inside MicroPython, from the project's root.

    python3 tests/run_portable.py [test_melds ...]
    micropython tests/run_portable.py

Every function named `test_...` of every `test_*.py` below `tests/portable` is called; the last line
is "N passed, N failed", and the exit status is 1 if one failed.
"""

import gc
import os
import sys

_FOLDER = "tests/portable"
_MARK = "test_"
_IS_FOLDER = 0x4000


def module_names(folder):
    """Return the full names of the test modules below `folder`, such as "tests.portable.test_x"."""
    found = []
    for name in sorted(os.listdir(folder)):
        path = folder + "/" + name
        if os.stat(path)[0] & _IS_FOLDER:
            found += module_names(path)
        elif name.startswith(_MARK) and name.endswith(".py"):
            found.append(path[:-3].replace("/", "."))
    return found


def show(error):
    """Print an exception with its place, as the runtime at hand does."""
    show_it = getattr(sys, "print_exception", None)
    if show_it:
        show_it(error)
    else:
        import traceback

        traceback.print_exception(error)


def run_module(name):
    """Run the tests of one module; return (passed, failed) and print what failed."""
    passed = failed = 0
    try:
        __import__(name)
        module = sys.modules[name]
    except Exception as error:  # noqa: BLE001  whatever a test raises is what is reported
        print("FAILED " + name + " (import)")
        show(error)
        return 0, 1
    for test in sorted([test for test in dir(module) if test.startswith(_MARK)]):
        try:
            getattr(module, test)()
            passed += 1
        except Exception as error:  # noqa: BLE001  as above
            failed += 1
            print("FAILED " + name + "." + test)
            show(error)
    return passed, failed


def forget(before):
    """Drop the modules that were loaded since `before`, so that a small heap holds the next
    ones.
    """
    for name in list(sys.modules.keys()):
        if name not in before:
            del sys.modules[name]
    gc.collect()


def run(modules):
    """Run the test modules, by full names; print the counts and return the exit status."""
    passed = failed = 0
    for name in modules:
        before = set(sys.modules.keys())
        here = run_module(name)
        passed += here[0]
        failed += here[1]
        # The WebAssembly port frees nothing before the program ends.
        if sys.implementation.name == "micropython" and sys.platform != "webassembly":
            forget(before)
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


def main(names=(), folder=_FOLDER):
    """Run the modules `names`, such as "test_melds" (all if empty); print the counts and return the
    exit status.
    """
    found = module_names(folder)
    return run([name for name in found if not names or name.split(".")[-1] in names])


if __name__ == "__main__":
    sys.path.insert(0, "")
    if sys.implementation.name != "micropython":
        sys.path[0] = os.getcwd()
        from host_tools.simulated import emulator

        emulator.install()
    sys.exit(main(sys.argv[1:]))
