"""Rumski's table inside real MicroPython: the same pixels."""

import shutil

from tests.proof.micropython import handheld
from tests.proof.micropython.tape import Recorder
from tests.proof.robot.table_person import TablePerson


def test_a_disputed_turn_sends_the_same_bytes(tmp_path):
    with TablePerson("sim_128x64") as person:
        saves = tmp_path / "saves"
        shutil.copytree(person.box.data, saves)
        recorder = Recorder(person.box)
        person.changed()
        person.open_table()
        for meld in ["R1 R2 R3 R4", "R7 G7 W", "Y1 Y2 Y3 Y4"]:
            person.lay(meld)
        person.rarer("rumski_screen.accept")
        person.lay("P3 P4 P5")
        person.end("rumski_screen.discard")
        person.key("G13")
        person.key("G2")
        # Bo has not opened, and breaks two melds.
        person.move("R4", "Y4")
        person.add("W", "G7")
        person.press("left", "back")
        person.end()
        person.press("ok", "back")
        person.choose("rumski_screen.put_back")
        while person.box.device.app.stack[-1].module == "rumski.table_back":
            person.press("ok")
        person.press("back", "back")
        person.referee("judge.do_play")
        person.choose("Ana")
        person.press("ok")
        person.key("R5 R6 G8 B7 W")
        person.says("RSK-9")
        person.press("ok")
    moments = handheld.play(recorder.tape, "sim_128x64", saves)
    assert len(moments) == len(recorder.sent)
    for at, (sent, moment) in enumerate(zip(recorder.sent, moments, strict=True)):
        assert sent == (moment.count, moment.sum), f"round {at} of the loop"
