"""Tests the tests: `make mutants` plants faults and checks that they are found."""
