"""The forms that only the page has, for boards have no room: what a list of games says of them.

They stand in `host_tools/play/web/inside/more`; one that is chosen is put onto the box. It runs on
CPython and inside the page's MicroPython.
"""

# Name, title, the fewest and the most players, and the languages that it has, "" for all.
MORE = [
    ["burraco_melds", "Burraco + melds", 2, 4, "en it"],
    ["canasta_melds", "Canasta + melds", 2, 4, "en it"],
    ["cribbage", "Cribbage", 2, 4, "en it"],
    ["five_crowns", "Five Crowns", 2, 7, "en it"],
    ["ligretto", "Ligretto", 2, 12, ""],
    ["quiddler", "Quiddler", 2, 8, ""],
    ["rummikub", "Rummikub", 2, 4, "en it"],
    ["schafkopf", "Schafkopf", 4, 4, ""],
    ["thousand", "Thousand", 2, 4, ""],
]
