"""French."""

# What it is called in itself.
NAME = "Français|FR"


def form_of(n: int) -> int:
    """Return which form of a text is for the number `n`, from 0: zero and one, or any other."""
    return 0 if n in (0, 1) else 1
