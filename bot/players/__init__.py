"""Computer players: their names and their pace. What they choose is `GameSpec.policy`'s business."""
