"""Golden scenes of the games: their main screens, their questions and the referee."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards import GERMAN36, ITALIAN40, RUMINO108, RUMSKI70, STANDARD52
from engine.game.house import find
from tests.proof.robot.sitter import NAMES, deadwood

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter

STORY = (
    deadwood("Benedetta", Ana=12, Benedetta=0, Carlo=31, Dina=40),
    deadwood("Ana", Ana=5, Benedetta=10, Carlo=26, Dina=30),
    deadwood("Benedetta", Ana=20, Benedetta=7, Carlo=31, Dina=34),
)


def rumino(table: "Sitter") -> Iterator[str]:
    """Enter a round with its mistakes; show the menu and what can be read."""
    table.begin("rumino", events=STORY)
    yield "sheet"
    table.press("ok")
    yield "ender"
    table.press("ok")
    yield "number"
    table.number(7)
    taken = table.attempt(81)
    yield "impossible"
    table.box.wait(1100)
    table.changed()
    table.press(*["back"] * taken)
    table.number(65)
    yield "odd"
    table.choose("all.yes")
    table.number(9)
    yield "preview"
    table.press("left")
    yield "answers"
    table.press("back")
    table.press("ok")
    yield "sheet_out"
    table.press("back")
    yield "menu"
    for group in ("referee", "look", "table", "game", "enter"):
        table.press("right")
        yield "menu_" + group
    table.press("back")
    table.menu("ui.undo")
    yield "undo"
    table.press("back", "back")
    table.menu("ui.note")
    yield "note"
    table.press("back")
    table.press("back")
    table.menu("ui.history")
    yield "history"
    table.press("ok")
    yield "event"
    table.press("back", "back", "back")
    table.menu("ui.deal")
    yield "deal"
    table.press("back", "back")
    table.menu("ui.players")
    yield "people"
    table.press("ok")
    yield "player"


def chosen(table: "Sitter") -> Iterator[str]:
    """Choose a player on the sheet, with three and with two of them."""
    table.begin("rumino", ("Ana", "Jörg", "Carlo"), events=())
    table.press("down", "down")
    yield "three"
    table.begin("rumino", ("Ana", "Jörg"), events=())
    table.press("down", "down")
    yield "two"


def referee(table: "Sitter") -> Iterator[str]:
    """Ask whether three cards are a meld; they are not."""
    table.begin("rumino")
    table.press("right")
    yield "list"
    table.press("ok")
    yield "cards"
    table.key_cards(RUMINO108, "QS KS")
    yield "two"
    table.key_cards(RUMINO108, "AS", finish=True)
    yield "no"
    table.press("right")
    yield "rule"
    table.press("back", "back")
    table.select_cards()
    yield "taking"


def counted(table: "Sitter") -> Iterator[str]:
    """Count a hand, and enter a round by cards."""
    table.begin("ginski", NAMES[:3])
    table.open("asking.entry", "judge_hand")
    table.key_cards(RUMSKI70, "R1 R2 R3 B5 G5 P5 W Y9 Y12 G13", finish=True)
    yield "count"
    table.press("ok")
    yield "layout"
    table.open("asking.entry", "round", None, True)
    table.press("ok")
    yield "hand"


def editing(table: "Sitter") -> Iterator[str]:
    """Edit an earlier round, which the history then marks."""
    table.begin("rumino", events=STORY)
    table.menu("ui.edit_entry")
    table.press("down", "ok", "ok")
    yield "question"
    table.press("ok")
    yield "number"
    for _ in range(3):
        table.accept()
    # What is left as it was is no edit.
    table.number(31)
    yield "preview"
    table.press("ok")
    table.menu("ui.history")
    yield "history"


def rummoli(table: "Sitter") -> Iterator[str]:
    """Show a custom board, an ante, the board."""
    table.begin("rummoli", NAMES, events=({"event": "ante"}, {"event": "widow", "how": "kept"}))
    yield "sheet"
    table.press("left")
    yield "board"
    table.press("back", "ok")
    yield "menu"
    table.press("back")
    table.menu("ui.redo")
    yield "not_now"
    table.open("asking.entry", "stop")
    yield "chips_left_behind"
    table.press("right")
    yield "cancel_first"
    table.press("back", "back")
    table.open("table.deal")
    yield "deal"
    app = table.box.device.app
    game = app.open_game.ledger.game_class
    table.open("rummoli.boardset", game, app.game.house, find(game.options, "board"))
    yield "boardset"
    sold = {"event": "widow", "how": "sold", "buyer": "Dina", "price": 5}
    table.begin("rummoli", NAMES, events=({"event": "ante"}, sold))
    table.open("past.moved", 1, "Dina")
    yield "moved"
    table.begin("rummoli")
    table.open("asking.entry", "judge_five")
    table.key_cards(STANDARD52, "AS KS QS JS 10S 2H", finish=True)
    yield "five"


def betting(table: "Sitter") -> Iterator[str]:
    """Bet on the poker hand in turn; then enter the pot in sum only."""
    hand = ({"event": "ante"}, {"event": "widow", "how": "kept"})
    table.begin("rummoli", NAMES, {"poker": "betting"}, hand)
    table.open("asking.entry", "bets")
    yield "first"
    table.choose("rummoli.move_bet", n=1)
    table.choose("rummoli.move_other")
    yield "raise"
    table.number(12)
    yield "call"
    table.choose("rummoli.move_call", n=13)
    table.choose("rummoli.move_fold")
    table.choose("rummoli.move_call", n=12)
    yield "preview"
    table.begin("rummoli", NAMES, {"poker": "betting"}, hand)
    table.open("asking.entry", "bets")
    table.choose("rummoli.move_sum")
    yield "in_all"
    table.number(17)
    yield "folded"
    table.choose("rummoli.nobody")
    yield "uneven"


def side_pots(table: "Sitter") -> Iterator[str]:
    """Let two players be all in: each pot is told, and its winner asked for (RML-20)."""
    hand = (
        {"event": "ante"},
        {"event": "widow", "how": "kept"},
        {"event": "adjust", "from": "Carlo", "to": "Ana", "chips": 38, "reason": "x"},
        {"event": "adjust", "from": "Dina", "to": "Ana", "chips": 41, "reason": "x"},
    )
    table.begin("rummoli", NAMES, {"poker": "betting"}, hand)
    table.open("asking.entry", "bets")
    table.choose("rummoli.move_other")
    table.number(10)
    table.choose("rummoli.move_all_in", n=3)
    table.choose("rummoli.move_call", n=10)
    yield "bets"
    table.press("ok")
    table.open("asking.entry", "poker")
    yield "main"
    table.choose("Dina")
    table.choose("rummoli.nobody_else")
    yield "side"
    table.choose("Carlo")
    table.choose("rummoli.nobody_else")
    table.choose("Ana")
    table.choose("rummoli.nobody_else")
    yield "preview"


def chips(table: "Sitter") -> Iterator[str]:
    """Divide the chips before a game of Rummoli."""
    table.begin("rummoli", NAMES)
    table.open("setup.ready", "rummoli", [*NAMES, "Edo", "Fred"])
    table.press("down", "down", "down", "down")
    yield "each"
    table.press("ok")
    yield "how_many"
    table.number(250)
    yield "told"
    table.press("ok")
    yield "divided"


def tuscan(table: "Sitter") -> Iterator[str]:
    """Judge a hand of Tuscan Rummy with the Italian names."""
    table.begin("tuscan", NAMES[:2], {"suit_names": "italian"})
    table.open("asking.entry", "judge_tuscan")
    yield "cards"
    table.key_cards(ITALIAN40, "AS 2S 3S 4S 5S 6S 7S JD QD KD")
    yield "ramino"


def latin(table: "Sitter") -> Iterator[str]:
    """Judge and compare hands with the Italian deck, then with the German one."""
    table.begin("tuscan", NAMES[:2], {"suit_names": "latin"})
    table.open("asking.entry", "judge_tuscan")
    table.key_cards(ITALIAN40, "AS 2S 3S JH")
    yield "cards"
    # Half of the way to a card, whichever keys there are.
    table.press(*(("left", "left") if table.inside().keys.presses("left") else ("up",)))
    yield "suit"
    table.open("asking.entry", "judge_meld")
    table.key_cards(ITALIAN40, "JS JH KD", finish=True)
    yield "meld"
    table.begin("tuscan", NAMES[:2], {"suit_names": "german", "deck": "german36"})
    table.open("asking.entry", "judge_meld")
    table.key_cards(GERMAN36, "JS JH JD", finish=True)
    yield "german"


def counter(table: "Sitter") -> Iterator[str]:
    """Play Any game: signed points, no dealer, the lowest score wins."""
    points = {"Ana": 12, "Benedetta": -1305, "Carlo": 0, "Dina": 48}
    house = {"deals": "no", "wins": "low", "target": 100}
    table.begin("any", NAMES, house, ({"event": "round", "points": points},))
    yield "sheet"
    table.press("ok")
    yield "points"
    table.signed(-25)
    yield "next"
    for _ in range(3):
        table.accept()
    yield "preview"
    table.begin("any", NAMES, house)
    table.open("setup.ready", "any", list(NAMES), dict(house, entry="round"), None)
    yield "ready"


def agreed(table: "Sitter") -> Iterator[str]:
    """Play Any game by what a table agreed on: a sum, players out, the others pay, in turn."""
    hearts = {"wins": "low", "target": 100, "sum": 26}
    table.begin("any", NAMES, hearts)
    table.menu("ui.house_rules")
    yield "house"
    table.press("back", "back", "ok")
    for points in (13, 5, 0):
        table.signed(points)
    yield "rest"
    table.signed(7)
    yield "not_sum"
    out = {"wins": "low", "target": 101, "limit": "out"}
    points = dict(zip(NAMES, (12, 101, 0, 48), strict=True))
    table.begin("any", NAMES, out, ({"event": "round", "points": points},))
    yield "out"
    table.menu("any.do_limit")
    yield "limit"
    table.begin("any", NAMES, {"entry": "won"})
    table.press("ok")
    table.choose("Carlo")
    yield "others"
    table.choose("any.nobody_else")
    yield "each"
    table.open("asking.entry", "won", {"event": "won", "winners": ["Carlo", "Dina"], "points": 4})
    table.press("ok", "ok", "ok")
    table.accept()
    yield "pay"
    single = {"entry": "single", "rounds": 10, "start": 50}
    event = {"event": "points", "player": "Ana", "points": 24}
    table.begin("any", NAMES, single, (event,))
    yield "turns"
    table.press("ok")
    yield "turn"


def wide(table: "Sitter") -> Iterator[str]:
    """Show eight players with twelve wide letters each, and chips of up to three digits."""
    names = ["WWWWWWWWWWW" + letter for letter in "ABCDEFGH"]
    chips = [{"event": "adjust", "from": names[0], "to": names[1], "chips": 149, "reason": "x"}]
    chips += [{"event": "rebuy", "player": names[2], "chips": 949}]
    table.begin("rummoli", names, events=chips)
    yield "sheet"
    table.press("ok")
    yield "menu"


SCENES = (
    rumino,
    chosen,
    referee,
    counted,
    editing,
    rummoli,
    betting,
    side_pots,
    chips,
    tuscan,
    latin,
    counter,
    agreed,
    wide,
)
