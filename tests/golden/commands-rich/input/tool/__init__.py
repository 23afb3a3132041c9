"""Commands whose help has the markup of rich, and others that only have brackets."""
