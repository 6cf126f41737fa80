"""What is kept: SQLAlchemy on SQLite and PostgreSQL. Knows no game and no bot."""
