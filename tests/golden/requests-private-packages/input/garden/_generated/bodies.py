"""What requests send."""


def make_body(name: str, depth: int | None) -> dict:
    """Make the body of POST /plants, which this function does not send."""
    return {"name": name} if depth is None else {"name": name, "depth": depth}
