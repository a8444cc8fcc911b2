"""Hearts, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "hearts", "title": "Hearts", "prefix": "HRT", "players": [3, 7],
        "source": "hearts-online.org, letsplayhearts.com, thebearknowsbest.com",
        "about": {"en": "Take as few hearts as you can, and not the queen of spades."},
        "options": [
            {"option": "moon", "is": ["others", "self", "choice"], "rule": 3, "en": "all 26 taken|all 26", "values": {"others": "26 for the others|26 to others|others", "self": "-26 for the player|-26 for taker|-26", "choice": "the taker chooses|chooses"}},
            {"option": "jack_of_diamonds", "is": ["no", "yes", "moon"], "rule": 4, "en": "jack of diamonds|jack", "values": {"no": "nothing", "yes": "-10", "moon": "-10 and for the 26|-10 and 26"}},
            {"option": "target", "is": "1 to 9999", "default": 100, "rule": 5, "en": "limit"},
            {"option": "exactly", "is": ["no", "yes"], "rule": 5, "en": "exactly the limit wins|exactly wins|exactly"}],
        "let": [["shot", "max(points) == 26 and (jack_of_diamonds != 'moon' or count(jack and points == 26) > 0)"],
            ["down", "shot and (moon == 'self' or off)"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "points", "for": "each player", "is": "0 to 26", "sum": "26", "rule": 2, "en": "points"},
                {"field": "jack", "is": "player or nobody", "when": "jack_of_diamonds != 'no'", "rule": 4, "en": "jack of diamonds", "ask": {"en": "Who has the jack of diamonds?|Jack of diamonds?|Jack?"}},
                {"field": "off", "is": "yes/no", "when": "shot and moon == 'choice'", "rule": 3, "en": "26 less", "ask": {"en": "-26, not 26 for the others?|-26 for the taker?|-26?"}}],
             "check": [{"once": "max(points) >= 13", "rule": 2, "en": "Who took the queen of spades has at least 13."}],
             "score": [
                "points if not shot",
                "26 if shot and points == 0 and not down",
                "-26 if points == 26 and down",
                {"is": "-10 if jack", "en": "jack"}],
             "notes": [
                {"rule": 3, "parts": [{"is": "shot and not down", "en": "One player took all 26: 26 for each of the others.|All 26: 26 to others"},
                    {"is": "down", "en": "All 26 taken: -26.|All 26: -26"}]}],
             "coming": {"en": "Play the hand, then count hearts and the queen of spades.|Play, then count"}}],
        "feats": [{"feat": "moons", "is": "shot and points == 26", "en": "all 26 taken|all 26"}],
        "end": {"wins": "low", "limit": "target + 1 if exactly else target", "rule": 5,
                "won": {"is": "exactly and total == target", "rule": 5, "en": "Exactly at the limit"}},
        "deal": {"from": "thebearknowsbest.com/hearts: one at a time, 13, 17 without the two of diamonds, 10 without both twos, the lowest club leads; gamerkingslot.xyz, a copy of howstuffworks: with more than four the lowest clubs left out; hobbygaiety.com: four pass three to the left, right, across, then none", "cards": "52 // players", "deck": "52", "by": 1, "without": ["2D if players == 3 or players == 5", "2C if players > 4", "3C if players > 5", "4C if players > 5", "5C if players == 6"], "pass": {"cards": "3 if players == 4", "to": ["left", "right", "across", "no"]}, "starts": {"en": "The lowest club leads|Lowest club leads|Lowest club"}, "rule": 1},
        "rules": [
            {"from": "yourgametips.com, thebearknowsbest.com/hearts: three to five, and the cards left out; howstuffworks, a copy: two to six, with more than four the lowest clubs left out", "en": "Three to seven players, each alone, with a standard deck.| With three the two of diamonds is left out, with five that of clubs, too; with more, low clubs until all have as many cards."},
            {"from": "hearts-online.org: a heart 1, the queen of spades 13", "en": "Each heart taken is 1 point, the queen of spades 13.| A hand has 26 points, and one player at least 13 of them."},
            {"from": "letsplayhearts.com: all 26 are 0 for the player and 26 for the others, or 26 less; heartsgame.net/ShootTheMoon.php: some let the player choose", "asked": {"en": "Someone takes all 26 points. What do they score?|All 26 points?"}, "en": "Who takes all 26 points scores 0, and all others 26.| With {option:moon=self} that player scores -26, and the others 0; with {option:moon=choice}, that player says which, each time."},
            {"from": "holdingthecards.com: the jack of diamonds is 10 less, in some games it is needed for the moon", "en": "With {option:jack_of_diamonds=yes}, who takes the jack of diamonds scores 10 points less.| With {option:jack_of_diamonds=moon}, the 26 of HRT-3 need the jack, too."},
            {"from": "thebearknowsbest.com: ends at 100, the lowest score wins; letsplayhearts.com: above 100; freezingblue.com/hearts: who has exactly 100 after a hand wins, above it the game ends", "on": "win", "asked": {"en": "When does the game end, and who wins?|The end?"}, "en": "The game ends with the round in which someone reaches the limit.| Where it ends above 100, the limit is 101. The lowest score wins; equal scores share the win. With {option:exactly=yes} who has exactly the limit after a round wins, and the game ends above it."}],
    }
