"""Random points: nothing breaks, and nothing that was entered is lost.

Thousands in each game and screen size with MELDMATE_SOAK=1, else a sample. Some points are
anywhere, most where something answers.
"""

import os
import random

import pytest

from engine import games
from firmware.storage.store import Store
from host_tools.simulated.simulator import Simulator
from tests.proof import samples
from tests.proof.robot.finger import middle, spots_of
from tests.proof.robot.on_table import number_on_table

SOAK = os.environ.get("MELDMATE_SOAK") == "1"
POINTS = 4000 if SOAK else 150
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4")
NAMES = ("Ana", "Benedetta", "Carlo", "WWWWWWWWWWWW", "Eve", "Flo", "Gus", "Hans")


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("board", BOARDS)
def test_random_points_break_nothing_and_lose_nothing(board, game):
    chance = random.Random(f"{board} {game}")
    with Simulator(board) as box:
        Store(box.data).put("roster", list(NAMES[:4]))
        box.restart()
        app = box.device.app
        names = list(NAMES[: len(samples.of(game).players)])
        app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])
        app.dirty = True
        box.step()
        seen, changed = set(), 0
        for count in range(POINTS):
            app = box.device.app
            if count % 25 == 24 and app.session.open_game:
                # A card picker keeps a wild finger for long.
                app.show_sheet()
                menu = app.open("table.menu")
                for _ in range(chance.randrange(len(menu.tabs))):
                    menu.press("right", "press")
                box.step()
            seen.add(app.stack[-1].module)
            if chance.random() < 0.75:
                spots = [spot for spot in spots_of(app) if spot[0] != "back"]
                spots = spots if spots and chance.random() < 0.85 else spots_of(app)
                x, y = middle(chance.choice(spots or [(None, "", 1, 1, 1, 1)]))
            else:
                x, y = chance.randrange(box.width), chance.randrange(box.height)
            if app.settings.on("turned"):
                x, y = box.width - 1 - x, box.height - 1 - y
            x, y = max(0, min(x, box.width - 1)), max(0, min(y, box.height - 1))
            before = len(app.open_game.ledger.log) if app.session.open_game else 0
            number = number_on_table(app)
            answered = box.point(x, y)
            changed += answered
            if not answered:
                # Quick fingers are ignored until they rest.
                box.wait(500)
            app = box.device.app
            if app.session.open_game and app.open_game.number == number:
                # Entries are added, never lost.
                assert len(app.open_game.ledger.log) >= before
            if len(app.stack) == 1 and not app.session.open_game and chance.random() < 0.5:
                kept = app.store.numbers()
                if kept:
                    app.session.resume(kept[0])
                    app.dirty = True
                    box.step()
        assert changed > POINTS // 2 and len(seen) > 4, (changed, seen)
