"""The rules page's table of events (8.1), its list for narrators (8.2) and the odds that it gives, copied as data."""

EVENTS = (
    "missing_choice", "wolf_tie", "cult_tie", "visiting_wolf", "wolf_vs_sk", "hunter_vs_wolves", "hunter_picks_wolf",
    "alpha_infects", "snow_vs_hunter", "ga_on_wolf", "cult_converts", "hunter_vs_cult", "cult_visitor", "chemist",
    "harlot_finds_cultist", "grave_fall", "wolves_spot_gd", "sk_spots_gd", "sk_stumble", "sk_random_victim", "thief",
    "traitor_seen_as", "fool_draw", "oracle_draw", "augur_draw", "detective_caught", "clumsy", "clumsy_pick",
    "hunter_last_stand",
)  # fmt: skip
"""Every event of 8.1 but the deal itself, which is a command of its own."""

SHEET = (
    ("cult_converts", "seer", {"yes": 40, "no": 60}),
    ("cult_converts", "cursed", {"yes": 60, "no": 40}),
    ("cult_converts", "harlot", {"yes": 70, "no": 30}),
    ("cult_converts", "guardian_angel", {"yes": 60, "no": 40}),
    ("cult_converts", "detective", {"yes": 70, "no": 30}),
    ("hunter_vs_cult", "hunter", {"convert": 50, "shoots": 25, "nothing": 25}),
    ("cult_converts", "blacksmith", {"yes": 75, "no": 25}),
    ("cult_converts", "sandman", {"yes": 60, "no": 40}),
    ("cult_converts", "oracle", {"yes": 50, "no": 50}),
    ("cult_converts", "pacifist", {"yes": 80, "no": 20}),
    ("cult_converts", "wise_elder", {"yes": 30, "no": 70}),
    ("cult_converts", "grave_digger", {"yes": 30, "no": 70}),
    ("cult_converts", "augur", {"yes": 40, "no": 60}),
    ("cult_converts", "sorcerer", {"yes": 40, "no": 60}),
    ("ga_on_wolf", "guardian_angel", {"dies": 50, "safe": 50}),
    ("wolf_vs_sk", "serial_killer", {"sk_wins": 80, "wolf_wins": 20}),
    ("wolf_vs_sk", "serial_killer", {"sk_wins": 80, "wolf_wins": 20}),
    ("snow_vs_hunter", "hunter", {"shot": 50, "frozen": 50}),
    ("hunter_vs_wolves", "hunter", {"hit": 30, "miss": 70}),
    ("hunter_vs_wolves", "hunter", {"hit": 50, "miss": 50}),
    ("hunter_vs_wolves", "hunter", {"hit": 70, "miss": 30}),
    ("hunter_vs_wolves", "hunter", {"hit": 90, "miss": 10}),
    ("alpha_infects", "alpha_wolf", {"yes": 20, "no": 80}),
    ("alpha_infects", "alpha_wolf", {"yes": 20, "no": 80}),
    ("chemist", "chemist", {"target_dies": 50, "chemist_dies": 50}),
    ("thief", "thief", {"steals": 50, "fails": 50}),
    ("traitor_seen_as", "traitor", {"wolf": 50, "villager": 50}),
    ("harlot_finds_cultist", "harlot", {"yes": 50, "no": 50}),
    ("sk_stumble", "serial_killer", {"random": 50, "no": 50}),
    ("detective_caught", "detective", {"yes": 40, "no": 60}),
    ("clumsy", "clumsy_guy", {"wrong": 50, "right": 50}),
    ("clumsy", "clumsy_guy", {"wrong": 50, "right": 50}),
)
"""8.2 in its order: event, whose it is, percent of each face."""

GRAVES = {1: (20, 10), 2: (35, 17.5), 3: (42.5, 21.25), 4: (46.25, 23.125), 5: (48.125, 24.06), 6: (49.06, 24.53)}
"""Percent with which an enemy and a friend fall, by graves; to two decimals where the page gives so many."""
