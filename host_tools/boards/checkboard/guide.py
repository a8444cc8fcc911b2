"""What only a person can tell: keys, picture, brightness, sound, battery, and pulling the plug.

Each step runs a short program on the board, as the probes do, and asks. The answers are facts and
findings of the report.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from host_tools.base.command import show
from host_tools.boards.checkboard import probes, report
from host_tools.boards.deploy import DeployError

if TYPE_CHECKING:
    from host_tools.boards.deploy.link import Link

# Milliseconds that a key is waited for, and that a held one has to be down.
WAIT, HELD = 15_000, 500
# Milliseconds that a contact may bounce.
BOUNCE = 50
ENTRIES = 10


# Shows what is asked on the board's own screen, too.
_SHOW = """
from firmware.board import which_chip
from firmware.board import image
from firmware.board import hardware
from firmware.display.display import Display
board = image.load_board()
panel = hardware.make_panel(which_chip.screen_of(board))
panel.start()
display = Display(panel)
def show(*rows):
    display.clear()
    for at, words in enumerate(rows):
        display.text(words, 2, 4 + 10 * at)
    panel.show()
"""

# Waits for one press of any key by its pins, in a tight loop: which, for how long its contact
# bounces, and for how long it is down, in milliseconds. Edges less than 40 ms apart are one
# bouncing; the release of a quick press comes later.
_KEY = """
show('Hold' if HOLD else 'Press', LABEL)
pins, down = hardware.make_contacts(board)
def pressed():
    for at, one in enumerate(pins):
        if one.value() == down:
            return at
    return -1
begun = time.ticks_ms()
index = -1
while index < 0 and time.ticks_diff(time.ticks_ms(), begun) < WAIT:
    index = pressed()
if index < 0:
    tell('pressed', 'none')
else:
    first = begun = last = up = time.ticks_ms()
    one, level, bounce = pins[index], down, 0
    # It counts as released when it was up for 100 ms.
    while time.ticks_diff(time.ticks_ms(), first) < WAIT:
        now = time.ticks_ms()
        value = one.value()
        if value != level:
            level = value
            if time.ticks_diff(now, last) > 40:
                begun = now
            last = now
            bounce = max(bounce, time.ticks_diff(last, begun))
            if level != down:
                up = now
        if level != down and time.ticks_diff(now, up) > 100:
            break
    held = time.ticks_diff(up, first)
    tell('pressed', '%d %d %d' % (index, bounce, held))
"""

_FRAME = """
display.clear()
display.frame(0, 0, display.width, display.height)
display.text('TOP', 3, 2)
panel.show()
tell('screen', panel.fault or 'lit')
"""

_BRIGHT = """
for _ in range(3):
    for value in (1, 255):
        panel.contrast(value)
        time.sleep_ms(STEP)
panel.contrast(0x8f)
tell('screen', panel.fault or 'lit')
"""

_SOUND = """
from firmware.board.extras import Buzzer
buzzer = Buzzer(board.BUZZER, time.ticks_ms)
for hertz in (880, 1760):
    buzzer.tone(hertz, 300)
    time.sleep_ms(320)
    buzzer.poll(time.ticks_ms())
tell('sounded', 'yes')
"""

_EXTRAS = """
tell('keys', repr([list(row) for row in board.KEYS]))
tell('buzzer', getattr(board, 'BUZZER', None) is not None)
wired = getattr(board, 'BATTERY', None)
if wired:
    from firmware.board.extras import Battery
    battery = Battery(wired)
    level = battery.percent()
    tell('battery', 'cable' if battery.cable() else 'none' if level is None else level)
"""

# A game's header and entries, as the program saves them. The mark is in memory, so it is gone once
# the power was off.
_SAVE = """
HEADER = {'game': 'rumino', 'players': ['A', 'B'], 'house': {}, 'dealer': 'A'}
from firmware.storage.store import Store
sys.modules['check_mark'] = 1
clear(FOLDER)
number, journal = Store(FOLDER).create(HEADER)
for n in range(COUNT):
    begun = time.ticks_ms()
    journal.append({'event': 'check', 'n': n})
    tell('saved%d' % n, time.ticks_diff(time.ticks_ms(), begun))
journal.close()
"""
_BACK = """
from firmware.storage.store import Store
store = Store(FOLDER)
read = []
for number in store.numbers():
    read += [entry['n'] for entry in store.open(number)]
