"""What the card to print says, in English.

Of `WORDS`, its halves, a text is a heading and a pair is (button, what it does). In braces stands
the label of a button, or the key of a text on the screens; `{number}` and `{card}` are the headings
of how these are entered: with four arrows, and without. `DONE` ends a hand of cards: a button, or
one that asks.
"""

WORDS = (
    (
        "On the score sheet",
        ("{ok}", "enter what comes next"),
        ("{right}", "ask the referee"),
        ("{left}", "history; in Rummoli the chips"),
        ("{up} {down}", "choose a player"),
        ("{back}", "menu; on other screens: back"),
        ("–", "after a button: hold it until the bar is full"),
        "Signs",
        ("■ ▶ ★", "deals, starts, leads"),
        ("+31", "what the last round changed"),
    ),
    (
        "Menu: {left} and {right} change the group",
        ("{ui.tab_fix}", "{ui.undo}, {ui.edit_entry}, {all.do_void}, {all.do_adjust}"),
        ("{ui.tab_look}", "{ui.history}, {ui.deal}, {qr_code.title}"),
        ("{ui.tab_table}", "{all.do_join}, {all.do_leave}, {all.do_dealer}"),
        ("{ui.tab_game}", "{payments.title}, {all.do_stop}, {ui.put_away}"),
        "{number}",
        "{card}",
        "Power",
        (
            "",
            "Pull the plug at any time: what was saved is there. {ok} held while switching on:"
            " safe mode.",
        ),
    ),
)

KEYS = "{} buttons"

NUMBER = (
    "A number",
    "Two arrows for a digit, then {ok}. {back} erases.",
    "{up} and {down} turn a digit, {ok} moves on.",
)

CARD = (
    "A card",
    "An arrow for the ranks, one for the rank, one for the suit. {ok} takes the card in the frame.",
    "Each button has a part of the cards, until one is left.",
)

DONE = ("{done}: done.", "{done}: done, or drop a card.")
