"""An abstract interpreter: evaluates the code of a package on values that are known in part."""
