"""Servers: what looks like the decorators and docstrings of a client answers requests."""

import flask
import requests
from aiohttp import web
from django.views import View
from litestar import Controller, get
from rest_framework.views import APIView
from starlette.applications import Starlette

app = flask.Flask(__name__)
star = Starlette()
routes = web.RouteTableDef()


@app.route("/users/<id>")
def user(id: str) -> dict:
    """GET /users/<id>"""
    return requests.get(f"https://people.example/users/{id}").json()


@routes.get("/items")
async def items(request: web.Request) -> web.Response:
    """GET /items"""
    return web.Response()


@star.route("/stars")
def stars(request):
    """GET /stars"""


class Books(Controller):
    @get("/books")
    def list(self) -> None:
        """GET /books"""


class Pages(View):
    def get(self, request):
        """GET /pages"""


class Prices(APIView):
    def post(self, request):
        """POST /prices"""


def client_of_another_server(id: str) -> dict:
    """This one is no handler: it only sends a request."""
    return requests.get(f"https://people.example/people/{id}").json()
