"""The screens of 18Lilliput."""
