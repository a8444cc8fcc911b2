"""Events in words, for the lists that tell what has happened."""


def title_of(game, index, event, effect):
    """Return the title of an event as a (key, facts) pair: "round 6", or its name."""
    kind = event["event"]
    name = (game.key_of("name_", kind), {})
    if effect.number:
        return ("ui.event_number", {"event": name, "n": effect.number})
    return name


def largest_change(effect):
    """Return (name, points) of the largest change, or None where nothing changed."""
    best = None
    for name in effect.changes:
        points = effect.changes[name]
        if points and (best is None or abs(points) > abs(best[1])):
            best = (name, points)
    return best


def signed(points):
    """Return points with their sign.

    >>> signed(31), signed(-10), signed(0)
    ('+31', '-10', '0')
    """
    return "+%d" % points if points > 0 else str(points)


def change_rows(ui, effect):
    """Return a row for each change of an event: name and points; then those of the board."""
    rows = []
    for changes in (effect.changes, effect.pots):
        for name in changes:
            if changes[name]:
                words = signed(changes[name])
                rows.append((ui.shorten(name, ui.width - 10 - ui.size(words)), words))
    return rows
