"""Made-up values, and the names under which they are found again."""
