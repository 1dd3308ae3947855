"""What `make bench` measures: one small module for each section of the table."""
