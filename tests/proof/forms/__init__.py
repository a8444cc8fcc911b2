"""Proof of the score forms: plain functions, random games, hostile forms."""
