"""`python -m ostraka`, for where the command is not on the path."""

from ostraka.cli import main

main()
