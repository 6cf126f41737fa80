"""The Village: forty-two roles, a night in which they meet, a day in which everybody talks."""
