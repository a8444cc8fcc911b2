"""How a command of ours ends."""

import os
import sys


def end_with(main):
    """Leave Python with the exit status that `main()` returns, 1 where whoever reads its output has
    left.
    """
    try:
        sys.exit(main())
    except BrokenPipeError:
        # Nothing to say, and nobody to say it to; what is still in the buffer would fail once more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
