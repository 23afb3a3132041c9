"""<script>alert("module")</script> and `{{ template }}`."""

from fastapi import FastAPI, Query
from pydantic import BaseModel, Field

app = FastAPI(title="</title><script>alert(1)</script>")


class Book(BaseModel):
    """<img src=x onerror=alert("model")>"""

    title: str = Field("</script><b>", description="<svg onload=alert(1)>", alias='"><i>')


@app.get("/books/<b>/{title}", tags=["<i>"], operation_id="../../etc/passwd")
def read_book(title: str, query: str = Query("\u202e\x00\x1b[31m", alias="<q>")) -> Book:
    """[click](javascript:alert(1)) \x1b]0;title\x07

    Args:
        title: ![x](file:///etc/passwd)
        query: `</code><script>`
    """
