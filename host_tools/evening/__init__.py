"""What is made of saved games: exports, scores, people, a made-up season."""
