"""The requests idiom: functions that send an HTTP request, found by following them to it."""
