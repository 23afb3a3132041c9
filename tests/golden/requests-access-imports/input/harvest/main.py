from harvest.groups import Fields


class Harvest:
    def __init__(self, key: str) -> None:
        self.fields = Fields(key)
