"""A scripted player who follows Rummoli card by card on the box."""

from engine.cards import STANDARD52


def key(table, words):
    """Enter cards into the picker by the buttons that it offers."""
    for word in words.split():
        card = STANDARD52.read(word)
        pad = pad_of(table)
        assert pad is not None, table.lines()
        count = len(pad.cards)
        while pad is pad_of(table) and len(pad.cards) == count:
            options = pad.options()
            ways = [pad.keys[at] for at in range(len(options)) if card in options[at]]
            table.press(
                "ok" if "ok" in ways and options[pad.keys.index("ok")] == [card] else ways[0]
            )
    if pad is pad_of(table):
        # All are entered: OK finishes.
        table.press("ok")


def pad_of(table):
    """Return the card pad of the picker on the screen, or None."""
    part = getattr(table.box.device.app.stack[-1], "part", None)
    return getattr(part, "pad", None)


def begin(table, names):
    """Start a game and pay the ante; Ana deals."""
    table.sit_down("Rummoli", names)
    table.press("ok")
    table.keep()


def to_stops(table, names, winner="Bo"):
    """Start a hand, let `winner` win the poker pot, and open the stops phase."""
    begin(table, names)
    table.press("ok")
    table.choose("rml.do_poker")
    table.choose(winner)
    table.choose("rml.nobody_else")
    table.keep()
    table.press("ok", "ok")


def lays(table, name, count=1):
    """Let `name` lay the next card, `count` times."""
    table.move_to(name)
    table.press(*["ok"] * count)


def leads(table, name, word):
    """Let `name` lead the card `word`."""
    table.choose(name)
    key(table, word)
