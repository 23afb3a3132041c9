"""The contract's JSON: items, modules, findings, and the stream that carries them."""
