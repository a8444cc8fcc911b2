"""Spanish."""

NAME = "Español|ES"


def form_of(n: int) -> int:
    """Return which form of a text is for the number `n`, from 0: one, or any other."""
    return 0 if n == 1 else 1
