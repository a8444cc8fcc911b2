"""The upcard offered round the table: answers, steps back, and what a box remembers of it."""

from engine.game.offer import Offer

ORDER = ("Bo", "Cy", "Ann")


class Box:
    """A box that remembers."""

    def __init__(self, saved=None):
        self.saved = saved

    def kept(self, name):
        assert name == "offer"
        return self.saved

    def keep(self, name, form):
        assert name == "offer"
        self.saved = form


def test_gsk_2_whoever_takes_it_has_had_a_turn():
    for passed, plays in ((0, "Cy"), (1, "Ann"), (2, "Bo")):
        offer = Offer(Box(), ORDER)
        for _ in range(passed):
            offer.skip()
        assert offer.asked() == ORDER[passed]
        offer.take()
        assert offer.asked() is None
        assert offer.taker() == ORDER[passed] and offer.plays() == plays


def test_gsk_2_if_all_pass_the_first_one_starts():
    offer = Offer(Box(), ORDER)
    for name in ORDER:
        assert offer.asked() == name
        offer.skip()
    assert offer.asked() is None and offer.taker() is None and offer.plays() == "Bo"


def test_each_answer_is_remembered_and_can_be_dropped():
    box = Box()
    offer = Offer(box, ORDER)
    assert not offer.begun and not offer.done
    offer.skip()
    assert Offer(box, ORDER).begun and Offer(box, ORDER).asked() == "Cy"
    offer.take()
    assert Offer(box, ORDER).taker() == "Cy"
    assert offer.step_back() and Offer(box, ORDER).asked() == "Cy"
    assert offer.step_back() and not offer.step_back()


def test_what_is_done_is_not_asked_again_and_still_known():
    box = Box()
    Offer(box, ORDER).finish()
    assert Offer(box, ORDER).done and not box.saved
    offer = Offer(box, ORDER)
    offer.take()
    assert Offer(box, ORDER).begun
    offer.finish()
    assert Offer(box, ORDER).done and Offer(box, ORDER).taker() == "Bo"


def test_what_someone_else_wrote_stays_within_the_players():
    for saved in ("pppppp", "ppppt", "x", 7, [], {"p": 1}):
        offer = Offer(Box(saved), ORDER)
        assert offer.passed <= len(ORDER)
        assert offer.asked() in ORDER or offer.plays() in ORDER


def test_without_a_box_it_works_all_the_same():
    offer = Offer(None, ORDER)
    offer.take()
    offer.finish()
    assert offer.plays() == "Cy"
