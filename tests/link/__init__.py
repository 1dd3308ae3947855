"""Tests of the USB link."""
