"""How the score sheet is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const
from engine.game.sides import leaders, mark_of
from engine.texts import has
from firmware.display.card_faces import pictured
from firmware.display.fitting import LEAD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.game.player import Player
    from engine.types import Label, Message
    from firmware.display.widgets import Hint, Ui

# The width of a space of the board.
_CELL = const(21)
# The width of the mark before a name, of who deals or starts, with a space.
_MARK = const(9)
_NARROW_MARK = const(6)
# The width of a letter of a name, of a beginning that says who it is, and of two letters.
_MIN_NAME = const(5)
_FAIR_NAME = const(14)
# Between two numbers, so that they are not read as one: more than between two digits.
_APART = const(4)
# Between numbers that have nothing to do with each other.
_FAR = const(24)
_TWO_LETTERS = const(9)
_SHORT_NAME = const(15)
# The longest short name.
_MAX_SHORT = const(25)
# Around a name and points in a row: before, between and after them.
_GAPS = const(6)
# Large cells, by how many players there are and how many rows the screen has at least: columns,
# pixels from one to the next, free rows below, the fonts of the points, whether the name stands
# above them, pixels at the right of the points, and how high the way to the goal is above the end
# (0: it is not drawn). With three players in two columns, the fourth cell says what comes next.
_LARGE = (
    (2, 6, 2, 32, 2, (24, 16), True, 4, 3),
    (3, 6, 2, 24, 0, (16,), True, 4, 3),
    (4, 6, 2, 20, 1, (16, 8), False, 4, 2),
    (2, 3, 2, 24, 0, (16,), True, 4, 3),
    (3, 3, 3, 24, 0, (16,), True, 1, 2),
    (2, 2, 2, 16, 0, (16, 8), False, 4, 0),
    (3, 2, 3, 16, 0, (16,), False, 4, 0),
)
_CHANGE = const(34)
# What a row says of who deals.
_DEALS = ("ui.dealer_is", "ui.deals_starts")
# Points as wide as most are, and as those that are near the end.
_USUAL = "99"
_WIDE = "100"


def shows_board(ui: "Ui", screen: "Any", count: int) -> bool:
    """Return whether the board is shown beside the players.

    Large points leave no room for it: then it is one key away.
    """
    rows = len(screen.app.game.board.rows)
    if not 0 < rows <= ui.rows // 2 or not count <= ui.rows or _large(count, ui.rows):
        return False
    return _mark_of(ui, _beside_board(ui, screen)) == _MARK


def _board_columns(screen: "Any") -> int:
    """Return how many sections of the board are side by side."""
    return max([len(row) for row in screen.app.game.board.rows])


def _beside_board(ui: "Ui", screen: "Any") -> int:
    """Return the room for the players beside the board."""
    return ui.width - 2 - _board_columns(screen) * _CELL


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the bar, the players, what else there is to say, and the hints."""
    players = screen.seats()
    games = screen.app.game.columns.games()
    if games:
        _draw_games(ui, screen, games)
        return
    board = shows_board(ui, screen, len(players))
    width = _beside_board(ui, screen) if board else ui.width
    points = [str(player.score) for player in players]
    plan = _arrange(ui, points, width)
    # What each has said stands behind the points, where there is room in a row.
    sayings = screen.sayings(False, _has_change(plan, max([ui.size(one) for one in points])))
    sayings = sayings[: plan.free]
    # A row below the players may say who deals where no mark does.
    said = [saying[0] for saying in sayings if saying]
    named = plan.mark != 1 or any([key in said for key in _DEALS])
    if screen.app.game.sides.lists:
        # The mark of a side does not say which of them deals.
        named = plan.pitch == 8 and len(said) > 0 and said[0] in _DEALS
    visible = ui.rows * 8 // plan.pitch * plan.columns
    _scroll_to(screen, screen.at or 0, visible, plan.columns)
    _draw_seats(ui, screen, plan, screen.top)
    told = plan.told if plan.pitch > 8 else plan.change > 0
    _draw_bar(ui, screen, board or plan.free or plan.corner, named, told)
    if plan.corner:
        _say_in(ui, screen, ui.width // 2 + 2, ui.rows // 2, ui.rows, plan.told)
    elif plan.pitch > 8 and plan.free:
        first = ui.rows - plan.free
        taken = _draw_noted(ui, screen, plan, first) if plan.below else 0
        _say_in(ui, screen, 0, first + taken, ui.rows, taken > 0 or plan.told)
    else:
        _say_below(ui, sayings, width if board else 0)
    if board:
        _draw_board(ui, screen, width + 2)
    else:
        ui.more(screen.top > 0, screen.top + visible < len(players))
    _draw_hints(ui, screen, board)


def _draw_games(
    ui: "Ui", screen: "Any", games: "Sequence[tuple[list[int], bool, list[str]]]"
) -> None:
    """Draw the scores of several games that are played at once, a column each.

    Where there is room, their sum comes last. A score that has won its game is underlined.
    """
    game = screen.app.game
    columns = [[str(points) for points in scores] for scores, _, _ in games]
    heads = [str(place + 1) for place in range(len(games))]
    columns.append([str(player.score) for player in game.players])
    heads.append("=")
    count = len(game.players)
    top = ui.top + (8 if ui.rows > count else 0)
    size = 16 if ui.rows * 8 + ui.top - top >= 16 * count else 8
    widths = _widths(ui, columns, size)
    if size == 16 and ui.width - sum(widths) < _TWO_LETTERS + _MARK:
        size = 8
        widths = _widths(ui, columns, size)
    if ui.width - sum(widths) < _TWO_LETTERS + _NARROW_MARK:
        columns.pop()
        widths.pop()
    room = ui.width - sum(widths)
    mark = _MARK if room >= _TWO_LETTERS + _MARK else 1
    forms = ui.short_forms([player.name for player in game.players], room - mark)
    pitch = size if size == 16 or ui.rows <= count + 1 else 9
    used = (top - ui.top + count * pitch + 7) // 8
    _draw_bar(ui, screen, ui.rows - used, mark == 1)
    for seat in range(count):
        player = game.players[seat]
        y = top + seat * pitch
        below = y + (size - 8) // 2
        ui.area(seat, 0, y, ui.width, pitch)
        _draw_name(ui, screen, player, forms[player.name], 0, below, mark)
        if seat == screen.at:
            ui.display.invert(0, below, mark + ui.size(forms[player.name]) + 2, 8)
        end = room
        for place in range(len(columns)):
            end += widths[place]
            number = columns[place][seat]
            x = end - 1 - ui.size(number, size)
            ui.display.text(number, x, y, size)
            if place < len(games) and player.name in games[place][2]:
                ui.display.hline(x, y + size - 1, end - 1 - x)
            if not seat and top > ui.top:
                ui.display.text(heads[place], end - 1 - ui.size(heads[place]), ui.top)
    if used < ui.rows:
        _say_in(ui, screen, 0, used, ui.rows)
    _draw_hints(ui, screen, False)


def _say_in(  # noqa: PLR0913  where, and what is said already
    ui: "Ui", screen: "Any", x: int, first: int, end: int, told: bool = False
) -> None:
    """Write what comes next into the rows `first` to `end`, from `x` to the right edge.

    For a player who is selected, how far it is comes first. `told` is whether what each has said
    stands beside the points.
    """
    room = ui.width - x - 2 - (0 if x else 2)
    for saying in screen.sayings(True, told):
        for form in ui.forms(saying):
            lines = ui.wrap(form, room)
            if len(lines) <= end - first:
                break
        else:
            # In no form: a short one with a shorter name, if there is any room at all.
            words = ui.best(saying, room)
            lines = [words] if first < end and ui.fits(words, room) else []
        for line in lines:
            ui.display.text(line, x or 2, ui.top + 8 * first)
            first += 1


def _say_below(ui: "Ui", sayings: "Sequence[Label]", width: int) -> None:
    """Write `sayings` into the last rows, below the players, beside a board in `width` pixels."""
    for index in range(len(sayings)):
        row = ui.rows - len(sayings) + index
        if width:
            words = ui.best(sayings[index], width - 2)
            if ui.fits(words, width - 2):
                ui.display.text(words, 1, ui.top + 8 * row)
        else:
            ui.row(row, sayings[index])


def _scroll_to(screen: "Any", at: int, visible: int, columns: int) -> None:
    """Scroll player `at` into sight."""
    top = screen.top
    while at >= top + visible:
        top += columns
    while at < top:
        top -= columns
    top = max(0, min(top, len(screen.seats()) - visible + columns - 1))
    screen.top = top - top % columns


def _draw_bar(ui: "Ui", screen: "Any", said: int, marked: bool, told: bool = False) -> None:
    """Draw the game, the round and the target; or who leads or deals, or who is chosen.

    `said` is whether there are rows that say how far the chosen player is, `marked` whether
    the dealer has a mark beside the name, `told` whether what each has said stands there.
    """
    game = screen.app.game
    begun = screen.begun()
    if begun:
        ui.bar(begun)
        return
    number = game.rounds if game.over else game.rounds + 1
    count: Label = ("ui.event_number", {"event": (game.unit(game.house), {}), "n": number})
    chosen = None if said or told or screen.at is None else screen.seats()[screen.at]
    bid = screen.noted(chosen) if chosen else None
    if chosen and bid:
        # Nothing else says what the chosen player has bid: at the table that is asked all the time.
        words = ui.best(bid, ui.width // 2)
        room = ui.width - 8 - ui.size(words)
        ui.bar(ui.shorten(game.sides.words(chosen.name), room), words)
        return
    way = screen.missing()
    if way and not said:
        # A number near to the way, or to a name alone, would be read as points: then the round's
        # stays one key away.
        left, right = _named_way(ui, way)
        rounds = ui.forms(count)
        if not right and (
            _draw_best(ui, [left], rounds[:-1])
            or (left == way and _draw_best(ui, [left], rounds[-1:], _FAR))
        ):
            return
        ui.bar(left, right)
    elif way and way[1]["name"] not in ui.best(way, ui.width - 4):
        # The row that says how far it is has no room for the name.
        ui.bar(way[1]["name"])
    elif game.board.sections and not game.over:
        _draw_phase(ui, screen, number)
    else:
        # No mark may have room beside a name: then the bar says who deals, after what comes first.
        dealer = game.dealer if not marked and not game.over else ""
        deals = _naming_forms(ui, "ui.dealer_is", dealer) if dealer else []
        for lefts, rights in _bars(ui, screen, count, number, deals):
            if _draw_best(ui, lefts, rights):
                return
        ui.bar(numbered(_titles(ui, screen)[-1], number))


def _bars(
    ui: "Ui", screen: "Any", count: "Label", number: int, deals: list[str]
) -> "Iterator[tuple[list[Label], list[str]]]":
    """Yield what a bar may say at the left and at the right, the best first.

    `count` is the round, and `deals` the ways to say who deals where the bar has to.
    """
    game = screen.app.game
    titles = _titles(ui, screen)
    aims = ui.forms(game.goal())
    goals: list[Label] = [
        ("ui.game_goal", {"game": title, "goal": goal}) for goal in aims for title in titles
    ]
    rounds = ui.forms(count)
    if deals:
        yield goals, [words + " " + form for words in rounds for form in deals]
    # In words both, and the round with its own.
    yield goals[: len(titles)], rounds[:-1]
    lefts: list[Label] = [numbered(title, number) for title in titles]
    if deals:
        aim = aims[-1] + " " if game.progress(game.players[0]) else ""
        named = [aim + form for form in deals]
        yield lefts, named
        # Rather than the dealer, the game's title gives way; where partners share a line, nothing
        # else says which of them deals, and the round's number gives way, too.
        yield [str(number)], named
        if game.sides.lists:
            yield goals, deals
    yield lefts, aims
    # How far it goes says more than the title.
    counted: list[Label] = list(rounds)
    yield counted + [str(number)], aims


def _naming_forms(ui: "Ui", key: str, name: str) -> list[str]:
    """Return the ways to say who deals or leads: in words, then by the mark.

    Only the mark stands before a name that is cut, and the short name is everyone's own.
    """
    found = ui.forms((key, {"name": name}))
    short = ui.short(name)
    if short != name:
        found += ui.forms((key, {"name": short}))[-1:]
    return found


def _draw_phase(ui: "Ui", screen: "Any", number: int) -> None:
    """Draw the bar of a round that goes in steps: the step, and who deals or leads."""
    game = screen.app.game
    titles = _titles(ui, screen)
    step = ui.forms((game.next_key(), {}))[-1]
    phase = ("ui.phase", {"game": titles[0], "n": number, "step": step})
    lefts = [numbered(title, number) for title in titles]
    who = game.first_player()
    key, who = ("ui.leads", who) if who else ("ui.dealer_is", game.dealer)
    rights = _naming_forms(ui, key, who)
    # In words rather than the step; the step rather than the short name.
    if _draw_best(ui, [phase], rights[: len(ui.forms((key, {"name": who})))]):
        return
    if not _draw_best(ui, lefts, rights) and not _draw_best(ui, [str(number)], rights):
        ui.bar(lefts[-1])


def _draw_best(ui: "Ui", lefts: "Sequence[Label]", rights: list[str], gap: int = 6) -> bool:
    """Draw the first of `rights` that fits beside one of `lefts`; return whether one does.

    Between them are at least `gap` pixels.
    """
    words = [ui.forms(left)[0] for left in lefts]
    found = ui.squeeze((rights, words), ui.width, gap) if rights else []
    if found:
        ui.bar(found[1], found[0])
    return found != []


def _titles(ui: "Ui", screen: "Any") -> list[str]:
    """Return the game's title in all its lengths."""
    game = screen.app.game
    short: Message = (game.section + ".short", {})
    own = has(short[0]) and not game.given
    return ui.forms(game.title)[:1] + (ui.forms(short) if own else [])


def _named_way(ui: "Ui", way: "Message") -> "tuple[Label, Label]":
    """Return (left, right) of a bar with how far the selected player is.

    The name is whole: where it would be cut, it stands before the points alone, or where these
    have no room either, by itself: the player's page has them.
    """
    key, facts = way
    if facts["name"] in ui.best(way, ui.width - 4):
        return way, ""
    alone = ui.forms((key, dict(facts, name="")))[-1]
    points = alone.strip(" :")
    return facts["name"], points if ui.bar_parts(facts["name"], points)[1] else ""


def _draw_board(ui: "Ui", screen: "Any", x: int) -> None:
    """Draw the sections with their chips, in the game's rows."""
    display = ui.display
    game = screen.app.game
    columns = _board_columns(screen)
    ui.area("board", x, ui.top, columns * _CELL, ui.rows * 8)
    names = [name for row in game.board.rows for name in row]
    for index in range(len(names)):
        name = names[index]
        key = game.section + ".pot_" + name
        left = x + index % columns * _CELL
        top = ui.top + 1 + index // columns * 16
        words = ui.best((key, {}), _CELL - 4) if has(key) else pictured(name).replace("-", "")
        display.text(ui.shorten(words, _CELL - 4), left + 3, top - 1)
        number = str(game.board.pots[name])
        display.text(number, left + _CELL - 2 - ui.size(number), top + 7)
        display.vline(left, top, 15)
        if index // columns:
            display.hline(left, top - 1, _CELL)


def _draw_hints(ui: "Ui", screen: "Any", board: bool) -> None:
    """Draw the hints; `board` is whether the board is in sight already."""
    game = screen.app.game
    begun = screen.begun()
    ok: Label = ("ui.do_continue", {}) if begun else ui.forms(screen.coming_words())[-1]
    hints: list[Hint] = [("ok", ok), ("back", ("ui.menu", {})), ("right", ("ui.referee", {}))]
    if screen.at is not None:
        hints[2] = ("left", ("ui.player", {}))
    elif game.board.screen and not board and not game.over:
        # The referee comes last: where there is no room, the menu names it.
        hints.insert(2, ("left", ("ui.see_board", {})))
    elif not game.referee:
        hints[2] = (
            "left",
            ("ui.see_board", {}) if game.board.screen else ("ui.see_history", {}),
        )
    ui.hints(*hints)


class Plan:
    """Where the players are: `columns` of cells `cell` pixels wide, one every `pitch` pixels down.

    The points are in the font `size`; `over` is whether the name stands above them rather than
    beside. `mark` is the width of the mark before a name, 0 where it stands below. `free` is how
    many rows are left below, `corner` whether the last cell is.
    """

    def __init__(self, columns: int, cell: int, pitch: int, free: int, mark: int):
        self.columns = columns
        self.cell = cell
        self.pitch = pitch
        self.free = free
        self.size = 8
        self.over = False
        self.corner = False
        self.mark = mark
        # Pixels at the right of the points, and from the way to the goal to the end of the cell.
        self.edge = 2
        self.lift = 0
        # The width of what stands behind the points in a row, and who leads.
        self.change = 0
        self.leaders: list[str] = []
        # Whether what stands beside the points has room in all cells, and whether what each has
        # said stands below them instead.
        self.told = True
        self.below = False

    def lines(self, count: int) -> int:
        """Return how many rows of cells `count` players take."""
        return (count + self.columns - 1) // self.columns


def _large(count: int, rows: int) -> "Any":
    """Return the row of _LARGE for so many players on a screen of so many rows, or None."""
    for cells in _LARGE:
        if cells[0] == count and cells[1] <= rows:
            return cells
    return None


def _arrange(ui: "Ui", points: list[str], width: int) -> "Plan":
    """Return the Plan for players with these `points` in `width` pixels."""
    cells = _large(len(points), ui.rows) if width == ui.width else None
    if cells:
        _, _, columns, pitch, free, fonts, over, edge, lift = cells
        plan = Plan(columns, width // columns, pitch, free, _mark_of(ui, width // columns))
        plan.over, plan.edge, plan.lift = over, edge, lift
        plan.corner = columns < len(points) < 2 * columns
        plan.below = free > 0 and columns == len(points)
        if over:
            plan.mark = max(plan.mark, _NARROW_MARK)
        elif len(fonts) == 1:
            # The marks stand below the name.
            plan.mark = 0
        for plan.size in fonts:
            if _fits(ui, plan, points):
                return plan
    return _rows(ui, points, width)


def _fits(ui: "Ui", plan: "Plan", points: list[str]) -> bool:
    """Return whether the widest points fit into a cell of `plan`."""
    number = max([ui.size(one, plan.size) for one in points])
    if plan.over:
        return number + _APART <= plan.cell
    return _name_width(plan, number) >= _FAIR_NAME


def _rows(ui: "Ui", points: list[str], width: int) -> "Plan":
    """Return the Plan of rows, in as many columns as it takes to have all in sight."""
    count = len(points)
    number = max([ui.size(one) for one in points])
    columns = 1
    while (count + columns - 1) // columns > ui.rows:
        cell = width // (columns + 1)
        if _name_width(Plan(columns + 1, cell, 8, 0, _mark_of(ui, cell)), number) < _MIN_NAME:
            break
        columns += 1
    cell = width // columns
    plan = Plan(columns, cell, 8, 0, _mark_of(ui, cell))
    if columns > 1 and plan.mark > 1:
        plan.edge = 3
    plan.free = ui.rows - min(ui.rows, plan.lines(count))
    if _name_width(plan, number) < min(_name_width(plan, ui.size(_USUAL)), _SHORT_NAME):
        # Rather than the names, the marks give way to wide points: the bar names the dealer.
        plan.mark = 1
    return plan


def _name_width(plan: "Plan", number: int) -> int:
    """Return the room for a name in a cell of `plan` with points of `number` pixels."""
    if plan.over:
        return plan.cell - plan.mark - 2
    return plan.cell - plan.mark - number - plan.change - (4 if plan.mark == 1 else _GAPS)


def _has_change(plan: "Plan", number: int) -> bool:
    """Return whether a row has room for what changed behind points of `number` pixels."""
    room = _name_width(plan, number) - _CHANGE
    return plan.pitch == 8 and plan.columns == 1 and room >= _FAIR_NAME


def in_sight(ui: "Ui", count: int) -> int:
    """Return how many of `count` lines, with points of three digits, are in sight at a time."""
    plan = _arrange(ui, [_WIDE] * count, ui.width)
    return min(count, plan.columns * (ui.rows * 8 // plan.pitch))


def short_width(ui: "Ui", count: int) -> int:
    """Return how wide the short name of one of `count` players may be on this screen.

    It is the same wherever the name is cut: in bars, on the sheet and in lists.
    """
    room = _MAX_SHORT
    for points in (_USUAL, _WIDE):
        plan = _arrange(ui, [points] * max(1, count), ui.width)
        room = min(room, _name_width(plan, ui.size(points, plan.size)))
    return max(_TWO_LETTERS, min(room, ui.width // 4))


def _mark_of(ui: "Ui", cell: int) -> int:
    """Return how much of a cell of `cell` pixels the mark takes: beside it is room for a name.

    Where there is none, the bar names the player.
    """
    room = cell - _GAPS - ui.size(_USUAL) - _FAIR_NAME
    return _MARK if room >= _MARK else _NARROW_MARK if room >= _NARROW_MARK else 1


def _widths(ui: "Ui", columns: list[list[str]], size: int) -> list[int]:
    """Return the width of each column of numbers, with the gap before it."""
    return [max([ui.size(number, size) for number in column]) + 5 for column in columns]


def _draw_seats(ui: "Ui", screen: "Any", plan: "Plan", first: int) -> None:
    """Draw the players from `first` on, as many as there is room for.

    `screen` is the Sheet: it says who is selected, who leads, and what is beside the points.
    """
    players, sides = screen.seats(), screen.app.game.sides
    number = max([ui.size(str(player.score), plan.size) for player in players])
    listed = plan.pitch == 8
    room = _name_width(plan, number)
    names = [sides.words(player.name) for player in players]
    if _has_change(plan, number):
        # What was said is there in words where that cuts no name.
        told = max([ui.size(ui.forms(screen.aside_of(player))[0]) for player in players]) + _APART
        whole = max([ui.size(name) for name in names])
        plan.change = max(_CHANGE, told) if whole + told <= room else _CHANGE
        room -= plan.change
    forms = dict(ui.short_forms(names, room))
    if listed and plan.columns > 1:
        # A few wide numbers do not shorten the names beside the others.
        sizes = [ui.size(str(player.score)) for player in players]
        usual = [size for size in sizes if size <= ui.size(_USUAL)]
        if len(sizes) // 2 < len(usual) < len(sizes):
            longer = ui.short_forms(names, room + number - max(usual) - 1)
            for at in range(len(names)):
                if sizes[at] <= max(usual):
                    forms[names[at]] = longer[names[at]]
    if plan.mark >= _NARROW_MARK:
        # Room that no name needs becomes the space after the marks; where the next cell's mark
        # follows a name, half of it, so that the mark is nearer to its own name.
        spare = room - max([ui.size(form) for form in forms.values()])
        if plan.over:
            spare //= 2
        plan.mark += max(0, min(_MARK - plan.mark, spare))
    plan.leaders = leaders(screen.app.game)
    visible = min(len(players) - first, plan.columns * (ui.rows * 8 // plan.pitch))
    for shown in range(visible):
        player = players[first + shown]
        x = shown % plan.columns * plan.cell
        y = ui.top + shown // plan.columns * plan.pitch
        form = forms[sides.words(player.name)]
        chosen = first + shown == screen.at
        ui.area(first + shown, x, y, plan.cell, plan.pitch)
        if player.name in plan.leaders:
            ui.display.tint(x, y, plan.cell, plan.pitch, LEAD)
        if listed:
            _draw_row(ui, screen, player, form, x, y, plan)
            if chosen:
                ui.choose(x, y, plan.cell - (2 if plan.columns > 1 else 0))
        else:
            _draw_cell(ui, screen, player, form, x, y, plan)
            if chosen:
                left = max(0, x + plan.mark - 2)
                ui.choose(left, y, x + plan.mark + ui.size(form) + 2 - left)


def _draw_name(
    ui: "Ui", screen: "Any", player: "Player", form: str, x: int, y: int, mark: int
) -> None:
    """Draw a name with its mark (dealer or starter), struck through if the player is out."""
    if mark > 1:
        ui.display.text(mark_of(screen.app.game, player), x, y)
    ui.display.text(form, x + mark, y)
    if player.has_left or player.out_in_round:
        ui.display.hline(max(0, x + mark - 1), y + 4, ui.size(form) + 2)


def _draw_row(
    ui: "Ui", screen: "Any", player: "Player", form: str, x: int, y: int, plan: "Plan"
) -> None:
    """Draw a player in one row; points that lead are underlined."""
    mark, change = plan.mark, plan.change
    _draw_name(ui, screen, player, form, x, y, mark)
    end = x + plan.cell - plan.edge
    number = str(player.score)
    width = ui.size(number)
    ui.display.text(number, end - change - width, y)
    if player.name in plan.leaders:
        ui.display.hline(end - change - width, y + 7, width)
    if change:
        words = ui.best(screen.aside_of(player), change - 1)
        ui.display.text(words, end + 1 - ui.size(words), y)


def _draw_cell(
    ui: "Ui", screen: "Any", player: "Player", form: str, x: int, y: int, plan: "Plan"
) -> None:
    """Draw a player with large points: the name, what changed, the way; a star if they lead."""
    display, game, mark = ui.display, screen.app.game, plan.mark
    leads = player.name in plan.leaders
    _draw_name(ui, screen, player, form, x, y, mark)
    number = str(player.score)
    width = ui.size(number, plan.size)
    right = x + plan.cell - plan.edge
    # The row of the change ends where the large digits do.
    below = y + 8
    if plan.over:
        top = y + (7 if plan.size == 16 else 8)
        below = top + plan.size - 11
    else:
        top = y + (plan.pitch - plan.size) // 2 if plan.size > 8 else y
    display.text(number, right - width, top, plan.size)
    left = x + mark
    if not mark:
        # Under a short name there is room for the marks.
        sign = mark_of(screen.app.game, player)
        display.text(sign, x, below)
        left = x + (ui.size(sign) + 2 if sign else 0)
        if leads and left + 8 <= right - width:
            display.text("★", left, below)
            left += 9
    elif leads and x + 8 <= right - width:
        display.text("★", x, below)
    elif leads:
        display.hline(right - width, y + plan.pitch - 4, width)
    room = right - width - left - 2
    what = screen.aside_of(player, not plan.below)
    words = ui.whole(what, room) if what else None
    if words:
        display.text(words, left, below)
    elif what:
        plan.told = False
    if plan.lift:
        _draw_way(ui, game, player, x, y + plan.pitch - plan.lift, plan.cell - 4)


def _draw_noted(ui: "Ui", screen: "Any", plan: "Plan", first: int) -> int:
    """Write what each has said below the points, from row `first` on; return how many rows."""
    game, taken = screen.app.game, 0
    for at, player in enumerate(screen.seats()):
        said = game.noted(game.sides.of(player.name))
        if len(said) > plan.free:
            said = [screen.noted(player)]
        x, room = at * plan.cell + plan.mark, plan.cell - plan.mark - 2
        for row, what in enumerate(said):
            ui.display.text(ui.shorten(ui.best(what, room), room), x, ui.top + 8 * (first + row))
        taken = max(taken, len(said))
    return taken


def _draw_way(ui: "Ui", game: "Game", player: "Player", x: int, y: int, width: int) -> None:
    """Draw the way to the goal as a fine line, ragged up to a post if it leads out of the game."""
    goal = game.progress(player)
    if goal is None:
        return
    display = ui.display
    done, whole = goal
    length = max(0, min(width, width * done // whole)) if whole > 0 else 0
    display.hline(x, y, length)
    display.dots(x + length + 2, y, max(0, width - length - 2))
    if game.goes_out():
        display.dots(x, y + 1, length, 2)
        display.vline(x + width - 1, y, 2)


def numbered(title: str, number: int) -> "Message":
    """Return a game's title with the number of its round, apart from a number in the title."""
    apart = "_apart" if title[-1:].isdigit() else ""
    return "ui.event_number" + apart, {"event": title, "n": number}
