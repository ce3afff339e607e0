"""Differences between JSON values, so that similar positions take little space.

A patch is null if nothing differs; otherwise a list: `[0, value]` replaces it, `[1, {key: patch},
[gone]]` changes an object, `[2, [[index, patch], ...]]` changes items of a list, and
`[3, start, removed, [items]]` replaces a stretch of one.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

JSON: TypeAlias = Any
Patch: TypeAlias = list[Any] | None

VALUE: Final = 0
OBJECT: Final = 1
ITEMS: Final = 2
STRETCH: Final = 3


def difference(old: JSON, new: JSON) -> Patch:
    """Return the patch from one value to another."""
    if type(old) is not type(new):
        return [VALUE, new]
    if old == new:
        return None
    if isinstance(new, dict):
        changed = {
            key: difference(old[key], value) if key in old else [VALUE, value]
            for key, value in new.items()
        }
        gone = [key for key in old if key not in new]
        return [OBJECT, {key: patch for key, patch in changed.items() if patch}, gone]
    if isinstance(new, list):
        return _list_difference(old, new)
    return [VALUE, new]


def patched(old: JSON, patch: Patch) -> JSON:
    """Apply a patch; the result shares unchanged parts with the old value."""
    if patch is None:
        return old
    kind = patch[0]
    if kind == OBJECT:
        kept = {key: value for key, value in old.items() if key not in patch[2]}
        return kept | {key: patched(old.get(key), each) for key, each in patch[1].items()}
    if kind == ITEMS:
        items = list(old)
        for index, each in patch[1]:
            items[index] = patched(items[index], each)
        return items
    if kind == STRETCH:
        _, start, removed, inserted = patch
        return [*old[:start], *inserted, *old[start + removed :]]
    return patch[1]


def _list_difference(old: list[JSON], new: list[JSON]) -> Patch:
    if len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        patches = [[index, difference(*pair)] for index, pair in pairs]
        return [ITEMS, [each for each in patches if each[1] is not None]]
    shorter = min(len(old), len(new))
    start = 0
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    return [STRETCH, start, len(old) - start - end, new[start : len(new) - end]]
