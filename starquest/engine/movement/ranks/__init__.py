"""How squads of many models follow their lead: whole boards at once, coherent by construction."""
