"""Objects are made of answers, which make others of their parts, and so on."""

import requests


class Record:
    """What all objects share."""

    def __init__(self, client, values):
        self.client = client
        for name, value in values.items():
            setattr(self, name, value)


class Apple(Record):
    """An apple, with what belongs to it."""

    def __init__(self, client, values):
        super().__init__(client, values)
        self.tree = Tree(client, values["tree"])
        self.seeds = [Seed(client, one) for one in values["seeds"]]
        self.harvest = Harvest(client, values["harvest"])
        self.basket = Basket(client, values["basket"])


class Tree(Record):
    """A tree."""

    def __init__(self, client, values):
        super().__init__(client, values)
        self.apples = [Apple(client, one) for one in values["apples"]]
        self.seed = Seed(client, values["seed"])
        self.harvests = [Harvest(client, one) for one in values["harvests"]]
        self.baskets = [Basket(client, one) for one in values["baskets"]]


class Seed(Record):
    """A seed."""

    def __init__(self, client, values):
        super().__init__(client, values)
        self.apple = Apple(client, values["apple"])
        self.tree = Tree(client, values["tree"])
        self.basket = Basket(client, values["basket"])


class Harvest(Record):
    """A harvest."""

    def __init__(self, client, values):
        super().__init__(client, values)
        self.baskets = [Basket(client, one) for one in values["baskets"]]
        self.tree = Tree(client, values["tree"])
        self.first = Apple(client, values["first"])


class Basket(Record):
    """A basket."""

    def __init__(self, client, values):
        super().__init__(client, values)
        self.apples = [Apple(client, one) for one in values["apples"]]
        self.trees = [Tree(client, one) for one in values["trees"]]
        self.seeds = [Seed(client, one) for one in values["seeds"]]

    def empty(self) -> None:
        """Empty a basket."""
        self.client.send("POST", f"/baskets/{self.id}/empty")


class Orchard:
    """A client of an orchard."""

    def __init__(self, url: str = "https://orchard.example") -> None:
        self._url = url
        self._session = requests.Session()

    def send(self, method, path, **options):
        return self._session.request(method, self._url + path, **options).json()

    def pick(self, tree_id: str) -> Apple:
        """Pick an apple."""
        return Apple(self, self.send("POST", f"/trees/{tree_id}/pick"))

    def trees(self, kind: str) -> list:
        """List trees."""
        found = self.send("GET", "/trees", params={"kind": kind})
        return [Tree(self, one) for one in found["trees"]]
