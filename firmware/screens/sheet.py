"""The score sheet: what happens now, who does it, how everyone stands, and how far to the end."""

from engine.compat import TYPE_CHECKING, const
from engine.texts import has
from firmware.display.card_faces import pictured
from firmware.screens import seats_grid
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui

# The width of a space of the board.
_CELL = const(21)


class Sheet(Screen):
    """The players in their seats with totals; OK enters what comes next."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.at = None
        self.top = 0

    def chosen(self) -> str | None:
        """Return the name of the player who is selected, or None."""
        return None if self.at is None else self.app.game.players[self.at].name

    # -- layout -------------------------------------------------------------------------------

    def shows_board(self, ui: "Ui", count: int) -> "Any":
        """Return whether the board is shown beside the players.

        Large points leave no room for it: then it is one key away.
        """
        return (
            ui.width >= 128
            and ui.rows >= 6
            and 4 < count <= ui.rows
            and len(self.app.game.board()) == 9
        )

    def draw(self, ui: "Ui") -> None:
        """Draw the bar, the players, what else there is to say, and the hints."""
        players = self.app.game.players
        board = self.shows_board(ui, len(players))
        width = ui.width - 2 - 3 * _CELL if board else ui.width
        plan = seats_grid.arrange(ui, [str(player.score) for player in players], width)
        # A row below the players may say who deals where no mark does.
        said = [saying[0] for saying in self.sayings()[: plan.free] if saying]
        named = plan.mark != 1 or "ui.dealer_is" in said or "ui.deals_starts" in said
        self.draw_bar(ui, board or plan.free or plan.corner, named)
        visible = ui.rows * 8 // plan.pitch * plan.columns
        self.scroll_to(self.at or 0, visible, plan.columns)
        seats_grid.draw(ui, self, plan, self.top)
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

    def say_below(self, ui: "Ui", plan: "Any", width: int) -> None:
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
        top = max(0, min(top, len(self.app.game.players) - visible + columns - 1))
        self.top = top - top % columns

    # -- what is said -------------------------------------------------------------------------

    def draw_bar(self, ui: "Ui", said: "Any", marked: "Any") -> None:
        """Draw the game, the round and the target; or who leads or deals.

        `said` is whether there are rows that say how far the chosen player is, `marked` whether
        the dealer has a mark beside the name.
        """
        game = self.app.game
        number = game.rounds if game.over else game.rounds + 1
        count = ("ui.event_number", {"event": (game.section + ".unit", {}), "n": number})
        way = self.missing()
        if way and not said:
            # On the smallest screen the round's number stays one key away.
            left, right = self.named_way(ui, way)
            ui.bar(left, right or (count if ui.width >= 100 else ""))
        elif way and way[1]["name"] not in ui.best(way, ui.width - 4):
            # The row that says how far it is has no room for the name.
            ui.bar(way[1]["name"])
        elif game.board() and not game.over:
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
            if not aimed or not self.draw_best(ui, lefts, ui.forms(count)):
                ui.bar(("ui.game_goal", {"game": game.title, "goal": game.goal()}), count)
        else:
            lefts = [
                ("ui.event_number", {"event": title, "n": number}) for title in self.titles(ui)
            ]
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
        lefts = [("ui.event_number", {"event": title, "n": number}) for title in titles]
        who = game.leads()
        key, who = ("ui.leads", who) if who else ("ui.dealer_is", game.dealer)
        rights = self.naming_forms(ui, key, who)
        # In words rather than the step; the step rather than the short name.
        if self.draw_best(ui, [phase], rights[: len(ui.forms((key, {"name": who})))]):
            return
        if not self.draw_best(ui, lefts, rights) and not self.draw_best(ui, [str(number)], rights):
            ui.bar(lefts[-1])

    def draw_best(self, ui: "Ui", lefts: "Any", rights: "Any") -> "Any":
        """Draw the first of `rights` that fits beside one of `lefts`; return whether one does."""
        for right in rights:
            for left in lefts:
                left = ui.forms(left)[0]
                if ui.size(left) + ui.size(right) + 6 <= ui.width:
                    ui.bar(left, right)
                    return True
        return False

    def titles(self, ui: "Ui") -> "Any":
        """Return the game's title in all its lengths."""
        game = self.app.game
        short = (game.section + ".short", {})
        return ui.forms(game.title)[:1] + (ui.forms(short) if has(short[0]) else [])

    def leaders(self) -> "Any":
        """Return the names of the leaders, unless all players are equal."""
        game = self.app.game
        playing = game.in_play()
        names = game.winners if game.over else game.best_of(playing)
        return names if 0 < len(names) < len(playing) or game.over else []

    def missing(self) -> "Any":
        """Return how far the selected player is from the end, or None."""
        return None if self.at is None else self.app.game.missing(self.app.game.players[self.at])

    def named_way(self, ui: "Ui", way: "Any") -> "Any":
        """Return (left, right) of a bar with how far the selected player is.

        The name is whole: where it would be cut, it stands before the points alone, without the
        plus if need be. Beside the longest names even they have no room: the player's page has
        them.
        """
        key, facts = way
        if facts["name"] in ui.best(way, ui.width - 4):
            return way, ""
        alone = ui.forms((key, dict(facts, name="")))[-1]
        points = alone.strip(" :")
        for form in (points, points.strip("+")):
            if ui.bar_parts(facts["name"], form)[1]:
                return facts["name"], form
        return facts["name"], ""

    def sayings(self, marked: bool = False) -> "Any":
        """Return what free rows can say, the most important first.

        That is how far the selected player is, who deals and starts, who is ahead, or what comes
        next. Where marks at the large points say the others (`marked`), the first and the last.
        """
        game = self.app.game
        way = self.missing()
        found = [way] if way else []
        if marked and self.at is not None and not way:
            found.append(game.players[self.at].name)
        if game.over or not self.app.settings.on("tips"):
            return found
        if marked or game.board():
            return found + [game.coming()]
        first = game.starts()
        if first:
            found.append(("ui.deals_starts", {"name": game.dealer, "first": first}))
        elif game.dealer:
            found.append(("ui.dealer_is", {"name": game.dealer}))
        ahead = self.leaders()
        if ahead:
            key = "ui.ahead" if len(ahead) == 1 else "ui.all_ahead"
            return found + [(key, {"leader": ", ".join(ahead)})]
        return found + [game.coming()]

    def draw_board(self, ui: "Ui", x: int) -> None:
        """Draw the spaces with their chips, three by three; the game's own names come last."""
        display = ui.display
        game = self.app.game
        sections = game.board()
        sections = sections[2:] + sections[:2]
        for index in range(len(sections)):
            name, _, chips = sections[index]
            key = game.section + ".pot_" + name
            left = x + index % 3 * _CELL
            top = ui.top + 1 + index // 3 * 16
            words = ui.best((key, {}), _CELL - 4) if has(key) else pictured(name).replace("-", "")
            display.text(ui.shorten(words, _CELL - 4), left + 3, top - 1)
            number = str(chips)
            display.text(number, left + _CELL - 2 - ui.size(number), top + 7)
            display.vline(left, top, 15)
            if index // 3:
                display.hline(left, top - 1, _CELL)

    def draw_hints(self, ui: "Ui", board: bool) -> None:
        """Draw the hints; `board` is whether the board is in sight already."""
        game = self.app.game
        if game.over:
            ok = "ui.result"
        else:
            ok = ("ui.literal", {"words": ui.forms((game.step(), {}))[-1]})
        hints = [("ok", ok), ("back", "ui.menu"), ("right", "ui.referee")]
        if self.at is not None:
            hints[2] = ("left", "ui.player")
        elif game.board_screen and not board and not game.over and ui.width >= 128:
            # The referee comes last: where there is no room, the menu names it.
            hints.insert(2, ("left", "ui.see_board"))
        elif not game.referee:
            hints[2] = ("left", "ui.see_board" if game.board_screen else "ui.see_history")
        ui.hints(*hints)

    def why_not(self, key: str) -> "Label":
        """Return what the key would be for."""
        if key == "right":
            return "ui.no_referee", {}
        return ""

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Choose a player, start an entry, open a page, or open the menu."""
        if kind == "long":
            super().press(key, kind)
            return
        count = len(self.app.game.players)
        if key == "down":
            self.at = 0 if self.at is None else (self.at + 1) % count
        elif key == "up":
            self.at = count - 1 if self.at is None else (self.at - 1) % count
        elif key == "left":
            if self.at is not None:
                self.app.open("player", self.app.game.players[self.at].name)
            else:
                self.app.open(self.app.game.board_screen or "history")
        elif kind != "press":
            return
        elif key == "right" and self.app.game.referee:
            self.app.open("referee")
        elif key == "ok":
            self.enter()
        elif key == "back":
            self.app.open("menu")

    def enter(self) -> None:
        """Enter what comes next, or list the possible events."""
        game = self.app.game
        if game.over:
            self.app.open("ending")
        elif game.likely() > 1:
            self.app.open("menu", "enter")
        else:
            self.app.open("entry", game.actions()[0])


SCREEN = Sheet
