"""What a screen shows, as values that JSON has: the page, a terminal and a voice render it.

A screen draws itself (`firmware.screens.base.Screen.draw`) on a `Data` as on a panel. There is room
for everything, so each text is in its longest form. It runs on CPython and in the page's
MicroPython.
"""

from engine.compat import TYPE_CHECKING
from engine.game.effect import arithmetic
from engine.game.sides import leaders, mark_of
from engine.record import tally
from engine.record.sheet_text import numbered_rows
from engine.texts import has, variants
from firmware.display.card_faces import pictured
from firmware.display.fitting import Fitting, sentence
from firmware.display.fitting import say as box_words
from firmware.display.page import Hands, Note, Sum
from firmware.games.stakes import rows_of
from firmware.screens.event_words import bonus_notes, signed, won_words
from host_tools.simulated.shown.judged import judged, wrong

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label

    # Its `kind`, and what that kind has: see docs/dev/shown.md.
    Part = dict[str, Any]

# What a sign means that stands alone at the right: on the box's own screen a word has no room.
_SIGNS = {"?": "sim.to_agree", "✓": "sim.yes", "✗": "sim.invalid", "+": "sim.new"}
# The most rows of a list, half of them on each side of the chosen one.
_ROWS = 64
_WIDE = 1 << 20


def shown(app: "Any") -> "dict[str, Any]":
    """Return what the screen on top of the program `app` shows.

    `screen` is its name; `bar` is [left, right], `tabs` [names, which] or None, `parts` what stands
    between bar and hints, `actions` [[name, words]] of what can be done (`Screen.act`), the main
    thing first; they stay while the question does, and `waits` names those that are not possible
    yet. `rule` is the number of the rule that is named, and `note` what is said for a moment of a
    press, each "" if there is none.
    """
    screen = app.stack[-1]
    data = Data(app)
    screen.draw(data)
    actions = screen.actions()
    return {
        "screen": screen.module,
        "bar": data.head,
        "tabs": data.named,
        "parts": data.parts,
        "actions": [[name, say(words)] for name, words in actions],
        "waits": [name for name, _ in actions if not screen.can(name)],
        "rule": data.rule,
        "note": say(app.attention.note()),
    }


def say(what: "Label") -> str:
    """Return a text in words, without the marks of the box's own screen.

    >>> say("■ Ana deals, ▶ Ben starts"), say("◀ 4 players ▶"), say("Ana ▶ Ben")
    ('Ana deals, Ben starts', '4 players', 'Ana → Ben')
    """
    words = box_words(what).replace(", ▶ ", ", ")
    while words[:2] in ("■ ", "▶ ", "◀ "):
        words = words[2:]
    if words[-2:] == " ▶":
        words = words[:-2]
    return words.replace("▶", "→")


def say_right(what: "Label") -> str:
    """Return what stands at the right of a row, a sign in words."""
    words = say(what)
    return say((_SIGNS[words], {})) if words in _SIGNS else words


