"""The colours of people: readable, told apart by colour-blind people, the same everywhere."""

import itertools
import math
import random
import re

import pytest

from engine import games
from firmware.storage.store import Store
from host_tools.base.boards import ROOT
from host_tools.evening.export import colours
from host_tools.evening.export.card import _PEOPLE
from host_tools.evening.export.colours import COUNT, colours_of
from host_tools.evening.export.page import page as whole_page
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.sources import open_backup

CSS = (ROOT / "host_tools" / "evening" / "export" / "report.css").read_text(encoding="utf-8")
# What protan, deutan and tritan people see (Machado and others, 2009, severity 1), on linear light.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
               (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
               (-0.01182, 0.04294, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
               (0.004733, 0.691367, 0.3039)),
}  # fmt: skip


def palettes():
    """Return the palettes of the style sheet: light, dark, paper."""
    found = []
    for block in re.findall(r":root \{(.*?)\}", CSS, re.DOTALL):
        colours = dict(re.findall(r"--(p\d|paper|card): (#\w+)", block))
        found.append(colours)
    return dict(zip(("light", "dark", "print"), found, strict=True))


def light_of(colour):
    """Return the linear light of a colour."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * one for one in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    return [one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]


def contrast(one, other):
    """Return the contrast of two colours (WCAG 2.1)."""
    shades = [sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), light_of(colour), strict=True))
              for colour in (one, other)]  # fmt: skip
    return (max(shades) + 0.05) / (min(shades) + 0.05)


def seen(colour, sight):
    """Return a colour in OKLab, as somebody with this sight sees it."""
    light = light_of(colour)
    r, g, b = [min(1, max(0, sum(m * c for m, c in zip(row, light, strict=True))))
               for row in SIGHTS[sight]]  # fmt: skip
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    )


def apart(one, other, sight):
    pairs = zip(seen(one, sight), seen(other, sight), strict=True)
    return sum((a - b) ** 2 for a, b in pairs) ** 0.5


@pytest.mark.parametrize("name", ("light", "dark", "print"))
def test_names_in_their_colour_are_readable_on_every_ground(name):
    colours = palettes()[name]
    for at in range(1, COUNT + 1):
        for ground in ("paper", "card"):
            assert contrast(colours[f"p{at}"], colours[ground]) >= 4.5


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", ("light", "dark"))
def test_no_two_people_have_colours_that_look_alike(name, sight):
    colours = palettes()[name]
    for one, other in itertools.combinations(range(1, COUNT + 1), 2):
        assert apart(colours[f"p{one}"], colours[f"p{other}"], sight) > 0.09, (one, other)


def hue(colour):
    _, green_red, blue_yellow = seen(colour, "usual")
    return math.degrees(math.atan2(blue_yellow, green_red))


@pytest.mark.parametrize("name", ("light", "dark"))
def test_no_two_people_have_two_shades_of_one_colour(name):
    hues = [hue(palettes()[name][f"p{at}"]) for at in range(1, COUNT + 1)]
    for one, other in itertools.combinations(hues, 2):
        assert abs((one - other + 180) % 360 - 180) > 25, (one, other)


def test_the_card_and_the_page_of_the_box_have_the_colours_of_the_report():
    light = [palettes()["light"][f"p{at}"] for at in range(1, COUNT + 1)]
    assert list(_PEOPLE[1:]) == light
    script = (ROOT / "host_tools" / "play" / "web" / "site" / "links" / "message.js").read_text(
        encoding="utf-8"
    )
    assert re.findall(r"'(#\w{6})'", re.search(r"const PEOPLE = \[(.*?)\]", script)[1]) == light


def test_more_than_eight_people_share_colours_with_those_they_meet_least():
    class Game:
        result = None

        def __init__(self, names):
            self.result = [(name, 0, False) for name in names]

    regulars = [f"P{at}" for at in range(8)]
    found = colours_of([Game(regulars)] * 5 + [Game(["P0", "P1", "New"])])
    assert sorted(found[name] for name in regulars) == list(range(1, 9))
    assert found["New"] not in (found["P0"], found["P1"])
    assert colours_of([]) == {}


def test_two_people_of_one_picture_never_have_the_same_colour():
    rng = random.Random(7)
    everyone = [f"P{at}" for at in range(20)]
    shared = 0
    for _ in range(300):
        known = {name: rng.randint(1, COUNT) for name in everyone}
        names = rng.sample(everyone, rng.randint(1, COUNT))
        shown = colours.apart(known, names)
        assert len({shown[name] for name in names}) == len(names), (known, names)
        assert 0 not in shown.values()
        shared += len({known[name] for name in names}) < len(names)
        # Who shares with no one keeps the own colour.
        for name in names:
            if sum(known[other] == known[name] for other in names) == 1:
                assert shown[name] == known[name]
    assert shared > 100


def test_a_ninth_person_who_met_all_others_has_an_own_colour_in_each_game(tmp_path):
    """Nine people, of whom every two have played together: eight colours cannot do."""
    people = [f"P{at}" for at in range(9)]
    store = Store(str(tmp_path), clock=lambda: None)
    house = games.load("any").with_defaults(None)
    for pair in itertools.combinations(people, 2):
        header = {"game": "any", "players": list(pair), "house": house, "dealer": pair[0]}
        number, journal = store.create(header)
        for at in range(4):
            event = {"event": "round", "points": {pair[0]: at, pair[1]: 9}}
            journal.append(event)
        journal.close()
    reading = Reading(print)
    reading.read([open_backup(tmp_path)], Wanted())
    page = "".join(whole_page(reading.games))
    charts = re.findall(r"<svg.*?</svg>", page, re.S)
    assert len(charts) >= 36
    for chart in charts:
        named = re.findall(r'<text class="c(\d) [nb]"[^>]*>(P\d)', chart)
        assert len({colour for colour, _ in named}) == len({name for _, name in named}), named
