"""The page of a table: its address, its socket, taking a chair, and the journal to download."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request, Response, WebSocket
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from markupsafe import Markup

from ostraka.core.errors import OstrakaError
from ostraka.core.play import OVER
from ostraka.server.errors import NoSuchTable, NotOver
from ostraka.server.frames import lobby, shown
from ostraka.server.guard import same_origin
from ostraka.server.live import Live
from ostraka.server.looks import Window
from ostraka.server.people import Player
from ostraka.server.socket import Session
from ostraka.server.templates import ENVIRONMENT
from ostraka.server.visitor import Visitor, visitor_of
from ostraka.server.style import address
