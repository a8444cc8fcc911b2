"""All texts, rules and questions are in the image as they are in the sources."""

from host_tools.base.languages import beside_english
from tests.proof import all_texts
from tests.proof.pico import Pico, repl


def test_packed_texts_say_on_a_board_what_the_sources_say(flash):
    pico = Pico("pico", flash, console=True)
    pico.power_on()
    pico.rest()
    repl.interrupt(pico)
    said = "".join(repl.execute(pico, all_texts.code((language,))) for language in beside_english())
    assert said == all_texts.here()
    assert all_texts.count(said) > 4_400
