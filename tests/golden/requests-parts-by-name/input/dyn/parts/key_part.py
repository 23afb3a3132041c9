from .. import Part


class KeyPart(Part):
    """Keys."""

    PATH = "projects/$parent/keys/$one"
