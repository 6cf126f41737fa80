"""What every game shares: the protocol, chance, proof of fairness, ballots."""
