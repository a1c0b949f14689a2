"""What belongs to one mode alone: its setup, ledger, steps, commands and events."""
