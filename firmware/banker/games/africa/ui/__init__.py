"""The screens of 18Africa."""
