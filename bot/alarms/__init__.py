"""The bell: looks once a second whether something is due. Knows the sessions' door, no game and no Telegram."""
