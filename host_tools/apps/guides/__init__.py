"""The guides to the games as web pages, for the local servers and for the site."""
