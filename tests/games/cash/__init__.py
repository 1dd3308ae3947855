"""What Cash alone does."""
