"""Players that are programs: each looks at a state and answers with a legal command."""
