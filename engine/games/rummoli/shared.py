"""The events of every game in Rummoli: they move chips (ALL-1 to ALL-5, RML-15, RML-18)."""

from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from ...game.declared import EventType, Field
from ...game.events import SHARED, SharedEvents, ask_reason, instead_of, read_reason
from ...game.numbers import NumberField
from ...game.questions import pick
from ...texts import quoted, text
from .asks import chips_question
from .board import space_label
from .chips import CHIPS, MAX_CHIPS

if TYPE_CHECKING:
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Label, Questions
    from .chips import RummoliChips

# The reasons that cost a chip onto Rummoli (RML-18).
_FINES = ("rummoli.reason_late", "rummoli.reason_dead")


def _holder(game: "RummoliChips", entry: "EntrySoFar") -> str:
    """Return who or what holds chips; raise RuleError or InputError if nobody does."""
    name = entry.value
    return name if name in game.board.sections else game.active(name).name


def _label(game: "RummoliChips", holder: str) -> "Label":
    """Return the name of a player, or what a section is called."""
    return space_label(holder) if holder in game.board.sections else holder


class RummoliShared(SharedEvents):
    """Who joins gets chips, who leaves takes them along, a correction moves them."""

    # Chips go from one holder, a player or a section, to another (ALL-5).
    event_types = instead_of(
        SHARED,
        EventType(
            "adjust",
            Field("from", holds_names=True, parse=_holder),
            Field("to", holds_names=True, parse=_holder),
            NumberField("chips", in_history=True, **CHIPS),
            Field("reason", parse=read_reason),
            group="fix",
        ),
    )

    def check_between(self, game: "Any", rule: str) -> None:
        if game.phase == "hand":
            raise RuleError(rule, "rummoli.in_a_hand")

    def joining_score(self, game: "Any") -> int:
        """Return the chips of a player who joins: as many as each had at the start (ALL-3)."""
        return game.payments.each

    def plan_void(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Return chips to where they were after the ante; the antes stay (ALL-1)."""
        effect = super().plan_void(game, entry)
        for holder in game.moved:
            if holder in game.board.pots:
                # A correction may have taken some of the chips that were moved (ALL-5).
                if game.board.pots[holder] < game.moved[holder]:
                    raise game.pot_too_small(holder)
                effect.add_pot(holder, -game.moved[holder])
            else:
                effect.add(holder, -game.moved[holder])
        return effect

    def done_void(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Let the same dealer deal again, with the antes still on the board."""
        if game.phase != "between":
            game.phase = "again"
        game.clear_hand()

    def plan_leave(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let a player leave with their chips (ALL-2); a debt stays owed (ALL-12)."""
        effect = super().plan_leave(game, entry)
        player = game.find(entry["player"])
        effect.notes.clear()
        if player.score < 0:
            effect.note("ALL-12", "rummoli.did_strike", name=player.name, n=-player.score)
        else:
            effect.note("ALL-2", "rummoli.did_take_along", name=player.name, n=player.score)
        return effect

    def done_leave(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Take the player's chips out of the game, or issue those of a debt (ALL-2)."""
        super().done_leave(game, event, effect)
        game.issued -= game.find(event["player"]).score

    def plan_join(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let a player join or return (ALL-3); a debt from before stays owed (ALL-12)."""
        effect = super().plan_join(game, entry)
        former = self.former(game, entry["player"])
        if former and former.score < 0:
            effect.note("ALL-12", "rummoli.did_owe", name=former.name, n=-former.score)
        return effect

    def done_join(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Issue chips to a newcomer, or those that a returning player took along (ALL-3)."""
        former = self.former(game, event["player"])
        super().done_join(game, event, effect)
        if former:
            game.issued += former.score
            # Took chips along: 0. Left with a debt: as many chips as would have paid it.
            game.payments.buys(former.name, effect.changes[former.name])
        else:
            game.issued += self.joining_score(game)

    def returning_score(self, game: "Any", player: "Player") -> int:
        """Return the chips that the player took along (ALL-3), at least 0."""
        return max(0, player.score)

    def plan_adjust(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Move chips from one holder, a player or a section, to another (ALL-5)."""
        source, target, chips = entry["from"], entry["to"], entry["chips"]
        if source == target:
            raise InputError("to", "rummoli.same_holder", name=quoted(source))
        effect = game.effect("adjust")
        for holder, amount in ((source, -chips), (target, chips)):
            if holder in game.board.sections:
                if game.board.pots[holder] + amount < 0:
                    raise game.pot_too_small(holder)
                effect.add_pot(holder, amount)
            else:
                player = game.find(holder)
                if amount < 0 and player.score < chips and game.house["short"] != "owes":
                    raise RuleError(
                        "RML-15", "rummoli.cannot_pay", name=holder, n=chips, has=player.score
                    )
                effect.add(holder, amount)
        payer, payee = _label(game, source), _label(game, target)
        effect.note("ALL-5", "rummoli.did_adjust", name=payer, to=payee, reason=entry["reason"])
        return effect

    def ask_adjust(self, game: "Any", old: "Event") -> "Questions":
        """Ask from which holder chips go, why, to which, and how many (ALL-5).

        For the fines of one chip onto Rummoli (RML-18), only the payer and the reason are asked.
        """
        names = game.names_in_play()
        holders: list[tuple[str, Label]] = [(name, name) for name in names]
        holders += [(section, space_label(section)) for section in game.board.sections]
        source = yield pick("rummoli.ask_from", holders, old.get("from"))
        fines = _FINES if source in names else ()
        reason = yield from ask_reason(fines + game.penalty_reasons, old)
        fine = dict(game.fine(source), reason=reason)
        before = old.get("to", fine["to"]), old.get("chips", fine["chips"])
        if before == (fine["to"], fine["chips"]) and reason in [text(key) for key in fines]:
            yield fine
            return
        rest = [holder for holder in holders if holder[0] != source]
        target = yield pick("rummoli.ask_to", rest, old.get("to"))
        if source in game.board.sections:
            most = game.board.pots[source]
        else:
            most = MAX_CHIPS if game.house["short"] == "owes" else game.chips_of(source)
        asked = chips_question("rummoli.ask_chips", source, old.get("chips"), maximum=most)
        asked.facts = {"name": _label(game, source)}
        chips = yield asked
        yield {
            "event": "adjust",
            "from": source,
            "to": target,
            "chips": chips,
            "reason": reason,
        }
