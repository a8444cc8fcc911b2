"""Rules ALL-1 to ALL-11: what can happen in every game.

Each row: number, topic, one short sentence, the whole rule, where it comes from ("src" the game's
source, "gap" our default where the source is silent, "both"), and house rules of other numbers
that it depends on.
"""

RULES = (
    (
        "ALL-1",
        "odd",
        "Misdeal or void round: the same dealer deals again.",
        (
            "After a misdeal, or when a round is called off, the same dealer deals again and nobody "
            "scores. In Rummoli the antes stay where they lie."
        ),
        "gap",
        (),
    ),
    (
        "ALL-2",
        "table",
        "Who leaves keeps a frozen score and cannot win.",
        (
            "A player may leave between two rounds. Their score is frozen, they cannot win any more, "
            "and the deal passes over them. In Rumino they count as out. In Rummoli they take their "
            "chips along: the chips issued shrink by as many; a debt is struck off, and shown. If "
            "fewer players are left than the game needs, the game ends and the standing decides."
        ),
        "gap",
        (),
    ),
    (
        "ALL-3",
        "table",
        "Players may join between rounds, but not in Ginski.",
        (
            "A player may join between two rounds, at a seat that the players name, up to the most "
            "players of the game. In Rumino they begin at the highest total of those still in; in "
            "Rummoli with as many new chips as chips_each says; in Rumski and Tuscan Rummy at 0. "
            "A player who left may come back: to the old seat and the old score, in Rummoli with the "
            "chips taken along (a debt that was struck off stays so), in Rumino with the highest total "
            "of those still in if that is more than their own; whoever was out (RMN-12) stays out. "
            "Nobody can join in Ginski. A target that depends on the number of players stays as it "
            "was at the start."
        ),
        "gap",
        ("chips_each",),
    ),
    (
        "ALL-4",
        "win",
        "Stopped early: the standing decides.",
        (
            "The players may stop before the rules end the game. Then the standing decides: in Rumino "
            "the lowest total of those still in wins, in the other games the highest. Equals share "
            "the win."
        ),
        "gap",
        (),
    ),
    (
        "ALL-5",
        "score",
        "A penalty or a correction by hand, with a reason.",
        (
            "The table may give a penalty or correct a score by hand, with a reason: so many points "
            "for one player. In Rummoli chips go from one holder to another, players or sections of "
            "the board, so that none appear or vanish (RML-16)."
        ),
        "gap",
        (),
    ),
    (
        "ALL-6",
        "table",
        "Somebody else dealt: say so, and go on from there.",
        "If somebody else dealt, or is to deal next, the box is told and goes on from that dealer.",
        "gap",
        (),
    ),
    (
        "ALL-7",
        "odd",
        "A card too few counts; a card too many cannot win.",
        (
            "A hand with a card too few counts as it is. A player with a card too many cannot be the "
            "one who ends or wins the round, and all of their cards count."
        ),
        "gap",
        (),
    ),
    (
        "ALL-8",
        "score",
        "Wrong score: amend the round, at any time.",
        (
            "A score is corrected by amending its round, at any time, even after the end of the game. "
            "Everything after that round is scored anew, and the box says what changed."
        ),
        "gap",
        (),
    ),
    (
        "ALL-9",
        "table",
        "A tie in the draw for the deal is drawn again.",
        (
            "If the cut or draw for the first dealer is a tie, those who are tied draw again. Who cuts "
            "a joker or a wild cuts again."
        ),
        "gap",
        (),
    ),
    (
        "ALL-10",
        "win",
        "The end names all places.",
        (
            "The end of a game names every place, not only the winner. In Rumino the players who went "
            "out come after those still in, the last to go first."
        ),
        "gap",
        (),
    ),
    (
        "ALL-11",
        "odd",
        "A false claim does not count; play goes on.",
        (
            "A false claim (a knock with too much deadwood, a hand that is no Rumino, a dieci that is "
            "none) does not count: that hand lies open and play goes on. A house that punishes it does "
            "so by hand (ALL-5). Who claims more than the hand is (Ginski for an ordinary end with some "
            "deadwood, gin for a knock) is counted as what the hand is."
        ),
        "gap",
        (),
    ),
)
