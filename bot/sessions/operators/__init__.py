"""`/operatore`: what whoever looks after the bot can see and do, without ever learning a card. Names no game."""
