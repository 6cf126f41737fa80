"""Propaganda: the rules, pure. Source: the rules page."""
