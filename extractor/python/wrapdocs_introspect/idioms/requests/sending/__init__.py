"""Calls that send requests, and the words by which code names them."""
