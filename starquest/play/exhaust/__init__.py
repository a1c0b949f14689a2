"""The exhaustive runner: games are played until everything the game has has happened once.

`goals` says what that is, `bearers` what cannot happen with the data that is shipped, `watch` and
`rulings` see it in the events, `starts` prepares games in which rare things are near, and `runner`
plays.
"""
