"""What the command line does, one file a subject; `bot.__main__` lists the commands."""
