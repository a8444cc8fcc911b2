"""The program and all portable tests, frozen in, on each processor that QEMU emulates."""

import pytest

from host_tools.base.command import show
from tests.proof.micropython import portable
from tests.proof.qemu import machines


@pytest.mark.parametrize("name", machines.MACHINES)
def test_the_portable_tests_pass_on(name, record_property):
    machine = machines.MACHINES[name]
    said = machines.play(name, machines.build(name))
    found = machines.result(said, len(machines.modules(machines.test_files())))
    record_property(
        "summary",
        f"{machine.name}: {found.passed} portable tests passed, {found.failed} failed, with a heap"
        f" of {found.heap // 1024} KiB",
    )
    if found.failed:
        show(*said.splitlines())
    # Its tables take some of it.
    assert 0.9 * machines.HEAP < found.heap <= machines.HEAP
    assert found.failed == 0 and found.passed == portable.expected()
