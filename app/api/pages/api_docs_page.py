"""The reference of the HTTP interface."""

from fastapi import APIRouter, Request, Response

from app.api.rendering.language_route import PageRoute
from app.api.rendering.templates import page

router = APIRouter(route_class=PageRoute, include_in_schema=False)


@router.get("/docs")
async def docs(request: Request) -> Response:
    """Show the reference of the HTTP API, with Swagger UI from our own files."""
    return page(request, "pages/api_docs.html")
