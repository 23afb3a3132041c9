"""The failure of an introspection."""


class IntrospectionError(Exception):
    """The package cannot be read, and the author has to change something."""

    def __init__(self, code: str, message: str, hint: str) -> None:
        """Describe the failure.

        Args:
            code: Permanent name of the failure.
            message: What happened, and where.
            hint: What to do.
        """
        super().__init__(message)
        self.code = code
        self.hint = hint
