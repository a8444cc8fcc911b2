"""Rumino: seven cards of 108, knocks, gins, and the Rumino that ends it all (RMN-1 to RMN-16)."""
