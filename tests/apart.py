"""Runs a test in a small process of its own.

A process that is forked gets a copy of the page tables: with all tests collected, a fork takes four
times as long as in a process that has only the firmware. The tests of the tour fork at each key.
"""

import importlib
import multiprocessing
import traceback

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.host.firmware.screens.tour"])


def run(module: str, name: str, given: dict[str, object]) -> str:
    """Call the test `name` of `module` with the arguments `given`; return its traceback, or ""."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_call, args=(theirs, module, name, given))
    process.start()
    theirs.close()
    try:
        return ours.recv()
    except EOFError:
        process.join()
        return f"{module}.{name} ended its process ({process.exitcode})"
    finally:
        process.join()


def _call(answer, module, name, given):
    try:
        getattr(importlib.import_module(module), name)(**given)
    except BaseException:  # noqa: BLE001  whatever ends a test is what it found
        answer.send(traceback.format_exc())
    else:
        answer.send("")
