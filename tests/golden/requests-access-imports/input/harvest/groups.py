from harvest.corn import Corn


class Fields:
    def __init__(self, key: str) -> None:
        self._key = key

    @property
    def corn(self) -> Corn:
        return Corn(self._key)
