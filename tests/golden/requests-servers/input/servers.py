"""Applications of servers declare what they answer; they send nothing."""

from aiohttp import web
from django.urls import path
from flask import Flask, request, session
from litestar import Litestar, get
from starlette.applications import Starlette
from starlette.routing import Route

app = Flask(__name__)


@app.get("/books")
def list_books():
    """Answer with books."""
    return {"page": request.args.get("page"), "user": session.get("user")}


@app.route("/books/<isbn>", methods=["GET", "POST"])
def book(isbn: str):
    """Answer with a book."""
    return isbn


async def handle(request):
    """Answer with the name in the path."""
    name = request.match_info.get("name", "nobody")
    return web.Response(text=name)


def make_application() -> web.Application:
    """Make an application of aiohttp."""
    made = web.Application()
    made.add_routes([web.get("/", handle), web.post("/{name}", handle)])
    made.router.add_get("/status", handle)
    return made


@get("/authors")
async def authors() -> list[str]:
    """Answer with authors."""
    return []


def make_others():
    """Make applications of other servers."""
    starlette = Starlette(routes=[Route("/magazines", handle, methods=["GET"])])
    return Litestar([authors]), starlette, [path("shelves/", handle)]
