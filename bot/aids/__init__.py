"""Aids for a person who narrates in person: what was asked, by whatever name, and how the answer reads. Pure; stores nothing."""
