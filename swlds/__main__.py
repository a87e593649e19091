"""``python -m swlds``: the command line."""

from swlds.cli import main

main(prog_name="swlds")
