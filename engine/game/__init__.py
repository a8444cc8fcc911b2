"""What every game is made of: its interface, seats, shared events, house rules, questions."""
