"""Results that send a request per page, and what they hold."""
