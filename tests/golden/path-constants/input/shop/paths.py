"""The parts of paths."""

BASE = "/v1"
BOOKS = BASE + "/books"
REVIEWS = "%s/reviews" % BASE
AUTHOR = "{base}/authors/{{author_id}}".format(base=BASE)
SEGMENTS = [BASE, "shelves", "{shelf_id}"]
SHELF = "/".join(SEGMENTS)
