"""The tactician: plans as the greedy player does, and rehearses what is close with its own dice."""
