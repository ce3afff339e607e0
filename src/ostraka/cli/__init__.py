"""The command line: tables for people, --json for programs, one clear sentence on bad input."""

from __future__ import annotations

import sys

from ostraka.core.errors import OstrakaError


def main() -> None:
    """Run `ostraka`; whatever a user can cause ends in a sentence and exit code 2."""
    from ostraka.cli.app import app
    from ostraka.cli.console import complain

    try:
        app()
    except OstrakaError as wrong:
        complain(str(wrong))
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # Somebody closed the pipe, as `| head` does; nothing is wrong.
        sys.stderr.close()
        sys.exit(0)
