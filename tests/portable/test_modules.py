"""Modules and pages: loaded when they are asked for, and gone when they are dropped."""

import gc
import sys

from engine import modules


class Asked:
    """An index that has whatever it is asked for, and keeps by which bytes."""

    def __init__(self):
        self.key = []

    def __len__(self):
        return 3

    def __getitem__(self, at):
        return self

    def __eq__(self, other):
        self.key.append(other)
        return True


def index(number, *names):
    """Return an index of one page, as the build writes it."""
    found = b""
    for name in names:
        asked = Asked()
        modules._number(asked, name)
        found += bytes(asked.key + [number])
    return found


class Game(modules.Paged):
    PAGES = index(250, "deal", "draw", "COLOUR") + index(251, "score")

    def __init__(self, name):
        self.name = name


class Toy(Game):
    PAGES = index(252, "score") + Game.PAGES

    def draw(self):
        return "own " + modules.page(250).LOOSE.draw(self)


class First:
    """What a page is when it is loaded."""

    class PAGE:
        COLOUR = "red"

        def deal(self, count=1, *, more=0):
            return self.name, count + more, self.draw()

    class LOOSE:
        SIZE = 4

        def draw(self):
            return self.name + " draws"


class Second:
    class PAGE:
        pass

    class LOOSE:
        def score(self):
            return self.name + " scores"


class Third:
    class PAGE:
        def score(self):
            modules.drop_pages()
            gc.collect()
            return "toy", modules.page(251).LOOSE.score(self)


def with_pages():
    modules.drop_pages()
    modules._pages.update({250: First, 251: Second, 252: Third})


def test_a_paged_method_is_there_when_it_is_called():
    with_pages()
    game, toy = Game("game"), Toy("toy")
    assert game.deal(2) == ("game", 2, "game draws") and toy.deal(more=3) == ("toy", 4, "own toy draws")
    assert game.COLOUR == "red" and toy.draw() == "own toy draws" and game.score() == "game scores"
    take = game.draw
    assert take() == "game draws"
    modules.drop_pages()


def test_what_no_page_has_is_missing_as_usual():
    with_pages()
    game = Game("game")
    assert not hasattr(game, "nothing") and getattr(game, "other", 3) == 3
    game.other = 4
    assert game.other == 4
    modules.drop_pages()


def test_dropped_pages_are_in_no_class():
    with_pages()
    game, toy = Game("game"), Toy("toy")
    # A class that inherits from one that has a page's methods has no need of its own.
    toy.deal()
    game.deal()
    assert "deal" in Game.__dict__ and "deal" in Toy.__dict__
    modules.drop_pages()
    assert "deal" not in Game.__dict__ and "deal" not in Toy.__dict__
    assert not modules._pages and not modules._lent
    with_pages()
    assert game.deal() == ("game", 1, "game draws")
    modules.drop_pages()


def test_a_method_that_drops_its_own_page_ends_as_it_should():
    with_pages()
    toy = Toy("toy")
    score = toy.score
    modules._pages[251] = Second
    # Dropping takes all pages that nobody has lent; what the method needs next is loaded anew.
    load, modules.page = modules.page, lambda number: Second
    try:
        assert score() == ("toy", "toy scores")
    finally:
        modules.page = load
    modules.drop_pages()


def test_dropped_pages_leave_their_memory():
    if not hasattr(gc, "mem_alloc"):
        return
    code = "class PAGE:\n    def big(self):\n        return %r\n"
    lost = []
    for number in range(6):
        made = {}
        exec(code % ("x" * 4000 + str(number)), made)
        page = type("Page", (), {"PAGE": made["PAGE"]})
        modules._pages[253] = page
        kind = type("Big", (modules.Paged,), {"PAGES": index(253, "big")})
        assert len(kind().big()) == 4001
        lost.append(kind)
        made = page = None
        modules.drop_pages()
    gc.collect()
    before = gc.mem_alloc()
    assert before < sys.maxsize and not modules._pages
    # The classes are still there; none of them may have kept what its page was.
    assert not [kind for kind in lost if "big" in kind.__dict__ and kind.__dict__["big"] is not None]


class Shelf:
    """A bundle whose modules are made here: name and number."""

    def __init__(self, names):
        self.names = names
        self.loaded = []

    def load(self, number):
        self.loaded.append(number)
        kind = type("Module", (), {"number": number})
        if number == 3:
            kind.STAYS = True
        return kind

    def find(self, name):
        if name not in self.names:
            raise ImportError(name)
        return self.names[name]

    def rest(self):
        self.loaded.append("rest")


def test_modules_of_a_bundle_are_loaded_once_and_forgotten():
    before, kept = modules._bundle, dict(modules._modules)
    shelf = Shelf({"engine.a": 1, "engine.b": 2, "engine.errors": 3})
    modules._modules.clear()
    modules.use(shelf)
    try:
        one = modules.load_module("engine.a")
        assert modules.load(1) is one and one.number == 1 and modules.is_scarce() and shelf.loaded == [1]
        stays, begun = modules.load(3), modules.loaded_modules()
        modules.load(2)
        modules.forget_others([1])
        assert sorted(modules.loaded_modules()) == [1, 3] and modules.load(3) is stays and sorted(begun) == [1, 3]
        modules.forget_module("engine.a")
        modules.forget_module("engine.nothing")
        assert modules.load(1) is not one and shelf.loaded == [1, 3, 2, 1]
        assert modules.page(7).number == 7 and modules.page(7) is modules.page(7)
        modules.drop_pages()
        modules.rest()
        assert shelf.loaded[4:] == [7, "rest"]
        try:
            modules.load_module("engine.nothing")
            raise AssertionError("there is none")
        except ImportError:
            pass
    finally:
        modules.use(before)
        modules._modules.clear()
        modules._modules.update(kept)


class FullShelf(Shelf):
    """A bundle for which there is no room, `times` times."""

    def __init__(self, times):
        Shelf.__init__(self, {})
        self.times = times

    def load(self, number):
        self.times -= 1
        if self.times >= 0:
            self.loaded.append("full")
            raise MemoryError("no room")
        return Shelf.load(self, number)


def test_where_there_is_no_room_for_a_module_pages_make_room_once():
    before, kept = modules._bundle, dict(modules._modules)
    modules._modules.clear()
    try:
        for load in (modules.load, modules.page):
            modules.drop_pages()
            modules.use(Shelf({}))
            modules.page(8)
            shelf = FullShelf(1)
            modules.use(shelf)
            assert load(5).number == 5 and shelf.loaded == ["full", "rest", 5]
            # What had been there has gone, also where nobody uses it.
            assert 8 not in modules._pages
            shelf = FullShelf(2)
            modules.use(shelf)
            try:
                load(6)
                raise AssertionError("there is no room")
            except MemoryError:
                pass
            assert shelf.loaded == ["full", "rest", "full"]
    finally:
        modules.drop_pages()
        modules.use(before)
        modules._modules.clear()
        modules._modules.update(kept)


def test_modules_of_the_source_tree_have_their_names():
    if modules.is_scarce():
        return
    cards = modules.load_module("engine.cards")
    assert "engine.cards" in modules.loaded_modules() and modules.load_module("engine.cards") is cards
    modules.forget_module("engine.cards")
    assert "engine.cards" not in modules.loaded_modules()
    again = modules.load_module("engine.cards")
    assert again is not cards and sys.modules["engine.cards"] is again
    sys.modules["engine.cards"] = cards
    sys.modules["engine"].cards = cards
    modules.forget_others([])
    assert "engine.cards" in modules.loaded_modules()
