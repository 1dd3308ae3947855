"""The screens of Cash."""
