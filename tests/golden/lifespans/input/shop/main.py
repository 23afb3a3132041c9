"""The module that a server loads; it names nothing of the framework."""

from shop import add_bottles, make_cellar

app = make_cellar()
add_bottles(app)
