"""The game on the table: begun, resumed, entered into, put away, archived and deleted."""

from engine import games
from engine.compat import TYPE_CHECKING, const, load_module
from engine.errors import EngineError
from firmware.display import card_faces, house_words
from firmware.games.saved import opened
from firmware.storage import last_table
from firmware.storage.errors import NewerError, RecordError, StoreError, reason, trouble
from firmware.storage.game_index import length_of
from firmware.storage.standings import Standings
from firmware.storage.store import NOTE, RECOUNT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.cards import Deck
    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.record.ledger import Ledger
    from engine.types import Event, House, Message
    from firmware.games.round_memo import Box
    from firmware.storage.drafts import Draft
    from firmware.storage.header import Header
    from firmware.storage.journal import Journal
    from firmware.storage.last_table import LastTable
    from firmware.storage.store import Store
    from firmware.types import App

    # A moment of play: (number of the game, how many entries its journal has).
    Moment = tuple[int, int]


# The most letters of a note.
_NOTE = const(80)


def is_untouched(store: "Store", number: int) -> bool:
    """Return whether nothing was entered in a saved game: no entry, and nothing kept of one.

    That is an answer to a question, a table or pile that is followed, or a recount of chips. A game
    that cannot be read is not called so.
    """
    try:
        length = length_of(store.files, store.beside(number, ".log"))
        if not length or length[0] or "archived" in store.header(number):
            return False
        journal = store.journal(number)
        touched = len(journal) or journal.lost or journal.draft() is not None
        journal.close()
    except (StoreError, OSError):
        return False
    if touched or store.get_beside(number, RECOUNT) is not None:
        return False
    return not load_module("firmware.games.round_memo").has_any(store, number)


class OpenGame:
    """The game on the table: its `ledger`, whose log is the `journal` with that `number`."""

    def __init__(self, number: int, ledger: "Ledger", journal: "Journal"):
        self.number = number
        self.ledger = ledger
        self.journal = journal
        # The drafts as on flash, those of other rounds as well (`Drafts`); None: not read yet.
        self.drafts: list[Draft] | None = None


