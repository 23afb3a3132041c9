"""Evaluates Python without running it: values that say what is known of them."""
