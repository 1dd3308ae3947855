"""Tests of key scripts and what runs them."""
