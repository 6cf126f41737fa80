"""The quiz, pure: which question comes next, what is remembered of it, what an answer is worth. Names no game, sends nothing."""
