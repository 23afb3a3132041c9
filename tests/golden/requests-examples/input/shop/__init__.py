"""Clients of every style, whose examples are run."""

from shop.aio import AsyncShop
from shop.client import Shop
from shop.settings import Report

api_key = None

__all__ = ["AsyncShop", "Report", "Shop", "api_key"]
