"""The forms that only the page has and whose words stand beside them, known by their names."""

from engine.compat import load_module
from engine.games import forms

NAMES = ("ligretto", "quiddler", "schafkopf", "thousand")
_HOME = "host_tools.play.web.inside.more."


def data(name):
    """Return the data of one of these forms, in English."""
    return load_module(_HOME + name).form()


def known(name):
    """Make the form called `name` known, if it is one of these, as the box does with one given."""
    if name in NAMES and forms.row_of(forms.PREFIX + name) is None:
        form = data(name)
        players = form["players"]
        forms.announce(name, form["title"], (players[0], players[-1]), lambda: data(name))
