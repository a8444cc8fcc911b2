"""Gin Rummy: see `engine.games.gin.game`."""
