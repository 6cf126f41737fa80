"""A practice game: one person in a private chat, computer players in all other seats, and a clock that waits for him.

Nothing of it counts: no dice, no result, no proof. What a group would hear is told in the same chat.
"""
