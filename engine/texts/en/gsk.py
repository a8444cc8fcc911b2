"""Texts of Ginski."""

TEXTS = {
    "why_deal": "Ten cards each; {first} is offered the upcard",
    "no_big": "{name}: no Big Ginski, eleven cards must be melded",
    "over_limit": "{name} cannot end with {n}: {limit} at most",
    "ender_limit": "{name} cannot end with {n}: {most} at most",
    "hand_limit": "{n} cannot be: ten cards hold 165 at most",
    "did_end": "{name} ends with {n}",
    "did_ginski": "{name} has Ginski: 25",
    "did_big": "{name} has Big Ginski: 31",
    "did_tie": "{name} sits nearer to the left",
    "did_undercut": "{name} undercuts {ender}, {n} < {more}",
    "ask_ender": "Who ended the round?",
    "ask_own": "{name} ends with? ({limit} at most)",
    "ask_big": "Big Ginski? All eleven melded",
    "ask_deadwood": "Deadwood of {name}?",
    "do_round": "Enter the round",
    "name_round": "round",
    "unit": "round",
}
