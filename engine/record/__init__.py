"""What every game is built on: ledger, effects, questions, house rules and the deal."""
