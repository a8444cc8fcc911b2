"""Which text fits where: of a text in several lengths, the longest that fits is shown.

Nothing is drawn here.
"""

from engine.compat import TYPE_CHECKING, const
from engine.texts import fact, text, variants
from firmware.display.card_faces import with_pictures
from firmware.display.house_words import spoken
from firmware.display.short_names import short_names, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.types import Facts, Label


# The side of a QR code with its margin, in pixels.
CODE_SIDE = const(64)
# How wide a cross of arrows is with what each leads to.
_CROSS = const(128)
# How wide a row that is asked is at least.
_ROW = const(100)
# The least room beside a code for what it is.
_CODE_TITLE = const(56)
# The inks beside white, where there are colours: of red suits and of what is refused; of who leads.
RED = const(1)
LEAD = const(2)
# For how many groups of players and widths their short names are kept.
_SHORTS = const(6)
# How many letters a name has at least that is read.
_SHORTEST = const(2)


class Fitting:
    """Chooses and wraps text for a screen `width` pixels wide.

    `size(words, font=8)` returns the width of a text in pixels. A font is named by its height.
    """

    # How high the screen is, in pixels, and its rows of content: whoever draws says it.
    height: int
    rows: int

    def __init__(self, width: int, size: "Callable[..., int]"):
        self.width = width
        self.size = size
        # The players: where these names must be shortened, they stay different from each other.
        self.names: tuple[str, ...] = ()
        # How wide the short name of one of so many players is at most, on this screen.
        self.short_width: Callable[[int], int] = lambda count: width // 5
        # The short names worked out last, and from what: those of a screen.
        self._shorts: list[tuple[Any, dict[str, str]]] = []

    def holds_code(self) -> bool:
        """Return whether there is room for a QR code of two pixels a module.

        The smallest has 21 modules and a margin: at one pixel each it would fit into 32 rows, but a
        module of less than 0.2 mm is too small for the camera of a phone.
        """
        return self.height >= CODE_SIDE and self.width >= CODE_SIDE + _CODE_TITLE

    def holds_rows(self, cross: bool) -> bool:
        """Return whether there is room for rows that are asked, and for a `cross` beside them."""
        return self.holds_cross() if cross else self.rows >= 6 and self.width >= _ROW

    def holds_cross(self) -> bool:
        """Return whether there is room for arrows around a point, with what each leads to."""
        return self.rows >= 6 and self.width >= _CROSS

    def fits(self, words: str, width: int, font: int = 8) -> bool:
        """Return whether `words` fit into `width` pixels."""
        return self.size(words, font) <= width

    def forms(self, what: "Label") -> list[str]:
        """Return a text in all its lengths, the longest first."""
        return [what] if isinstance(what, str) else variants(what[0], **copied(what[1]))

    def best(self, what: "Label", width: int, font: int = 8) -> str:
        """Return the longest form of a text that fits into `width` pixels, else the shortest.

        If none fits, long facts in it are shortened first.
        """
        words = self.whole(what, width, font)
        if words is not None:
            return words
        if isinstance(what, str):
            return what
        key, facts = what[0], self._brief(copied(what[1]))
        forms = []
        # Players' names before anything else: half a card is another card.
        for names_only in (True, False):
            for name in facts:
                value = fact(facts[name])
                if isinstance(value, str) and (value in self.names or not names_only):
                    # A number is never cut: it would be another one.
                    if not value.lstrip("+-").isdigit():
                        value = self.shorten(value, width // 3)
                facts[name] = value
            forms = variants(key, **facts)
            for form in forms:
                if self.fits(form, width, font):
                    return form
        return forms[-1]

    def whole(self, what: "Label", width: int, font: int = 8) -> str | None:
        """Return the longest form of a text that fits into `width` pixels, or None.

        Players' names in it may be shortened, nothing else.
        """
        if isinstance(what, str):
            return what if self.fits(what, width, font) else None
        key, facts = what[0], copied(what[1])
        for form in variants(key, **facts):
            if self.fits(form, width, font):
                return form
        for form in variants(key, **self._brief(dict(facts))):
            if self.fits(form, width, font):
                return form
        short = self._shorts_in(facts)
        forms = variants(key, **short)
        for at in range(len(forms)):
            if self.fits(forms[at], width, font):
                spare = width - self.size(forms[at], font)
                return forms[at] if font > 8 else self._grown(key, facts, short, at, spare)
        return None

    def _brief(self, facts: "Facts") -> "Facts":
        """Shorten those facts that are texts, such as a game's title: better than a cut one."""
        for name in facts:
            if isinstance(facts[name], tuple):
                facts[name] = self.forms(facts[name])[-1]
        return facts

    def _shorts_in(self, facts: "Facts") -> "Facts":
        """Return facts as short as can be without cutting a word: with short names."""
        short: Facts = {}
        for name in facts:
            value = facts[name]
            if isinstance(value, tuple):
                value = variants(facts[name][0], **self._shorts_in(facts[name][1]))[-1]
            short[name] = self.short(value) if isinstance(value, str) else value
        return short

    def _grown(self, key: str, facts: "Facts", short: "Facts", at: int, spare: int) -> str:
        """Return form `at` of a text of which the facts are `short`, but for `spare` pixels."""
        form = variants(key, **short)[at]
        # Only what stands in this form; sorted, since a dict has no order on every runtime.
        cut = [name for name in facts if short[name] != facts[name] and short[name] in form]
        cut.sort()
        while cut:
            name = cut.pop()
            before, value = short[name], facts[name]
            room = self.size(before) + spare // (len(cut) + 1)
            whole = isinstance(value, str) and self.shorten(value, room)
            short[name] = whole or self.whole(value, room) or before
            spare -= self.size(short[name]) - self.size(before)
        return variants(key, **short)[at]

    def shorten(self, words: str, width: int) -> str:
        """Return the beginning of `words` that fits into `width` pixels, whole words if any does.

        A player's name gives way to its short name, those of partners, too.
        """
        if self.fits(words, width):
            return words
        if words in self.names or self.partners(words):
            return self.short_forms((words,), width)[words]
        cut = shortened(words, width, self.size)
        if words[len(cut) : len(cut) + 1] != " " and " " in cut:
            cut = cut[: cut.rfind(" ")]
        return cut.rstrip(" ,:")

    def short(self, name: str) -> str:
        """Return the short name of one of `names`: the same wherever the name is cut."""
        if name in self.names:
            return self.shorts(self.names)[name]
        return "+".join([self.short(one) for one in self.partners(name)]) or name

    def partners(self, words: str) -> list[str]:
        """Return the names of which `words` is a side (`engine.game.sides`), else nothing."""
        parts = words.split(" + ")
        whole = len(parts) > 1 and all([name in self.names for name in parts])
        return parts if whole and words not in self.names else []

    def short_forms(self, names: "Sequence[str]", width: int) -> dict[str, str]:
        """Return {name: a form that fits into `width` pixels}, all different.

        A name that does not fit gives way to its short name; one that is a beginning is as long as
        there is room. Only where there is none for the short names of all they have two letters, or
        else what there is room for.
        """
        forms = {name: name for name in names}
        everyone = self._everyone(names)
        if [name for name in names if self.partners(name) and not self.fits(name, width)]:
            return self.side_forms(names, width, everyone)
        for room in (self.short_width(len(everyone)), 0, width):
            if all([self.fits(forms[name], width) for name in names]):
                break
            briefer = (
                self._told_apart(everyone, room) if room else short_names(everyone, _SHORTEST, len)
            )
            for name in names:
                if not self.fits(name, width):
                    forms[name] = form = briefer[name]
                    longer = shortened(name, width, self.size).rstrip()
                    if len(longer) > len(form) and _is_beginning(name, form, everyone):
                        forms[name] = longer
        return forms

    def side_forms(
        self, names: "Sequence[str]", width: int, everyone: "Sequence[str]", font: int = 8
    ) -> dict[str, str]:
        """Return {side: a form that fits into `width` pixels in a font}.

        The names in them have at most as many letters as those of all others, and two or more. Of
        more than two partners the first is named else, and how many more there are.
        """
        drawn_from = (tuple(names), width, font)
        for found_from, found in self._shorts:
            if found_from == drawn_from:
                return found
        found: dict[str, str] = {}
        sides = {name: self.partners(name) or [name] for name in names}
        letters = 1
        for letters in range(max([len(name) for name in everyone]), 0, -1):
            briefer = self.lettered(letters, everyone)
            for name in names:
                found[name] = "+".join([briefer[one] for one in sides[name]])
            if letters == 1:
                break
            for name in names:
                if (
                    letters == _SHORTEST
                    and len(sides[name]) > 2
                    and not self.fits(found[name], width, font)
                ):
                    rest = "+%d" % (len(sides[name]) - 1)
                    # As wide in the small font, in which short names are measured.
                    room = width * 8 // font - self.size(rest) - 1
                    found[name] = self.shorten(sides[name][0], room) + rest
            if all([self.fits(found[name], width, font) for name in names]):
                break
        if len(names) == 1:
            # A letter more for those for whom there is room.
            forms = found[names[0]].split("+")
            longest = self.lettered(letters + 1, everyone)
            for at in range(len(forms) if len(forms) == len(sides[names[0]]) else 0):
                longer = forms[:at] + [longest[sides[names[0]][at]]] + forms[at + 1 :]
                if self.fits("+".join(longer), width, font):
                    forms = longer
            found[names[0]] = "+".join(forms)
        self._shorts = self._shorts[-_SHORTS:] + [(drawn_from, found)]
        return found

    def lettered(self, letters: int, everyone: "Sequence[str]") -> dict[str, str]:
        """Return {name: a form of at most so many letters}: short names, or longer beginnings."""
        usual = self._told_apart(everyone, self.short_width(len(everyone)))
        least: dict[str, str] = {}
        forms: dict[str, str] = {}
        for name in everyone:
            form = usual[name]
            if len(name) <= letters:
                form = name
            elif len(form) > letters:
                least = least or short_names(everyone, letters, len)
                form = least[name]
            elif _is_beginning(name, form, everyone):
                form = name[:letters].rstrip()
            forms[name] = form
        return forms

    def shorts(self, names: "Sequence[str]") -> dict[str, str]:
        """Return {name: its short name}; a name that is short enough stays whole."""
        everyone = self._everyone(names)
        return self._told_apart(everyone, self.short_width(len(everyone)))

    def _everyone(self, names: "Sequence[str]") -> "Sequence[str]":
        """Return the names from which those of `names` are told apart: all players at the table.

        So a name has one short name, whoever else is in sight, and it is nobody's whole name.
        """
        for name in names:
            if name not in self.names and not self.partners(name):
                return names
        return self.names

    def _told_apart(self, names: "Sequence[str]", width: int) -> dict[str, str]:
        """Return {name: a form that fits into `width` pixels}, all different, as long as can be."""
        drawn_from = (tuple(names), width)
        for found_from, found in self._shorts:
            if found_from == drawn_from:
                return found
        found = short_names(names, width, self.size)
        self._shorts = self._shorts[-_SHORTS:] + [(drawn_from, found)]
        return found

    def squeeze(self, parts: "Sequence[list[str]]", room: int, gap: int) -> list[str]:
        """Return a form of each part, so that all fit side by side into `room` pixels.

        `parts` are the forms of each, the longest first; the most important part comes first. Each
        has the longest form that leaves room for the shortest ones of those after it: the last part
        is the first to give way. Between two parts are `gap` pixels. Returns [] if not even the
        shortest forms fit.
        """
        chosen = [forms[0] for forms in parts]
        spare = room - gap * (len(parts) - 1)
        if sum([self.size(words) for words in chosen]) <= spare:
            return chosen
        least = [min([self.size(form) for form in forms]) for forms in parts]
        spare -= sum(least)
        if spare < 0:
            return []
        for at in range(len(parts)):
            for form in parts[at]:
                more = self.size(form) - least[at]
                if more <= spare:
                    chosen[at] = form
                    spare -= more
                    break
        return chosen

    def bar_parts(self, left: "Label", right: "Label") -> tuple[str, str]:
        """Return the longest forms of both texts of a bar that fit side by side.

        The left one yields first. The right one takes at most half of the bar in a longer form,
        more if it would be left out otherwise. If nothing else helps, facts are shortened. It is ""
        if it does not fit.
        """
        room = self.width - 2
        words = self.forms(left)
        details = [form for form in self.forms(right) if form]
        half = [form for form in details if form is right or self.fits(form, room // 2)]
        for forms in (half, details):
            found = self.squeeze((forms, words), room, 4) if forms else []
            if found:
                return found[1], found[0]
        words, detail = self._squeezed(left, right, room - 4) if details else ("", "")
        return (words, detail) if detail else (self.best(left, room), "")

    def _squeezed(self, left: "Label", right: "Label", room: int) -> tuple[str, str]:
        """Return forms of both texts that fit side by side with shortened names in them.

        The right one is "" if it does not fit even so.
        """
        detail = self.forms(right)[-1]
        words = self.best(left, room - self.size(detail))
        if self.fits(words, room - self.size(detail)):
            return words, detail
        words = self.forms(left)[-1]
        rest = room - self.size(words)
        if detail in self.names:
            return words, self.shorten(detail, rest)
        if not isinstance(right, str) and any([name in self.names for name in right[1].values()]):
            detail = self.best(right, rest)
            if self.fits(detail, rest):
                return words, detail
        return self.best(left, room), ""

    def pair(self, left: "Label", right: "Label", room: int) -> tuple[str, str]:
        """Return the longest forms of both texts that fit side by side; the left one yields first.

        What stands at the right is a value, and a word of it may be another value. If they do not
        fit, a player's name at the left is shortened; otherwise the right one is "".
        """
        found = self.squeeze((self.forms(right), self.forms(left)), room, 0)
        if found:
            return found[1], found[0]
        words, detail = self._squeezed(left, right, room)
        if not detail and isinstance(left, str) and left in self.names:
            detail = self.forms(right)[-1]
            words = self.shorten(left, room - self.size(detail))
        return words, detail

    def wrap(self, words: str, width: int, first: int = 0) -> list[str]:
        """Return `words` as lines of at most `width` pixels; the first is indented by `first`."""
        # Most texts are short, and need not be measured word by word.
        if words[:1] not in ("", " ") and len(words) * 5 <= width:
            if self.fits(words, width - first):
                return [words]
        # Widths include the gap after the last glyph, so that those of a line's parts add up.
        space = self.size("  ") - self.size(" ")
        gap = space - self.size(" ")
        lines: list[str] = []
        line = ""
        taken = 0
        room = width - first
        for word in self._units(words):
            length = self.size(word) + gap if word else 0
            longer = taken + space + length if line else length
            if longer - gap <= room:
                line = line + " " + word if line else word
                taken = longer
                continue
            if line:
                lines.append(line)
                room = width
            # A word wider than a line is broken at a mark in it, else at the end of the line.
            while not self.fits(word, width):
                part = shortened(word, width, self.size)
                marks = [at for at in range(2, len(part)) if part[at] in "-=_ "]
                if marks:
                    part = part[: marks[-1] + 1]
                lines.append(part.rstrip())
                word = word[len(part) :]
            line = word
            taken = self.size(word) + gap if word else 0
        if line:
            lines.append(line)
        return lines

    def _units(self, words: str) -> list[str]:
        """Return the words of a text; the factors of a product, a name and its number are one."""
        units: list[str] = []
        last = ""
        for word in words.split(" "):
            number = word[:1].isdigit()
            if units and (number and (last == "x" or last in self.names) or word == "x"):
                units[-1] += " " + word
            else:
                units.append(word)
            last = word
        return units


def _is_beginning(name: str, form: str, everyone: "Sequence[str]") -> bool:
    """Return whether a form of `name` is a beginning of it that no other name has."""
    return [one for one in everyone if one.startswith(form)] == [name]


def copied(facts: "Facts") -> "Facts":
    """Return a copy of facts, with pictures of the suits in cards."""
    copy: Facts = {}
    for name in facts:
        copy[name] = with_pictures(name, facts[name])
    return copy


def say(what: "Label") -> str:
    """Return a text in its longest form."""
    words = what if isinstance(what, str) else text(what[0], **copied(what[1]))
    return spoken(words) if "=" in words else words


def sentence(what: "Label") -> str:
    """Return a text in its longest form with a capital first, unless a name of the facts is first.

    The texts of errors and verdicts start small: they also stand within other sentences.
    """
    words = say(what)
    facts = [] if isinstance(what, str) else list(what[1].values())
    if any([isinstance(value, str) and value and words.startswith(value) for value in facts]):
        return words
    return words[:1].upper() + words[1:]
