"""The parts of ``coalesce-copies``: the pairs of a region, what must hold between barriers, and the new code."""
