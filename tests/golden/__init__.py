"""Transcripts of whole games, kept under version control and compared line by line."""
