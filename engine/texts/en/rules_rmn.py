"""Rules RMN-1 to RMN-14: Rumino. The rows have the form described in `rules_all`."""

RULES = (
    (
        "RMN-1",
        "table",
        "2 to 6 players.",
        "Rumino is for two to six players.",
        "src",
        (),
    ),
    (
        "RMN-2",
        "cards",
        "Two decks and four jokers: 108 cards.",
        (
            "Two standard decks and four jokers are shuffled together: 108 cards. (The source says "
            "104, which leaves the jokers out.)"
        ),
        "both",
        (),
    ),
    (
        "RMN-3",
        "deal",
        "Seven cards each; one is turned up.",
        (
            "Each player is dealt seven cards. The rest is the stock, and its top card is turned up to "
            "begin the discard pile. Whoever cuts the highest card deals first. The player at the "
            "dealer's left begins."
        ),
        "both",
        (),
    ),
    (
        "RMN-4",
        "cards",
        "Ace 1, 2-10 their number, J Q K and joker 10.",
        (
            "As deadwood an ace counts 1, the cards from 2 to 10 their number, jack, queen, king and "
            "joker 10 each. So a hand of seven cards counts 70 at most."
        ),
        "src",
        (),
    ),
    (
        "RMN-5",
        "meld",
        "A set: 3 or 4 cards of one rank.",
        (
            "A set is three or four cards of one rank. Two decks are in play, so twins, such as two 7♥, "
            "may stand in one set; with the house rule twins=no they may not."
        ),
        "both",
        (),
    ),
    (
        "RMN-6",
        "meld",
        "A run: 3 or more in order in one suit, ace low.",
        (
            "A run is three or more cards of one suit in order. The ace is low only: A-2-3 is a run, "
            "Q-K-A is none."
        ),
        "src",
        (),
    ),
    (
        "RMN-7",
        "meld",
        "A joker stands for any missing card.",
        (
            "A joker stands for any card that a meld lacks. A meld may hold any number of jokers, or "
            "only one or two where the house rule jokers_per_meld says so, but at least one card in it "
            "is natural."
        ),
        "both",
        (),
    ),
    (
        "RMN-8",
        "knock",
        "Deadwood of 7 or less may knock.",
        (
            "A player whose deadwood is 7 or less may knock, and the round ends. The knock comes after "
            "drawing and discarding, with seven cards in hand; some tables knock instead of drawing, "
            "which changes nothing in the scoring. The house rule knock_limit sets another limit, from "
            "1 to 15."
        ),
        "both",
        (),
    ),
    (
        "RMN-9",
        "score",
        "At a knock everybody adds their own deadwood.",
        (
            "At a knock every player, the one who knocked included, adds the deadwood of their own hand "
            "to their score. Nobody lays off cards on other hands, and nobody is undercut."
        ),
        "both",
        (),
    ),
    (
        "RMN-10",
        "score",
        "Gin, no deadwood: minus 10.",
        (
            "A player who ends the round with no deadwood goes gin and takes 10 off their score; the "
            "others add their own deadwood. A score may go below zero, unless the house rule "
            "floor_zero=yes stops it at 0. A hand without deadwood when somebody else ends the round "
            "scores 0; with gin_bonus_for_all=yes it takes 10 off as well."
        ),
        "both",
        (),
    ),
    (
        "RMN-11",
        "win",
        "Rumino, seven alike or in order, wins the game.",
        (
            "A Rumino is seven cards of one rank, or seven cards in order in one suit. The game ends at "
            "once and its player wins, whatever the scores are. Jokers may stand in, unless the house "
            "rule is natural_rumino=yes. With three_gins=yes a player who goes gin in each of the first "
            "three rounds wins the game, too."
        ),
        "both",
        (),
    ),
    (
        "RMN-12",
        "win",
        "100 or more is out; the last one in wins.",
        (
            "A player whose score is 100 or more (out_at sets another number) is out; the last player "
            "below it wins. If one round puts out all who were left, the lowest total wins, and equal "
            "lowest totals share the win. With the house rule re_entry=once a player who is out may "
            "come back once, between two rounds while two others are still in, at the highest total of "
            "those still in."
        ),
        "both",
        (),
    ),
    (
        "RMN-13",
        "table",
        "The deal passes left, past players who are out.",
        "After each round the deal passes to the left. Players who are out are passed over.",
        "both",
        (),
    ),
    (
        "RMN-14",
        "odd",
        "Stock empty: shuffle the discards.",
        (
            "When the stock is empty, the discards below the top one are shuffled and become the new "
            "stock. With the house rule stock_out=void the round is void (ALL-1); with "
            "stock_out=score everybody adds their own deadwood, and as nobody ended the round, "
            "nobody is gin."
        ),
        "gap",
        (),
    ),
)
