"""Builders and verbs that all rings of tests share."""
