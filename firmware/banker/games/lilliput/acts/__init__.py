"""What players of 18Lilliput enter, in groups that are loaded when they are wanted."""
