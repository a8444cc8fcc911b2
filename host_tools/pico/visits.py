"""What is played on the emulated Pico: visits of a table, a Player of tests/host."""

PLAYERS = ("Ana", "Bo", "Cy")


def a_meld_to_the_referee(table):
    """At Rumino: the referee, key a meld, verdict, rule, back, back."""
    table.sit_down("Rumino", PLAYERS)
    table.menu("ui.referee")
    # 5 of hearts, then what OK offers: the 6 and the 7.
    table.press("ok", "left", "left", "up", "ok", "ok")
    table.box.hold("ok")
    table.changed()
    table.press("right", "back", "back")


def the_board_of_rummoli(table):
    """At Rummoli: the sheet, the menu, the Board."""
    table.sit_down("Rummoli", PLAYERS)
    table.menu("ui.board")
