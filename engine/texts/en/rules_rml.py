"""Rules RML-1 to RML-18: Rummoli. The rows have the form described in `rules_all`."""

RULES = (
    (
        "RML-1",
        "table",
        "2 to 8 players, one deck, ace high.",
        (
            "Rummoli is for two to eight players, with one standard deck of 52 cards; the ace is high. "
            "Whoever cuts the highest card deals first; equal cards are cut again."
        ),
        "both",
        (),
    ),
    (
        "RML-2",
        "chips",
        "All begin with the same number of chips.",
        (
            "The chips are divided evenly at the start, and a remainder is left out of play. Each "
            "player has 50, or what the house rule chips_each says."
        ),
        "both",
        (),
    ),
    (
        "RML-3",
        "chips",
        "Nine sections: Poker Pot, Rummoli, seven pay spaces.",
        (
            "The board has nine sections: the Poker Pot, Rummoli, and seven pay spaces. The source does "
            "not name the seven. The house rule board chooses: rummoli has 10♠, J♦, Q♣, K♥, A♠, A-K of "
            "♦, and 7-8-9 of any one suit; tripoley has 10♥, J♥, Q♥, K♥, A♥, K-Q of ♥, and 8-9-10 of "
            "any one suit; or the house enters seven of its own, each a card, two cards of a suit, or "
            "three ranks in order in any one suit."
        ),
        "both",
        (),
    ),
    (
        "RML-4",
        "chips",
        "Before each hand: one chip on each section.",
        (
            "Before each hand every player puts one chip on each of the nine sections. The house rule "
            "ante sets another number of chips."
        ),
        "src",
        (),
    ),
    (
        "RML-5",
        "deal",
        "The whole deck is dealt, with one hand more: the widow.",
        (
            "The whole deck is dealt, one card at a time, to the players and to one hand more, the "
            "widow. The widow is dealt to as if it sat at the dealer's left. Some hands have a card "
            "more than others; that does not matter."
        ),
        "both",
        (),
    ),
    (
        "RML-6",
        "deal",
        "The dealer may change with the widow, or sell it.",
        (
            "The dealer may change hands with the widow without having seen it; or keep the own hand, "
            "sell the widow to the highest bidder and keep the price; or do neither. Whoever changes "
            "must keep the widow. The hand left over is dead. If nobody bids, the dealer keeps the hand "
            "and the widow is dead."
        ),
        "both",
        (),
    ),
    (
        "RML-7",
        "poker",
        "The best five cards win the Poker Pot.",
        (
            "Each player picks the best five cards of their hand. Showdown: the best hand takes the "
            "Poker Pot. Betting (house rule poker=betting): bets go into the Poker Pot; the last player "
            "in, or the best hand among those still in, takes it. The player at the dealer's left bets "
            "first."
        ),
        "both",
        (),
    ),
    (
        "RML-8",
        "poker",
        "Hands rank as usual in poker; suits break no tie.",
        (
            "Poker hands rank, from the top: straight flush, four of a kind, full house, flush, "
            "straight, three of a kind, two pairs, pair, high card. Suits do not break ties. The ace is "
            "high, and low in the straight A-2-3-4-5 unless the house rule is wheel=no. Equal best hands "
            "share the pot; chips that do not divide stay in it for the next hand."
        ),
        "both",
        (),
    ),
    (
        "RML-9",
        "stops",
        "The poker winner leads their lowest card.",
        (
            "The winner of the poker leads the lowest card of their hand; of several lowest cards, any. "
            "Whoever holds the next card of that suit plays it, and so on up to the ace, or until the "
            "next card is in the dead hand or was played before. If poker hands shared the pot, the one "
            "nearer to the dealer's left leads."
        ),
        "both",
        (),
    ),
    (
        "RML-10",
        "stops",
        "Suit stopped: lead the lowest of the other colour.",
        (
            "Whoever played the last card of a stopped suit leads the lowest card of their hand in a "
            "suit of the other colour; of two equal lowest cards, either. A player who cannot passes the "
            "lead to the next player on the left who can."
        ),
        "both",
        (),
    ),
    (
        "RML-11",
        "stops",
        "Deadlock: a chip on Rummoli for each card left.",
        (
            "It is a deadlock if nobody holds a card of the other colour. The hand ends, and each player "
            "puts one chip on Rummoli for each card left in their hand."
        ),
        "src",
        (),
    ),
    (
        "RML-12",
        "stops",
        "A pay card takes the chips on its space.",
        (
            "A player who plays a pay card takes the chips on its space. A sequence space is taken by "
            "the player who plays all of its cards, in order, with no other player's card between; one "
            "of them alone takes nothing of that space. Whoever completes a sequence second in a hand "
            "finds the space empty."
        ),
        "both",
        ("board",),
    ),
    (
        "RML-13",
        "stops",
        "First out takes Rummoli, and a chip per card left.",
        (
            "The first player without cards takes the chips on Rummoli, and each other player pays that "
            "player one chip for each card left. The hand is over."
        ),
        "src",
        (),
    ),
    (
        "RML-14",
        "chips",
        "Unclaimed chips stay; the deal passes left.",
        (
            "Chips that nobody claimed stay on their spaces for the next hand. The deal passes to the "
            "left."
        ),
        "src",
        (),
    ),
    (
        "RML-15",
        "chips",
        "Short of chips: the player owes them.",
        (
            "A player who must pay more than they have goes below zero, shown as a debt (short=owes). "
            "With the house rule short=all_in they pay what they have and the rest is forgiven: several "
            "creditors share it as evenly as can be, the remainder to the nearest at the payer's left; "
            "a short ante serves the Poker Pot first, then Rummoli, then the spaces in the board's "
            "order. With short=rebuy a payment that cannot be made is refused until a buy-in is "
            "recorded. A buy-in may be recorded at any time."
        ),
        "gap",
        (),
    ),
    (
        "RML-16",
        "chips",
        "No chip appears or vanishes.",
        (
            "Every chip is always somewhere. What the players hold and what lies on the sections add up "
            "to the chips issued: those of the start, of buy-ins and of players who joined, less what "
            "players took along who left. This holds after every event."
        ),
        "gap",
        (),
    ),
    (
        "RML-17",
        "win",
        "The end: chips on the board by a cut or a poker hand.",
        (
            "The game ends when the players say so. The chips on the board go to the player who cuts the "
            "highest card, or to the best of the poker hands of five cards dealt for it; equal best "
            "hands share, and the remainder goes to the nearest at the dealer's left. The most chips win "
            "the game; equals share."
        ),
        "both",
        (),
    ),
    (
        "RML-18",
        "odd",
        "Forgotten ante, missed card, wrong lead, unasked pay.",
        (
            "By default: a forgotten ante is put in when it is noticed; after the section was collected "
            "it is owed to the collector. A card that should have been played is played as soon as it is "
            "noticed, and its owner puts one chip on Rummoli. So does whoever looks at the dead hand. A "
            "wrong lead is taken back until somebody has followed it; then it stands. A pay card is paid "
            "even if its player forgets to ask."
        ),
        "gap",
        (),
    ),
)
