"""Whether the tests would notice a fault: `make mutants` puts some in and looks."""
