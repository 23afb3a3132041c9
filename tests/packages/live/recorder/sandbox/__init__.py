"""What keeps a client from doing harm, from waiting and from taking too long."""
