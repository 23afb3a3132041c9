"""Requests that need no client: functions, class methods, static methods and their overloads."""

from depot._order import Order as Order
from depot._status import status as status
