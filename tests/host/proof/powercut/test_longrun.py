"""Long runs: random key presses over all games with power cuts and reboots, totals re-computed
elsewhere.
"""

import os
import random

from engine import games
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.host.engine.games.naive_score import SEATS, Book
from tests.proof import samples
from tests.proof.powercut.longrun import LongRun, count_objects
from tests.proof.powercut.person import Person

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# A million presses in `make test-all`, in several runs, so that games of all lengths come up.
RUNS = 10 if SOAK else 1
PRESSES = 100000 if SOAK else 2500


def by_cards(entry):
    """Tell whether the points of an entry have to be counted from cards, which Book does not do."""
    event = entry["to"] if entry["event"] == "amend" else entry
    if "hands" in event or "cards" in event:
        return True
    values = [
        value for field in event.values() if isinstance(field, dict) for value in field.values()
    ]
    return (
        any(isinstance(value, list) for value in values)
        and "points" not in event
        and event["event"] != "round"
    )


def compare(header, entries, game):
    """Score the entries with the naive second reading of the rules; return whether it could."""
    if header["game"] not in SEATS or any(by_cards(entry) for entry in entries):
        return False
    house = {option.name: option.default for option in type(game).options} | header["house"]
    book = Book(header["game"], header["players"], header["dealer"], house)
    for entry in entries:
        book.add(entry)
    result = book.evening.standing()
    assert result["scores"] == {player.name: player.score for player in game.players}
    assert (result["status"] == "over") == game.over and result["winners"] == sorted(game.winners)
    return True


def test_random_presses_with_power_cuts(record_property):
    presses = cuts = reboots = changes = compared = 0
    for seed in range(RUNS):
        run = LongRun(seed + 20, compare=compare).run(PRESSES)
        run.check_growth()
        presses += run.presses
        cuts += run.cuts
        reboots += run.reboots
        changes += run.witness.changes
        compared += run.compared
    assert presses >= RUNS * PRESSES and cuts > presses // 2000 and compared > 0
    record_property(
        "summary",
        f"long run: {presses} presses, {cuts} power cuts while something was written, {reboots}"
        f" reboots, {changes} changes, totals re-computed {compared} times, nothing lost",
    )


def test_the_program_does_not_grow_from_game_to_game():
    flash = NorFlash(128)
    counts = []
    with Simulator(flash=flash) as box:
        person = Person(box, random.Random(4))
        for turn in range(4 if not SOAK else 20):
            for game in games.names():
                person.sit_down(game, samples.of(game).players)
                for _ in range(5):
                    person.enter(person.app.game.actions()[0])
                    if person.app.game.over:
                        break
                person.put_away()
            while person.app.store.numbers():
                person.app.store.delete(person.app.store.numbers()[0])
            person.app.store.put("standings", [])
            person.app.go_home()
            box.step()
            if turn:
                counts.append(count_objects())
    assert max(counts) == min(counts), counts
