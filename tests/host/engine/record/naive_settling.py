"""Settling up per point, read from ALL-12 alone: pair by pair, from what stood after each event.

It shares nothing with the engine. A moment is (who is at the table, {name: score}): one for the
start, one after each event. An event takes effect before who leaves by it has gone.
"""

from fractions import Fraction


def by_difference(moments, low):
    """Return {name: points} that each gets: what the leads changed by while both were there."""
    names = list(moments[-1][1])
    found = dict.fromkeys(names, 0)
    for one in names:
        for other in names:
            if one == other:
                continue
            met = None
            for present, scores in moments:
                together = one in present and other in present
                if together and met is None:
                    met = scores[one] - scores[other]
                elif met is not None and not together:
                    found[one] += scores[one] - scores[other] - met
                    met = None
            if met is not None:
                scores = moments[-1][1]
                found[one] += scores[one] - scores[other] - met
    return {name: -points for name, points in found.items()} if low else found


def by_payments(moments, events, low):
    """Return {name: points} where points are payments: each once, corrections shared by the table.

    Whoever joins brings their score along, whoever returns finds theirs; neither was won.
    """
    found = dict.fromkeys(moments[-1][1], Fraction(0))
    for at, event in enumerate(events):
        (present, before), (_, after) = moments[at], moments[at + 1]
        for name in present:
            found[name] += after[name] - before[name]
        if event["event"] == "adjust":
            for name in present:
                found[name] -= Fraction(event["by"], len(present))
    return {name: -points for name, points in found.items()} if low else found