class Data(Fitting):
    """Takes what a screen says, and keeps it in `parts`: dicts, each with its `kind`."""

    height = rows = _WIDE
    top = 0

    def __init__(self, app: "Any") -> None:
        super().__init__(_WIDE, lambda words, font=8: 0)
        self.app = app
        self.ui = app.ui
        self.head = ["", ""]
        self.named: list[Any] | None = None
        self.parts: list[Part] = []
        self.rule = ""

    def add(self, kind: str, **facts: "Any") -> None:
        """Add a part."""
        facts["kind"] = kind
        self.parts.append(facts)

    def bar(self, left: "Label", right: "Label" = "") -> None:
        """Note where one is."""
        words = say(right)
        self.head = [say(left), say(("sim.valid", {})) if words == "✓" else words]
        if _is_rule(self.head[1]):
            self.rule = self.head[1]

    def label(self, key: str) -> str:
        """Return the name of a key, for a text that names one."""
        return self.ui.label(key)

    def hints_fit(self, *pairs: "Any") -> bool:
        """Return that there is room."""
        return True

    # -- lists and pages ------------------------------------------------------------------------

    def list(self, view: "Any", kind: str = "list") -> None:
        """Note the bar, what stands above the rows, and those around the chosen one."""
        items = view.items()
        count = len(items)
        groups = view.groups()
        self.bar(*view.title())
        if groups:
            self.named = [[say(name) for name in groups[0]], groups[1]]
            self.head = [self.named[0][groups[1]], ""]
        if view.above():
            self.add("text", words=say(view.above()), rule="")
        above = view.cards_above()
        if above:
            self.add("laid", cards=above[0], due=above[1])
        first = max(0, min(view.at - _ROWS // 2, count - _ROWS))
        rows: list[list[str]] = []
        for left, right in view.some(self, first, _ROWS):
            row = [say(left), say_right(right)]
            if view.high > 1:
                names, who = view.below(first + len(rows))
                row += [", ".join(names), say(who)]
            rows.append(row)
        about = view.about() if count else None
        game = self.app.game_or_none()
        table = [player.name for player in game.players] if game else []
        # The colour of a player is that of the side.
        seats = [table.index(game.sides.of(row[0])[0]) if row[0] in table else -1 for row in rows]
        seated = view.players_row()
        self.add(
            "list",
            main=view.main_row,
            second=view.second_row,
            act=view.row_act and [view.row_act[0], say(view.row_act[1])],
            seats=seats,
            seated=seated and [seated[0], self.forms(seated[1])[-1], seated[2]],
            at=view.at,
            first=first,
            count=count,
            rows=rows,
            about=say(about) if about else "",
            empty="" if count else say(("ui.nothing_yet", {})),
            typed=view.found,
            given=[[say(name), str(value)] for name, value in view.also()],
        )

    def page(self, view: "Any") -> None:
        """Note what a page says, line by line."""
        left, right = view.title()
        self.bar(left, right)
        if view.module == "table.ending":
            self.ending(view)
            return
        parts = view.parts()
        if parts:
            for part in parts:
                self.part_of(part)
        else:
            for line in view.lines(self):
                self.line(*line)

    def part_of(self, part: "Any") -> None:
        """Note a part of a page: a text, a row, or what has its own way to be laid out."""
        if isinstance(part, Note):
            self.note(part.what, part.rule)
        elif isinstance(part, Sum):
            self.sum(part.name, part.words, part.total)
        elif isinstance(part, Hands):
            self.add("laid", cards=[face for group in part.groups for face in group], due="")
        elif isinstance(part, str) or isinstance(part[1], dict):
            self.note(part, None)
        else:
            self.line(*part)

    def note(self, what: "Label", rule: "str | None") -> None:
        """Note a text, and the rule behind it."""
        self.add("text", words=say(what), rule=rule or "")

    def line(self, what: "Label", value: "Any") -> None:
        """Note a line: a text, with its rule, or a label and its value."""
        left = say(what)
        right = say(value if isinstance(value, (str, tuple)) else value.words)
        if _is_rule(right):
            if not left and self.parts and self.parts[-1]["kind"] == "text":
                self.parts[-1]["rule"] = right
            else:
                self.add("text", words=left, rule=right)
        elif right:
            self.add("pair", left=left, right=right)
        elif left:
            self.add("text", words=left, rule="")

    def result(self, view: "Any") -> None:
        """Note what an entry does: who wins, the arithmetic, the scores, and what is remarked."""
        left, right = view.title()
        self.bar(left, right)
        sides = view.after.sides
        table = [player.name for player in view.after.players]
        # Where nothing was asked, nothing is edited.
        below = self.app.stack[self.app.stack.index(view) - 1]
        edits = below.module == "asking.entry" and bool(below.entry.asked)
        rows, others = view.results()
        for row in rows:
            names = [name for name in table if sides.words(name) == row[0]]
            self.outcome(_seats(table, names, sides, edits), *row)
        for name, words, total in others:
            self.sum(name, words, total)
        for note in view.notes(self):
            facts = note.what[1] if isinstance(note.what, tuple) else {}
            if "rows" not in facts:
                self.note(note.what, note.rule)
            # What each said, where it scores nothing yet.
            for names, words in facts.get("rows", ()):
                seats = _seats(table, names, sides, edits)
                self.told(seats, " + ".join(names), facts["what"], words)

    def sum(self, name: str, words: str, total: int) -> None:
        """Note an arithmetic."""
        self.add("sum", name=name, words=words, total=str(total))

    def outcome(  # noqa: PLR0913  as the preview has it
        self,
        seats: "Part",
        name: str,
        added: int,
        old: "int | None",
        new: int,
        sums: "list[str]",
    ) -> None:
        """Note what is added to a score, the arithmetic, the score before and after, and whose.

        Of `seats`, `seat` is the place of the player's or the side's colour, and `to` what leads to
        what was asked there (`EntryScreen.act`), "" where that is not possible.
        """
        before = "" if old is None or old == new else str(old)
        change = "" if old is None else "%+d" % added
        more: Part = {"what": "", "added": change, "sums": sums, "old": before, "new": str(new)}
        self.add("outcome", name=name, **more, **seats)

    def told(self, seats: "Part", name: str, what: "Label", words: str) -> None:
        """Note what a player or a side said, such as a bid; `what` it is."""
        more: Part = {"what": say(what), "added": "", "sums": [], "old": "", "new": words}
        self.add("outcome", name=name, **more, **seats)

    # -- the score sheet ------------------------------------------------------------------------

    def players(self, view: "Any") -> None:
        """Note how everyone stands, round by round."""
        game = view.app.game
        number = game.rounds if game.over else game.rounds + 1
        unit: Label = ("ui.event_number", {"event": (game.unit(game.house), {}), "n": number})
        self.bar(game.title, unit)
        self.add("players", **self.standing(view))

    def standing(self, view: "Any") -> "Part":
        """Return how everyone stands, and all rounds, of the score sheet `view`."""
        game = view.app.game
        seats = view.seats()
        games = game.columns.games()
        leading = leaders(game)
        unit = say((game.unit(game.house), {}))
        last = view.app.open_game.ledger.last
        # A penalty, which is of no round, and a pot that somebody collects leave the others as they
        # were: there is no 0 beside them that could be tapped.
        of_all = bool(last and last.number and not game.board.sections)
        near: list[str] = []
        players: list[dict[str, Any]] = []
        for player in seats:
            way, change = game.progress(player), view.change_of(player)
            left, names = game.distance_text(player, False), game.sides.of(player.name)
            if game.is_near(player):
                near.append(say(game.distance_text(player)))
            players.append(
                {
                    "name": game.sides.words(player.name),
                    "score": player.score,
                    "says": self.says(view, player, leading),
                    "mark": mark_of(game, player),
                    "role": say(_role(view, player)),
                    "since": player.out_in_round,
                    "aside": say(view.aside_of(player)),
                    "noted": " · ".join([say(what) for what in game.noted(names)]),
                    "bid": _bid(game, names),
                    "change": signed(change) if change or (of_all and change == 0) else "",
                    "limit": way[1] if way else 0,
                    "left": variants(left[0], **left[1])[-1] if left else "",
                    "out": bool(player.out_in_round or player.has_left),
                    "leads": player.name in leading,
                    "near": game.is_near(player),
                    "games": [scores[game.players.index(player)] for scores, _, _ in games],
                }
            )
        lines: list[str] = []
        entered: list[str] = []
        if not game.over:
            entered = [say(what) for what in game.entered()]
            lines += entered
            deals = say(dealing(game))
            lines += [deals] if deals else []
            lines.append(say(game.coming()))
        return {
            "goal": say(game.goal()),
            "unit": unit,
            # What several are called is stated beside it.
            "units": say((game.unit(game.house).replace(".unit", ".units"), {})),
            "done": game.rounds,
            "over": bool(game.over),
            "winners": list(game.winners) if game.over else [],
            "won": say(won_words(game)) if game.over and game.winners else "",
            "lines": lines,
            "entered": entered,
            "coming": "" if game.over else say(game.coming()),
            "tells": bool(not game.over and not entered and game.tells_round()),
            "near": near,
            "pots": _pots(game, game.board.sections),
            "at": view.at,
            "note": note_of(self.app),
            "players": players,
            "rounds": _rounds(
                view.app.open_game.ledger, [game.players.index(player) for player in seats]
            ),
        }

    def says(self, view: "Any", player: "Any", leading: "list[str]") -> "list[str]":
        """Return what the marks beside a name mean: who deals, starts and leads, who is out."""
        said = [say(_role(view, player))]
        if player.name in leading:
            said.append(say(("sim.leads", {})))
        if player.out_in_round or player.has_left:
            said.append(say(view.aside_of(player)))
        return [words for words in said if words]

    # -- what is asked --------------------------------------------------------------------------

    def number(self, view: "Any") -> None:
        """Note the question for a number, what is keyed of it, and what can be typed."""
        question = view.question
        self.bar((question.key, question.facts), view.aside)
        # A question that says its limit needs no range.
        told = question.facts.get("limit") == question.maximum
        limits: list[Label] = [] if told else [view.span()]
        least, most, barred = question.limits()
        if least == most:
            # The others leave it: else another row is wrong.
            limits = [view.why_not("")]
        if barred is not None:
            limits.append(("ui.not_number", {"n": barred}))
        self.add(
            "number",
            value=view.whole(),
            offered=not view.begun_here(),
            letters=view.letters(),
            minus=view.signed,
            begun=view.begun_here(),
            ready=view.is_ready(),
            range=", ".join([say(one) for one in limits if one]),
            given=[] if view.rows else [[say(name), str(value)] for name, value in view.given],
            rule=question.rule or "",
            page=self.page_of(view) if view.rows else None,
            choices=[],
        )
        self.wrong(view)

    def sheet(self, view: "Any") -> None:
        """Note all that an entry asks at once."""
        self.bar(*view.title())
        self.add("sheet", **view.told())

    def games(self, view: "Any") -> None:
        """Note all games that can be chosen, and the one that was left."""
        self.bar(*view.title())
        self.add("games", **view.told())

    def questions(self, view: "Any") -> None:
        """Note all questions for the referee."""
        self.bar(view.app.game.title, ("ui.referee", {}))
        self.add("questions", **view.told())

    def seats(self, view: "Any") -> None:
        """Note all seats with their names, and who deals first."""
        self.bar(*view.title())
        self.add("seats", **view.told())

    def flag(self, view: "Any") -> None:
        """Note a row of a page that is answered with one of `choices`: yes or no."""
        question = view.question
        self.bar((question.key, question.facts), view.aside)
        answered = question.default is not None
        self.add(
            "number",
            value=view.words() if answered else "",
            offered=False,
            letters="",
            minus=False,
            begun=False,
            ready=answered,
            range="",
            given=[],
            rule="",
            page=self.page_of(view),
            choices=[say(label) for _, label in question.choices],
        )
        self.wrong(view)

    def wrong(self, view: "Any") -> None:
        """Have the row say why its answer does not go with the others, as long as it waits."""
        error = wrong(view.rows.entry) if view.rows and not view.digits else None
        self.parts[-1]["wrong"] = bool(error)
        if error:
            words = sentence((error.key, error.facts))
            self.parts[-1].update(range=words, rule=getattr(error, "rule", None) or "")

    def page_of(self, view: "Any") -> "Part":
        """Return the page of which a number is a row: `title`, `left`, `at` and its `rows`.

        Each is [name, what was said before, the answer or "", what it comes to, whether out, the
        place of the player's or the side's colour, which field]. The title stays while its rows are
        asked.
        """
        rows = view.rows
        value = view.value()
        words = view.words()
        if view.question.choices:
            value = view.question.default
            words = "-" if value is None else words
        comes_to = judged(self.app.stack[-1], value)
        sides, seats = self.app.game.sides, [player.name for player in self.app.game.players]
        found: list[Any] = []
        fields: list[str] = []
        for at, label in enumerate(rows.labels):
            said = ", ".join([say(what) for what in rows.said[at]])
            number = words if at == rows.at else rows.values[at]
            row: list[Any] = [say(label), said, "" if number == "-" else number]
            field, whose = rows.page.rows[at][:2]
            head = sides.of(whose)[0]
            if field not in fields:
                fields.append(field)
            found.append(row + list(comes_to[at]) + [seats.index(head), fields.index(field)])
        return {
            "title": say(rows.whole if rows.mixed else rows.title),
            "left": say(rows.left(value)),
            "at": rows.at,
            "rows": found,
        }

    def name(self, view: "Any") -> None:
        """Note the question for a text."""
        self.bar(view.words)
        most, only = view.max_letters, view.only()
        self.add("name", text=view.text, most=most, only=only, names=[], blank=view.blank)

    def known(self, view: "Any") -> None:
        """Note the question for a name, with those that are known."""
        self.bar(*view.title())
        rows = [[say(left), say(right)] for left, right in view.items()[1:]]
        self.add("name", text=view.found, most=view.most, only="", names=rows)

    def deck(self, view: "Any") -> None:
        """Note the question for cards: the deck, what is keyed, and whether that is enough.

        `suits` has [sign, name] of each suit or colour, `rows` for each the [face, what is typed,
        how many are keyed, how many more can be] of its cards, `wild` the same of the wild card or
        None, `ranks` for each of a row the rank that has a name besides its face, or 0: the ace and
        French courts. `dead` has those of cards that are in no meld, and `keyed` [face, what is
        typed] in order. A minus before what is typed takes a card out. `tally` says how many are
        keyed, "" where one is all; the bar stays as it is meanwhile.
        """
        pad, faces = view.pad, view.faces
        deck, typed = pad.deck, faces.shortest()
        full = view.full()
        named = (1, 11, 12, 13) if faces.names == "french" else (1,)

        def card_of(card: int) -> "list[str | int]":
            keyed = pad.cards.count(card)
            free = deck.count(card) - keyed - pad.taken.count(card) if pad.likely[card] else 0
            return [faces.card(card), typed[card], keyed, 0 if full else max(0, free)]

        self.bar(view.asks())
        suits = range(len(deck.suits))
        self.add(
            "deck",
            suits=[[faces.suit(suit), faces.legends(suit)[0]] for suit in suits],
            rows=[[card_of(13 * suit + rank - 1) for rank in deck.ranks] for suit in suits],
            wild=card_of(deck.wild) if deck.wilds else None,
            dead=[card_of(deck.wild + 1 + at) for at in range(len(deck.dead))],
            keyed=[[faces.card(card), typed[card]] for card in pad.cards],
            coloured=faces.before,
            ranks=[] if faces.before else [rank if rank in named else 0 for rank in deck.ranks],
            tally=say(view.tally()),
            ready=view.enough(),
            given=[[say(name), str(value)] for name, value in view.given],
        )

    # -- what the referee says, and the rest ----------------------------------------------------

    def verdict(self, view: "Any") -> None:
        """Note the answer, why, by which rule, and the cards as they lie."""
        verdict = view.verdict
        self.rule = verdict.rule or ""
        groups = [
            [say(label) if label else "", view.faces.cards(cards)]
            for label, cards in verdict.groups
        ]
        # A figure alone does not say what it is of: the bar has what was asked.
        self.bar(_asked(self.app, view) or ("ui.referee", {}), self.rule)
        self.add(
            "verdict",
            ok=verdict.ok,
            head=view.headline(),
            words=view.sentence(),
            rule=self.rule,
            cards=[view.faces.card(card) for card in verdict.cards],
            groups=groups,
        )

    def grid(self, view: "Any") -> None:
        """Note the spaces of a board with their chips, and everybody's chips."""
        game = view.app.game
        self.bar(view.title(), ("stops_screen.due", {"card": view.due}) if view.due else "")
        spaces = [name for row in game.board.rows for name in row]
        self.add("grid", cells=_pots(game, spaces))
        for left, right in view.chips():
            self.add("pair", left=say(left), right=say(right))

    def melds(self, view: "Any") -> None:
        """Note the melds on a table, and what can be done, as one list."""
        self.bar(*view.title())
        log = view.log
        rows = [
            [view.faces.cards(log.melds[at]), say_right(view.marks[at])]
            for at in range(len(log.melds))
        ]
        rows += [[say(words), ""] for words in view.rows_below()]
        self.add(
            "list",
            at=view.at,
            first=0,
            count=len(rows),
            rows=rows,
            about=say(view.wrong()) if view.faults else "",
            empty="",
            typed="",
            given=[],
        )

    def cells(self, view: "Any") -> None:
        """Note the cards of a meld, and what can be done with them."""
        self.bar(*view.named(False))
        self.add("cells", at=view.at, cells=[say(words) for words in view.cells()])

    def code(self, view: "Any") -> None:
        """Note what a QR code holds."""
        text, key, facts = view.codes[view.at]
        self.bar(view.what)
        words = [say((key, facts))]
        evening = view.counting()
        if evening is not None:
            words = [say(("stats.counting", {}))]
        if len(view.codes) > 1:
            words.append("%d/%d" % (view.at + 1, len(view.codes)))
        self.add("code", data=text, words=words)

    def big(self, view: "Any") -> None:
        """Note what is read from across the table."""
        self.bar(*view.title())
        self.add("big", words=say(view.large()), below=say(view.beneath()))

    def winners(self, view: "Any") -> None:
        """Note who has won."""
        self.page(view)

    def ending(self, view: "Any") -> None:
        """Note the end of a game, all at once.

        `title` says who has won, `score` with what, `ahead` by how much; `rounds` the last round;
        then why, by which `rule`, the places as [place, name, arithmetic, score, since when out,
        which seat], what the end has added, and who pays whom. `sheet` is how everyone stands.
        """
        game = self.app.game
        sheet = self.app.sheet()
        words: dict[str, str] = {}
        for name, terms, _ in game.columns.sums():
            words[name] = arithmetic(terms)
        seats = [player.name for player in sheet.seats()]
        places: list[Any] = []
        place = 1
        for group in game.places():
            leads = [name for name in group if name in seats]
            for name in leads:
                player, called = game.find(name), game.sides.words(name)
                out = say(sheet.aside_of(player)) if player.out_in_round or player.has_left else ""
                row = [place, called, words.get(called, ""), player.score, out, seats.index(name)]
                places.append(row)
            place += len(leads)
        rule, reason, facts = game.ending or ("", "", {})
        score = view.score()
        unit: Label = (game.unit(game.house), {})
        self.add(
            "ending",
            title=say(won_words(game)) if game.winners else "",
            score="" if score is None else str(score),
            ahead=view.ahead(),
            rounds=say(("ui.event_number", {"event": unit, "n": game.rounds})),
            reason=say((reason, facts)) if reason else "",
            rule=rule or "",
            places=places,
            bonuses=[say(note.what) for note in bonus_notes(game.columns.bonuses(), game)],
            paid=[[say(left), say(right)] for left, right in rows_of(view.paid)],
            why=say(view.why) if view.stake and view.why else "",
            sheet=self.standing(sheet),
        )

    def frame(self, view: "Any") -> None:
        """Note a question that a drawing asks."""
        self.add("text", words=say(view.large()), rule="")

    def key(self, view: "Any") -> None:
        """Note a key to press."""
        self.bar(*view.title())
        self.add("text", words=say(view.task()), rule="")


def _asked(app: "Any", view: "Any") -> "Label":
    """Return which of the referee's questions a verdict answers, or ""."""
    below = app.stack[app.stack.index(view) - 1]
    game = app.game_or_none()
    if below.module == "asking.entry" and game:
        for row in game.referee:
            if row[0] == below.action:
                return row[1], {}
    return ""


def _seats(table: "list[str]", names: "list[str]", sides: "Any", edits: bool) -> "Part":
    """Return the place of the colour of `names`, and what leads to what they were asked."""
    to = "to " + "\t".join(names) if edits else ""
    return {"seat": table.index(sides.of(names[0])[0]), "to": to}


def note_of(app: "Any") -> str:
    """Return the note on the game on the table, or ""; a window that only looks on has none."""
    return app.session.note() if hasattr(app, "session") else ""


def dealing(game: "Any") -> "Label":
    """Return who deals, and who starts, as far as it is known; "" if it is not, or at the end."""
    if game.over or not game.dealer:
        return ""
    first = game.first_player()
    if first:
        return ("ui.deals_starts", {"name": game.dealer, "first": first})
    return ("ui.dealer_is", {"name": game.dealer})


def _bid(game: "Any", names: "list[str]") -> str:
    """Return the number that these have said in this round, which people look up; "" for none."""
    given = getattr(game, "step_values", {})
    for key, facts in game.noted(names):
        # A number that the form shows (`engine.games.forms.telling.moment`).
        if key.split("shown_")[-1] in given:
            return str(facts["n"])
    return ""


def _role(view: "Any", player: "Any") -> "Label":
    """Return who deals, or starts, of those with a mark on the sheet; of partners, by name."""
    game = view.app.game
    mark = mark_of(game, player)
    if not mark:
        return ""
    if game.sides.words(player.name) == player.name:
        return ("sim.deals" if mark == "■" else "sim.starts", {})
    if mark == "■":
        return ("ui.dealer_is", {"name": game.dealer})
    return ("ui.first_is", {"name": game.first_player()})


# For which ledger, entry and seats the rounds were found last, and the rounds.
_found: "list[Any]" = [None, None, []]


def _rounds(ledger: "Any", seats: "list[int]") -> "list[list[Any]]":
    """Return [number, the points of each seat, the places of those who won] of each round.

    The first has the number 0 and what each had at the start, whenever they joined, if that is not
    0 for all. The points are None for who was not there.
    """
    key = len(ledger.log), seats
    # Another game, or another box on the page, has another ledger.
    if _found[0] is not ledger or _found[1] != key:
        won: dict[int, list[str]] = {}
        for one in tally.rounds(ledger):
            won[one.number] = list(one.winners)
        names = [player.name for player in ledger.game.players]
        found: list[list[Any]] = []
        table = numbered_rows(ledger)
        while len(table) > 1 and not table[1][0]:
            # What was corrected before the first round is no round.
            moved = table.pop(1)[1]
            table[0] = 0, [table[0][1][at] + moved[at] for at in range(len(moved))]
        away = _away(ledger)
        for number, points in table:
            if number or any(points):
                best = won.get(number, ())
                wins = [place for place in range(len(seats)) if names[seats[place]] in best]
                there = [points[at] or (None if [number, at] in away else 0) for at in seats]
                found.append([number, there, wins])
        _found[:] = [ledger, key, found]
    return _found[2]


def _away(ledger: "Any") -> "list[list[int]]":
    """Return [number of the round, player] of each who was not there."""
    names = [player.name for player in ledger.game.players]
    # Since which round they are away.
    away: dict[str, int] = dict.fromkeys([name for name in names if name not in ledger.names], 1)
    if not away and not [1 for event in ledger.log if event["event"] == "leave"]:
        return []
    found: list[list[int]] = []
    for _, event, _, game in ledger.history():
        if event["event"] == "leave":
            away[event["player"]] = game.rounds + 1
        elif event["event"] == "join":
            name = event["player"]
            found += [[one, names.index(name)] for one in range(away.pop(name), game.rounds + 1)]
    for name in away:
        found += [[one, names.index(name)] for one in range(away[name], ledger.game.rounds + 2)]
    return found


def _is_rule(words: str) -> bool:
    """Return whether a text is the number of a rule, such as "RMN-8".

    >>> _is_rule("RMN-8"), _is_rule("2-8"), _is_rule("SPD-12")
    (True, False, True)
    """
    at = words.find("-")
    return at > 1 and words[:at].isalpha() and words[:at].isupper() and words[at + 1 :].isdigit()


def _pots(game: "Any", names: "Any") -> "list[list[Any]]":
    """Return [what it is called, its chips, its name if a tap collects it, else ""] of each."""
    board = game.board
    due = board.payable() if not game.over and board.pays in game.actions() else []
    return [[_pot(game, name), board.pots[name], name if name in due else ""] for name in names]


def _pot(game: "Any", name: str) -> str:
    """Return what a section of the board is called."""
    key = game.section + ".pot_" + name
    return say((key, {})) if has(key) else pictured(name)
