"""What the Python model of the display chips shows after all kinds of bytes, as JSON for the model
on the page.
"""

import json
import random
import sys

from host_tools.emulator import DisplayChip  # noqa: E402

SEED = 18
PANELS = (
    (128, 64, "ssd1306", None),
    (128, 32, "ssd1306", 0),
    (72, 40, "ssd1306", 28),
    (128, 64, "sh1106", 2),
)
_LIKELY = (
    0xAF,
    0xAE,
    0x8D,
    0x20,
    0x21,
    0x22,
    0xA0,
    0xA1,
    0xC0,
    0xC8,
    0xA4,
    0xA5,
    0xA6,
    0xA7,
    0xA8,
    0xD3,
    0xDA,
    0x81,
    0xAD,
)


def transactions(rng):
    """Yield (kind, bytes): sensible ones, and noise."""
    yield "i2c", [0, 0x8D, 0x14, 0xAD, 1, 0xAF, 0x20, 0, 0xA1, 0xC8]
    for _ in range(60):
        way = rng.randrange(6)
        if way == 0:
            yield "i2c", [0x40] + [rng.randrange(256) for _ in range(rng.randrange(1, 300))]
        elif way == 1:
            low, high = sorted(rng.randrange(128) for _ in range(2))
            top, bottom = sorted(rng.randrange(8) for _ in range(2))
            yield "i2c", [0, 0x21, low, high, 0x22, top, bottom]
        elif way == 2:
            yield "i2c", [0, rng.choice(_LIKELY), rng.randrange(256)]
        elif way == 3:
            yield (
                "i2c",
                [
                    rng.choice((0, 0x80, 0xC0, 0x40)),
                    *(rng.randrange(256) for _ in range(rng.randrange(8))),
                ],
            )
        elif way == 4:
            yield (
                rng.choice(("commands", "picture")),
                [rng.randrange(256) for _ in range(rng.randrange(1, 9))],
            )
        else:
            yield "i2c", [0, 0xB0 + rng.randrange(8), rng.randrange(0x20), 0x40 + rng.randrange(64)]


def cases():
    """Return the cases, each a panel, what goes over the bus, and what is then seen."""
    found = []
    for number in range(48):
        rng = random.Random(SEED * 1000 + number)
        panel = PANELS[number % len(PANELS)]
        chip = DisplayChip(*panel)
        if number % 3 == 0:
            chip.power_cut()
        steps = []
        for kind, data in transactions(rng):
            if kind == "i2c":
                chip.i2c_write(bytes(data))
            else:
                chip.spi_write(bytes(data), kind == "picture")
            rows = ["".join(map(str, row)) for row in chip.pixels()]
            steps.append({"kind": kind, "data": data, "rows": "".join(rows)})
        found.append(
            {
                "panel": panel,
                "cut": number % 3 == 0,
                "steps": steps,
                "faults": chip.faults,
                "sent": chip.sent,
            }
        )
    return found


if __name__ == "__main__":
    json.dump(cases(), sys.stdout)
