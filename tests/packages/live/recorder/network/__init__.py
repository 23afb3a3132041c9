"""The network that ends in this process."""
