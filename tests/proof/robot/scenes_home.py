"""Golden scenes of what follows the last card: statistics over many games, and who pays whom."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Benedetta", "Carlo")


def deadwood(ender: str, *counts: int) -> dict:
    """Return the event of a round by deadwood, in the order of NAMES."""
    return {
        "event": "round",
        "ender": ender,
        "deadwood": dict(zip(NAMES, counts, strict=False)),
    }


STOP = {"event": "stop"}
EVENINGS = (
    ("rumino", {}, (deadwood("Ana", 0, 20, 31), deadwood("Benedetta", 12, 4, 30), STOP)),
    ("rumino", {}, (deadwood("Carlo", 40, 25, 3), STOP)),
    ("ginski", {}, (deadwood("Ana", 0, 20, 31), deadwood("Benedetta", 3, 9, 30))),
    (
        "any",
        {"wins": "low"},
        ({"event": "round", "points": dict(zip(NAMES, (4, 9, -3), strict=True))}, STOP),
    ),
)


def statistics(table: "Sitter") -> Iterator[str]:
    """Show who has won most, and one player; delete a result."""
    # Carlo misses one game: with four he is not ranked yet.
    table.begin("rumino", NAMES[:2], {}, (deadwood("Benedetta", 20, 5), STOP))
    for game, house, events in EVENINGS:
        table.begin(game, NAMES, house, events)
    table.menu("ui.put_away")
    table.move_to("stats.title")
    yield "start"
    table.press("ok")
    yield "people"
    table.press("down", "down")
    yield "not_ranked"
    table.press("up", "ok")
    yield "person"
    while table.more(below=True):
        table.press("down")
    yield "person_end"
    table.press("back", "back")
    table.choose("ui.saved_games")
    table.press("right")
    table.choose("store.keep_result")
    yield "kept"
    while "ui.result_only" not in str(saved_row(table)):
        table.press("down")
    table.press("right")
    yield "delete_result"


def saved_row(table: "Sitter") -> Iterator[str]:
    """Return the chosen row of the list of saved games."""
    screen = table.box.device.app.stack[-1]
    return screen.rows[screen.at]


def settling(table: "Sitter") -> Iterator[str]:
    """Set a stake during a game; at the end, show who pays whom."""
    events = (deadwood("Ana", 0, 20, 31), deadwood("Benedetta", 12, 4, 30))
    table.begin("rumino", NAMES, events=events)
    table.menu("payments.title")
    yield "none"
    table.press("ok")
    yield "kinds"
    table.choose("payments.per_point")
    yield "number"
    table.number(25)
    yield "so_far"
    table.begin("rumino", NAMES, {"out_at": 30}, (deadwood("Ana", 4, 20, 31), STOP))
    yield "over"
    table.menu("payments.title")
    table.press("ok")
    table.choose("payments.per_win")
    table.accept()
    yield "paid"
    table.press("right")
    yield "evening"


def recount(table: "Sitter") -> Iterator[str]:
    """Count the chips on the table, and correct the box."""
    table.begin("rummoli", NAMES, events=({"event": "ante"}, {"event": "widow", "how": "kept"}))
    table.menu("recount.do")
    yield "list"
    table.press("down", "ok")
    yield "number"
    table.number(38)
    table.press("ok")
    table.number(43)
    yield "counted"
    table.press("up", "up", "up", "ok")
    yield "missing"
    table.press("ok")
    table.press("up")
    table.choose("Carlo")
    table.number(42)
    table.press(*["up"] * 4, "ok")
    yield "moves"


def memory(table: "Sitter") -> Iterator[str]:
    """Show what the box says of damage, of a backup, of a full memory and of faulty wiring."""
    from firmware.board import image

    app = table.inside()
    # The number of a game, its entries, how many were found elsewhere, and how many it has now.
    for name, loss in (
        ("again", (4, 40, 33, 40)),
        ("some", (4, 40, 40, 33)),
        ("gone", (4, 40, 0, -1)),
    ):
        app.store.remember([loss])
        app._tell()
        yield from seen(table, name)
    app.not_shown(4, ("store.unreadable", {"n": 12, "name": "4"}))
    yield from seen(table, "not_shown")
    for name, title, words in (
        ("no_draft", ("ui.not_possible", {}), ("store.no_draft", {})),
        ("restored", ("store.restore", {}), ("store.restore_done", {"n": 12})),
        ("undone", ("store.restore", {}), ("store.restore_undone", {})),
        ("failed", ("store.restore", {}), ("store.restore_failed", {})),
        ("brought_back", ("store.memory", {}), ("store.brought_back", {"n": 3, "entries": 85})),
        ("full", ("ui.not_kept", {}), ("store.full", {"error": ("store.error_full", {})})),
        ("few_left", ("store.memory", {}), ("store.few_left", {"n": 12})),
    ):
        app.open("message", title, None, words)
        yield from seen(table, name)
    app.open("confirm", ("store.bring_back", {"n": 3}), app.go_home, ("store.earlier", {}))
    yield from seen(table, "bring_back")
    image.report_wiring(table.box.device, ImportError("no module named 'leds'"))
    yield from seen(table, "wiring")


def seen(table: "Sitter", name: str) -> Iterator[str]:
    """Yield `name` for what was opened directly, then close it."""
    table.box.step()
    table.changed()
    yield name
    table.box.device.app.go_home()


SCENES = (statistics, settling, recount, memory)
