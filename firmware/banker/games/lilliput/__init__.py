"""18Lilliput: rules, screens and words."""
