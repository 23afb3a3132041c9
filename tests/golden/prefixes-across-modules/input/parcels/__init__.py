"""Parcels: an application of routers in routers."""
