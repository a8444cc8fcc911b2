"""A person who follows Rummoli card by card on the box, with a Player."""

from engine.cards import STANDARD52


def key(table, words):
    """Key cards into the picker by the ways that it offers."""
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
        # All are there: OK says so.
        table.press("ok")


def pad_of(table):
    """Return what is behind the card picker on the screen, or None."""
    part = getattr(table.box.device.app.stack[-1], "part", None)
    return getattr(part, "pad", None)


def begin(table, names):
    """Sit down, pay the ante; Ana deals."""
    table.sit_down("Rummoli", names)
    table.press("ok")
    table.keep()


def to_stops(table, names, winner="Bo"):
    """Begin a hand, let `winner` take the poker pot, and open the stops phase."""
    begin(table, names)
    table.press("ok")
    table.choose("rml.do_poker")
    table.choose(winner)
    table.choose("rml.nobody_else")
    table.keep()
    table.press("ok", "ok")


def lays(table, name, count=1):
    """Let `name` lay the card due, once or several times."""
    table.move_to(name)
    table.press(*["ok"] * count)


def leads(table, name, word):
    """Let `name` lead the card `word`."""
    table.choose(name)
    key(table, word)
