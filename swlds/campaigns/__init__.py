"""Campaigns: one action over thousands of modules, each in a process of its own, with results that outlive whatever happens."""
