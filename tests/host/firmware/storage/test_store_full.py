"""A full flash: the box warns early, nothing stored is damaged, one question makes room."""

import random

import pytest

from firmware.storage.errors import StoreError
from firmware.storage.store import FEW, NEEDED, Store
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.simulator import Simulator
from tests.proof.bench.durability import entry, header
from tests.proof.powercut.person import Person


def mounted(flash):
    """Return the store as it is after a reboot."""
    return Store("/saves", FlashFiles(NorFlash(flash.blocks, flash.content)))


def fill(store, journals, reserve=0):
    """Append entries in turn until nothing fits, or the reserve is reached; return all promises
    made.
    """
    promises = []
    count = 0
    try:
        while not reserve or store.rounds_left(journals[0]) > reserve:
            journal = journals[count % len(journals)]
            if count % 10 == 0:
                promises.append((count, store.rounds_left(journal)))
            journal.append(entry(0))
            count += 1
    except OSError:
        pass
    return count, promises


@pytest.mark.parametrize("blocks", [20, 32, 64])
@pytest.mark.parametrize("many", [1, 2, 3])
def test_as_many_entries_fit_as_were_promised(blocks, many):
    flash = NorFlash(blocks)
    store = Store("/saves", FlashFiles(flash, make=True))
    journals = [store.create(header())[1] for _ in range(many)]
    count, promises = fill(store, journals)
    assert all(at + promised <= count for at, promised in promises)
    again = mounted(flash)
    assert sum(len(again.open(number)) for number in again.numbers()) == count
    assert not any(again.open(number).lost for number in again.numbers())
    with pytest.raises(StoreError) as refused:
        store.create(header())
    assert refused.value.key == "store.full_for_new"


def test_room_can_be_made_on_a_full_flash():
    flash = NorFlash(32)
    store = Store("/saves", FlashFiles(flash, make=True))
    made = [store.create(header()) for _ in range(3)]
    fill(store, [journal for _, journal in made])
    store.archive(made[0][0], [["Ana", 3]], ["Ana"])
    made[1][1].append(entry(0))
    store.delete(made[1][0])
    assert store.rounds_left() > NEEDED
    number, journal = store.create(header())
    journal.append(entry(1))
    again = mounted(flash)
    assert again.numbers() == [number, made[2][0], made[0][0]]
    assert again.result(again.header(made[0][0])) == "Ana 3 ★" and list(again.open(number)) == [
        entry(1)
    ]


def test_the_box_warns_says_when_it_is_full_and_goes_on_after_deleting():
    flash = NorFlash(24)
    store = Store("/saves", FlashFiles(flash, make=True))
    old = store.create(header())[1]
    _, played = store.create(header())
    fill(store, [old], FEW)
    store.put("current", 2)
    box = Simulator(flash=flash)
    person = Person(box, random.Random(1))
    person.wait(0)
    words = " ".join(box.text())
    assert (
        "nearly full" in words
        and str(Store("/saves", box.device.files).rounds_left(played)) in words
    )
    person.read_messages()
    app = person.app
    for _ in range(2000):
        before = list(app.open_game.ledger.log)
        if not app.session.add({"event": "adjust", "player": "Ana", "by": 1, "reason": "r" * 40}):
            break
        person.read_messages()
    else:
        raise AssertionError("the flash was never full")
    scores = [player.score for player in app.game.players]
    person.press("left")
    assert "Delete old games" in " ".join(box.text())
    assert list(app.open_game.ledger.log) == before and scores[0] == len(before)
    box.restart()
    person.read_messages()
    assert [player.score for player in person.app.game.players] == scores
    person.put_away()
    person.choose("ui.saved_games")
    person.go_to(1)
    person.press("right")
    person.choose_row(2)
    person.home()
    person.choose("ui.resume")
    person.read_messages()
    assert person.app.session.add(
        {"event": "adjust", "player": "Ana", "by": 1, "reason": "there is room"}
    )
    assert mounted(flash).numbers() == [2] and len(mounted(flash).open(2)) == len(before) + 1
