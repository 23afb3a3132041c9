"""Fivetran source of the Grai data lineage library."""

__version__ = "0.1.2"
