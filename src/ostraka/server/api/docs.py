"""Render the API's documentation; the usual pages would load scripts from other sites."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

PAGE = Markup(
    """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} API</title></head>
<body><main>
<h1>{title} API</h1>
<p>{about}</p>
<p>The same for programs: <a href="/api/openapi.json">openapi.json</a></p>
{operations}
<h2>What is sent</h2>
{forms}
</main></body>
</html>
"""
)
OPERATION = Markup("<h2><code>{method} {path}</code></h2>\n<p>{about}</p>\n{parts}")
FORM = Markup('<h3 id="{name}">{name}</h3>\n<p>{about}</p>\n<dl>{fields}</dl>\n')
FIELD = Markup("<dt><code>{name}</code>: {kind}</dt><dd>{about}</dd>\n")
PART = Markup("<p>{what}: {kind}</p>\n")
LINK = Markup('<a href="#{name}">{name}</a>')


def page(schema: dict[str, Any]) -> str:
    """Render the operations and forms of an OpenAPI schema."""
    operations = Markup().join(
        _operation(method.upper(), path, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    )
    forms = Markup().join(
        _form(name, form)
        for name, form in schema["components"]["schemas"].items()
        if "properties" in form
    )
    info = schema["info"]
    return PAGE.format(
        title=info["title"], about=info["description"], operations=operations, forms=forms
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> Markup:
    sent = operation.get("requestBody", {}).get("content", {}).values()
    parts = [PART.format(what="Send", kind=_kind(content["schema"])) for content in sent]
    for status, reply in operation["responses"].items():
        if status.startswith("2"):
            for media, content in reply.get("content", {}).items():
                kind = _kind(content.get("schema", {})) or media
                parts.append(PART.format(what=f"Answer {status}", kind=kind))
    return OPERATION.format(
        method=method,
        path=path,
        about=operation.get("description", ""),
        parts=Markup().join(parts),
    )


def _form(name: str, form: dict[str, Any]) -> Markup:
    fields = Markup().join(
        FIELD.format(name=field, kind=_kind(each), about=each.get("description", ""))
        for field, each in form["properties"].items()
    )
    return FORM.format(name=name, about=form.get("description", ""), fields=fields)


def _kind(schema: dict[str, Any]) -> Markup:
    """Describe the type of a value in a few words."""
    if "$ref" in schema:
        return LINK.format(name=schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return Markup(" or ").join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema:
        return Markup(", ").join(schema["enum"])
    if schema.get("type") == "array" and "items" in schema:
        return Markup("list of {}").format(_kind(schema["items"]))
    return Markup("{}").format(schema.get("type", ""))
