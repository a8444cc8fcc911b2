"""`make release`: everything that is given to people, built, opened and tried."""
