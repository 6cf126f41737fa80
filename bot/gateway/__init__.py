"""The edge: Telegram in, Telegram out. The only package, with the playground's, that imports telegram."""

import os

# The library is about to give flood waits as timedelta; asking for it now keeps one type and spares a warning a call.
os.environ.setdefault("PTB_TIMEDELTA", "true")
