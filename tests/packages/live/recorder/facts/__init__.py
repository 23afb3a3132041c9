"""What is written about the requests that arrived."""
