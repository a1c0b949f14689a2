"""Games as people have them: sessions, saves, replays, bots, simulation."""
