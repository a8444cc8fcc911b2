"""Ligretto, as a score form: what lies in the middle, less what is left of the Ligretto pile."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "ligretto", "title": "Ligretto", "prefix": "LIG", "players": [2, 12],
        "source": "ultraboardgames.com/ligretto/game-rules.php, brettspielwelt.de/Hilfe/Anleitungen/Ligretto, transylvaniagames.com/ligretto-albastru",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "price", "is": [2, 3], "rule": 3, "en": "a card left costs|costs"},
            {"option": "target", "is": "20 to 999", "default": 99, "rule": 4, "en": "target"}],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "closer", "is": "player or nobody", "rule": 2, "en": "whose pile is gone|pile gone", "ask": {"en": "Whose Ligretto pile is gone?|Whose pile is gone?|Pile gone?"}},
                {"field": "laid", "for": "each player", "is": "0 to 40", "rule": 3, "en": "cards in the middle|middle"},
                {"field": "left", "for": "each player", "is": "1 to 10", "when": "not closer", "rule": 3, "en": "cards left in the pile|left"}],
             "check": [
                {"each": "laid + left <= 40", "rule": 1, "en": "Everyone has 40 cards, not {laid} and {left}.|40 cards each"}],
             "score": ["laid", {"is": "-price * left", "en": "left"}],
             "coming": {"en": "Lay until a Ligretto pile is gone, then count.|Lay, then count"}}],
        "end": {"wins": "high", "limit": "target", "equal": "share", "rule": 4},
        "rules": [
            {"from": "biztechafrica.com/de/article/wie-spielt-man-ligretto: two to twelve, 40 cards each, 1 to 10 in four colours, ten are the pile", "en": "Two to twelve players, each alone, each with 40 cards of their own: 1 to 10 in four colours. Ten of them are the Ligretto pile."},
            {"from": "ultraboardgames.com/ligretto: all lay at the same time; brettspielwelt.de: where nobody can lay the round is over and counts", "on": "turn", "asked": {"en": "Nobody can lay any more. What now?|Nobody can lay?"}, "en": "All lay at the same time. The round ends when a Ligretto pile is gone.| Where nobody can lay any more, it ends, too, and counts."},
            {"from": "transylvaniagames.com/ligretto-albastru: 1 for each in the middle, 2 off for each left in the pile; wer-weiss-was.de/t/wer-kennt-ligretto: 3 off; ludorium.at: hand and row count nothing", "asked": {"en": "What do cards in the hand cost?|In the hand?"}, "en": "Each card of a player in the middle is 1 point, each left in the Ligretto pile is 2 off (house rule {option:price}).| Cards in the row and in the hand count nothing."},
            {"from": "transylvaniagames.com/ligretto-albastru: 99; brettspielwelt.de: after the round in which someone has it, the highest", "on": "win", "en": "The game ends after the round in which someone has 99 points (house rule {option:target}) or more.| The highest score wins; equal scores share the win."}],
    }
