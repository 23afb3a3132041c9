"""Abstract values: what they are, and what is known of them by their class."""
