"""The perfboard with the six keys: its picture, its table, and the pins of the Pico by number."""

from html import escape

from host_tools.base.boards import facts
from host_tools.boards.case.measures import PERFBOARD
from host_tools.boards.case.perfboard import ACROSS, DOWN, Switch, at, hole, switches
from host_tools.boards.notes import PICO_PINS

# Physical pins of a Pico. One wire goes into one hole: the keys have a ground of their own.
PLUS, GROUND, KEYS_GROUND, BATTERY, BATTERY_GROUND = 36, 38, 18, 39, 28
_GROUNDS = (3, 8, 13, 18, 23, 28, 38)
_SCALE = 6.4
_PICO_X, _TOP = 640, 44
_PITCH = 16
_WIDTH, _HEIGHT = 900, 410
_COLOURS = ("#1565c0", "#c62828", "#2e7d32", "#ef6c00", "#6a1b9a", "#00838f")
_SCREEN = {
    "sda": "SDA",
    "scl": "SCL",
    "sck": "SCK",
    "mosi": "MOSI",
    "dc": "DC",
    "cs": "CS",
    "rst": "RES",
}


def joined(board: str) -> list[Switch]:
    """Return the switches in the order in which their grounds are joined, from left to right."""
    return sorted(switches(facts(board)), key=lambda switch: switch.ground)


def rows(board: str) -> list[tuple[str, str, str, int, str]]:
    """Return (label, holes of its four legs, hole of the signal, the Pico's pin, hole of GND)."""
    found = []
    for switch in switches(facts(board)):
        column, row = switch.signal
        legs = [(c, r) for r in (row, row + DOWN) for c in (column, column + ACROSS)]
        pin = PICO_PINS[switch.pin]
        ends = (hole(switch.signal), pin, hole(switch.ground))
        found.append((switch.label, " ".join(map(hole, legs)), *ends))
    return found


def pins(board: str) -> dict[int, str]:
    """Return {physical pin of the Pico: what is wired to it}, without the keys."""
    screen = facts(board)["SCREEN"]
    found = {PICO_PINS[screen[line]]: words for line, words in _SCREEN.items() if line in screen}
    return found | {
        PLUS: "VCC",
        GROUND: "GND",
        BATTERY: "BAT +",
        BATTERY_GROUND: "BAT −",
    }


def picture(board: str) -> str:
    """Return the perfboard and the Pico with their wires, as SVG."""
    found = switches(facts(board))
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}"'
            ' font-family="sans-serif" font-size="11">'
        ),
        f"<title>{escape(facts(board)['TITLE'])}: perfboard</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        *_holes(),
        *_pico(board, found),
    ]
    for switch, colour in zip(found, _COLOURS, strict=True):
        lines += _switch(switch, colour)
    lines += _ground(board)
    for switch, colour in zip(found, _COLOURS, strict=True):
        (x, y), (to_x, to_y) = _place(switch.signal), _pin(PICO_PINS[switch.pin])
        lines.append(_wire((x, y), (to_x, to_y), colour))
    return "\n".join([*lines, "</svg>", ""])


def _place(where):
    """Return where a hole of the perfboard is in the picture."""
    x, y = at(*where)
    return round(30 + x * _SCALE, 1), round(_TOP + (PERFBOARD["size"][1] - y) * _SCALE, 1)


def _pin(number):
    """Return where a pin of the Pico is: 1 above on the left, 40 above on the right."""
    if number <= 20:
        return _PICO_X, _TOP + number * _PITCH
    return _PICO_X + 120, _TOP + (41 - number) * _PITCH


def _wire(start, end, colour):
    (x, y), (to_x, to_y) = start, end
    bend = round((x + to_x) / 2 + 70, 1)
    return (
        f'<path d="M{x} {y}C{bend} {y} {bend} {to_y} {to_x} {to_y}" fill="none"'
        f' stroke="{colour}" stroke-width="2.5" opacity="0.85"/>'
        f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>'
        f'<circle cx="{to_x}" cy="{to_y}" r="4" fill="{colour}"/>'
    )


