"""What the desks of people who narrate in person have in common: buttons, a countdown, words, entries that are taken back."""
