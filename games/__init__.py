"""The rules of the games: pure values and functions, with no input, output, clock or hidden chance."""
