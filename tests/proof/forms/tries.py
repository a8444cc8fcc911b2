"""Random games of the forms: entries that fit, entries that do not, undo, redo and amend."""

import copy
from typing import Any

from engine import games
from engine.errors import InputError, RuleError
from engine.record.ledger import Ledger
from tests.portable.paged import known
from tests.portable.told_games import seen
from tests.proof.forms.naive import (
    BASES,
    DEFAULTS,
    RE_ENTERED,
    RUMMIES,
    STEPS,
    Book,
    Refused,
    course,
    dearest_seven,
    idle,
    jass_target,
)

NAMES: tuple[str, ...] = (
    "Ana",
    "Bo",
    "Cy",
    "Di",
    "Eve",
    "Flo",
    "Gus",
    "Hal",
    "Ivy",
    "Jo",
    "Kim",
    "Lou",
)
PLAYERS = {
    "hearts": (3, 7),
    "spades": (4, 4),
    "oh_hell": (3, 7),
    "king": (4, 4),
    "scala40": (2, 6),
    "chinchon": (2, 8),
    "scopa": (2, 6),
    "burraco": (2, 4),
    "canasta": (2, 4),
    "euchre": (3, 4),
    "skat": (3, 5),
    "schieber": (4, 4),
    "rummy500": (2, 8),
    "wizard": (3, 6),
    "phase10": (2, 6),
    "doppelkopf": (4, 5),
    "ramino": (2, 6),
    "conquian": (2, 3),
    "romme": (2, 6),
    "kalooki": (2, 6),
    "liverpool": (3, 8),
    "continental": (2, 6),
    "indian_rummy": (2, 6),
    "three_thirteen": (2, 8),
    "belote": (4, 4),
    "coinche": (4, 4),
    "tarot": (3, 5),
    "skyjo": (2, 8),
    "schafkopf": (4, 4),
    "ligretto": (2, 12),
    "quiddler": (2, 8),
    "thousand": (2, 4),
}
IN_SIDES = ("spades", "scopa", "burraco", "canasta", "euchre", "schieber", "belote", "coinche")
SEATS = {
    "opposite": lambda names: [[names[0], names[2]], [names[1], names[3]]],
    "left": lambda names: [[names[0], names[1]], [names[2], names[3]]],
    "right": lambda names: [[names[0], names[3]], [names[1], names[2]]],
}
# Six at Scopa: who is with the first player, and who with the other one.
TEAMS = {
    "opposite": lambda a, b, c, d, e, f: [[a, c, e], [b, d, f]],
    "left": lambda a, b, c, d, e, f: [[a, b, c], [d, e, f]],
    "right": lambda a, b, c, d, e, f: [[a, e, f], [b, c, d]],
}
VALUES = {
    "bag_limit": (10, 7, 5, 2),
    "bag_price": (100, 50, 1),
    "ten": ("no", "yes"),
    "least": (0, 4, 6),
    "five": (3, 4),
    "floating": ("no", "yes"),
    "moon": ("others", "self", "choice"),
    "jack_of_diamonds": ("no", "yes", "moon"),
    "auction": ("yes", "no"),
    "failed_nil": ("bags", "counts", "lost"),
    "blind_nil": ("no", "yes"),
    "mercy": ("no", "yes"),
    "exactly": ("no", "yes"),
    "napola": ("no", "yes"),
    "counting": ("times", "once"),
    "finish": ("melds", "tricks", "round"),
    "direction": ("left", "right"),
    "bags": ("ten", "free"),
    "nil": (50, 100, 200),
    "course": ("down", "up", "down_up", "up_down"),
    "hook": ("yes", "no"),
    "missed": (0, "tricks"),
    "closed_in_hand": ("double", "single"),
    "rientri": ("none", 1, 2, "any"),
    "re_entry": ("none", 1, 2, "any"),
    "close": (5, 4, 3),
    "chinchon": ("wins", "points"),
    "re_bello": ("no", "yes"),
    "semi_clean": ("yes", "no"),
    "wild": ("no", "yes"),
    "seeger": ("no", "yes"),
    "contra": ("no", "yes"),
    "entry": ("facts", "value"),
    "calls": ("double", "add", "all"),
    "three": ("federation", "tournament"),
    "clean_close": ("no", "yes"),
    "tie": ("pool", "nothing"),
    "opening": (40, 51),
    "jokers": (4, 2),
    "joker": (15, 25),
    "in_hand": ("double", "single"),
    "buy_in": ("any", "none", 1, 2),
    "cut": ("no", "yes"),
    "decks": (2, 3),
    "drop": ("usual", 20, 25),
    "rejoin": (1, "none", 2, "any"),
    "ace": (1, 15),
    "declared": ("no", "yes"),
    "rounding": ("no", "yes"),
    "doubled": ("all", "cards", "contract"),
    "again": (4, 3),
    "sau": (20, 10, 1),
    "alone": (50, 20, 2),
    "extra": (10, 5, 0),
    "price": (2, 3),
    "ends": ("barrel", "barrel", "limit", "open"),
    "zeros": ("no", "yes"),
    "bonuses": ("both", "longest", "most", "none"),
}
# House rules whose name another form has with other values.
OTHERS = {
    ("ramino", "close"): (5, 0, 10),
    ("chinchon", "deck"): (40, 48),
    ("chinchon", "ace"): (0, 25, 50),
    ("chinchon", "index"): ("no", "yes"),
    ("conquian", "cards"): (10, 9, 8),
    ("scopa", "finish"): ("hand", "sweeps", "cards"),
    ("romme", "joker"): (20, 25, 30),
    ("rummy500", "entry"): ("points", "both"),
    ("romme", "jokers"): (6, 4, 2),
    ("romme", "opening"): (40, 30, 51),
    ("liverpool", "joker"): (15, 25, 50),
    ("liverpool", "exact"): ("no", "yes"),
    ("three_thirteen", "wild"): ("rank", 20),
    ("thousand", "rounding"): ("ten", "five", "ten_down", "five_down", "no"),
    ("thousand", "target"): (1000, 1001),
    ("belote", "tie"): ("held", "lost", "made"),
    ("belote", "capot"): (252, 250),
    ("coinche", "capot"): (250, 500),
}
# Points of Re around those that decide; no cards make 1 or 239.
EYES = (0, 1, 2, 29, 30, 59, 60, 89, 90, 119, 120, 121, 150, 151, 180, 181, 210, 211, 239, 240)
TARGETS = {
    "hearts": (20, 150),
    "spades": (50, 600),
    "scala40": (20, 250),
    "chinchon": (20, 150),
    "scopa": (3, 21),
    "burraco": (505, 4000),
    "canasta": (500, 6000),
    "euchre": (5, 15),
    "schieber": (500, 3000),
    "rummy500": (50, 900),
    "ramino": (20, 250),
    "conquian": (1, 6),
    "romme": (50, 600),
    "kalooki": (20, 250),
    "indian_rummy": (81, 250),
    "belote": (101, 1500),
    "coinche": (301, 3000),
    "skyjo": (20, 300),
    "ligretto": (20, 200),
}


