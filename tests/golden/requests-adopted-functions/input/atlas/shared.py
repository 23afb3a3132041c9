"""What functions share."""


def helper(client):
    """Check a client; no class adopts this function."""
    return client.key is not None
