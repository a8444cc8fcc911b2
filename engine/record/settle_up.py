"""Settling up: what each player wins or loses by a stake, and who pays whom.

No rule mentions money; the stake is what the players agree on. Amounts are whole numbers in the
smallest coin, so nothing is rounded.
"""

from ..compat import TYPE_CHECKING, is_whole
from ..errors import InputError, RuleError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.game import Game
    from ..types import House, Message
    from .ledger import Ledger

POINT = "point"
DIFFERENCE = "difference"
CHIP = "chip"
WIN = "win"
MAX_STAKE = 99999
# With more players than this the groups are not searched: there would be 2**n of them.
_MAX_EXACT = 12
# The events by which players come to the table and leave it.
_MOVES = ("join", "leave")


def kinds(game: "Game | type[Game]", house: "House | None" = None) -> tuple[str, ...]:
    """Return the kinds of stake that fit `game`; the usual one under `house`, if given, first.

    Chips are worth money themselves; points are compared player by player. Where they are payments
    already, both are offered: each for itself, and compared. Where players go out, their points at
    that time are no measure of who won, so the usual stake is for a win.
    """
    if game.payments.in_chips:
        return (CHIP, WIN)
    found: tuple[str, ...] = (POINT,)
    if house is None or game.payments.are_points(house):
        found = (DIFFERENCE, POINT) if game.payments.by_difference() else (POINT, DIFFERENCE)
    return (WIN,) + found if house and game.elimination.rule_under(house) else found + (WIN,)


def named(game: "Game | type[Game]", house: "House", kind: str | None) -> "Message":
    """Return (key, facts) of what a kind of stake is paid for under `house`; None: no stake."""
    if kind == POINT and game.payments.are_points(house):
        return "payments.per_paid", {}
    return "payments.per_" + (kind or "none"), {}


def about(game: "Game | type[Game]", house: "House", kind: str) -> "Message | None":
    """Return (key, facts) of what a kind of stake does under `house`, or None.

    It is said where it may surprise: the last one in wins, and yet the points are paid, by their
    difference or each for itself.
    """
    if kind in (POINT, DIFFERENCE) and game.elimination.rule_under(house):
        return "payments.about_" + ("point" if compares(game, house, kind) else "paid"), {}
    return None


def compares(game: "Game | type[Game]", house: "House", kind: str) -> bool:
    """Return whether a stake is for what the points of two players differ by."""
    return kind == DIFFERENCE or (kind == POINT and not game.payments.are_points(house))


def balances(ledger: "Ledger", kind: str, stake: int) -> list[tuple[str, int]]:
    """Return [(name, amount)] in seat order: what each player gets (above 0) or pays (below 0).

    The amounts add up to 0. `stake` is in the smallest coin. POINT: each pair of players settles
    what the difference of their scores changed by while both were at the table (of a side, each
    partner with one opponent of each other side): a score that
    somebody joins with was neither won nor lost, and what comes after somebody left concerns the
    others only (ALL-12). Where points are payments already, each point won or lost counts once,
    and all who were at the table share what corrections by hand left over (ALL-12); with DIFFERENCE
    they are compared there, too. CHIP:
    each chip more or less than a player started with or bought; who left with a debt owes it, also
    after returning (ALL-12). WIN: each other player pays the stake to the winner. Each re-entry for
    another stake, also of a winner, is one more stake. Winners who tie divide all of it, and the
    remainder goes to the first in seat order.

    Raises InputError for another kind or stake. Raises RuleError (such as RML-17) while chips that
    belong to no one are on the board, and for a win before there is a winner.
    """
    game = ledger.game
    if not is_whole(stake) or not 1 <= stake <= MAX_STAKE:
        raise InputError("stake", "payments.bad_stake", max=MAX_STAKE)
    if kind not in kinds(game):
        raise InputError("stake", "payments.bad_kind", kind=str(kind), game=game.title)
    if kind in (POINT, DIFFERENCE):
        return _by_points(ledger, stake, compares(game, game.house, kind))
    if kind == CHIP:
        return _by_chips(game, stake)
    return _by_wins(game, stake)


def table_changed(ledger: "Ledger") -> bool:
    """Return whether somebody has joined or left since the game started, also if they are back."""
    return any(event["event"] in _MOVES for event in ledger.events())


def _by_points(ledger: "Ledger", stake: int, compared: bool) -> list[tuple[str, int]]:
    """Return what points come to: stretch by stretch, among those who were at the table then.

    Points that are payments, and not `compared`, add up to 0 but for corrections by hand (ALL-5).
    What those leave over is divided among the table; what does not divide goes to the first in seat
    order.
    """
    game = ledger.game
    sign = -stake if game.lowest_wins else stake
    amounts: dict[str, int] = {}
    for player in game.players:
        amounts[player.name] = 0
    for won in _stretches(ledger):
        whole = sum([points for _, points in won])
        if not compared:
            share, rest = divmod(-sign * whole, len(won))
            for at in range(len(won)):
                name, points = won[at]
                amounts[name] += sign * points + share + (1 if at < rest else 0)
        else:
            # The sum of the differences to one of each other side: partners have the same points,
            # and each settles with one opponent.
            each = [points for name, points in won if game.sides.leads(name)]
            for name, points in won:
                amounts[name] += sign * (len(each) * points - sum(each))
    return [(player.name, amounts[player.name]) for player in game.players]


