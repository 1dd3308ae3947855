"""What people open: the unit in a browser, in a terminal and on the site."""