class Session:
    """What `app` does with games; `open_game` is the one on the table, or None."""

    def __init__(self, app: "App"):
        self.app = app
        self._box: Box | None = None
        self.store = app.store
        self.standings = Standings(app.store)
        if app.store.get("forms"):
            # The forms that the box was given are known by name from now on.
            load_module("firmware.storage.forms").announce(app.store)
        self.open_game: OpenGame | None = None
        self._release()
        # How many entries still fitted at the last warning that memory is short; None: no warning.
        self._warned: int | None = None
        # Cards of a question that was left before they were handed over: (when, the question, the
        # cards), or None.
        self._aside: tuple[Moment | None, object, list[int]] | None = None
        # The same of a question whose answer holds for the round.
        self._told: tuple[Moment | None, object, list[int]] | None = None

    @property
    def box(self) -> "Box":
        """The box as the game on the table sees it, made when it is first needed."""
        box = self._box
        if box is None:
            made: Box = load_module("firmware.games.round_memo").Box(self.app)
            self._box = box = made
        return box

    # -- the game on the table ---------------------------------------------------------------

    def start_game(
        self, name: str, names: "Sequence[str]", house: "House", dealer: str | None
    ) -> None:
        """Begin a game; its header is saved before anything is shown."""
        header: Header = {
            "game": name,
            "players": list(names),
            "house": house,
            "dealer": dealer,
        }
        form = games.form_of(name)
        if form:
            header["form"] = form
        over_game = self.open_game is not None
        try:
            # Players who left may be too few for another game.
            games.load(name).check_names(header["players"])
            games.load(name).check_start(names, house)
            self._drop_untouched()
            number, journal = self.store.create(header)
            ledger = opened(journal)
        except (EngineError, StoreError) as error:
            if over_game and not self.open_game:
                # The game of the screens below is gone; a set-up stays as it is.
                self.app.go_home()
            self.app.refuse(error)
            return
        # Its players are seated: a power cut finds the game, not its set-up.
        self.store.put("setup", None)
        table: LastTable = {"game": name, "players": list(names), "house": house, "number": number}
        last_table.keep(self.store, table)
        self._note_standing()
        self._play(OpenGame(number, ledger, journal))

    def resume(self, number: int, draft: bool = True) -> None:
        """Resume a saved game, with its `draft` what was being keyed, or show why it cannot be."""
        if not self.open_game:
            self.app.make_way()
        try:
            journal = self.store.open(number)
        except StoreError as error:
            gone = error.key == "store.set_aside"
            self.app.refuse(error, (lambda: self.store.accept(number)) if gone else None)
            return
        try:
            ledger = opened(journal)
        except NewerError as error:
            self.app.refuse(error)
            return
        except (StoreError, EngineError) as error:
            self.app.not_shown(number, (error.key, error.facts))
            return
        self._drop_untouched(number)
        self._play(OpenGame(number, ledger, journal))
        if journal.lost:
            # What it lacks is among the news, which are told.
            if number not in [news[0] for news in self.store.unread()]:
                self.app.open(
                    "message", ("ui.damaged", {}), None, ("store.restored", {"n": len(journal)})
                )
        elif draft:
            self.app.drafts.offer()

    def _play(self, opening: OpenGame):
        """Put a game on the table and show it."""
        self.open_game = opening
        ledger = opening.ledger
        self.app.comfort.speak(ledger.game_class.name)
        games.on_table(ledger.game_class)
        house_words.use(ledger.game.section)
        card_faces.use(ledger.game_class, ledger.house)
        self.store.put("current", opening.number)
        self.app.count_room = True
        self.app.show_sheet()

    def _release(self):
        """Forget the game that was on the table."""
        self.open_game = self._box = None
        games.on_table(None)
        house_words.use("")
        card_faces.use()

    def _release_if(self, number: int):
        """Forget the game on the table if it is the one that has this number."""
        if self.open_game and self.open_game.number == number:
            self._release()

    def _drop_untouched(self, besides: int | None = None) -> None:
        """Delete the game that was begun last if nothing was entered in it.

        Another game is begun, or `besides` is opened; until then it can be taken up again.
        """
        last = last_table.read(self.store)
        number = last.get("number", 0) if last else 0
        if number and number != besides and number in self.store.numbers():
            if is_untouched(self.store, number) and not self.store.noted(number):
                self.remove(number)

    def may_agree(self) -> bool:
        """Return whether the house rules of the game on the table can still be changed."""
        open_game = self.app.open_game
        return not len(open_game.journal) and is_untouched(self.store, open_game.number)

    def agree(self, house: "House") -> "EngineError | StoreError | None":
        """Change the house rules of the game on the table, in which nothing has been entered yet.

        Returns why they stay as they were, or None.
        """
        open_game = self.app.open_game
        ledger, number = open_game.ledger, open_game.number
        if house == ledger.house:
            return None
        try:
            ledger.game_class.check_start(ledger.names, house)
            open_game.journal.close()
            header = open_game.journal.header.copy()
            header["house"] = dict(house)
            journal = self.store.begin_again(number, header)
            ledger = opened(journal)
        except (EngineError, StoreError) as error:
            return error
        self.open_game = OpenGame(number, ledger, journal)
        card_faces.use(ledger.game_class, ledger.house)
        last_table.change(self.store, number, "house", dict(house))
        return None

    def note(self) -> str:
        """Return the note on the game on the table, or ""."""
        return self.store.noted(self.open_game.number) if self.open_game else ""

    def ask_note(self) -> None:
        """Ask for a note on the game on the table; an empty one is taken away."""
        title: Message = ("ui.note", {})
        self.app.open("asking.keyboard", title, self.note(), _NOTE, self.keep_note, blank=True)

    def keep_note(self, words: str) -> bool:
        """Save the note on the game on the table; show its score sheet, or its end."""
        self.store.put_beside(self.app.open_game.number, NOTE, words or None)
        self.app.show_sheet()
        return False

    def close(self) -> None:
        """Leave the game on the table; unless it is over, the start screen offers it again."""
        self.app.drafts.keep()
        self._note_standing()
        self.store.put("current", None)
        self._release()
        self.app.go_home()

    def _note_standing(self):
        """Save how the game on the table stands, for the list of saved games."""
        if self.open_game:
            self.standings.note(self.open_game.number, self.open_game.ledger.game)

    def behind(self) -> int | None:
        """Return the number of a saved game of which it is not known how it stands, or None.

        A second game beside the one on the table would take too much memory.
        """
        return None if self.open_game else self.standings.missing()

    def catch_up(self, number: int) -> None:
        """Work out how a saved game stands.

        It may take as long as opening the game, so it is called while nobody waits.
        """
        try:
            journal = self.store.journal(number)
            try:
                if not journal.lost and "archived" not in journal.header:
                    self.standings.note(number, opened(journal).game, False)
            finally:
                journal.close()
        except (StoreError, EngineError, OSError, KeyError, MemoryError):
            # The list shows it as one of which nothing is known.
            pass

    def warn_of_room(self) -> None:
        """Warn once that memory is nearly full, and again when half of what was left is gone."""
        if not self.open_game:
            return
        try:
            left = self.store.few_left(self.open_game.journal)
        except OSError:
            # It only advises; what fails at saving is said then.
            return
        if left is None:
            self._warned = None
        elif self._warned is None or left * 2 < self._warned:
            self._warned = left
            self.app.open("message", ("store.memory", {}), None, ("store.few_left", {"n": left}))

    # -- what was left -----------------------------------------------------------------------

    def put_aside(self, question: object, cards: "Sequence[int]") -> None:
        """Remember the `cards` keyed for a `question` that is left."""
        self._aside = (self._moment(), question, list(cards))

    def taken_up(self, question: object, taken: "Sequence[int]", deck: "Deck") -> list[int]:
        """Return the cards that were left at this `question` in this round, once, else [].

        None of them may be `taken` since.
        """
        if self._aside is None or self._aside[:2] != (self._moment(), question):
            return []
        cards: list[int] = self._aside[2]
        self._aside = None
        for card in cards:
            if cards.count(card) + list(taken).count(card) > deck.count(card):
                return []
        return cards

    def tell(self, question: object, cards: "Sequence[int]") -> None:
        """Remember the answer to a `question` for this round."""
        self._told = (self._moment(), question, list(cards))

    def told(self, question: object) -> list[int]:
        """Return the cards that were told of this `question` in this round, else []."""
        told = self._told
        return list(told[2]) if told and told[:2] == (self._moment(), question) else []

    def _moment(self) -> "Moment | None":
        """Return (number, entries) of the game on the table, or None."""
        open_game = self.open_game
        return (open_game.number, len(open_game.journal)) if open_game else None

    # -- saved games -------------------------------------------------------------------------

    def remove(self, number: int) -> None:
        """Delete a saved game, which may be the one on the table."""
        self._release_if(number)
        load_module("firmware.games.round_memo").forget(self.store, number)
        try:
            self.store.delete(number)
        except StoreError as error:
            self.app.refuse(error)
        else:
            self.standings.forget(number)

    def archive(self, number: int) -> None:
        """Keep only the result of a saved game, which may be the one on the table."""
        try:
            ledger = opened(self.store.open(number))
            self._release_if(number)
            result = load_module("firmware.games.statistics").result_of(ledger)
            self.store.archive(number, *result)
            if self.store.get("current") == number:
                self.store.put("current", None)
            self.standings.forget(number)
        except (StoreError, EngineError) as error:
            self.app.refuse(error)
        except (KeyError, OSError, RecordError):
            self.app.refuse(StoreError("store.not_archived", n=number))

    # -- entries -----------------------------------------------------------------------------

    def add(self, entry: "Event", seen: "tuple[int, Effect, Game] | None" = None) -> bool:
        """Save an entry of the ledger; return whether it was saved (if not, a message shows why).

        `seen` is (length of the log, effect, game) as a preview found them. If nothing was saved
        since, the entry need not be worked out again.
        """
        ledger = self.app.open_game.ledger
        rounds, was_over = ledger.game.rounds, ledger.game.over
        seated = self.next_players()
        try:
            if seen and seen[0] == len(ledger.log) and entry["event"] != "amend":
                ledger.accept(entry, seen[1], seen[2])
            elif not self._is_same(entry):
                ledger.add(entry)
        except EngineError as error:
            self.app.refuse(error)
            return False
        except OSError as error:
            self._not_kept(error)
            return False
        self.app.drafts.saved(entry, rounds)
        self.app.count_room = True
        if ledger.game.over or was_over or self.next_players() != seated:
            # Who left sits there again once that is undone.
            self._keep_last()
        return True

    def _is_same(self, entry: "Event") -> bool:
        """Return whether an edit leaves its event as it is: that is none."""
        ledger = self.app.open_game.ledger
        if entry["event"] != "amend" or "last" in entry:
            return False
        index = entry["index"]
        return index < ledger.count and bool(ledger.find(index)[0] == entry["to"])

    def rename(self, old: str, new: str) -> bool:
        """Rename a player of the game on the table, from its first entry on, and show the sheet.

        Returns whether that was saved. Raises InputError if the new name is not allowed.
        """
        from engine.game.player import check_name

        open_game = self.app.open_game
        number, game = open_game.number, open_game.ledger.game
        check_name(new, [player.name for player in game.players], game.board)
        rename = load_module("firmware.storage.rename")
        # The drafts are read before the journal is another one.
        drafts = self.app.drafts
        drafts.all()
        before: list[Any] = open_game.drafts or []
        try:
            rename.rewrite(self.store.files, open_game.journal, old, new)
        except OSError as error:
            if not self._is_rewritten(open_game):
                self._not_kept(error)
                return False

        def change(memo: str, form: object) -> "Any":
            return game.aids.renamed(memo, form, old, new)

        load_module("firmware.games.round_memo").rename(self.store, number, change)
        last = last_table.read(self.store)
        if last and old in last["players"]:
            last["players"] = rename.everywhere(last["players"], old, new)
            last["dealer"] = rename.everywhere(last.get("dealer"), old, new)
            last_table.keep(self.store, last)
        self.app.people.remember([new])
        self.resume(number)
        if self.open_game:

            def called(value: object) -> "Any":
                return rename.everywhere(value, old, new)

            drafts.renamed(before, called)
        return bool(self.open_game)

    def _is_rewritten(self, open_game: OpenGame):
        """Return whether the flash has another journal than is on the table.

        It may have taken a change and reported an error all the same; then what it has counts.
        """
        open_game.journal.close()
        try:
            return self.store.journal(open_game.number).crc != open_game.journal.crc
        except (StoreError, OSError):
            return False

    def _not_kept(self, error: OSError):
        """Show why the flash did not take something."""
        self.app.not_kept(("store." + trouble(error), {"error": reason(error)}))

    # -- the next game -----------------------------------------------------------------------

    def next_players(self) -> list[str]:
        """Return who plays a rematch, in seat order: who left sits out if the others are enough."""
        game = self.app.open_game.ledger.game
        lacks = game.min_players - len([p for p in game.players if not p.has_left])
        names: list[str] = []
        for player in game.players:
            if player.has_left:
                lacks -= 1
                if lacks < 0:
                    continue
            names.append(player.name)
        return names

    def next_dealer(self) -> "str | None":
        """Return who deals first in a rematch: the deal moves on. None: no one is left."""
        ledger = self.app.open_game.ledger
        game, last = ledger.game, ledger.last
        names = self.next_players()
        dealer = last.dealer if last and last.number else None
        if dealer is None or not names:
            return game.dealer if game.dealer in names else None
        seats = [player.name for player in game.players]
        at = seats.index(dealer)
        for distance in range(1, len(seats) + 1):
            name = seats[(at + game.direction * distance) % len(seats)]
            if name in names:
                return name
        return None

    def _keep_last(self) -> None:
        """Save players, house rules and stake of the game, for another one in two presses."""
        ledger, number = self.app.open_game.ledger, self.app.open_game.number
        stakes = load_module("firmware.games.stakes")
        last: LastTable = {
            "game": ledger.game.name,
            "players": self.next_players(),
            "house": ledger.house,
            "dealer": self.next_dealer(),
            "number": number,
            "stake": stakes.stake_of(self.store, number, ledger.game),
        }
        last_table.keep(self.store, last)

    def last_table(self) -> "LastTable | None":
        """Return game, players, house, dealer, number and stake of the last game, or None.

        Players have their present names.
        """
        last = last_table.read(self.store)
        if last is None:
            return None
        number = last.get("number", 0)
        names: list[str] = []
        for name in last["players"]:
            name = self.app.people.called(name, number)
            # Two of that table may be one person today.
            if name not in names:
                names.append(name)
        last["players"] = names
        dealer = last.get("dealer")
        if dealer is not None:
            last["dealer"] = self.app.people.called(dealer, number)
        return last
