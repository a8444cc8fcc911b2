"""Runs inside MicroPython in QEMU: the tests, after one that must fail."""

# CPython's `gc` has no heap to measure.
# pyright: reportAttributeAccessIssue=false

import gc

from tests import run_portable
from tests.proof.qemu import wrong


def main(modules):
    """Run the test modules, by full names; print the bytes of the heap, and the counts."""
    gc.collect()
    print("heap %d" % (gc.mem_alloc() + gc.mem_free()))
    if run_portable.run_module(wrong.__name__) == (0, 1):
        run_portable.run(modules)
    else:
        print("An assert that is wrong does not fail.")