tell('back', ' '.join([str(n) for n in read]) or 'nothing')
tell('plugged', 'check_mark' in sys.modules)
clear(FOLDER)
"""


class Guide:
    """Goes through the board at `link` with a person.

    `ask(question)` returns what the person types; `say(words)` shows something. `wait` is how long
    a key is waited for and `step` how long a brightness lasts, in milliseconds.
    """

    def __init__(
        self,
        link: "Link",
        ask: Callable[[str], str],
        say: Callable[[str], object] = show,
        wait: int = WAIT,
        step: int = 700,
    ) -> None:
        self.findings: list[report.Finding] = []
        self._link, self._ask, self._say = link, ask, say
        self._wait, self._step = wait, step

    def _run(self, code, **given):
        """Run code on the board with names set; return its facts."""
        names = "".join(f"{name} = {value!r}\n" for name, value in given.items())
        return report.facts(self._link.run("exec", probes.code(names + code), timeout=120))

    def _find(self, what, right, words=""):
        result = "skipped" if right is None else "right" if right else "wrong"
        self.findings.append(report.Finding(what, result, words))
        return right

    def _yes(self, question):
        """Return True, False, or None for a question that is skipped."""
        while True:
            answer = self._ask(f"{question} [y/n, s to skip] ").strip().lower()[:1]
            if answer in ("y", "n", "s"):
                return {"y": True, "n": False, "s": None}[answer]
            self._say("Type y for yes, n for no or s to skip.")

    def go(self) -> list[report.Finding]:
        """Go through everything; return the Findings."""
        for what, step in (
            ("the picture", self._picture),
            ("the keys", self._keys),
            ("sound and battery", self._extras),
            ("saved entries", self._entries),
        ):
            try:
                step()
            except DeployError as error:
                self._find(what, None, str(error).strip().splitlines()[-1])
        return self.findings

    def _picture(self):
        if self._run(_SHOW + _FRAME).get("screen") != "lit":
            self._find("the picture", False, "the screen does not answer")
            return
        self._find(
            "a frame on all four edges",
            self._yes("Is there an unbroken line along all four edges of the screen, and nothing"
                      " else but the word TOP?"),
            "shifted or cut: look at chip, column and offset in SCREEN",
        )  # fmt: skip
        self._find(
            "the picture's way up",
            self._yes("Is the word TOP upright, at the top left?"),
            'upside down: "rotate": True in SCREEN',
        )
        self._say("Watch the brightness ...")
        self._run(_SHOW + _FRAME + _BRIGHT, STEP=self._step)
        self._find(
            "brightness",
            self._yes("Was the screen dark and bright in turn?"),
            "the screen ignores its brightness",
        )

    def _keys(self):
        found = self._run(_SHOW + _EXTRAS)
        keys = [tuple(row) for row in report.rows(found["keys"])]
        for at, (label, pin, _, _) in enumerate(keys):
            if not self._key(keys, at, f"key {label}", f"Press {label} (pin {pin}) once.", False):
                continue
            self._key(keys, at, f"{label} held", f"Now hold {label} for a second.", True)

    def _key(self, keys, at, what, words, hold):
        self._say(words)
        said = self._run(_SHOW + _KEY, LABEL=keys[at][0], HOLD=hold, WAIT=self._wait)["pressed"]
        if said == "none":
            return self._find(what, False, "nothing arrived: look at its wires and its solder")
        index, bounce, down = (int(number) for number in said.split())
        if index != at:
            return self._find(what, False, f"{keys[index][0]} arrived: two wires are swapped")
        if hold and down < HELD:
            return self._find(what, False, f"it was down for {down} ms only: does it stay down?")
        if bounce > BOUNCE:
            return self._find(what, False, f"it bounces for {bounce} ms: the contact is worn")
        return self._find(what, True, f"down {down} ms, bounced {bounce} ms")

    def _extras(self):
        found = self._run(_SHOW + _EXTRAS)
        if found["buzzer"] == "True":
            self._run(_SHOW + _SOUND)
            self._find("the buzzer", self._yes("Did you hear two tones?"), "no sound: its wires")
        if "battery" in found:
            level = found["battery"]
            words = {
                "cable": "it runs on the cable",
                "none": "no battery is measured",
            }.get(level, f"{level} %")
            self._find(
                f"the battery ({words})",
                self._yes(f"The battery's reading: {words}. Is that about right?"),
                "look at BATTERY in the board file",
            )

    def _entries(self):
        found = self._run(_SAVE, COUNT=ENTRIES)
        times = sorted(int(found[f"saved{n}"]) for n in range(ENTRIES))
        self._ask(
            f"{ENTRIES} entries are saved. Pull the plug (and switch the battery off), count to"
            " five, plug it in again, wait for the picture, then press Enter here. "
        )
        back = self._run(_BACK)
        self._find(
            f"{ENTRIES} entries after pulling the plug",
            None if back["plugged"] == "True" else
            back["back"] == " ".join(str(n) for n in range(ENTRIES)),
            "the power was not off: the entries prove nothing" if back["plugged"] == "True" else
            f"back: {back['back']}; a confirmation took {times[len(times) // 2]} ms, at worst"
            f" {times[-1]}",
        )  # fmt: skip
