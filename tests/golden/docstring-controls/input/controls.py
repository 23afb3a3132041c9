"""Control characters, which terminals act on: \x1b]0;title\x07 and \x9b2J."""


def ring(times: int) -> None:
    """Ring\x07 the bell.

    Args:
        times: How\x1b[31m often.
    """
