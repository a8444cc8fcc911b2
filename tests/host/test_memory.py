"""What the program takes of a board's heap, measured in real MicroPython, against one table."""

import os

from host_tools.bench import memory


def test_every_screen_of_every_game_is_within_its_budget(record_property):
    moments = memory.measure(memory.tour) + memory.measure(memory.followed)
    found = memory.rows(moments)
    games = {row.game for row in found}
    assert games == {"-", "rumino", "ginski", "rummoli", "rumski", "tuscan"}
    assert {"start", "sheet", "menu", "entry", "referee", "history", "deal", "rulebook", "table", "cards", "stops"} <= {r.screen for r in found}
    for game in sorted(games - {"-"}):
        live = {row.screen: row.live for row in found if row.game == game}
        record_property("summary", f"heap in {game}: {live['sheet']:,} bytes on the sheet, up to {max(live.values()):,}")
    assert memory.over_budget(moments) == []


def test_after_many_rounds_the_heap_is_what_it_was(record_property):
    count = 1000 if os.environ.get("MELDMATE_SOAK") else 150
    early, late = memory.many_rounds(count)
    record_property("summary", f"heap after 3 hands {early:,} bytes, after {count} hands {late:,}")
    assert abs(late - early) <= memory.DRIFT


def test_a_screen_over_its_budget_is_named():
    from host_tools.micropython.handheld import Moment

    wide = Moment(300 * memory.KIB, 0, 0, 0, "rumino", "sheet")
    assert memory.over_budget([wide]) == ["rumino sheet: 307,200 live, 0 highest"]
