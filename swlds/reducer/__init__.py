"""Make a failing module and its launch small: ``swlds.reduce``."""
