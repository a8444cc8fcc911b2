"""Fields that each player or side has a value of: whose, in which order, and their page."""

from ....compat import TYPE_CHECKING, is_object
from ....errors import EngineError
from ....game.questions import is_mixed
from ..expressions import SIDE, run
from .made import Made

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....game.declared import EntrySoFar
    from ....game.questions import PageRow
    from ....types import Label
    from ..expressions import Code
    from ..world import World
    from .types import Formed


class Owned(Made):
    """What each player or side has a value of: whose, in seat order and in the order of asking."""

    # The fields next to it that are of several, too, itself among them: they are one page.
    beside: "Sequence[Any]" = ()
    # The checks of each that stand behind it and need no value of anybody else: (code, refuses).
    alone: "tuple[tuple[Code, Any], ...]" = ()

    def refused_alone(self, game: "Formed", entry: "EntrySoFar", name: str) -> "EngineError | None":
        """Return what is wrong with the value of `name`, whatever the others answer, or None."""
        if not self.alone:
            return None
        world = game.world(entry)
        self.forget(world)
        try:
            for _, refuses in self.alone:
                refuses(game, world, world.names.index(name))
        except EngineError as error:
            return error
        return None

    def forget(self, world: "World") -> None:
        """Have the values looked at anew: there is another one."""
        world.forget(self.made.slots)
        world.forget(self.made.counted)

    def names_of(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return the names that have a value, in seat order: of a side that of its first player."""
        world = game.world(entry)
        places = world.heads if self.made.level == SIDE else range(len(world.names))
        when = self.made.when
        found = [world.names[at] for at in places if when is None or run(when, world, at)]
        if game.form.idle is not None:
            idle = game.idle(world)
            found = [name for name in found if name not in idle]
        return found

    def in_turn(self, game: "Formed", entry: "EntrySoFar") -> list[str]:
        """Return the same names from the dealer's left."""
        wanted = self.names_of(game, entry)
        world = game.world(entry)
        found: list[str] = []
        for name in game.following(game.dealer):
            head = world.head(name) if self.made.level == SIDE else name
            if head in wanted and head not in found:
                found.append(head)
        return found

    def check_playing(self, game: "Formed", value: "Any", entry: "EntrySoFar") -> None:
        """Refuse a value of a player who sits out."""
        for name in game.idle(game.world(entry)):
            if is_object(value) and name in value:
                raise game.sits_out(name)

    def called(self, game: "Any", entry: "EntrySoFar", name: str) -> str:
        """Return how the owner of a value is called: a side by both names."""
        return " + ".join(self.owners(game, entry, name))

    def owners(self, game: "Any", entry: "EntrySoFar", name: str) -> list[str]:
        """Return the players whose value it is."""
        if self.made.level != SIDE:
            return [name]
        world = game.world(entry)
        return world.group(world.names.index(name))

    def counts_what(self, game: "Any", entry: "EntrySoFar") -> "Label":
        """Return what is counted: what this round is about, where each is about something else."""
        return game.phase_words() if game.form.phases else game.word_of(self.made.name)

    def rows(self, game: "Any", entry: "EntrySoFar", names: list[str]) -> "list[PageRow]":
        """Return the rows of its page: those of `names`, and of the fields beside it.

        Of fields that are asked later, as far as it is known whom. Where there are several fields,
        each row says which one it is.
        """
        known_from = game.form.names[self.made.name].known_from
        rows: list[Any] = []
        for field in self.beside:
            when = field.made.when
            if when is None or when.known_from < known_from:
                rows += [
                    (field.name, name, field.owners(game, entry, name))
                    for name in field.in_turn(game, entry)
                ]
        # Each look at what was said before this event takes another world.
        noted: dict[str, list[Label]] = {}
        for _, name, owners in rows:
            if name not in noted:
                noted[name] = game.noted(owners)
        words: list[Label] = [game.word_of(field) for field, _, _ in rows]
        several = bool(rows) and is_mixed(rows)
        return [
            (field, name, " + ".join(owners), ([words[at]] if several else []) + noted[name])
            for at, (field, name, owners) in enumerate(rows)
        ]
