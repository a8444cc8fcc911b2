"""The boards of Rummoli: which seven pay spaces there are, and what has to be laid for each
(RML-3).

A space is named by its text: a card ("10S"), two cards of one suit ("AD-KD", the higher first), or
three ranks in order in any one suit ("7-8-9", the lower first). The ace is high (RML-1), so
"Q-K-A" is in order and "A-2-3" is not. The two other sections are called "poker" and "rummoli".
"""

from engine.cards import RANKS, STANDARD52
from engine.errors import InputError

POKER = "poker"
RUMMOLI = "rummoli"
SPACES = 7

DEFAULT = "rummoli"
PRESETS = ("rummoli", "tripoley")
_BOARDS = (
    ("10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"),
    ("10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10"),
)


def spaces(board):
    """Return the names of the seven pay spaces, a tuple, of a value of the option `board`.

    `board` is a preset's name or what `parse_board` returned (a list of the same texts will do).

    >>> spaces("rummoli")[5:]
    ('AD-KD', '7-8-9')
    """
    if isinstance(board, str):
        return _BOARDS[PRESETS.index(board)]
    return tuple(board)


def parse_board(value):
    """Return the written form, a tuple, of seven different space texts in a list, else None.

    >>> parse_board(["10s", "JD", "QC", "KH", "AS", "kd-ad", "7-8-9"])[5]
    'AD-KD'
    """
    if not isinstance(value, (list, tuple)) or len(value) != SPACES:
        return None
    board = []
    for word in value:
        name = parse_space(word)
        if name is None or name in board:
            return None
        board.append(name)
    return tuple(board)


def parse_space(word):
    """Return the written form of one pay space, or None where `word` names none."""
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


def needs(space):
    """Return what has to be laid for a space, lowest first, as a tuple of tuples of cards.

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


def height(card):
    """Return how high a card of the standard deck is, 0 for a 2 to 12 for an ace (RML-1)."""
    return (card + 12) % 13


def _rank_height(word):
    upper = word.upper()
    if upper == "T":
        upper = "10"
    return (RANKS.index(upper) + 12) % 13 if upper in RANKS else -9
