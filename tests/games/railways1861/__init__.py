"""1861: its rules, its bytes, its screens and its key scripts."""
