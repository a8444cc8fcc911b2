"""Calls a function in a process that is a copy of this one, or in a small one of its own.

A process that is forked gets a copy of the page tables: with all tests collected, a fork takes four
times as long as in a process that has only the firmware. The tests of the tour fork at each key.
"""

import gc
import importlib
import multiprocessing
import os
import pickle
import traceback

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.host.firmware.screens.tour"])


class Failed(Exception):
    """A call did not return; the text is its traceback."""


def wait_for_no_disk() -> None:
    """Let no file wait until it is on the disk: what tests write need not outlive the computer."""
    os.fsync = lambda fd: None


def run(module: str, name: str, given: dict[str, object]) -> str:
    """Call the test `name` of `module` with the arguments `given`; return its traceback, or ""."""
    try:
        call(module, name, given)
    except Failed as failed:
        return str(failed)
    return ""


def call(module: str, name: str, given: dict[str, object]) -> object:
    """Return what the function `name` of `module` returns for the arguments `given`.

    Raises Failed.
    """
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=_call, args=(theirs, module, name, given))
    process.start()
    theirs.close()
    try:
        found, wrong = ours.recv()
    except EOFError:
        process.join()
        raise Failed(f"{module}.{name} ended its process ({process.exitcode})") from None
    finally:
        process.join()
    if wrong:
        raise Failed(wrong)
    return found


def in_a_child(work):
    """Return what `work()` returns, done in a process that is a copy of this one."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        # Memory is shared until it is written to, and the collector writes to all of it.
        gc.freeze()
        try:
            answer = work(), ""
        except BaseException:  # noqa: BLE001  the parent must learn of it
            answer = None, traceback.format_exc()
        with os.fdopen(write, "wb") as file:
            pickle.dump(answer, file)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as file:
        answer = file.read()
    os.waitpid(child, 0)
    if not answer:
        raise Failed("the child ended its process")
    found, wrong = pickle.loads(answer)
    if wrong:
        raise Failed(wrong)
    return found


def _call(answer, module, name, given):
    wait_for_no_disk()
    try:
        found = getattr(importlib.import_module(module), name)(**given)
    except BaseException:  # noqa: BLE001  whatever ends a test is what it found
        answer.send((None, traceback.format_exc()))
    else:
        answer.send((found, ""))
