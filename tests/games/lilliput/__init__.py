"""18Lilliput: rules, codec, screens and pages."""
