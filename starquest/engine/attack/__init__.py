"""An attack: weapons in reach, hits, blocks, wounds, morale, and the exact odds of it all."""
