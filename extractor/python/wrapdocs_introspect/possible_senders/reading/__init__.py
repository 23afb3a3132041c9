"""Reading: what the code of functions lets variables hold, and what it calls."""
