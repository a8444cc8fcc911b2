"""The choice of a game on a page that is touched: all games at once, to be searched.

It is the screen `setup.which_game` there (screens.py). It runs on CPython and in the page's
MicroPython.
"""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.games.forms import PREFIX
from engine.texts import language, range_of
from firmware.display.fitting import say
from firmware.screens.past.saved import Saved
from firmware.screens.setup.forms import Forms
from firmware.screens.setup.which_game import Choose
from firmware.storage import forms
from firmware.storage.errors import StoreError

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    Part = dict[str, Any]

# The game that adds up the points of any other.
_ANY = "any"
# What kind of game each is; one of which that is not known adds up points.
_KINDS = (
    (
        "rummy",
        "rumino ginski rumski tuscan gin scala40 burraco canasta rummy500 chinchon phase10 ramino "
        "conquian romme kalooki liverpool continental indian_rummy three_thirteen five_crowns "
        "rummikub burraco_melds canasta_melds",
    ),
    (
        "tricks",
        "hearts spades oh_hell king euchre skat schieber wizard doppelkopf belote coinche tarot "
        "schafkopf",
    ),
    ("fishing", "scopa"),
)
_POINTS = "points"
# Behind the games of a language, or a region (`engine.games.first`), come those that are known in
# many countries, as many as make so many. docs/sources.md says where that is published.
_KNOWN = "gin spades hearts canasta euchre rummy500 oh_hell skat phase10 scopa"
_MOST = 8
# Other names that people look for: of the same game, or of one that is close enough for its score
# sheet. Those of games that are not there lead to the points of any game.
_ALSO = {
    "hearts": "Black Lady, Chase the Lady, Dame de pique, Corazones",
    "spades": "Picas, Piques",
    "oh_hell": "Oh Pshaw, Contract Whist, Nomination Whist, Blackout, Up and Down the River, "
    "Elevator, Estimation, Blob, Bust, Jungle Bridge, Pocha, Ascenseur, Stichansagen",
    "king": "Barbu",
    "scala40": "Scala Quaranta",
    "scopa": "Scopone, Escoba",
    "burraco": "Burako, Buraco, Biriba",
    "burraco_melds": "Burako, Buraco, Biriba",
    "canasta": "Samba, Bolivia, Hand and Foot",
    "canasta_melds": "Samba, Bolivia, Hand and Foot",
    "euchre": "Bid Euchre",
    "skat": "Ramsch",
    "schieber": "Jass, Schieberjass",
    "rummy500": "500 Rum, Pinochle Rummy, Persian Rummy, Michigan Rum, Rami",
    "chinchon": "Conga, Golpeado",
    "phase10": "Phase Ten, Fase 10",
    "ramino": "Rummy, Remi, Pinella",
    "conquian": "Coon Can",
    "romme": "Rummy, Rommee, Rami, Remi",
    "kalooki": "Kaluki, Calooki, Jamaican Rummy",
    "liverpool": "Contract Rummy, Joker Rummy, Shanghai, Progressive Rummy, Combination Rummy",
    "continental": "Loba, May I, Contract Rummy, Carioca, Telefunken",
    "indian_rummy": "Paplu, Points Rummy, Pool Rummy",
    "three_thirteen": "Three Thirteen, 313",
    "wizard": "Zauberer",
    "doppelkopf": "Doko",
    "belote": "Belot, Bela",
    "coinche": "Belote coinchée, Contrée, Belote contrée",
    "tarot": "Tarot français, French Tarot",
    "rummoli": "Michigan Rummy, Tripoley, Royal Rummy, Rumoli",
    "gin": "Gin Rami, Oklahoma Gin, Hollywood Gin, Knock Rummy",
    "rummikub": "Okey, Tile Rummy, Rummy Cub",
    "cribbage": "Crib",
    _ANY: "Nertz, Pounce, Racing Demon, Dutch Blitz, Ramschl, Ramscheln, Whist, Bridge, "
    "Uno, Mau-Mau, Crazy Eights, Yahtzee, Kniffel, Yams, Generala, Domino, Qwirkle, Briscola, "
    "Tressette, Tute, Mus, Brisca, Pinochle, Bezique, Piquet, Binokel, Tarock, "
    "President, Darts, Boules, Catan, Carcassonne, Triominos",
}


def kind_of(name: str) -> str:
    """Return what kind of game one is: rummy, tricks, fishing or points.

    >>> kind_of("gin"), kind_of("form:skat"), kind_of("any:Golf")
    ('rummy', 'tricks', 'points')
    """
    for kind, names in _KINDS:
        if _short(name) in names.split():
            return kind
    return _POINTS


def also(name: str) -> str:
    """Return under which other names people look for a game, with commas; "" for none.

    >>> "Oh Pshaw" in also("form:oh_hell"), also("any:Golf")
    (True, '')
    """
    return _ALSO.get(_short(name), "")


