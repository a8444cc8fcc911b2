"""Spades, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "spades", "title": "Spades", "prefix": "SPD", "players": [4], "sides": "opposite",
        "source": "traditionalgamerules.neocities.org, field-of-themes.com, cameradaletto.biz",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "about": {"en": "Say how many tricks your side will take, and take them."},
        "options": [
            {"option": "nil", "is": "0 to 9999", "default": 100, "rule": 4, "en": "a bid of nil is worth|nil"},
            {"option": "failed_nil", "is": ["bags", "counts", "lost"], "rule": 5, "en": "tricks of a failed nil|failed nil|failed", "values": {"bags": "are bags|bags", "counts": "help the partner|help partner|help", "lost": "are lost|lost"}},
            {"option": "blind_nil", "is": ["no", "yes"], "rule": 8, "en": "blind nil"},
            {"option": "bags", "is": ["ten", "free"], "rule": 6, "en": "bags", "values": {"ten": "cost points|cost", "free": "cost nothing|free"}},
            {"option": "bag_limit", "is": "2 to 50", "default": 10, "rule": 6, "en": "so many bags cost|so many"},
            {"option": "bag_price", "is": "1 to 999", "default": 100, "rule": 6, "en": "what they cost|they cost"},
            {"option": "ten", "is": ["no", "yes"], "rule": 10, "en": "a contract of ten is 200|ten is 200"},
            {"option": "least", "is": "0 to 13", "default": 0, "rule": 11, "en": "least bid of a side|least bid"},
            {"option": "mercy", "is": ["no", "yes"], "rule": 9, "en": "lost at -200|at -200"},
            {"option": "target", "is": "1 to 99999", "default": 500, "rule": 7, "en": "target"}],
        "carried": [{"name": "collected", "is": "(collected + over) % bag_limit if bags == 'ten'", "en": "bags"}],
        "let": [
            ["contract", "sum(bid)"],
            ["rate", "20 if ten and contract == 10 else 10"],
            ["made", "bid == 0 and tricks == 0"],
            ["taken", "sum(tricks if bid or failed_nil == 'counts')"],
            ["over", "max(taken - contract, 0) + sum(tricks if not bid and failed_nil == 'bags')"],
            ["behind", "others(total) - total"]],
        "steps": [
            {"step": "bids", "en": "bids",
             "fields": [
                {"field": "bid", "for": "each player", "is": "0 to 13", "rule": 2, "en": "bid", "ask": {"en": "{name} bids?|{name}?"}},
                {"field": "blind", "for": "each player", "is": "yes/no", "when": "blind_nil and bid == 0 and behind >= 100", "rule": 8, "en": "blind nil", "ask": {"en": "{name}: blind nil?|{name} blind?"}}],
             "check": [{"each": "contract >= least", "rule": 11, "en": "{name} bid {least} or more together, not {contract}.|{least} or more"}],
             "notes": [{"parts": [{"is": "sum(bid)", "en": "{n} bid, 13 tricks"}]}],
             "coming": {"en": "Deal 13 cards each. After the dealer, everyone bids in turn.|Deal 13 each, then bid"}},
            {"step": "hand", "en": "tricks",
             "fields": [{"field": "tricks", "for": "each player", "is": "0 to 13", "sum": "13", "rule": 2, "en": "tricks"}],
             "score": [
                "rate * contract if taken >= contract else -rate * contract",
                "over",
                {"is": "nil * count(made)", "en": "nil"},
                {"is": "-nil * count(bid == 0 and tricks > 0)", "en": "nil"},
                {"is": "nil * sum((1 if tricks == 0 else -1) if blind)", "en": "blind"},
                {"is": "-bag_price * ((collected + over) // bag_limit) if bags == 'ten'", "en": "bags"}],
             "notes": [{"for": "each player", "rule": 4, "parts": [
                {"is": "made", "en": "{name}: nil made"},
                {"is": "bid == 0 and tricks > 0", "en": "{name}: nil failed"}]}],
             "coming": {"en": "Play 13 tricks, then enter who took how many.|Play, then enter tricks"}}],
        "shown": [
            {"is": "bid", "en": "bid {n}|{n}"},
            {"is": "collected", "en": "{n} bag|{n}b#{n} bags|{n}b"}],
        "feats": [{"feat": "nils", "is": "made", "en": "nils made"}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 7,
                "won": {"is": "mercy and total != others(total) and (total <= -200 or others(total) <= -200)", "rule": 9, "en": "A side is at -200 or below"}},
        "deal": {"from": "webyourself.eu/blogs/18980: 13 each, one at a time, the player to the left of the dealer leads", "cards": 13, "deck": "52", "by": 1, "starts": "next"},
        "rules": [
            {"from": "traditionalgamerules.neocities.org/spades: four in two sides, partners opposite; wikiclassic.com: also two, three, six", "en": "Four players in two sides; partners sit opposite.| Two, three or six play other games."},
            {"from": "field-of-themes.com/spades/sprules.htm: 0 to 13 are bid, spades are trumps", "on": "turn", "en": "Before play, each player bids 0 to 13 tricks.| Spades are trumps."},
            {"from": "field-of-themes.com/spades/sprules.htm: 10 a trick bid, 1 a trick more; missed, 10 lost a trick bid", "en": "The bids of both partners are their contract.| With that many tricks the side scores 10 for each, and 1 for each trick more (a bag); with fewer it loses 10 for each."},
            {"from": "traditionalgamerules.neocities.org/spades: nil is 100, apart from the partner's bid", "en": "A bid of 0 is nil.| The side scores 100 if that player takes no trick, and loses 100 if they take one; house rule {option:nil} sets another value."},
            {"from": "pagat.com, as two repositories have it: bags, no help; cameradaletto.biz: some let them help; yourgametips.com: lost", "asked": {"en": "A nil fails. What of its tricks?|Failed nil: tricks?|Failed nil"}, "en": "Tricks of a failed nil do not help the partner's contract, but each is a bag.| With {option:failed_nil=counts} they help like others, with {option:failed_nil=lost} they count for nothing."},
            {"from": "field-of-themes.com/spades/sprules.htm: ten bags cost 100; games.rmwinslow.com/rules/tricktaking-spades.html: seven", "asked": {"en": "What do ten bags cost?|Ten bags?"}, "en": "Ten bags cost 100 points, and ten bags fewer are kept.| With {option:bags=free} they cost nothing; {option:bag_limit} and {option:bag_price} set other numbers."},
            {"from": "cameradaletto.biz: 500; both there, the higher; equal, another hand", "on": "win", "asked": {"en": "Both sides reach 500. Who wins?|Both at 500?"}, "en": "A side at the limit after a hand wins, the higher one if both are.| If they are equal, play continues."},
            {"from": "wumbagic.com: blind nil is 200, when 100 behind", "on": "turn", "asked": {"en": "Who may bid a blind nil?|Blind nil: who?"}, "en": "With {option:blind_nil=yes}, a player whose side is at least 100 behind may bid nil before seeing the cards.| It counts twice, made or failed."},
            {"from": "dummies.com, zone.msn.com: lost at -200", "on": "win", "en": "With {option:mercy=yes}, a side at -200 or below after a hand has lost.| If both are, the lower one has; if they are equal, play continues."},
            {"from": "not verified", "en": "With {option:ten=yes}, a contract of ten tricks is 200 points, made or missed."},
            {"from": "learnthat.com/learn-to-play-the-card-game-spades/2: some play that each side bids 4 or more, with a nil, too", "on": "turn", "en": "By the house rule {option:least} each side bids so many tricks or more together, a nil or not."}],
    }
