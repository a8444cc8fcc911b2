"""Tasks of an evening with Any game and the games that a table has named."""

from tests.proof.bench.entering import answer, enter, table
from tests.proof.bench.tasks import NAMES, Hand


def hearts_begun(board: str) -> int:
    """Go from power-on of a new box to the first sheet of Hearts, which is ready there."""
    hand = Hand(board)
    hand.choose("ui.new_game")
    hand.choose("ui.more_games")
    hand.choose_row([found for found, _, _ in hand.part.games].index("form:hearts"))
    hand.choose("ui.begin")
    return hand.is_at("table.sheet")


def game_named(board: str) -> int:
    """Give Any game the name Dice, from its set-up to the set-up of Dice."""
    hand = Hand(board)
    hand.app.open("setup.ready", "any", list(NAMES[:4]))
    hand.box.step()
    hand.choose("ui.name_game")
    hand.type("Dice")
    assert hand.part.game.title == "Dice", hand.lines()
    return hand.presses


def round_of_hearts(board: str) -> int:
    """Enter a round of Hearts: 13, 9 and 4, which leave nothing for the last player."""
    hand = table(board, "form:hearts", 4)
    enter(hand, "round")
    return answer(hand, 13, 9, 4)


def score_in_turn(board: str) -> int:
    """Enter 24 points for the next player in turn, in Scrabble."""
    house = {"entry": "single", "deals": "no"}
    scored = ({"event": "points", "player": "Ana", "points": 12},)
    hand = table(board, "any:Scrabble", 4, scored, house)
    enter(hand, "points")
    return answer(hand, "Bo", 24)


def score_of_one(board: str) -> int:
    """Enter 24 points for the last player, chosen on the sheet."""
    hand = table(board, "any", 4, (), {"entry": "single"})
    hand.press("up")
    hand.press("ok")
    return answer(hand, 24)


def winner_paid(board: str) -> int:
    """Enter that Bo alone wins 12, which the three others pay."""
    hand = table(board, "any", 4, (), {"entry": "won"})
    enter(hand, "won")
    return answer(hand, "Bo", "any.nobody_else", 12)


def limit_raised(board: str) -> int:
    """Raise the limit of 100 to 150."""
    hand = table(board, "any", 4, (), {"target": 100})
    hand.menu("any.do_limit")
    return answer(hand, 150)


def house_after_start(board: str) -> int:
    """Change a house rule of Rumino after the start, and go back to the sheet."""
    hand = table(board, "rumino", 4)
    hand.menu("ui.house_rules")
    hand.choose("rumino.option_gin_bonus_for_all")
    hand.press("back", "back")
    assert hand.app.open_game.ledger.house["gin_bonus_for_all"] == "yes"
    return hand.is_at("table.sheet")


ENTRIES = (
    hearts_begun,
    game_named,
    round_of_hearts,
    score_in_turn,
    score_of_one,
    winner_paid,
    limit_raised,
    house_after_start,
)
