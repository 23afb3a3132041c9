"""A package with stubs."""
