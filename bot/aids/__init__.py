"""For a person who narrates in person, or looks something up: what was asked, and how the answer reads. Pure; stores nothing."""
