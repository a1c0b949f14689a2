"""Counting on every cell at once: boards as the binary digits of a counter, the lowest first."""


def count_in(counter: list[int], board: int) -> None:
    """Count one more on every cell of a board."""
    for digit, old in enumerate(counter):
        counter[digit] = old ^ board
        board &= old
        if not board:
            return
    if board:
        counter.append(board)


def at_least(counter: list[int], least: int) -> int:
    """The cells whose count is at least so much, of a count above 0."""
    if least >> len(counter):
        return 0
    above, equal = 0, -1
    for digit in range(len(counter) - 1, -1, -1):
        if least >> digit & 1:
            equal &= counter[digit]
        else:
            above |= equal & counter[digit]
            equal &= ~counter[digit]
    return above | equal
