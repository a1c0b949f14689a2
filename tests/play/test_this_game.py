from starquest.play.this_game import this_game


def test_a_game_is_named_by_one_digest() -> None:
    assert len(this_game()) == 64
    this_game.cache_clear()
    assert this_game() == this_game()
