"""The progress of long work, on the last line of a terminal."""

import contextlib
import sys
from collections.abc import Callable, Iterator


@contextlib.contextmanager
def progress(quiet: bool, what: str) -> Iterator[Callable]:
    """Yield a function `tell(done, count)` that shows a bar named `what` on standard error.

    It is silent if `quiet`, or if standard error is not a terminal.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda done, count: None
        return
    # Imported here: it takes a tenth of a second, which pipes and scripts need not wait for.
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what)
        yield lambda done, count: bar.update(task, completed=done, total=count)
