"""Texts about questions that are not well formed."""

TEXTS = (
    "no_json", "this line is not valid JSON",
    "no_object", "a question must be one JSON object",
    "unknown_ask", "there is no such question; choose from: {names}",
    "unknown_field", "this question has no field {field}",
    "twice", "the name {field} appears twice in one object",
    "no_deal", "{game}: how the cards are dealt is not known",
    "missing", "the field {field} is missing",
    "not_a_text", "{field} must be a text",
    "not_a_flag", "{field} must be true or false",
    "not_whole", "{field} must be a whole number",
    "out_of_range", "{field} must be from {min} to {max}",
    "not_a_list", "{field} must be a list",
    "not_an_object", "{field} must be an object",
    "empty", "{field} is empty",
    "unknown_game", "there is no game {name}; choose from: {names}",
    "unknown_option", "this game has no house rule {name}",
    "form_board", "or a list of seven pay spaces, such as 10S, AD-KD and 7-8-9",
    "bad_option", "{name} cannot be {value}; allowed: {values}",
)
