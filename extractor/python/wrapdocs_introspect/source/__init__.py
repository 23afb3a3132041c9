"""The source of a package: its files, their syntax trees, and what is kept between two runs."""
