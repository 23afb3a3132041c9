"""The source of a package: its files, their syntax trees, and the cache between two runs."""
