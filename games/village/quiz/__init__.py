"""The quiz of The Village: questions computed from the roles' declarations and by playing the rules. Knows no text."""
