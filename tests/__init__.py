"""The tests. `tests.kit` holds the builders and verbs that all of them share."""
