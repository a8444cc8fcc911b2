"""What a game declares about itself, as attributes and methods of its class."""

from ..compat import TYPE_CHECKING
from .aids import Aids
from .board import Board
from .card_faces import CardFaces
from .columns import Columns
from .cut import Cut
from .declared import EventType
from .elimination import Elimination
from .house import with_defaults
from .payments import Payments
from .setup import Setup
from .sides import Sides
from .upcard import Upcard

if TYPE_CHECKING:
    from ..types import House, Label
    from .house import Option
    from .meld_rules import MeldRules


class GameFacts:
    """The facts of a game: the defaults are what most games have, and each states what differs."""

    # -- what it is ----------------------------------------------------------------------------

    # Its name in journals, in `ask` and in the list of games.
    name = ""
    # The name that people see: a text, or a `(key, facts)` pair if languages differ.
    title: "Label" = ""
    # Whether a table gave it this title (`games.name_of`).
    given = False
    # The fewest players.
    min_players = 2
    # The most players.
    max_players = 6
    # Where the next player sits: +1 to the left (clockwise), -1 to the right.
    direction = 1
    # Whether the lowest score wins; None: the house decides in each game.
    lowest_wins: "bool | None" = False
    # The beginning of its rule numbers.
    prefix = ""
    # The section of its texts.
    section = ""
    # The rule of the deal, or None if no rule says how the cards are dealt.
    deal_rule: "str | None" = None
    # The keys of the ready-made reasons for a penalty or correction.
    penalty_reasons: "tuple[str, ...]" = ("all.reason_count", "all.reason_shown", "all.reason_turn")
    # The cards of its worked example, a text for each step: cards as the engine writes them, "|"
    # between melds or hands; "" for a step without cards. The step's words are the text `example_1`
    # of its section, and so on; the text `aim` says what players try to do.
    example_cards: "tuple[str, ...]" = ()
    # What players achieve (`Effect.feat`), for the statistics: at most four names, in the order
    # of a row (`engine.record.tally`).
    feats: "tuple[str, ...]" = ()

    # -- what only some games have: a game without it has an empty object ----------------------

    # The board on which chips lie.
    board: Board = Board()
    # The columns of its sheet where several games are played at once, and what the end adds.
    columns: Columns = Columns()
    # What the box helps with that is no event.
    aids: Aids = Aids()
    # The card turned up after the deal.
    upcard: Upcard = Upcard()
    # Who is out, where players go out at the limit.
    elimination: Elimination = Elimination()
    # The cut for the first dealer: whether there is one, and how cards rank in it.
    cut: Cut = Cut()
    # The deck, how the house calls its cards, and in which order they are.
    faces: CardFaces = CardFaces()
    # The house rule that is set beside the players.
    setup: Setup = Setup()
    # The sides, where players win and lose together, and who sits out.
    sides: Sides = Sides()
    # What scores are worth when people settle up.
    payments: Payments = Payments()

    # -- the referee's questions, and the form of events ---------------------------------------

    # The referee's questions: (name, text key in the list, module, its generator, which ends with a
    # Verdict).
    referee: "tuple[tuple[str, str, str, str], ...]" = ()
    # The game's own events in the order of a round, each an `EventType` with its fields
    # (`engine.game.declared`).
    events: tuple[EventType, ...] = ()
    # The events of a round, in their order: the last one ends it.
    steps: "tuple[str, ...]" = ()

    # -- house rules and cards -----------------------------------------------------------------

    # The game's house rules.
    options: "tuple[Option, ...]" = ()
    # The names of the house rules on which the table may agree anew during a game (ALL-14): they
    # have a few values, and nothing that the game keeps depends on them.
    midgame_options: "tuple[str, ...]" = ()

    @classmethod
    def rules_for(cls, house: "House") -> "MeldRules | None":
        """Return the game's MeldRules or, if deadwood counts, HandRules; None without melds."""
        return None

    @classmethod
    def with_defaults(cls, given: object) -> "House":
        """Return the complete house rules with those `given`; raise InputError if one is wrong."""
        return with_defaults(cls.options, given)

    @classmethod
    def restore_house(cls, saved: object) -> "House":
        """Return the complete house rules of a game that was saved, as `with_defaults`."""
        return cls.with_defaults(saved)

    @classmethod
    def repeat_house(cls, last: object) -> "House":
        """Return the complete house rules of a new game that is begun like the last one."""
        return cls.with_defaults(last)

    @classmethod
    def unit(cls, house: "House") -> str:
        """Return the key of what people call a round under `house`."""
        return cls.section + ".unit"
