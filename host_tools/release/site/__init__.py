"""`make site`: the documents for people as a site, in each language, with the browser page."""
