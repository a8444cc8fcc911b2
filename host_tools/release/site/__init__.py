"""`make site`: the documents for people as a site in two languages, with the browser page."""
