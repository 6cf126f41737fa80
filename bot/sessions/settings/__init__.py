"""What groups and people have set: the models that declare it, its menu, its effects. Names no game."""