def options_of(rng, form, count):
    """Return house rules of a form for so many players."""
    found = {}
    for name in DEFAULTS[form]:
        if rng.random() < 0.4:
            continue
        if (form, name) in OTHERS:
            found[name] = rng.choice(OTHERS[form, name])
        elif name == "target":
            found[name] = rng.randint(*TARGETS[form])
        elif name == "cards" and rng.random() < 0.2:
            found[name] = "usual"
        elif name == "cards":
            found[name] = rng.randint(1, min(52 // count, 8))
        elif name == "rounds":
            found[name] = rng.randint(4, 12)
        else:
            found[name] = rng.choice(VALUES[name])
    return found


def parted(rng, total, names):
    """Return {name: part} of a total."""
    found = dict.fromkeys(names, 0)
    for _ in range(total):
        found[rng.choice(names)] += 1
    return found


def entry(rng, form, table):
    """Return an entry that mostly fits a naive Table."""
    names, heads = table.playing(), table.heads()
    kind = STEPS[form][0] if table.bids is None else STEPS[form][-1]
    event: dict[str, Any] = {"event": kind}

    def some(least, most, whose=heads, step=1):
        return {name: rng.randint(least, most) * step for name in whose}

    nobody = [*names, None]
    if form == "hearts":
        event["points"] = parted(rng, 13, names)
        queen = [rng.choice(names)] * 13 if rng.random() < 0.95 else rng.choices(names, k=13)
        for name in queen:
            event["points"][name] += 1
        if rng.random() < 0.15:
            event["points"] = dict.fromkeys(names, 0) | {rng.choice(names): 26}
        if table.options["jack_of_diamonds"] != "no":
            event["jack"] = rng.choice(nobody)
        if table.options["moon"] == "choice" and 26 in event["points"].values():
            event["off"] = rng.random() < 0.5
    elif form == "spades":
        if kind == "bids":
            event["bid"] = {name: rng.choice((0, 0, 1, 2, 3, 3, 4, 5)) for name in names}
            if rng.random() < 0.15:
                for name in rng.choice(table.sides):
                    event["bid"][name] = 5
            first, second = [table.scores[side[0]] for side in table.sides]
            behind = [side for side in table.sides if table.scores[side[0]] == min(first, second)]
            if table.options["blind_nil"] == "yes" and abs(first - second) >= 100:
                nils = [name for name in behind[0] if event["bid"][name] == 0]
                if nils:
                    event["blind"] = {name: rng.random() < 0.5 for name in nils}
        else:
            event["tricks"] = parted(rng, 13, names)
    elif form == "oh_hell":
        # After the last hand none: the entry is refused.
        cards = ([*course(table), 0])[min(table.round - 1, len(course(table)))]
        if kind == "bids":
            event["bid"] = some(0, max(0, min(cards, 3)), names)
        else:
            event["tricks"] = parted(rng, max(0, cards), names)
            if rng.random() < 0.4 and sum((table.bids or {}).values()) == cards:
                event["tricks"] = dict(table.bids or {})
    elif form == "king":
        cards = (13, 13, 4, 8, 1, 2, 13, 13, 13, 13)[min(table.round, 10) - 1]
        event["taken"] = parted(rng, cards, names)
        if table.round > 6 and table.options["auction"] == "yes":
            event["buyer"] = rng.choice(nobody)
            if event["buyer"]:
                event["price"] = rng.randint(1, 6)
    elif form == "scala40":
        closer = rng.choice(names)
        event.update(closer=closer, in_hand=rng.random() < 0.2)
        event["points"] = {name: rng.randint(1, 60) for name in names if name != closer}
    elif form == "chinchon":
        closer = event["closer"] = rng.choice(names)
        how = event["how"] = rng.choice(("points", "points", "all", "all", "chinchon"))
        event["points_left"] = some(0, 70, [name for name in names if name != closer])
        if event["points_left"] and rng.random() < 0.2:
            # What seven cards make at most, by the house rules, and one more.
            one = rng.choice(list(event["points_left"]))
            event["points_left"][one] = dearest_seven(table) + rng.choice((0, 1))
        if how == "points":
            event["points_left"][closer] = rng.randint(0, 6)
        wins = how == "chinchon" and table.options["chinchon"] == "wins"
        if wins and rng.random() < 0.9:
            del event["points_left"]
    elif form == "scopa":
        for field in ("cards", "coins", "primiera"):
            event[field] = rng.choice(nobody)
        event["seven"] = rng.choice(names)
        if table.options["re_bello"] == "yes":
            event["king"] = rng.choice(names)
        event["sweeps"] = some(0, 4 if rng.random() < 0.9 else 12)
        if table.options["napola"] == "yes":
            event["run"] = rng.choice(nobody)
            if event["run"]:
                event["length"] = rng.choice((3, 3, 4, 5, 9, 10))
        if table.options["finish"] != "hand":
            # Several may be there, or hardly.
            near = [table.scores[one] + 4 >= table.options["target"] for one in heads]
            if rng.random() < (0.5 if sum(near) > 1 else 0.03):
                event["first"] = rng.choice(names)
    elif form in ("burraco", "canasta"):
        closer = rng.choice(nobody)
        sides, alone = table.sides, None
        if form == "burraco" and len(names) == 3 and table.options["three"] == "federation":
            if max(table.scores.values()) < 1000:
                alone = event["alone"] = rng.choice(nobody)
        if alone:
            sides = [[alone], [name for name in names if name != alone]]
            heads = [name for name in names if name in (alone, sides[1][0])]
        event["closer"] = closer
        head = next(side for side in sides if closer in side)[0] if closer else None
        if form == "burraco":
            # Who closes has the pot, and who took the first one; they are not asked.
            asked = [one for one in heads if one not in (head, alone) or rng.random() < 0.02]
            if asked:
                event["pot"] = {one: rng.random() < 0.7 for one in asked}
                if "alone" in event and not alone and rng.random() < 0.9:
                    event["pot"] = dict.fromkeys(asked, False)
            least = head if rng.random() < 0.9 else None
            event["clean"] = {one: rng.randint(one == least, 3) for one in heads}
            event["dirty"] = some(0, 2)
            if table.options["semi_clean"] == "yes":
                event["semi"] = some(0, 1)
            event["laid"], event["held"] = some(20, 110, step=5), some(1, 30, step=5)
            single = len(heads) == len(names) or head == alone
            if head and single and rng.random() < 0.98:
                del event["held"][head]
        else:
            event["concealed"] = bool(closer) and rng.random() < 0.3
            event["melded"] = {one: one == head or rng.random() < 0.7 for one in heads}
            event["natural"] = {one: rng.randint(one == head, 2) for one in heads}
            event["mixed"], event["laid"] = some(0, 2), some(0, 100, step=5)
            event["held"] = some(1, 30, step=5)
            event["red"] = parted(rng, rng.choice((0, 1, 2, 3, 4, 4, 5)), heads)
            if table.options["wild"] == "yes":
                event["wilds"] = some(0, 1)
            if head and len(heads) == len(names) and rng.random() < 0.9:
                event["held"][head] = 0
            for one in heads:
                if not event["melded"][one] and rng.random() < 0.9:
                    for field in ("natural", "mixed", "laid", "wilds"):
                        event.get(field, {})[one] = 0
    elif form == "euchre":
        event.update(maker=rng.choice(names), tricks=rng.randint(0, 5))
        if len(names) == 4 or rng.random() < 0.02:
            event["alone"] = rng.random() < 0.3
    elif form == "skat":
        playing = [name for name in names if name not in idle(table) or rng.random() < 0.05]
        event.update(skat(rng, rng.choice([*playing, None]), table.options["entry"]))
        if event["declarer"] and table.options["contra"] == "yes":
            event["called"] = rng.choice(("no", "contra", "re"))
    elif form == "wizard":
        if kind == "bids":
            event["bid"] = some(0, min(table.round, 3), names)
        else:
            event["tricks"] = parted(rng, table.round, names)
            if rng.random() < 0.4 and sum((table.bids or {}).values()) == table.round:
                event["tricks"] = dict(table.bids or {})
    elif form == "phase10":
        closer = event["closer"] = rng.choice(names)
        event["made"] = {name: name == closer or rng.random() < 0.95 for name in names}
        others = [name for name in names if name != closer]
        if max(table.bags.values()) >= 10 and rng.random() < 0.9:
            # The best are equal, and play phase 10 again.
            return {"event": "hand", "closer": closer}
        floating = table.options["floating"] == "yes" or rng.random() < 0.02
        least = 0 if floating else 1
        event["points_left"] = some(least, 20 if rng.random() < 0.5 else 2, others, 5)
        for name in others:
            if not event["made"][name] and rng.random() < 0.95:
                event["points_left"][name] += 50
    elif form == "doppelkopf":
        playing = [name for name in names if len(names) == 4 or name != table.dealer]
        solo = rng.random() < 0.3
        own = rng.sample(playing, 1 if solo or rng.random() < 0.05 else 2)
        event.update(game="solo" if solo else "normal", re={n: n in own for n in playing})
        event.update(re_said=rng.random() < 0.3, contra_said=rng.random() < 0.3)
        for side in ("re", "contra"):
            if event[side + "_said"] and table.options["calls"] == "all" or rng.random() < 0.02:
                event[side + "_no"] = rng.choice((0, 0, 1, 1, 2, 3, 4))
        eyes = event["eyes"] = rng.choice(EYES)
        if eyes in (0, 240):
            event["black"] = rng.random() < 0.5
        if not solo:
            first = [n for n in playing if n in own], [n for n in playing if n not in own]
            event["special"] = some(0, 3, [party[0] for party in first])
    elif form == "conquian":
        event["winner"] = rng.choice(nobody)
    elif form in RUMMIES or form == "three_thirteen":
        event.update(rummy(rng, form, table, names))
    elif form == "schieber":
        match, first = rng.random() < 0.15, rng.randint(0, 157)
        if rng.random() < 0.1:
            first = rng.choice((1, 156))
        event["points"] = {heads[0]: 257, heads[1]: 0} if match else {heads[0]: first}
        event["points"].setdefault(heads[1], 157 - first)
        event["melds"] = {one: rng.choice((0, 10, 20, 40, 50, 100)) for one in heads}
        if rng.random() < 0.8:
            event["melds"][rng.choice(heads)] = 0
        factor = 1
        if table.options["counting"] == "times":
            factor = event["factor"] = rng.randint(1, 3)
        if factor < 3:
            event["stoeck"] = rng.choice((None, *heads))
        # Both may be there, or hardly.
        near = [table.scores[one] + 200 * factor >= jass_target(table) for one in heads]
        if rng.random() < (0.5 if all(near) else 0.03):
            event["first"] = rng.choice(heads)
    elif form in ("belote", "coinche"):
        event.update(belot(rng, form, table, heads))
    elif form == "schafkopf":
        event.update(schafkopf(rng, names))
    elif form == "thousand":
        sits = [table.dealer] if len(names) == 4 and rng.random() < 0.98 else []
        playing = [name for name in names if name not in sits]
        # Who stands high bids more often, and what is taken leads there.
        event["taker"] = rng.choice([*playing, max(playing, key=lambda name: table.scores[name])])
        event["bid"] = rng.choice((100, 105, 120, 120, 125, 160, 220, 300, 400))
        event["made"] = rng.random() < 0.7
        others = [name for name in playing if name != event["taker"]]
        most = max(1, (400 - event["bid"]) // len(others))
        event["taken"] = {
            name: rng.choice((0, 0, 2, 15, 25, rng.randint(0, most), most)) for name in others
        }
    elif form == "ligretto":
        closer = event["closer"] = rng.choice([*names, None])
        event["laid"] = some(0, 40 if rng.random() < 0.1 else 32, names)
        event["left"] = some(1, 10, [name for name in names if name != closer])
    elif form == "quiddler":
        closer, cards = rng.choice(names), table.round + 2
        event["closer"] = closer
        event["words"], event["left"] = {}, {}
        for name in names:
            worth = sum(rng.choice((2, 2, 3, 5, 8, 10, 15)) for _ in range(cards))
            kept = 0 if name == closer else rng.choice((0, 0, worth // 3, worth))
            event["words"][name] = worth - kept + (rng.random() < 0.02) * 40
            if name != closer:
                event["left"][name] = kept
        for bonus, asked in (("long", "longest"), ("many", "most")):
            if table.options["bonuses"] in ("both", asked):
                event[bonus] = rng.choice([*names, None])
    elif form == "skyjo":
        event["closer"] = rng.choice(names)
        event["points"] = some(-3, rng.choice((3, 40)), names)
    elif form == "tarot":
        event.update(tarot(rng, names))
    elif table.options.get("entry") == "both":
        event["laid"] = some(0, 60 + 300 // len(names), names)
        event["held"] = some(0 if rng.random() < 0.5 else 2, 40, names)
    else:
        event["points"] = some(-60, 60 + 400 // len(names), names)
        if rng.random() < 0.1:
            # All that the cards make, and one or two around it.
            event["points"] = {
                **dict.fromkeys(names, 0),
                names[0]: rng.choice((424, 425, 426, 851)),
            }
    return event


def belot(rng, form, table, heads):
    """Return the fields of a deal of belote; as often as not it is close."""
    taker = rng.choice([*heads, *heads, *heads, None])
    if taker is None:
        return {"taker": None}
    found = {"taker": taker, "belote": rng.choice((None, *heads))}
    first = rng.choice((71, 80, 81, 81, 82, 91, rng.randint(0, 162), 0, 162))
    found["points"] = {heads[0]: first, heads[1]: 162 - first}
    if rng.random() < 0.25:
        all_of = table.options["capot"] if form == "belote" else 252
        found["points"] = dict(zip(rng.sample(heads, 2), (all_of, 0), strict=True))
    if table.options["declared"] == "yes":
        found["melds"] = {one: 10 * rng.choice((0, 0, 2, 4, 5, 10, 20)) for one in heads}
        if rng.random() < 0.9:
            found["melds"][rng.choice(heads)] = 0
    if form == "coinche":
        found["contract"] = 10 * rng.choice((8, 8, 9, 9, 10, 11, 13, 16, 18, 19, 25, 25, 30))
        found["call"] = rng.choice(("no", "no", "coinche", "surcoinche"))
        if found["contract"] == 250 and table.options["declared"] == "yes":
            found["announced"] = rng.random() < 0.7
    return found


def schafkopf(rng, names):
    """Return the fields of a hand of Schafkopf."""
    player = rng.choice([*names, *names, None])
    if player is None:
        return {"player": None}
    game = rng.choice(("sauspiel", "sauspiel", "wenz", "solo"))
    found = {"player": player, "game": game, "laid": rng.choice((0, 0, 0, 1, 2, 4))}
    found.update(contra=rng.choice((0, 0, 0, 1, 2, 3)), runners=rng.choice((0, 0, 0, 2, 3, 4, 5)))
    tout = "no"
    if game == "sauspiel":
        others = [name for name in names if name != player]
        partner = rng.choice(others)
        found["partner"] = {one: one == partner for one in others}
        if rng.random() < 0.1:
            found["partner"] = {one: rng.random() < 0.5 for one in rng.choice((others, names))}
    else:
        tout = found["tout"] = rng.choice(("no", "no", "no", "tout", "sie"))
    if tout == "no":
        found["eyes"] = rng.choice((0, 1, 29, 30, 31, 60, 61, 90, 91, 120, rng.randint(0, 120)))
        if found["eyes"] in (0, 120):
            found["black"] = rng.random() < 0.5
    else:
        found["won"] = rng.random() < 0.7
    return found


def tarot(rng, names):
    """Return the fields of a deal of French tarot."""
    taker = rng.choice([*names, *names, None])
    if taker is None:
        return {"taker": None}
    bouts = rng.randint(0, 3)
    points = (56, 51, 41, 36)[bouts] + rng.choice((-20, -1, 0, 1, rng.randint(-40, 40)))
    found = {"taker": taker, "bid": rng.choice(("prise", "garde", "sans", "contre"))}
    found.update(bouts=bouts, points=points, petit=rng.choice(("no", "no", "taker", "defence")))
    found["handful"] = rng.choice((0, 0, 0, 20, 30, 40, 50))
    found["slam"] = "no"
    if rng.random() < 0.2:
        found["slam"] = rng.choice(("made", "announced", "missed", "defence"))
        found["points"] = rng.choice((points, 87, 91))
    if len(names) == 5:
        found["called"] = rng.choice([*names, None])
    return found


def rummy(rng, form, table, names):
    """Return the fields of a round of a rummy: who closed, and the points of the others."""
    closer = rng.choice(names)
    counted = [name for name in names if name != closer]
    found = {"closer": closer}
    if form == "ramino":
        found["how"] = rng.choice(("all", "all", "points", "points", "colour", "ramino"))
        counted += [closer] if found["how"] == "points" else []
        counted = counted if found["how"] != "ramino" or rng.random() < 0.1 else []
    elif form == "romme":
        found["hand_romme"] = rng.random() < 0.2
    elif form == "continental":
        found["at_once"] = rng.random() < 0.2
    elif form == "liverpool" and table.options["cut"] == "yes":
        found["cutter"] = rng.choice([*names, None])
    elif form == "indian_rummy":
        found["valid"] = rng.random() < 0.8
        dropped = found["dropped"] = {name: rng.random() < 0.3 for name in counted}
        gone = [name for name in counted if dropped[name]]
        if gone:
            found["later"] = {name: rng.random() < 0.4 for name in gone}
        counted = [name for name in counted if not dropped[name]] if found["valid"] else []
    most = rng.choice((12, 60, 80, 200))
    if form == "three_thirteen" and rng.random() < 0.9:
        most = 10 * (table.round + 2)
    left = {name: rng.randint(2, most) for name in counted}
    if found.get("how") == "points" and rng.random() < 0.8:
        left[closer] = rng.randint(2, 6)
    if counted:
        found["points_left"] = left
    return found


def skat(rng, declarer, how):
    """Return the fields of a hand of Skat."""
    if declarer is None:
        return {"declarer": None}
    value = rng.choice((9, 10, 11, 12, 24)) * rng.randint(2, 11)
    if rng.random() < 0.2:
        value = rng.choice((23, 35, 46, 59, rng.randint(18, 264)))
    found = {"declarer": declarer}
    if how == "value":
        return dict(found, value=value, won=rng.random() < 0.6)
    game = rng.choice((*BASES, "null"))
    found.update(bid=rng.choice((18, 20, 22, 23, value)), game=game, hand=rng.random() < 0.4)
    if game == "null":
        return dict(found, open=rng.random() < 0.3, won=rng.random() < 0.6)
    tops = rng.randint(1, 4 if rng.random() < 0.8 else 11)
    found.update(jacks=rng.choice(("with", "without")), tops=tops)
    results = ("won", "won", "schneider", "schwarz", "lost", "lost_schneider", "lost_schwarz")
    found["result"] = rng.choice(results)
    if found["hand"]:
        found["announced"] = rng.choice(("no", "no", "schneider", "schwarz", "open"))
    return found


def spoiled(rng, event):
    """Return an entry with something changed that is wrong more often than not."""
    event = copy.deepcopy(event)
    fields = [field for field in event if field != "event"]
    how = rng.randrange(5)
    if how == 0 or not fields:
        event["extra"] = 1
        return event
    field = rng.choice(fields)
    value = event[field]
    if how == 1:
        del event[field]
    elif how == 2:
        event[field] = rng.choice([None, "Zoe", -1, 7, 1.5, [], {}, True])
    elif isinstance(value, dict) and value:
        key = rng.choice(list(value))
        if how == 3:
            value[key] = rng.choice([-1, 1, 3, 14, 301, 5000, "x", None, True, 0.5])
        else:
            value[rng.choice(["Zoe", key])] = value.pop(key)
    else:
        event[field] = rng.choice([-1, 1000, "Zoe", None])
    return event


def any_entry(rng, form, book):
    """Return the next entry to try."""
    table = book.now()
    dice = rng.random()
    if dice < 0.08:
        return {"event": "undo"}
    if dice < 0.12:
        return {"event": "redo"}
    if dice < 0.19:
        events = book.past[-1]
        index = rng.randrange(len(events) + 1)
        before = book.played(events[:index])
        to = entry(rng, form, before) if not before.over else {"event": "void"}
        if index < len(events) and rng.random() < 0.3:
            to = spoiled(rng, events[index])
        return {"event": "amend", "index": index, "to": to}
    if dice < 0.22:
        by = rng.choice((-60, -5, 0, 5, 40, 90))
        return {"event": "adjust", "player": rng.choice(table.names), "by": by, "reason": "why"}
    if dice < 0.24:
        return {"event": "dealer", "player": rng.choice(table.names)}
    if dice < 0.26:
        return {"event": "void"}
    if form in RE_ENTERED and (dice < 0.33 or (table.fallen and dice < 0.5)):
        return {"event": RE_ENTERED[form][0], "player": rng.choice(table.fallen or table.names)}
    event = entry(rng, form, table)
    return spoiled(rng, event) if dice > 0.85 else event


def seen_naively(table):
    """Return what `seen` does of a game, of a naive Table."""
    return {
        "scores": table.scores,
        "over": table.over,
        "winners": sorted(table.winners),
        "out": sorted([name for name in table.fallen if name not in table.winners]),
        "dealer": table.dealer,
        "sides": sorted([sorted(side) for side in table.sides]),
    }


def play(rng, form, most, counts, told=None):
    """Play one random game both ways; return its ledger. Raise AssertionError where they differ.

    The list `told` gets what `tests.portable.told_games` plays again.
    """
    least, largest = PLAYERS[form]
    count = rng.randint(least, largest)
    names = list(NAMES[: 4 if form == "scopa" and count == 5 else count])
    options, sides = options_of(rng, form, len(names)), None
    house = dict(options)
    if form in IN_SIDES and len(names) == 4:
        house["sides"] = rng.choice(list(SEATS))
        sides = SEATS[house["sides"]](names)
    if len(names) == 6 and form == "scopa":
        house["sides"] = rng.choice(list(TEAMS))
        sides = TEAMS[house["sides"]](*names)
    known(form)
    game = games.load("form:" + form)
    ledger = Ledger(game, names, game.with_defaults(house))
    book = Book(form, names, options, sides)
    tried, rows = [], []
    # Ten phases take longer than what others play for.
    for _ in range(rng.randint(1, 2 * most if form == "phase10" else most)):
        event = any_entry(rng, form, book)
        tried.append(event)
        kept = copy.deepcopy(event)
        try:
            book.add(event)
            allowed = True
        except Refused:
            allowed = False
        try:
            ledger.add(event)
            taken = True
        except (RuleError, InputError) as error:
            taken = False
            assert error.why() and "forms." not in error.why(), error.key
        what = (form, names, house, tried)
        assert taken == allowed, what
        assert event == kept, what
        assert seen(ledger.game) == seen_naively(book.now()), what
        rows.append((kept, taken, seen(ledger.game)))
        counts["entries"] += 1
        counts["refused"] += not taken
        counts["undone"] += taken and event.get("event") in ("undo", "redo")
        counts["amended"] += taken and event.get("event") == "amend"
    for _, _, effect, _ in ledger.history():
        for name, words, total in effect.sums:
            assert total == effect.changes[name], (form, words)
    counts["games"] += 1
    counts["over"] += ledger.game.over
    again = Ledger(game, names, game.with_defaults(house), None, [*ledger.log])
    assert again.game.is_like(ledger.game)
    if told is not None:
        told.append((form, names, house, rows))
    return ledger
