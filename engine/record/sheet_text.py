"""A score sheet as a short text of digits, capitals and a few signs, which a QR code holds best.

The fields are separated by colons: the version of this form, the game, the names, how the game
ended for each, and the rows of the sheet. The first row has what each player had at the start, the
others what each round added; a row is empty if it has 0 for everybody. Names are written in
capitals. Each word is read with a capital first and small letters after it; a star stands before a
letter that differs from this. %XX is a byte of UTF-8. How it ended is the place of each seat, a
digit or a letter from A for the tenth, with W behind it if the player won, O if they are out, and L
if they left; it is empty as long as nobody has. If the game is over, a dot and a letter say why, in
the order of `_WHY`, and the number that this names.

    1:GINSKI:ANN/BO/ZO%C3%AB:21W3L.A31:/12./.31/..-4

One more field has payments: the seat of who pays, the seat of who is paid, and the amount in the
smallest coin. The name that a table gave to its game stands behind that of the game by whose rules
it is played.

    1:ANY/HEARTS:ANN/BO/CY:1W23.F:/.13.13:1.0.190/2.0.350

`host_tools/play/web/site/links/sheet_code.js` reads it.
"""

from ..compat import TYPE_CHECKING, utf8
from ..games import base, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.game import Game
    from .ledger import Ledger

VERSION = "1"
_PLACES = "0123456789ABCDEFG"
_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PLAIN = "0123456789 -"
# Why games end: the texts of that name, from A on.
_WHY = "target last all_out rounds turns stopped too_few has have three hollywood most won"


def name_text(name: str) -> str:
    """Return a name as it is written in a sheet's text.

    >>> name_text("Anna-Lena"), name_text("bo"), name_text("McKay 2")
    ('ANNA-LENA', '*BO', 'MC*KAY 2')
    """
    found = ""
    begins = True
    for char in name:
        capital = char.upper()
        if len(capital) == 1 and capital in _CAPITALS:
            found += capital if (char == capital) == begins else "*" + capital
            begins = False
            continue
        if char in _PLAIN:
            found += char
        else:
            found += "".join(["%%%02X" % byte for byte in utf8(char)])
        begins = char in " -"
    return found


def rows(ledger: "Ledger") -> "list[list[int]]":
    """Return the sheet of a game: what each player had at the start, then what each round added.

    See `numbered_rows`.
    """
    return [row for _, row in numbered_rows(ledger)]


def numbered_rows(ledger: "Ledger") -> "list[tuple[int, list[int]]]":
    """Return (number of the round, what it added for each player) of each row of the sheet.

    The first row is what each had at the start, or joined with. It has the number 0, and so has one
    of what moved before the first round. What moves between two rounds, a correction for example,
    belongs to the round before. A round that moves nothing has a row, too. Seats are in the order
    of `ledger.game.players`.
    """
    names = [player.name for player in ledger.game.players]
    table: list[tuple[int, list[int]]] = []
    number = None
    finished = 0
    here = list(ledger.names)
    for _, event, effect, game in ledger.history():
        ended, finished = game.rounds > finished, game.rounds
        if event["event"] == "join" and event["player"] not in here:
            here.append(event["player"])
            continue
        if not ended and not any(effect.changes.values()) and not effect.bonuses:
            continue
        if not table or (effect.number and effect.number != number):
            table.append((effect.number or 0, [0] * len(names)))
            number = effect.number or number
        for name in effect.changes:
            table[-1][1][names.index(name)] += effect.changes[name]
        # What the end adds belongs to the round that ended the game.
        for bonus in effect.bonuses:
            table[-1][1][names.index(bonus[0])] += bonus[2]
    start: list[int] = []
    for seat, player in enumerate(ledger.game.players):
        start.append(player.score - sum([row[seat] for _, row in table]))
    return [(0, start)] + table


def sheet_text(ledger: "Ledger", whole: bool, paid: "Sequence[tuple[str, str, int]]" = ()) -> str:
    """Return the text of a game's sheet, `whole` with every round, else with the scores alone.

    `paid` are the payments, as in engine.record.settle_up.
    """
    game = ledger.game
    names = [player.name for player in game.players]
    table = rows(ledger) if whole else [[player.score for player in game.players]]
    title = title_of(game.name)
    fields = [
        VERSION,
        base(game.name).upper() + ("/" + name_text(title) if title else ""),
        "/".join([name_text(name) for name in names]),
        _ends_text(game) + _why_text(game),
        "/".join([_row_text(row) for row in table]),
    ]
    if paid:
        fields.append(
            "/".join(["%d.%d.%d" % (names.index(a), names.index(b), n) for a, b, n in paid])
        )
    return ":".join(fields)


def _ends_text(game: "Game") -> str:
    """Return how a game ended for each seat, "" as long as nobody has won, is out or left."""
    place: dict[str, int] = {}
    for group in game.places():
        at = len(place) + 1
        for name in group:
            place[name] = at
    ends = ""
    any_mark = False
    for player in game.players:
        mark = "W" if player.name in game.winners else ""
        mark += "L" if player.has_left else "O" if player.out_in_round else ""
        ends += _PLACES[place[player.name]] + mark
        any_mark = any_mark or bool(mark)
    return ends if any_mark else ""


def _why_text(game: "Game") -> str:
    """Return why a game is over, "" as long as it is not, or where no letter says it."""
    if not game.ending:
        return ""
    _, key, facts = game.ending
    why = key.split(".")[-1].replace("end_", "")
    known = _WHY.split()
    return ".%s%s" % (_CAPITALS[known.index(why)], facts.get("n", "")) if why in known else ""


def _row_text(row: "list[int]") -> str:
    """Return a row's numbers, a dot between two; what is 0 is left out.

    >>> _row_text([12, 0, -3]), _row_text([0, 0])
    ('12..-3', '')
    """
    return ".".join([str(n) if n else "" for n in row]) if any(row) else ""
