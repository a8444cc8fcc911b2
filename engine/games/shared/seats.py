"""Players in their seats: who is in, who follows whom, who deals next (ALL-2, ALL-6)."""

# What a mixed-in class uses is in the class that it is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine.errors import InputError, RuleError

NAME_LENGTH = 200
# Named, as Python alone counts the blanks of all scripts among them.
BLANK = " \t\n\r\v\f"


class Player:
    """One seat: `name`, `score`, `gone` (left the game), `out` (the round that put them out, or
    0).
    """

    def __init__(self, name, score=0):
        self.name = name
        self.score = score
        self.gone = False
        self.out = 0

    def copy(self):
        """Return an independent copy."""
        twin = Player(self.name, self.score)
        twin.gone = self.gone
        twin.out = self.out
        return twin


class Seats:
    """The part of a game that knows its seats; mixed into `Game`."""

    out_rule = None

    @classmethod
    def check_names(cls, names):
        """Raise InputError (field "players") where `names` cannot sit down to this game."""
        if not isinstance(names, (list, tuple)):
            raise InputError("players", "ask.not_a_list", field="players")
        if not cls.least <= len(names) <= cls.most:
            raise InputError(
                "players",
                "all.player_count" if cls.least < cls.most else "all.player_count_exact",
                game=cls.title,
                least=cls.least,
                most=cls.most,
                n=len(names),
            )
        for index in range(len(names)):
            cls.check_name(names[index], names[:index])

    @classmethod
    def check_name(cls, name, others):
        """Raise InputError (field "players") where `name` cannot join `others`."""
        if not isinstance(name, str) or not name.strip(BLANK) or len(name) > NAME_LENGTH:
            raise InputError("players", "all.name_length", most=NAME_LENGTH)
        if name in others or cls.is_reserved(name):
            raise InputError("players", "all.name_taken", name=name)

    @classmethod
    def is_reserved(cls, name):
        """Tell whether no player can be called so."""
        return name == "widow"

    def find(self, name):
        """Return the Player called `name`; raises InputError (field "events")."""
        for player in self.players:
            if player.name == name:
                return player
        raise InputError("events", "all.unknown_player", name=str(name))

    def in_play(self):
        """Return the players who are still in, in seat order."""
        return [player for player in self.players if not player.gone and not player.out]

    def names_in_play(self):
        """Return the names of those who are still in, in seat order."""
        return [player.name for player in self.players if not player.gone and not player.out]

    def active(self, name):
        """Return the Player called `name`, who must still be in; raises RuleError, InputError."""
        player = self.find(name)
        if player.gone:
            raise RuleError("ALL-2", "all.has_left", name=name)
        if player.out:
            raise RuleError(self.out_rule, "all.is_out", name=name, n=player.out)
        return player

    def following(self, name, direction=None):
        """Return the names of those still in, from the one after `name` round to `name` itself."""
        step = direction or self.direction
        players = self.players
        at = 0
        while players[at].name != name:
            at += 1
        order = []
        for _ in players:
            at = (at + step) % len(players)
            player = players[at]
            if not player.gone and not player.out:
                order.append(player.name)
        return order

    def pass_deal(self):
        """Let the next player who is still in deal."""
        order = self.following(self.dealer)
        if order:
            self.dealer = order[0]