def _short(name: str) -> str:
    """Return the name of a game without what says that it is a form's."""
    return name[len(PREFIX) :] if name.startswith(PREFIX) else name


def known(besides: "list[str]") -> "list[str]":
    """Return the names of the games that people know where the language is spoken, `besides` some.

    >>> known(["gin"])[:3]
    ['form:spades', 'form:hearts', 'form:canasta']
    """
    found = [name for name in games.first() if name not in besides]
    offered = games.names() + games.forms.names()
    for short in _KNOWN.split():
        for name in (short, PREFIX + short):
            if name in offered and name not in found + besides and len(found) < _MOST:
                found.append(name)
    return found


class Games(Forms):
    """All games: those played here, those known where the language is spoken, then the others.

    Where keys are pressed, it is the list of the box.
    """

    def __init__(self, app: "App"):
        super().__init__(app)
        # How many of the games were played here, and how many are these and the known ones.
        self.counts = [0, 0]
        # The forms that are brought once they are chosen, by the names of their games.
        self.brought: dict[str, str] = {}

    def make(self) -> None:
        """List them all."""
        if not self.app.keyless:
            Choose.make(self)
            return
        self.games = []
        played = self.played()
        here = known(played)
        store = self.app.store
        names = games.names() + forms.names(store) + self.own()
        first = played + here
        self.counts = [len(played), len(first)]
        self.add([name for name in names if name not in first])
        for name, title, least, most, spoken in self.app.platform.get("more", []):
            full = PREFIX + name
            if full not in names:
                self.brought[full] = name
                there = not spoken or language() in spoken.split()
                key = "ui.players_count" if there else "ui.in_english"
                self.games.append((full, title, (key, {"n": range_of(least, most)})))
        rest = sorted(self.games, key=lambda row: say(row[1]).lower())
        self.games = []
        self.add(first)
        self.games += rest

    def title(self) -> "Row":
        """Return the bar."""
        return Choose.title(self)

    def choose(self, index: int) -> None:
        """Go on to the table; only a form may be one that cannot be read."""
        if self.games[index][0] in self.brought:
            # The platform brings it.
            return
        if self.games[index][0].startswith(PREFIX):
            super().choose(index)
        else:
            Choose.choose(self, index)

    def draw(self, show: "Show") -> None:
        """Show all of them where they are touched; else the list."""
        shows: Any = show
        if self.app.keyless and hasattr(shows, "games"):
            shows.games(self)
        else:
            shows.list(self)

    def actions(self) -> "Hints":
        """Return what can be done besides the games: go on with the one that was left."""
        going = self.app.keyless and self.app.session.standings.unfinished()
        found: list[tuple[str, Label]] = []
        if going:
            found.append(("resume", ("ui.resume", {"game": _title_of(going[1])})))
        return found + list(super().actions())

    def act(self, name: str) -> None:
        """Go on with the game that was left, or do as a list does."""
        going = self.app.session.standings.unfinished()
        if name == "resume" and going:
            self.app.session.resume(going[0])
        else:
            super().act(name)

    def told(self) -> "Part":
        """Return it as data.

        `goes_on` is [title, how far, who plays, how it stands] of the game that was left, or None;
        each of the `games` [title, how many play, its kind, other names, "here", "known" or ""
        for the others, when it was begun last, how many played then, the name of the form that is
        to be brought or ""]; `any` is the place of the one that adds up points. A tap takes a game
        by its place.
        """
        last = {name: number for number, name in self.app.session.standings.played()}
        rows: list[list[Any]] = []
        for at, (name, title, players) in enumerate(self.games):
            where = "here" if at < self.counts[0] else "known" if at < self.counts[1] else ""
            row: list[Any] = [say(title), say(players), kind_of(name), also(name), where]
            row += self.last_of(last.get(name) if where == "here" else None)
            row.append(self.brought.get(name, ""))
            rows.append(row)
        names = [row[0] for row in self.games]
        return {"goes_on": self.going(), "games": rows, "any": names.index(_ANY)}

    def last_of(self, number: "int | None") -> "list[Any]":
        """Return [when a saved game was begun, how many played]; ["", 0] where it is not known."""
        if number is None:
            return ["", 0]
        try:
            header = self.app.store.header(number)
        except StoreError:
            return ["", 0]
        return [header.get("began") or "", len(header["players"])]

    def going(self) -> "list[str] | None":
        """Return [title, how far, who plays, how it stands] of the game that was left, or None."""
        going = self.app.session.standings.unfinished()
        if going is None:
            return None
        number, name = going
        try:
            row = Saved(self.app).describe(number, self.app.store.header(number))
        except (StoreError, EngineError):
            return None
        return [say(_title_of(name)), say(row[2]), ", ".join(row[3]), say(row[4])]


def _title_of(name: str) -> "Label":
    """Return the title of a saved game, which may be one that this program does not know."""
    return games.facts(name)[0] if games.known(name) else name


SCREEN = Games
