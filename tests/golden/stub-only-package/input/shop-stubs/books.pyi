class Book:
    title: str

def find_book(title: str) -> Book | None: ...
