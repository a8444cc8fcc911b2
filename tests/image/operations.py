"""What was done to the flash of a Pico while a tape was played, and what must be on it if the power
failed.
"""

from firmware.storage.store import Store
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.image.limits import switched_on
from tests.proof.pico import files


class Operations:
    """Notes the operations of `pico`'s flash from now on; call it after each step. `logs` is what
    was entered.
    """

    def __init__(self, pico, logs):
        self.pico = pico
        self.logs = logs
        self.start = bytes(pico.mcu.flash[: len(pico.flash)])
        self.done = []
        # The entries of each game before and after the press that led to an operation.
        self._kept = []
        self._before = {}
        del pico.store.operations[:]

    def __call__(self, step, _):
        fresh = self.pico.store.operations
        self.done += fresh
        self._kept += [(self._before, step.entries)] * len(fresh)
        self._before = step.entries
        self.pico.store.operations = []

    def cut(self, count, rng=None):
        """Return the flash after `count` operations; with `rng` the next one is torn."""
        content = bytearray(self.start)
        for step in self.done[:count]:
            step.apply(content)
        if rng is not None:
            self.done[count].tear(content, rng)
        return content

    def check(self, content, count):
        """Hold the saved games of a flash against what was confirmed before operation `count`."""
        store = Store("/saves", FlashFiles(files.chip(content)))
        before, after = self._kept[count]
        numbers = store.numbers()
        assert set(before) <= set(numbers) <= set(self.logs), (before, numbers)
        for number in numbers:
            journal = store.open(number)
            entries = list(journal)
            assert not journal.lost
            assert len(entries) in {before.get(number, 0), after.get(number, 0)}, (number, entries)
            assert entries == self.logs[number][: len(entries)]


def shows_what_the_simulator_shows(content):
    """Switch a Pico on with a flash: it opens what the simulator opens with the same."""
    pico = switched_on(content)
    with Simulator("pico", flash=files.chip(content)) as box:
        # Both are at rest: what a look for lost games has found is asked after the first picture.
        box.wait(1500)
        assert pico.picture() == box.frame()
