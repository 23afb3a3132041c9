"""A ferry line."""

from ferry.worker import TimetableWorker, Worker

__all__ = ["TimetableWorker", "Worker"]
