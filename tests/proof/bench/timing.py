"""How calls on CPython are timed, and how their times become figures."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

# What a second is in each unit, and to how many digits a figure is rounded.
_UNITS = {"us": (1e6, 2), "ms": (1e3, 3)}


def timed(work: Callable, inputs: Sequence, passes: int, loops: int = 1) -> list[float]:
    """Return the median seconds that `work` takes for each input.

    It is called `loops` times in a row, which makes the clock's own cost small.
    """
    times: list[list[float]] = [[] for _ in inputs]
    calls = range(loops)
    for _ in range(passes):
        for each, one in zip(times, inputs, strict=True):
            start = perf_counter()
            for _ in calls:
                work(one)
            each.append((perf_counter() - start) / loops)
    return [sorted(each)[len(each) // 2] for each in times]


def spread(times: Sequence[float], unit: str = "us") -> dict[str, Any]:
    """Return mean, 99th percentile and worst of times in seconds, as figures in "us" or "ms".

    >>> spread([0.001, 0.003], "ms")
    {'unit': 'ms', 'mean': 2.0, 'p99': 1.0, 'worst': 3.0, 'n': 2}
    """
    ordered = sorted(times)
    second, digits = _UNITS[unit]
    return {
        "unit": unit,
        "mean": round(sum(times) / len(times) * second, digits),
        "p99": round(ordered[int(0.99 * (len(times) - 1))] * second, digits),
        "worst": round(ordered[-1] * second, digits),
        "n": len(times),
    }
