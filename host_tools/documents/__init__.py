"""What is written from the sources: documents, cards to print, the fonts."""
