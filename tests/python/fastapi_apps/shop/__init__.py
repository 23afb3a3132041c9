"""A shop: routers in modules, prefixes from settings, nested inclusions, a mounted application."""

from shop.main import app as app
