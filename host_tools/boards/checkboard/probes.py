"""The probes, which run on the board: each prints lines "check NAME VALUE".

Saved games are left alone: a probe that writes uses a folder of its own, which is removed.
"""

from engine import games
from engine.game.meld_rules import HandRules
from engine.rummy import deadwood
from engine.rummy.table import compiled

# A folder for what the probes write.
FOLDER = "/check"

_TIDY = """
for name in globals().get('LEFT', ()):
    # What an earlier one left would keep all that it belongs to.
    globals().pop(name, None)
BEFORE = list(globals().keys())
import gc, os, sys, time
def tell(name, value):
    print('check', name, value)
def forget():
    for name in list(sys.modules.keys()):
        if name.split('.')[0] in ('engine', 'firmware', 'board', 'build_info'):
            del sys.modules[name]
    gc.collect()
def timed(do, count):
    times = []
    for _ in range(count):
        begun = time.ticks_us()
        do()
        times.append(time.ticks_diff(time.ticks_us(), begun))
    times.sort()
    return '%.1f %.1f' % (times[len(times) // 2] / 1000, times[-1] / 1000)
def clear(folder):
    try:
        entries = list(os.ilistdir(folder))
    except OSError:
        return
    for entry in entries:
        path = folder + '/' + entry[0]
        if entry[1] & 0x4000:
            clear(path)
        else:
            os.remove(path)
    os.rmdir(folder)
forget()
if '.frozen' in sys.path:
    sys.path.remove('.frozen')
    sys.path.insert(0, '.frozen')
"""

_LEAVE = """
LEFT = [name for name in globals().keys() if name not in BEFORE]
"""

_WHO = """
from firmware.board import image
clear(FOLDER)
i = sys.implementation
s = os.statvfs('/')
tell('machine', getattr(i, '_machine', sys.platform))
tell('micropython', '.'.join([str(n) for n in i.version[:3]]))
tell('frozen', image.is_frozen())
version, name, build = image.about()
tell('program', '%s %s' % (version, build))
tell('board', image.load_board().NAME)
tell('memory', gc.mem_alloc() + gc.mem_free())
tell('flash', '%d %d' % (s[0] * s[2], s[0] * s[3]))
import machine
if hasattr(machine, 'freq'):
    tell('clock', machine.freq())
"""

_BUS = """
from firmware.board import image
import machine
screen = image.load_board().SCREEN
tell('bus', screen['bus'])
if screen['bus'] in ('i2c', 'softi2c'):
    scl, sda = machine.Pin(screen['scl']), machine.Pin(screen['sda'])
    pins = {'scl': scl, 'sda': sda, 'freq': screen['freq']}
    bus = machine.I2C(screen['id'], **pins) if screen['bus'] == 'i2c' else machine.SoftI2C(**pins)
    tell('wanted', hex(screen['address']))
    tell('answers', ' '.join([hex(address) for address in bus.scan()]) or 'nobody')
"""

_FRAME = """
from firmware.board import which_chip
from firmware.board import image
from firmware.board import hardware
panel = hardware.make_panel(which_chip.screen_of(image.load_board()))
panel.start()
panel.show()
tell('screen', panel.fault or 'lit')
def frame():
    for at in range(len(panel.buffer)):
        panel.buffer[at] ^= 255
    begun = time.ticks_us()
    panel.show()
    return time.ticks_diff(time.ticks_us(), begun)
for at in range(len(panel.buffer)):
    panel.buffer[at] = 0x0f if at // 4 % 2 else 0xf0
panel.show()
times = sorted([frame() for _ in range(9)])
tell('frame', '%.1f %.1f' % (times[4] / 1000, times[-1] / 1000))
"""

_KEYS = """
from firmware.board import image
from firmware.board import hardware
board = image.load_board()
keys = hardware.make_keys(board, time.ticks_ms)
keys.poll(time.ticks_ms())
down = [label for label, pin, press, _ in board.KEYS if keys.held(press)]
tell('held', ' '.join(down) or 'none')
"""


def _rules():
    game = games.load("ginski")
    found = game.rules_for(game.with_defaults(None))
    assert isinstance(found, HandRules)
    return found


