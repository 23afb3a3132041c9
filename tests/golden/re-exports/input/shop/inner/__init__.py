"""One step deeper."""

from .models import *
from .prices import Price as Price
