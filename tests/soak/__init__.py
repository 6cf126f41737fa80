"""The long runs: hundreds of games, bad weather, kills, a rush. `python -m tests.soak` or `make soak`."""
