"""The greedy player: does what looks best now, judging by what its side may see."""
