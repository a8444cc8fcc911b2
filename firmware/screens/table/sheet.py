"""The score sheet: what happens now, who does it, how everyone stands, and how far to the end.

Two to four players stand side by side, with points that are read from across the table: large
digits, and around them, small, the name with its mark, the last change and the way to the limit.
More players, or points that are too wide, stand in rows, up to four in a row, so that all are in
sight if there is room for a letter of each name. A wide cell shows more of each name.
"""

from engine.compat import TYPE_CHECKING, const
from engine.game.questions import NUMBER
from engine.texts import has, listed
from firmware.display.card_faces import pictured
from firmware.screens.base import Screen
from firmware.screens.event_words import signed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.game import Game
    from engine.game.player import Player
    from engine.types import Label, Message
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint, Ui


# The width of a space of the board.
_CELL = const(21)
# The width of the mark before a name, of who deals or starts, with a space.
_MARK = const(9)
_NARROW_MARK = const(6)
# A narrower cell has no marks: the bar names the player.
_MARKED = const(33)
# The width of a letter of a name, of a beginning that says who it is, and of two letters.
_MIN_NAME = const(5)
_FAIR_NAME = const(14)
# Between two numbers, so that they are not read as one: more than between two digits.
_APART = const(4)
_TWO_LETTERS = const(9)
_SHORT_NAME = const(15)
# The longest short name.
_MAX_SHORT = const(25)
_CHANGE = const(34)
# What the board answers to a finger as.
_BOARD = "board"
# What a row says of who deals.
_DEALS = ("ui.dealer_is", "ui.deals_starts")
# Points as wide as most are, and as those that are near the end.
_USUAL = "99"
_WIDE = "100"


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.at: int | None = None
        self.top = 0

    def chosen(self) -> str | None:
        """Return the name of the player who is selected, or None."""
        return None if self.at is None else self.seats()[self.at].name

    def seats(self) -> "list[Player]":
        """Return who has a line: each player, or the first of each side for both partners."""
        game = self.app.game
        return [player for player in game.players if game.sides.leads(player.name)]

    # -- layout -------------------------------------------------------------------------------

    def shows_board(self, ui: "Ui", count: int) -> bool:
        """Return whether the board is shown beside the players.

        Large points leave no room for it: then it is one key away.
        """
        return (
            ui.width >= 128
            and 4 < count <= ui.rows
            and 0 < len(self.app.game.board.rows) <= ui.rows // 2
        )

    def board_columns(self) -> int:
        """Return how many sections of the board are side by side."""
        return max([len(row) for row in self.app.game.board.rows])

    def draw(self, ui: "Ui") -> None:
        """Draw the bar, the players, what else there is to say, and the hints."""
        players = self.seats()
        games = self.app.game.columns.games()
        if games:
            self.draw_games(ui, games)
            return
        board = self.shows_board(ui, len(players))
        width = ui.width - 2 - self.board_columns() * _CELL if board else ui.width
        plan = _arrange(ui, [str(player.score) for player in players], width)
        # A row below the players may say who deals where no mark does.
        said = [saying[0] for saying in self.sayings()[: plan.free] if saying]
        named = plan.mark != 1 or any([key in said for key in _DEALS])
        if self.app.game.sides.lists:
            # The mark of a side does not say which of them deals.
            named = plan.pitch == 8 and len(said) > 0 and said[0] in _DEALS
        self.draw_bar(ui, board or plan.free or plan.corner, named)
        visible = ui.rows * 8 // plan.pitch * plan.columns
        self.scroll_to(self.at or 0, visible, plan.columns)
        _draw_seats(ui, self, plan, self.top)
        if plan.corner:
            self.say_in(ui, ui.width // 2 + 2, ui.rows // 2, ui.rows)
        elif plan.pitch > 8 and plan.free:
            self.say_in(ui, 0, ui.rows - plan.free, ui.rows)
        else:
            self.say_below(ui, plan, width if board else 0)
        if board:
            self.draw_board(ui, width + 2)
        else:
            ui.more(self.top > 0, self.top + visible < len(players))
        self.draw_hints(ui, board)

    def draw_games(self, ui: "Ui", games: "Sequence[tuple[list[int], bool, list[str]]]") -> None:
        """Draw the scores of several games that are played at once, a column each.

        Where there is room, their sum comes last. A score that has won its game is underlined.
        """
        game = self.app.game
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
        self.draw_bar(ui, ui.rows - used, mark == 1)
        for seat in range(count):
            player = game.players[seat]
            y = top + seat * pitch
            below = y + (size - 8) // 2
            ui.area(seat, 0, y, ui.width, pitch)
            _draw_name(ui, game, player, forms[player.name], 0, below, mark)
            if seat == self.at:
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
            self.say_in(ui, 0, used, ui.rows)
        self.draw_hints(ui, False)

    def say_in(self, ui: "Ui", x: int, first: int, end: int) -> None:
        """Write what comes next into the rows `first` to `end`, from `x` to the right edge.

        For a player who is selected, how far it is comes first.
        """
        room = ui.width - x - 2 - (0 if x else 2)
        for saying in self.sayings(True):
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

    def say_below(self, ui: "Ui", plan: "Plan", width: int) -> None:
        """Write what the free rows below the players can say, beside a board in `width` pixels."""
        sayings = self.sayings()[: plan.free]
        for index in range(len(sayings)):
            row = ui.rows - len(sayings) + index
            if width:
                words = ui.best(sayings[index], width - 2)
                if ui.fits(words, width - 2):
                    ui.display.text(words, 1, ui.top + 8 * row)
            else:
                ui.row(row, sayings[index])

    def scroll_to(self, at: int, visible: int, columns: int) -> None:
        """Scroll player `at` into sight."""
        top = self.top
        while at >= top + visible:
            top += columns
        while at < top:
            top -= columns
        top = max(0, min(top, len(self.seats()) - visible + columns - 1))
        self.top = top - top % columns

    # -- what is said -------------------------------------------------------------------------

    def draw_bar(self, ui: "Ui", said: int, marked: bool) -> None:
        """Draw the game, the round and the target; or who leads or deals.

        `said` is whether there are rows that say how far the chosen player is, `marked` whether
        the dealer has a mark beside the name.
        """
        game = self.app.game
        number = game.rounds if game.over else game.rounds + 1
        count: Label = ("ui.event_number", {"event": (game.unit(game.house), {}), "n": number})
        way = self.missing()
        if way and not said:
            # On the smallest screen the round's number stays one key away.
            left, right = self.named_way(ui, way)
            ui.bar(left, right or (count if ui.width >= 100 else ""))
        elif way and way[1]["name"] not in ui.best(way, ui.width - 4):
            # The row that says how far it is has no room for the name.
            ui.bar(way[1]["name"])
        elif game.board.sections and not game.over:
            self.draw_phase(ui, number)
        elif ui.width >= 100:
            lefts = [
                ("ui.game_goal", {"game": title, "goal": goal})
                for goal in ui.forms(game.goal())
                for title in self.titles(ui)
            ]
            aimed = game.progress(game.players[0])
            if not marked and game.dealer and not game.over:
                # No mark has room beside a name: the bar says who deals, after the round.
                deals = self.naming_forms(ui, "ui.dealer_is", game.dealer)
                rights = [words + " " + form for words in ui.forms(count) for form in deals]
                if self.draw_best(ui, lefts, rights):
                    return
                # Where partners share a line, nothing else says which of them deals.
                if game.sides.lists and self.draw_best(ui, lefts, deals):
                    return
            if not aimed or not self.draw_best(ui, lefts, ui.forms(count)):
                ui.bar(("ui.game_goal", {"game": game.title, "goal": game.goal()}), count)
        else:
            lefts = [numbered(title, number) for title in self.titles(ui)]
            rights = ui.forms(game.goal())
            if not marked and game.dealer and not game.over:
                # No mark has room beside a name: the bar says who deals, after the target.
                goal = rights[-1] + " " if game.progress(game.players[0]) else ""
                deals = [goal + form for form in self.naming_forms(ui, "ui.dealer_is", game.dealer)]
                # Rather than the dealer, the game's title gives way.
                if self.draw_best(ui, lefts, deals) or self.draw_best(ui, [str(number)], deals):
                    return
            if not self.draw_best(ui, lefts, rights):
                ui.bar(lefts[-1])

    def naming_forms(self, ui: "Ui", key: str, name: str) -> list[str]:
        """Return the ways to say who deals or leads: in words, then by the mark.

        Only the mark stands before a name that is cut, and the short name is everyone's own.
        """
        found = ui.forms((key, {"name": name}))
        short = ui.short(name)
        if short != name:
            found += ui.forms((key, {"name": short}))[-1:]
        return found

    def draw_phase(self, ui: "Ui", number: int) -> None:
        """Draw the bar of a round that goes in steps: the step, and who deals or leads."""
        game = self.app.game
        titles = self.titles(ui)
        step = ui.forms((game.step(), {}))[-1]
        phase = ("ui.phase", {"game": titles[0], "n": number, "step": step})
        lefts = [numbered(title, number) for title in titles]
        who = game.starts()
        key, who = ("ui.leads", who) if who else ("ui.dealer_is", game.dealer)
        rights = self.naming_forms(ui, key, who)
        # In words rather than the step; the step rather than the short name.
        if self.draw_best(ui, [phase], rights[: len(ui.forms((key, {"name": who})))]):
            return
        if not self.draw_best(ui, lefts, rights) and not self.draw_best(ui, [str(number)], rights):
            ui.bar(lefts[-1])

    def draw_best(self, ui: "Ui", lefts: "Sequence[Label]", rights: list[str]) -> bool:
        """Draw the first of `rights` that fits beside one of `lefts`; return whether one does."""
        words = [ui.forms(left)[0] for left in lefts]
        found = ui.squeeze((rights, words), ui.width, 6) if rights else []
        if found:
            ui.bar(found[1], found[0])
        return found != []

    def titles(self, ui: "Ui") -> list[str]:
        """Return the game's title in all its lengths."""
        game = self.app.game
        short: Message = (game.section + ".short", {})
        own = has(short[0]) and not game.given
        return ui.forms(game.title)[:1] + (ui.forms(short) if own else [])

    def leaders(self) -> list[str]:
        """Return the names of the leaders, unless all players are equal."""
        game = self.app.game
        playing = game.in_play()
        names = game.winners if game.over else game.best_of(playing)
        return names if 0 < len(names) < len(playing) or game.over else []

    def missing(self) -> "Message | None":
        """Return how far the selected player is from the end, or None."""
        return None if self.at is None else self.app.game.missing(self.seats()[self.at])

    def named_way(self, ui: "Ui", way: "Message") -> "tuple[Label, Label]":
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

    def sayings(self, marked: bool = False) -> "list[Label]":
        """Return what free rows can say, the most important first.

        That is how far the selected player is, who deals and starts, who is ahead, or what comes
        next. Where marks at the large points say the others (`marked`), the first and the last.
        """
        game = self.app.game
        way = self.missing()
        found: list[Label] = [way] if way else []
        if marked and self.at is not None and not way:
            found.append(game.sides.words(self.seats()[self.at].name))
        if game.over or not self.app.settings.on("tips"):
            return found
        if marked or game.board.sections:
            return found + [game.coming()]
        first = game.starts()
        if first:
            found.append(("ui.deals_starts", {"name": game.dealer, "first": first}))
        elif game.dealer:
            found.append(("ui.dealer_is", {"name": game.dealer}))
        ahead = self.leaders()
        if ahead:
            key = "ui.ahead" if len(ahead) == 1 else "ui.all_ahead"
            return found + [(key, {"leader": listed(game.sides.lines(ahead))})]
        return found + [game.coming()]

    def draw_board(self, ui: "Ui", x: int) -> None:
        """Draw the sections with their chips, in the game's rows."""
        display = ui.display
        game = self.app.game
        columns = self.board_columns()
        ui.area(_BOARD, x, ui.top, columns * _CELL, ui.rows * 8)
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

    def draw_hints(self, ui: "Ui", board: bool) -> None:
        """Draw the hints; `board` is whether the board is in sight already."""
        game = self.app.game
        if game.over:
            ok: Label = ("ui.result", {})
        else:
            ok = ui.forms((game.step(), {}))[-1]
        hints: list[Hint] = [("ok", ok), ("back", ("ui.menu", {})), ("right", ("ui.referee", {}))]
        if self.at is not None:
            hints[2] = ("left", ("ui.player", {}))
        elif game.board.screen and not board and not game.over and ui.width >= 128:
            # The referee comes last: where there is no room, the menu names it.
            hints.insert(2, ("left", ("ui.see_board", {})))
        elif not game.referee:
            hints[2] = (
                "left",
                ("ui.see_board", {}) if game.board.screen else ("ui.see_history", {}),
            )
        ui.hints(*hints)

    def why_not(self, key: str) -> "Label":
        """Return what the key would be for."""
        if key == "right":
            return "ui.no_referee", {}
        return ""

    # -- keys ---------------------------------------------------------------------------------

    def type(self, letter: str) -> None:
        """Choose the next player whose name begins with the letter; a digit is their number.

        So "b3" begins the round that the player chosen by "b" has ended with 3.
        """
        players = self.seats()
        if self.at is not None and letter in "0123456789" and self.enter_number(letter):
            return
        first = 0 if self.at is None else self.at + 1
        for step in range(len(players)):
            index = (first + step) % len(players)
            side = self.app.game.sides.of(players[index].name)
            if any([name.lower().startswith(letter.lower()) for name in side]):
                self.at = index
                return
        super().type(letter)

    def touch(self, pointer: "Pointer") -> None:
        """Choose the player who is pointed at; once more opens their page."""
        what = pointer.what
        if what == _BOARD:
            screen = self.app.game.board.screen
            if screen:
                self.app.open(screen)
        elif isinstance(what, int) and not pointer.page():
            if what == self.at:
                self.press("left", "press")
            self.at = what
        else:
            super().touch(pointer)

    def press(self, key: str, kind: str) -> None:
        """Choose a player, start an entry, open a page, or open the menu."""
        if kind == "long":
            super().press(key, kind)
            return
        count = len(self.seats())
        if key == "down":
            self.at = 0 if self.at is None else (self.at + 1) % count
        elif key == "up":
            self.at = count - 1 if self.at is None else (self.at - 1) % count
        elif key == "left":
            if self.at is not None:
                self.app.open("table.player", self.seats()[self.at].name)
            else:
                self.app.open(self.app.game.board.screen or "past.history")
        elif kind != "press":
            return
        elif key == "right" and self.app.game.referee:
            self.app.open("book.referee")
        elif key == "ok":
            self.enter()
        elif key == "back":
            self.app.open("table.menu")

    def enter_number(self, digit: str) -> bool:
        """Enter what comes next for the selected player, with the first digit of their number.

        Returns whether the event asks for that: first who it is, then a number. Both answers can be
        taken back.
        """
        game = self.app.game
        if game.over or game.aids.next(game):
            return False
        screen = self.app.open("asking.entry", game.actions()[0])
        question = screen.entry.question
        who = screen.told
        if self.app.stack[-1] is screen and question and question.default == self.chosen():
            screen.answer(question.default)
            question = screen.entry.question
            who = True
        if who and self.app.stack[-1] is screen and question and question.kind == NUMBER:
            screen.part.type(digit)
            return True
        self.app.close_to("table.sheet")
        return False

    def enter(self) -> None:
        """Enter what comes next: an event, or an aid; after the end, show it."""
        game = self.app.game
        aid = game.aids.next(game)
        if game.over:
            self.app.open("table.ending")
        elif aid:
            self.app.open(aid.screen)
        else:
            self.app.open("asking.entry", game.actions()[0])


class Plan:
    """Where the players are: `columns` of cells `cell` pixels wide, one every `pitch` pixels down.

    The points are in the font `size`; `over` is whether the name stands above them rather than
    beside. `mark` is the width of the mark before a name, 0 where it stands below. `free` is how
    many rows are left below, `corner` whether the last cell is.
    """

    def __init__(self, columns: int, cell: int, pitch: int, free: int, size: int = 8):
        self.columns = columns
        self.cell = cell
        self.pitch = pitch
        self.free = free
        self.size = size
        self.over = False
        self.corner = False
        self.mark = _mark_of(cell)
        # The width of what stands behind the points in a row, and who leads.
        self.change = 0
        self.leaders: list[str] = []

    def lines(self, count: int) -> int:
        """Return how many rows of cells `count` players take."""
        return (count + self.columns - 1) // self.columns


def _arrange(ui: "Ui", points: list[str], width: int) -> "Plan":
    """Return the Plan for players with these `points` in `width` pixels."""
    count = len(points)
    if 2 <= count <= (4 if ui.rows >= 6 else 3) and width == ui.width:
        plan = _large(ui, count)
        if _fits(ui, plan, points):
            return plan
    return _rows(ui, points, width)


def _large(ui: "Ui", count: int) -> "Plan":
    """Return the Plan with large digits for two to four players, before the digits are measured."""
    high = ui.rows * 8
    columns = 2 if ui.rows >= 6 else count
    cell = ui.width // columns
    if ui.rows >= 6:
        # Below two or four players is what comes next; with three, it is the fourth cell.
        pitch, free = {2: (32, 2), 3: (24, 0), 4: (20, 1)}[count]
    else:
        pitch, free = high, 0
    plan = Plan(columns, cell, pitch, free, 24 if pitch >= 32 else 16)
    plan.over = pitch >= 24
    plan.corner = count == 3 and columns == 2
    if not plan.over and cell < 50:
        # The marks stand below the name.
        plan.mark = 0
    elif plan.over:
        plan.mark = max(plan.mark, _NARROW_MARK)
    return plan


def _fits(ui: "Ui", plan: "Plan", points: list[str]) -> bool:
    """Return whether the widest points fit into a cell of `plan`, in a smaller font if need be."""
    while plan.size >= 8:
        # A loop: this is called deep in the stack, and a list's own scope is a call more.
        number = 0
        for one in points:
            number = max(number, ui.size(one, plan.size))
        if plan.over:
            if number + _APART <= plan.cell:
                return True
            # Under a name, points in the small font are better in a list.
            if plan.size == 16:
                return False
        elif _name_width(plan, number) >= _FAIR_NAME:
            return True
        elif plan.cell < 50:
            return False
        plan.size -= 8
    return False


def _rows(ui: "Ui", points: list[str], width: int) -> "Plan":
    """Return the Plan of rows, in as many columns as it takes to have all in sight."""
    count = len(points)
    number = max([ui.size(one) for one in points])
    columns = 1
    while (count + columns - 1) // columns > ui.rows:
        cell = width // (columns + 1)
        if _name_width(Plan(columns + 1, cell, 8, 0), number) < _MIN_NAME:
            break
        columns += 1
    plan = Plan(columns, width // columns, 8, 0)
    plan.free = ui.rows - min(ui.rows, plan.lines(count))
    if _name_width(plan, number) < min(_name_width(plan, ui.size(_USUAL)), _SHORT_NAME):
        # Rather than the names, the marks give way to wide points: the bar names the dealer.
        plan.mark = 1
    return plan


def _name_width(plan: "Plan", number: int) -> int:
    """Return the room for a name in a cell of `plan` with points of `number` pixels."""
    if plan.over:
        return plan.cell - plan.mark - 2
    return plan.cell - plan.mark - number - plan.change - (4 if plan.mark == 1 else 6)


def short_width(ui: "Ui", count: int) -> int:
    """Return how wide the short name of one of `count` players may be on this screen.

    It is the same wherever the name is cut: in bars, on the sheet and in lists.
    """
    room = _MAX_SHORT
    for points in (_USUAL, _WIDE):
        plan = _arrange(ui, [points] * max(1, count), ui.width)
        room = min(room, _name_width(plan, ui.size(points, plan.size)))
    return max(_TWO_LETTERS, min(room, ui.width // 4))


def _mark_of(cell: int) -> int:
    """Return how much of a cell of `cell` pixels the mark takes."""
    if cell >= 40:
        return _MARK
    return _NARROW_MARK if cell >= _MARKED else 1


def _widths(ui: "Ui", columns: list[list[str]], size: int) -> list[int]:
    """Return the width of each column of numbers, with the gap before it."""
    return [max([ui.size(number, size) for number in column]) + 5 for column in columns]


def _draw_seats(ui: "Ui", screen: "Sheet", plan: "Plan", first: int) -> None:
    """Draw the players from `first` on, as many as there is room for.

    `screen` is the Sheet: it says who is selected, who leads, and what is beside the points.
    """
    players, sides = screen.seats(), screen.app.game.sides
    number = max([ui.size(str(player.score), plan.size) for player in players])
    listed = plan.pitch == 8
    plan.change = _CHANGE if listed and plan.columns == 1 and plan.cell >= 100 else 0
    room = _name_width(plan, number)
    forms = ui.short_forms([sides.words(player.name) for player in players], room)
    if plan.mark >= _NARROW_MARK:
        # Room that no name needs becomes the space after the marks; where the next cell's mark
        # follows a name, half of it, so that the mark is nearer to its own name.
        spare = room - max([ui.size(form) for form in forms.values()])
        if plan.over:
            spare //= 2
        plan.mark += max(0, min(_MARK - plan.mark, spare))
    plan.leaders = screen.leaders()
    visible = min(len(players) - first, plan.columns * (ui.rows * 8 // plan.pitch))
    for shown in range(visible):
        player = players[first + shown]
        x = shown % plan.columns * plan.cell
        y = ui.top + shown // plan.columns * plan.pitch
        form = forms[sides.words(player.name)]
        chosen = first + shown == screen.at
        ui.area(first + shown, x, y, plan.cell, plan.pitch)
        if listed:
            _draw_row(ui, screen, player, form, x, y, plan)
            if chosen:
                ui.choose(x, y, plan.cell - (2 if plan.columns > 1 else 0))
        else:
            _draw_cell(ui, screen, player, form, x, y, plan)
            if chosen:
                left = max(0, x + plan.mark - 2)
                ui.choose(left, y, x + plan.mark + ui.size(form) + 2 - left)


def mark_for(game: "Game", player: "Player") -> str:
    """Return the mark of who deals or starts, or ""."""
    if game.over:
        return ""
    side = game.sides.of(player.name)
    if game.dealer in side:
        return "■"
    return "▶" if game.starts() in side else ""


def _draw_name(
    ui: "Ui", game: "Game", player: "Player", form: str, x: int, y: int, mark: int
) -> None:
    """Draw a name with its mark (dealer or starter), struck through if the player is out."""
    if mark > 1:
        ui.display.text(mark_for(game, player), x, y)
    ui.display.text(form, x + mark, y)
    if player.gone or player.out:
        ui.display.hline(max(0, x + mark - 1), y + 4, ui.size(form) + 2)


def _draw_row(
    ui: "Ui", screen: "Sheet", player: "Player", form: str, x: int, y: int, plan: "Plan"
) -> None:
    """Draw a player in one row; points that lead are underlined."""
    mark, change = plan.mark, plan.change
    _draw_name(ui, screen.app.game, player, form, x, y, mark)
    end = x + plan.cell - (2 if plan.columns == 1 or plan.cell < _MARKED else 3)
    number = str(player.score)
    width = ui.size(number)
    ui.display.text(number, end - change - width, y)
    if player.name in plan.leaders:
        ui.display.hline(end - change - width, y + 7, width)
    if change:
        words = ui.best(aside_of(screen.app, player), _CHANGE - 1)
        ui.display.text(words, end + 1 - ui.size(words), y)


def _draw_cell(
    ui: "Ui", screen: "Sheet", player: "Player", form: str, x: int, y: int, plan: "Plan"
) -> None:
    """Draw a player with large points: the name, what changed, the way; a star if they lead."""
    display, game, mark = ui.display, screen.app.game, plan.mark
    leads = player.name in plan.leaders
    _draw_name(ui, game, player, form, x, y, mark)
    number = str(player.score)
    width = ui.size(number, plan.size)
    right = x + plan.cell - (1 if plan.cell < 30 else 4)
    # The row of the change ends where the large digits do.
    below = y + 8
    if plan.over:
        top = y + (7 if plan.size == 16 else 8)
        below = top + plan.size - 11
    else:
        top = y + (2 if plan.pitch > 16 and plan.size > 8 else 0)
    display.text(number, right - width, top, plan.size)
    left = x + mark
    if not mark:
        # Under a short name there is room for the marks.
        sign = mark_for(game, player)
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
    what = aside_of(screen.app, player)
    words = ui.best(what, room) if what else ""
    if ui.fits(words, room):
        display.text(words, left, below)
    if plan.pitch > 16:
        lift = 3 if plan.pitch > 20 and plan.cell >= 30 else 2
        _draw_way(ui, game, player, x, y + plan.pitch - lift, plan.cell - 4)


def aside_of(app: "App", player: "Player") -> "Label":
    """Return what is beside the points: since when out, or what the last entry changed."""
    if player.gone:
        return ("ui.left", {})
    if player.out:
        return ("ui.out_since", {"n": player.out})
    last = app.session.ledger.last
    points = last.changes.get(player.name, 0) if last else 0
    return signed(points) if points else ""


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
    if game.elimination.rule:
        display.dots(x, y + 1, length, 2)
        display.vline(x + width - 1, y, 2)


def numbered(title: str, number: int) -> "Message":
    """Return a game's title with the number of its round, apart from a number in the title."""
    apart = "_apart" if title[-1:].isdigit() else ""
    return "ui.event_number" + apart, {"event": title, "n": number}


SCREEN = Sheet
