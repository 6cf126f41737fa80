"""Pictures: data in, an SVG out, and that as PNG. Pure but for `raster.py` and `studio.py`; knows no Telegram and no database.

A drawing may know its own game; nobody else here does.
"""