_RULES = _rules()
# Hands of ten cards for Ginski, with and without wild cards and melds.
HANDS = tuple(
    tuple(_RULES.deck.read_all(hand.split()))
    for hand in (
        "W G12 R4 G1 G7 R7 P12 B12 P3 R9",
        "Y2 B2 R2 B3 B4 Y10 Y11 Y12 G11 G12",
        "P3 B2 P2 Y6 G3 B3 P6 R3 G6 G2",
        "W W W W W R6 B5 R5 B6 Y5",
        "P11 G1 B13 B12 W P1 Y6 P7 B2 Y12",
        "R8 B8 G8 P8 Y8 B1 B2 B11 B3 B4",
        "B5 B8 G12 P3 R3 B12 B3 P11 B9 G10",
        "Y1 Y2 Y3 P5 P6 P7 P11 R11 Y11 P10",
        "R8 Y8 P9 Y9 G7 P7 G8 B9 B8 R9",
        "W W W W G13 Y13 R13 P8 P9 P10",
        "G3 P5 B2 P3 R2 Y4 B4 B12 B10 P11",
        "R4 R1 R12 R7 R13 R8 R2 R5 R11 B11",
    )
)
_DEADWOOD = f"""
from engine import games
from engine.game.meld_rules import HandRules
from engine.rummy import deadwood
from engine.rummy.table import compiled
hands = {HANDS!r}
game = games.load("ginski")
table = compiled(game.rules_for(game.with_defaults(None)))
def over(work):
    times = []
    for hand in hands:
        gc.collect()
        begun = time.ticks_us()
        work(table, list(hand))
        times.append(time.ticks_diff(time.ticks_us(), begun))
    times.sort()
    return '%.1f %.1f' % (times[len(times) // 2] / 1000, times[-1] / 1000)
tell('deadwood', over(deadwood.count))
tell('discard', over(deadwood.discards))
tell('least', ' '.join([str(deadwood.least(table, list(hand))) for hand in hands]))
"""

_FLASH = """
from firmware.storage.files import Files
files = Files()
os.mkdir(FOLDER)
record = bytes(64)
def write():
    with files.open(FOLDER + '/record', 'ab') as file:
        file.write(record)
        file.flush()
        files.sync(file)
tell('write', timed(write, 20))
with files.open(FOLDER + '/record', 'rb') as file:
    tell('written', len(file.read()))
clear(FOLDER)
"""

# The program itself, with separate saved games: from the button to the last byte on the bus.
_PRESS = """
from firmware.board import image
from firmware.device import Device, Parts
known = {'lesson': False}
device = Device(image.load_board(), known, Parts(FOLDER), lambda words: None)
device.step(time.ticks_ms())
device.step(time.ticks_ms())
gc.collect()
tell('live', gc.mem_alloc())
tell('free', gc.mem_free())
times = []
for key in ('down', 'down', 'up', 'down', 'up', 'up') * 2:
    # A key counts once its page has been in sight for a moment.
    time.sleep_ms(260)
    begun = time.ticks_us()
    device.app.press(key, 'press')
    device.app.draw()
    device.display.show()
    times.append(time.ticks_diff(time.ticks_us(), begun))
    device.step(time.ticks_ms())
    gc.collect()
times.sort()
tell('key', '%.1f %.1f' % (times[len(times) // 2] / 1000, times[-1] / 1000))
tell('fault', device.trace and device.trace.split('\\n')[-2] or 'none')
device = None
clear(FOLDER)
"""


def least() -> str:
    """Return the expected deadwood of the hands, as the board prints it."""
    return " ".join(str(deadwood.least(compiled(_RULES), list(hand))) for hand in HANDS)


# (name, code), in the order in which they run.
PROBES = (
    ("what this is", _WHO),
    ("who answers on the bus", _BUS),
    ("the screen", _FRAME),
    ("the keys", _KEYS),
    ("counting deadwood", _DEADWOOD),
    ("writing to flash", _FLASH),
    ("a press of a key", _PRESS),
)

# Runs the tests of one module in the folder; `NAME` is the module's.
_TESTS = """
sys.path.insert(0, FOLDER)
def run_tests(module):
    counts = [0, 0]
    for name in sorted([name for name in dir(module) if name[:5] == 'test_']):
        try:
            getattr(module, name)()
            counts[0] += 1
        except Exception as error:
            counts[1] += 1
            print('FAILED', NAME + '.' + name)
            sys.print_exception(error)
    return counts
begun = time.ticks_ms()
try:
    __import__(NAME)
    # No name here keeps the module: the next one needs its memory.
    passed, failed = run_tests(sys.modules[NAME])
except Exception as error:
    passed, failed = 0, 1
    print('FAILED', NAME, 'import')
    sys.print_exception(error)
tell('tests', '%d %d %d' % (passed, failed, time.ticks_diff(time.ticks_ms(), begun)))
sys.path.remove(FOLDER)
for name in list(sys.modules.keys()):
    if name.split('.')[0] == 'tests':
        del sys.modules[name]
forget()
"""

_CLEAR = "clear(FOLDER)\n"


def code(probe: str) -> str:
    """Return the complete text of a probe for the board."""
    return _TIDY + f"FOLDER = {FOLDER!r}\n" + probe + _LEAVE


def tests_code(name: str) -> str:
    """Return the code that runs the tests of the module `name`.

    `name` is such as "tests.portable.engine.test_x".
    """
    return code(f"NAME = {name!r}\n" + _TESTS)


def clear_code() -> str:
    """Return the code that removes all that the probes have written."""
    return code(_CLEAR)
