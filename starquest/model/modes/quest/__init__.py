"""Star Quest: values that no other mode has."""
