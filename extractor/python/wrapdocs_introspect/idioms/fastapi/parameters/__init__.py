"""Parameters of endpoints: what FastAPI reads from a request for each of them."""