def _holes():
    wide, high, _ = (side * _SCALE for side in PERFBOARD["size"])
    columns, count = PERFBOARD["holes"]
    yield (
        f'<rect x="30" y="{_TOP}" width="{wide:g}" height="{high:g}" rx="6" fill="#f3e3c3"'
        ' stroke="#a1887f"/>'
    )
    for column in range(1, columns + 1):
        for row in range(1, count + 1):
            x, y = _place((column, row))
            yield f'<circle cx="{x}" cy="{y}" r="2.2" fill="#fff" stroke="#c9b48a"/>'
        x, _ = _place((column, 1))
        yield f'<text x="{x}" y="{_TOP - 6}" text-anchor="middle" fill="#555">{column}</text>'
    for row in range(1, count + 1):
        _, y = _place((1, row))
        yield (f'<text x="24" y="{y + 4}" text-anchor="end" fill="#555">{hole((1, row))[0]}</text>')


def _switch(switch, colour):
    (x, y), (to_x, to_y) = _place(switch.signal), _place(switch.ground)
    middle_x, middle_y = (x + to_x) / 2, (y + to_y) / 2
    half = 3 * _SCALE
    yield (
        f'<rect x="{middle_x - half:.1f}" y="{middle_y - half:.1f}" width="{2 * half:.1f}"'
        f' height="{2 * half:.1f}" rx="3" fill="#37474f"/>'
    )
    for leg in ((x, y), (to_x, y), (x, to_y), (to_x, to_y)):
        yield f'<circle cx="{leg[0]}" cy="{leg[1]}" r="3" fill="#90a4ae" stroke="#37474f"/>'
    yield (
        f'<text x="{middle_x:.1f}" y="{middle_y + 4:.1f}" text-anchor="middle" fill="#fff"'
        f' font-weight="bold">{escape(switch.label)}</text>'
    )


def _ground(board):
    """Draw the wire from ground to ground, and from the last to the Pico."""
    places = [_place(switch.ground) for switch in joined(board)]
    route = "L".join(f"{x} {y}" for x, y in places)
    yield (
        f'<path d="M{route}" fill="none" stroke="#222" stroke-width="2.5" stroke-dasharray="7 3"/>'
    )
    for x, y in places:
        yield f'<circle cx="{x}" cy="{y}" r="4" fill="#222"/>'
    yield _wire(places[-1], _pin(KEYS_GROUND), "#222")


def _pico(board, found):
    used = {PICO_PINS[switch.pin]: switch.label for switch in found}
    other = pins(board)
    height = 20 * _PITCH + 20
    yield (
        f'<rect x="{_PICO_X - 4}" y="{_TOP}" width="128" height="{height}" rx="6" fill="#1b5e3a"/>'
        f'<rect x="{_PICO_X + 38}" y="{_TOP - 10}" width="44" height="24" rx="3" fill="#b0bec5"/>'
        f'<text x="{_PICO_X + 60}" y="{_TOP + 6}" text-anchor="middle">USB</text>'
    )
    for number in range(1, 41):
        x, y = _pin(number)
        left = number <= 20
        shown = used.get(number) or other.get(number)
        if number == KEYS_GROUND:
            shown = "GND"
        inner = "GND" if number in _GROUNDS and not shown else ""
        yield f'<circle cx="{x}" cy="{y}" r="3.4" fill="{"#ffd54f" if shown else "#8d6e63"}"/>'
        yield (
            f'<text x="{x + (9 if left else -9)}" y="{y + 4}" fill="#fff"'
            f' text-anchor="{"start" if left else "end"}">{number} {inner}</text>'
        )
        if number in other:
            yield (
                f'<text x="{x + (-9 if left else 9)}" y="{y + 4}" font-weight="bold"'
                f' text-anchor="{"end" if left else "start"}">{escape(other[number])}</text>'
            )
