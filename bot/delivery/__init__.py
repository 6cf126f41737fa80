"""Lanes, pacing and verdicts: how what has been queued leaves. Knows storage, no game and no Telegram class."""
