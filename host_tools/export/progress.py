"""How far long work is, on the last line of a terminal."""

import contextlib
import sys


@contextlib.contextmanager
def progress(quiet, what):
    """Give a function `tell(done, count)` that shows a bar named `what` on standard error.

    It is silent where `quiet`, or where standard error is no terminal.
    """
    if quiet or not sys.stderr.isatty():
        yield lambda done, count: None
        return
    # Imported here: a tenth of a second that pipes and scripts need not wait for.
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what)
        yield lambda done, count: bar.update(task, completed=done, total=count)
