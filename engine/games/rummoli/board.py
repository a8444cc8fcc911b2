"""The boards of Rummoli: their seven pay spaces and the cards that claim each (RML-3).

A space is named by its text: a card ("10S"), two cards of one suit with the higher first ("AD-KD"),
or three consecutive ranks in any one suit with the lowest first ("7-8-9"). The ace is high (RML-1),
so "Q-K-A" is consecutive and "A-2-3" is not. The other two sections of the board are called "poker"
and "rummoli".
"""

from ...cards import RANKS, STANDARD52
from ...compat import TYPE_CHECKING, is_sequence
from ...errors import InputError
from ...game.board import Board
from ...game.deal import WIDOW

if TYPE_CHECKING:
    from ...types import Label

POKER = "poker"
RUMMOLI = "rummoli"
SPACES = 7

PRESETS = ("rummoli", "tripoley")
_BOARDS = (
    ("10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"),
    ("10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10"),
)


class RummoliBoard(Board):
    """Poker, Rummoli and the seven pay spaces (RML-3)."""

    screen = "rummoli.board"
    recount = "rummoli.recount"
    event = "finish"
    rule = "RML-17"
    pays = "pay"

    def payable(self) -> list[str]:
        """Return the pay spaces with chips on them (RML-12)."""
        return [name for name in self.sections[2:] if self.pots[name] > 0]

    def is_reserved(self, name: str) -> bool:
        """Return whether a section or the widow has this name (ALL-5)."""
        return name in (WIDOW, POKER, RUMMOLI) or parse_space(name) == name


def laid_out(spaces: tuple[str, ...]) -> RummoliBoard:
    """Return the empty board with these pay spaces; they lie before Poker and Rummoli."""
    rows = (spaces[:3], spaces[3:6], (spaces[6], POKER, RUMMOLI))
    return RummoliBoard((POKER, RUMMOLI) + spaces, rows)


def spaces(board: str | list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the seven pay spaces for a value of the option `board`.

    `board` is the name of a preset, or what `parse_board` returned; a list of the same texts works
    too.

    >>> spaces("rummoli")[5:]
    ('AD-KD', '7-8-9')
    """
    if isinstance(board, str):
        return _BOARDS[PRESETS.index(board)]
    return tuple(board)


def parse_board(value: object) -> tuple[str, ...] | None:
    """Return the standard form of a list of seven different spaces, or None.

    >>> parse_board(["10s", "JD", "QC", "KH", "AS", "kd-ad", "7-8-9"])[5]
    'AD-KD'
    """
    if not is_sequence(value) or len(value) != SPACES:
        return None
    board: list[str] = []
    for word in value:
        name = parse_space(word)
        if name is None or name in board:
            return None
        board.append(name)
    return tuple(board)


def parse_space(word: object) -> str | None:
    """Return the standard form of one pay space, or None if `word` names none."""
    if not isinstance(word, str):
        return None
    parts = word.split("-")
    if len(parts) == 3:
        heights = [_rank_height(part) for part in parts]
        if heights[0] > heights[2]:
            heights.reverse()
        if heights[0] < 0 or heights[1] != heights[0] + 1 or heights[2] != heights[0] + 2:
            return None
        return "-".join([RANKS[(place + 1) % 13] for place in heights])
    try:
        cards = [STANDARD52.read(part) for part in parts]
    except InputError:
        return None
    if len(cards) == 2:
        if cards[0] // 13 != cards[1] // 13 or cards[0] == cards[1]:
            return None
        if height(cards[0]) < height(cards[1]):
            cards.reverse()
    elif len(cards) != 1:
        return None
    return "-".join(STANDARD52.texts(cards))


def needs(space: str) -> tuple[tuple[int, ...], ...]:
    """Return the cards that claim a space, lowest first, as a tuple of tuples of cards.

    One of the inner tuples is enough: there are four for a space in any one suit, else one.

    >>> needs("AD-KD"), needs("7-8-9")[0]
    (((38, 26),), (6, 7, 8))
    """
    parts = space.split("-")
    if len(parts) < 3:
        cards = [STANDARD52.read(part) for part in parts]
        cards.reverse()
        return (tuple(cards),)
    ranks = [RANKS.index(part) for part in parts]
    return tuple([tuple([suit + rank for rank in ranks]) for suit in (0, 13, 26, 39)])


def space_label(section: str) -> "Label":
    """Return the label of a section: its name, or its cards, which a screen draws."""
    if section in (POKER, RUMMOLI):
        return "rummoli.pot_" + section, {}
    return "rummoli.space", {"space": section}


def height(card: int) -> int:
    """Return how high a standard card ranks, from 0 for a 2 to 12 for an ace (RML-1)."""
    return (card + 12) % 13


def _rank_height(word: str) -> int:
    upper = word.upper()
    if upper == "T":
        upper = "10"
    return (RANKS.index(upper) + 12) % 13 if upper in RANKS else -9
