"""Where the milliseconds of a press go: samples the processor many times a millisecond.

Each sample notes the C function that runs and the Python functions that wait for it. Only the time
from the contact of a button to the last byte on the bus counts.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.proof.pico.symbols import Program, Symbols

if TYPE_CHECKING:
    from tests.proof.pico.machine import Pico

# Kinds of work, by the first letters of C functions' names; the first match counts.
KINDS = (
    ("display bus", ("i2c_", "machine_i2c", "mp_machine_i2c", "machine_spi", "spi_")),
    (
        "flash and files",
        ("flash_", "lfs2_", "rp2_flash", "vfs_lfs2", "mp_vfs", "_flash", "(boot ROM)"),
    ),
    (
        "collecting memory",
        ("gc_collect", "gc_mark", "gc_sweep", "gc_deal", "gc_helper", "gc_drain"),
    ),
    ("taking memory", ("gc_", "m_malloc", "m_new", "m_realloc", "m_free", "m_del")),
    ("drawing in C", ("framebuf", "mvlsb", "mono_", "fill_rect", "setpixel", "getpixel")),
    ("bytecode", ("mp_execute_bytecode",)),
    (
        "looking up names",
        (
            "mp_map_lookup",
            "mp_load_",
            "mp_obj_class_lookup",
            "mp_convert_member",
            "mp_store_",
            "mp_locals",
        ),
    ),
    (
        "calls",
        (
            "mp_call",
            "fun_bc_call",
            "mp_setup_code_state",
            "bound_meth",
            "closure_call",
            "type_call",
            "mp_arg",
        ),
    ),
    (
        "sums and indices",
        (
            "mp_binary_op",
            "array_",
            "bytes_subscr",
            "list_subscr",
            "tuple_subscr",
            "mp_obj_subscr",
            "mp_get_index",
            "mp_binary_",
            "__gnu_thumb",
            "____gnu_thumb",
            "divmod",
            "mp_small_int",
            "mp_obj_new_int",
            "mp_obj_equal",
        ),
    ),
    (
        "texts",
        ("mp_obj_str", "str_", "mp_print", "vstr_", "mp_vprintf", "qstr_", "find_qstr", "utf8_"),
    ),
    ("copying", ("memcpy", "memset", "memmove", "__wrap_mem", "__memcpy", "__memset")),
)
_EVERY = 100_000  # nanoseconds
# An odd number, so that samples do not keep step with the program.
_JITTER = 7_919


class Profiler:
    """Takes samples of `pico` during presses; `elf` is the file with the image's symbols."""

    def __init__(self, pico: "Pico", elf: Path, every: int = _EVERY) -> None:
        self._symbols = Symbols(elf)
        self._pico = pico
        self._every = every
        self._program = Program(pico, self._symbols)
        self._alarm = pico.mcu.clock.create_alarm(self._sample)
        self._taken = []
        self._count = 0
        self.presses = 0
        # Samples of each C function, and of each stack of Python functions (outermost first).
        self.functions = Counter()
        self.stacks = Counter()

    def _sample(self):
        self._count += 1
        self._alarm.schedule(self._every + self._count * _JITTER % 10_000)
        core = self._pico.mcu.core
        if not core.waiting:
            frames = self._program.stack()
            self._taken.append(
                (self._pico.now, self._symbols.function(core.registers[15]), tuple(frames[::-1]))
            )

    def press(self, do: Callable[[], Any]) -> Any:
        """Take samples while `do()` presses a button, up to its last byte on the bus."""
        self._taken = []
        sent = self._pico.bus.sent
        self._alarm.schedule(self._every)
        result = do()
        self._alarm.cancel()
        # `do` waits before the contact, and the program does not rest then.
        if result and self._pico.bus.sent > sent:
            self.presses += 1
            for when, function, frames in self._taken:
                if result.began <= when <= self._pico.bus.last:
                    self.functions[function] += 1
                    self.stacks[frames + ("[" + function + "]",)] += 1
        return result

    # -- what was found ------------------------------------------------------------------------

    def _ms(self, samples):
        """Return samples as milliseconds of a press."""
        return samples * (self._every + 5_000) / 1e6 / max(1, self.presses)

    def kinds(self) -> dict[str, float]:
        """Return {kind of work: milliseconds of a press}."""
        found = defaultdict(float)
        for function, samples in self.functions.items():
            kind = next((kind for kind, starts in KINDS if function.startswith(starts)), "other C")
            found[kind] += self._ms(samples)
        return dict(found)

    def python(self, lines: bool = False) -> list[tuple[str, float, float]]:
        """Return [(function, own ms, ms with what it calls)], the largest own time first."""
        own, total = Counter(), Counter()
        for frames, samples in self.stacks.items():
            names = [frame if lines else _without_line(frame) for frame in frames[:-1]]
            if names:
                own[names[-1]] += samples
            for name in set(names):
                total[name] += samples
        return [
            (name, self._ms(own[name]), self._ms(total[name]))
            for name in sorted(total, key=lambda name: -own[name])
        ]

    def report(self, count: int = 30, lines: bool = False) -> list[str]:
        """Return the tables as lines of text."""
        kinds = self.kinds()
        out = [
            (
                f"{self.presses} presses, {sum(kinds.values()):.1f} ms of work each (waiting for"
                " the next round is left out)"
            ),
            "",
        ]
        out += [
            f"{kinds[kind]:8.2f} ms  {kind}"
            for kind in sorted(kinds, key=lambda kind: -kinds[kind])
        ]
        out += ["", "C functions:"]
        out += [
            f"{self._ms(samples):8.2f} ms  {name}"
            for name, samples in self.functions.most_common(count)
        ]
        out += ["", "Python functions: in itself, with what it calls:"]
        out += [
            f"{own:8.2f} ms {total:8.2f} ms  {name}"
            for name, own, total in self.python(lines)[:count]
        ]
        out += ["", "Python functions, with what they call:"]
        rows = sorted(self.python(), key=lambda row: -row[2])[:count]
        out += [f"{own:8.2f} ms {total:8.2f} ms  {name}" for name, own, total in rows]
        return out

    def folded(self) -> list[str]:
        """Return the stacks in the form of flame graph programs: "outer;inner count" lines."""
        merged = Counter()
        for frames, samples in self.stacks.items():
            merged[";".join(_without_line(frame) for frame in frames)] += samples
        return [f"{stack} {samples}" for stack, samples in sorted(merged.items())]


def _without_line(frame):
    place, space, name = frame.partition(" ")
    return place.split(":")[0] + space + name
