"""Texts of the screens on which Rummoli's stops phase and board are followed."""

TEXTS = (
    "do", "The stops phase|stops",
    # What comes next.
    "first", "{name} leads the lowest|{name} leads",
    "first_open", "Who leads the lowest?|Who leads?",
    "due", "{card} comes next|next {card}|{card}",
    "lead", "Stop: {name} leads {colour}|{name} leads {colour}|{name}: {colour}|{colour}",
    "is_out", "{name} goes out",
    "deadlock", "deadlock|dead",
    "laid", "{n} played",
    "left", "{n} left|{n}",
    # What else can be chosen.
    "nobody", "Nobody has {card}|No {card}",
    "nobody_leads", "Nobody has {colour}: deadlock|No {colour}: deadlock|Deadlock",
    "nobody_leads_another", "No other suit: deadlock|Deadlock",
    "other_card", "Another card is played|Other card",
    "take_back", "Take back {card}|Back: {card}",
    "not_stopped", "Not stopped after all|Not stopped",
    "count_out", "Out: enter the cards left|Out: cards|Out",
    "collects", "{name} collects {space}|{name}: {space}|{space}",
    "who", "Who plays it?|Who?",
    "ask_lead", "Which {colour} card does {name} lead?|Which {colour}?",
    "ask_lead_another", "Which card does {name} lead?|Which card?",
    "ask_lead_any", "Which card does {name} lead?|Which card?",
    "ask_card", "Which card does {name} play?|Which card?",
    # What the keys do.
    "lays", "plays {card}|{card}",
    "leads", "leads|lead",
    "stop", "nobody",
    "why_take_back", "Take back: a row below|A row below",
    "why_deadlock", "Deadlock: the row below|A row below",
    "end", "hand over|end",
    "collect", "collect|take",
    "later", "later",
    # What was wrong.
    "stands", "{rule}: {why}. Let it stand?|{rule}: let it stand?|Let it stand?|Stands?",
    "late", "{rule}: {why}. {name} puts a chip on Rummoli (RML-18)?|{name}: a chip on Rummoli?|RML-18: pay?|Pay 1?",
    "noticed", "Report a mistake|Mistake",
    "undo_pays", "{name} gives {space} back. Take the card back?|Take card and chips back?|Both back?",
    # The board.
    "next", "next {card}|{card}",
    "chips", "chips {n}|{n}",
    "debt", "debt {n}",
    "board", "On the board|Board",
    "in_all", "Chips in all|In all",
)