def _stretches(ledger: "Ledger") -> "list[list[tuple[str, int]]]":
    """Return for each time in which nobody came or went [(name, points)] of those at the table.

    The points are what each won or lost then, in seat order. What the end of a game adds is part
    of it, also if the game ended because somebody left.
    """
    found: list[list[tuple[str, int]]] = []
    began = ledger.game_before(0)
    if table_changed(ledger):
        for _, event, _, game in ledger.history():
            if event["event"] in _MOVES:
                found.append(_won(began, game))
                began = game.copy()
    found.append(_won(began, ledger.game))
    return found


def _won(began: "Game", ended: "Game") -> list[tuple[str, int]]:
    present = [player for player in began.players if not player.has_left]
    return [(player.name, ended.find(player.name).score - player.score) for player in present]


def _by_chips(game: "Game", stake: int) -> list[tuple[str, int]]:
    on_board = game.board.chips()
    if on_board:
        # A game that was stopped leaves them lying there: no one may divide them but the cut.
        key = "payments.chips_left" if game.over else "payments.chips_on_board"
        raise RuleError(game.board.rule, key, n=on_board)
    return [(p.name, stake * (p.score - game.payments.put_in(p.name))) for p in game.players]


def _by_wins(game: "Game", stake: int) -> list[tuple[str, int]]:
    if not game.winners:
        raise RuleError(None, "payments.no_winner")
    paid: list[tuple[str, int]] = []
    for player in game.players:
        stakes = game.payments.more_stakes(player.name) + (player.name not in game.winners)
        paid.append((player.name, stake * stakes))
    share, rest = divmod(sum([amount for _, amount in paid]), len(game.winners))
    found: list[tuple[str, int]] = []
    for name, amount in paid:
        if name in game.winners:
            found.append((name, share + (1 if rest else 0) - amount))
            rest = max(0, rest - 1)
        else:
            found.append((name, -amount))
    return found


def payments(amounts: "Sequence[tuple[str, int]]") -> list[tuple[str, str, int]]:
    """Return [(payer, payee, amount)], the fewest payments that settle `amounts`.

    `amounts` is [(name, amount)] with a sum of 0. A group of k players whose amounts add up to 0
    can be settled by itself with k - 1 payments, so the players are divided into as many such
    groups as possible. This is exact for up to 12 players who win or lose something. Above that
    they are settled as one group, with at most one payment fewer than there are players.

    >>> payments([("Ana", 50), ("Ben", -20), ("Cy", -30)])
    [('Cy', 'Ana', 30), ('Ben', 'Ana', 20)]
    """
    open_ = [(name, amount) for name, amount in amounts if amount]
    if sum([amount for _, amount in open_]):
        raise ValueError("the amounts do not add up to 0")
    groups = _groups(open_) if len(open_) <= _MAX_EXACT else [open_]
    found: list[tuple[str, str, int]] = []
    for group in groups:
        found += _within(group)
    return found


def _groups(open_: list[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    """Divide [(name, amount)] into as many groups that add up to 0 as possible."""
    count = len(open_)
    everybody = (1 << count) - 1
    # For each set of players, as bits: their sum, and the most groups that can be found in it when
    # players are taken away one by one and a group ends whenever the rest adds up to 0.
    sums = [0] * (everybody + 1)
    for at in range(count):
        for chosen in range(1 << at, 2 << at):
            sums[chosen] = sums[chosen ^ 1 << at] + open_[at][1]
    most = bytearray(everybody + 1)
    for chosen in range(1, everybody + 1):
        best = 0
        for at in range(count):
            if chosen >> at & 1:
                best = max(best, most[chosen ^ 1 << at])
        most[chosen] = best + (0 if sums[chosen] else 1)
    # Take players away so that no group is lost; one ends whenever the rest adds up to 0.
    groups: list[list[tuple[str, int]]] = []
    left = everybody
    while left:
        if not sums[left]:
            groups.append([])
        wanted = most[left] - (0 if sums[left] else 1)
        at = 0
        while not (left >> at & 1 and most[left ^ 1 << at] == wanted):
            at += 1
        groups[-1].append(open_[at])
        left ^= 1 << at
    return groups


def _within(group: list[tuple[str, int]]) -> list[tuple[str, str, int]]:
    """Settle one group: repeatedly, the largest debt goes to the largest claim."""
    # What each still gets (above 0) or pays (below 0).
    open_ = dict(group)
    names = [name for name, _ in group]
    found: list[tuple[str, str, int]] = []
    while names:
        debtor = claimant = names[0]
        for name in names:
            if open_[name] < open_[debtor]:
                debtor = name
            if open_[name] > open_[claimant]:
                claimant = name
        amount = min(-open_[debtor], open_[claimant])
        found.append((debtor, claimant, amount))
        open_[debtor] += amount
        open_[claimant] -= amount
        names = [name for name in names if open_[name]]
    return found
