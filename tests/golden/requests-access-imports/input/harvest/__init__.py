"""The client stands in a module that sends nothing itself."""

from harvest.main import Harvest as Harvest
