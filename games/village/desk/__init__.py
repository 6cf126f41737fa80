"""The narrator's desk: The Village played in a room, with the bot as memory, dice and rulebook of who narrates it."""
