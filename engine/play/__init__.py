"""What every game is played on: the ledger, effects, questions, house rules and the deal."""
