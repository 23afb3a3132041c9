"""The program: functions, classes, names and attributes of a package, which hold values."""
