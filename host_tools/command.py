"""How every command of the project ends."""

import os
import sys
from collections.abc import Callable


def end_with(main: Callable[[], int | None]) -> None:
    """End Python with the exit status that `main()` returns.

    The status is 1 if the reader of its output has left.
    """
    try:
        sys.exit(main())
    except BrokenPipeError:
        # There is no one to report to, and flushing the buffer would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
