"""How large the parts in a case are, in millimetres, and who says so.

Nothing here was measured by this project. `DRAWING` marks what its maker's drawing gives, `USUAL`
what shops give for modules without a maker: those differ by up to a millimetre, so the case holds
them by their edges, with room, and shows more of the glass than its lit part.
"""

from collections import namedtuple

DRAWING, USUAL = "the maker's drawing", "the usual size in shops"

# A module with a display: `pcb` (width, height) of its board, `lit` of the part with pixels, whose
# centre is `up` above the centre of the board (the edge with the pins is above); `glass` is how far
# the front of the glass is from the front of the board, `thick` the board itself.
Display = namedtuple("Display", ("pcb", "lit", "up", "glass", "thick", "source"))
DISPLAYS = {
    "0.96": Display((27.3, 27.8), (21.74, 10.86), 2.0, 1.9, 1.2, USUAL),
    "1.3": Display((35.4, 33.5), (29.42, 14.7), 1.5, 2.0, 1.2, USUAL),
    "2.42": Display((72.0, 43.5), (55.01, 27.49), 1.0, 2.6, 1.6, USUAL),
}

# A battery that lies on the floor of the case: `size` (length, width, height). `charger` is the
# size of the board that charges it, None for cells that are changed. They are an open holder for
# three AAA; a LiPo 503450 and a board with a TP4056.
Battery = namedtuple("Battery", ("size", "charger", "source"))
BATTERIES = {
    "aaa": Battery((53.0, 38.0, 13.5), None, USUAL),
    "lipo": Battery((54.0, 35.0, 6.0), (28.5, 19.5, 5.0), USUAL),
}

# Raspberry Pi Pico and Pico 2 (their data sheets, "Mechanical specification"): size, the distances
# of the mounting holes, and how far the socket for USB stands above the board.
PICO = {"size": (51.0, 21.0, 1.0), "holes": (47.0, 11.4), "usb": (7.8, 2.8), "source": DRAWING}

# A tactile switch of 6 mm (Omron B3F-1000: data sheet): body, height from the board to the top of
# its plunger, travel. Its legs stand on a grid of 2.54 mm at the corners of 3 by 2 spaces.
SWITCH = {"body": 6.0, "high": 3.4, "top": 4.3, "travel": 0.3, "source": DRAWING}

# A perfboard of 5 by 7 cm with 24 by 18 holes, not cut.
PERFBOARD = {"size": (70.0, 50.0, 1.6), "holes": (24, 18), "grid": 2.54, "source": USUAL}

# A toggle switch with a bushing of 6 mm (sold as MTS-101 or MTS-102): the hole, and the body behind
# the wall: depth with its lugs, length, height.
TOGGLE = {"hole": 6.3, "body": (15.0, 13.2, 8.0), "source": USUAL}
