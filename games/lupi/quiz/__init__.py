"""The quiz of Lupi e contadini: questions computed from the deck and by asking the rules. Knows no text."""
