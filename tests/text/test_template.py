"""The form of sentences, slot by slot; English plurals unless a test says otherwise."""

import pytest

from starquest.text.template import Grammar, Template, TemplateError, Value, compiled

OTHERS = {"odd.word": "bread", "odd.hits": "{hits} {hits#hit|hits}"}


def find(name: str) -> Template:
    return compiled(OTHERS[name], ENGLISH)


ENGLISH = Grammar(2, lambda n: int(n != 1), find)


def said(source: str, **fields: Value) -> str:
    return compiled(source, ENGLISH).render(fields)


def test_text_is_said_as_it_stands() -> None:
    assert said('100% "safe" | 3 = 3 # %s') == '100% "safe" | 3 = 3 # %s'


def test_a_field_is_filled_in() -> None:
    assert said('{who} moved {inches}".', who="Ann", inches=6) == 'Ann moved 6".'


@pytest.mark.parametrize("outside", ["{who}", "%(who)s", "%s", "{&odd.word}", "[b]x[/b]", "a|b}"])
def test_what_goes_in_is_never_a_template(outside: str) -> None:
    assert said("<{who}>", who=outside) == f"<{outside}>"
    assert said("{who? <{who}>|nobody}", who=outside) == f" <{outside}>"


@pytest.mark.parametrize(
    ("source", "value", "expected"),
    [("{n:+d}", 2, "+2"), ("{n:+d}", -1, "-1"), ("{n:.1f}", 1.25, "1.2"), ("{n:.0%}", 0.5, "50%"),
     ("{n:+.2f}", 0.5, "+0.50"),
     ("{n:g}", 1.5, "1.5"), ("{n:g}", 6.0, "6")],
)  # fmt: skip
def test_numbers_are_written_as_asked(source: str, value: float, expected: str) -> None:
    assert said(source, n=value) == expected


@pytest.mark.parametrize(
    ("hits", "expected"), [(0, "0 hits"), (1, "1 hit"), (2, "2 hits"), (-1, "-1 hit")]
)
def test_a_number_chooses_its_form(hits: int, expected: str) -> None:
    assert said("{hits} {hits#hit|hits}", hits=hits) == expected


def test_a_locale_may_have_three_forms() -> None:
    slavic = Grammar(3, lambda n: 0 if n == 1 else 1 if n in (2, 3, 4) else 2, find)
    template = compiled("{n} {n#rana|rany|ran}", slavic)
    assert [template.render({"n": n}) for n in (1, 3, 5)] == ["1 rana", "3 rany", "5 ran"]


def test_yes_and_no_choose_a_text() -> None:
    assert said("A wave.{boss? A boss leads it.}", boss=True) == "A wave. A boss leads it."
    assert said("A wave.{boss? A boss leads it.}", boss=False) == "A wave."
    assert said("{die?rolled {die}|no die}", die=4) == "rolled 4"
    assert said("{die?rolled {die}|no die}", die=0) == "no die"


def test_a_word_chooses_a_text() -> None:
    source = "{she=f:her {n#hit|hits}|m:his|*:its}"
    assert said(source, she="f", n=2) == "her hits"
    assert said(source, she="m", n=2) == "his"
    assert said(source, she="x", n=2) == "its"


def test_a_word_without_a_text_is_a_fault() -> None:
    with pytest.raises(TemplateError, match="'x'"):
        said("{she=f:her|m:his}", she="x")


def test_choices_stand_inside_choices() -> None:
    source = "{a?{b?both|a {n#hit|hits}}|none}."
    assert said(source, a=1, b=1, n=1) == "both."
    assert said(source, a=1, b=0, n=2) == "a hits."
    assert said(source, a=0, b=1, n=2) == "none."


def test_a_sentence_refers_to_others() -> None:
    assert said("{who}: {&odd.hits}, {&odd.word}", who="Ann", hits=1) == "Ann: 1 hit, bread"


def test_braces_and_bars_can_be_said() -> None:
    assert said("{n?{'{a|b}'} 5{'%'}|}", n=1) == "{a|b} 5%"


def test_a_template_knows_its_fields_and_references() -> None:
    template = compiled("{who} {side=a:{x:+d}|*:} {n#{y}|{z}} {&odd.hits}", ENGLISH)
    assert template.fields == {"who", "side", "x", "n", "y", "z", "hits"}
    assert template.references == {"odd.hits"}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("{who", "one of } : # ? = expected at character 5"),
        ("who}", "a } that closes nothing at character 5"),
        ("{}", "the name of a field expected at character 2"),
        ("{Who}", "the name of a field expected at character 2"),
        ("{who!r}", "one of } : # ? = expected at character 5"),
        ("{who.name}", "one of } : # ? = expected at character 5"),
        ("{n:>9}", "a way to write a number expected at character 4"),
        ("{n:+d", "a } expected at character 6"),
        ("{n#hit}", "2 forms expected, 1 found at character 8"),
        ("{n#a|b|c}", "2 forms expected, 3 found at character 10"),
        ("{n#a|b", "a { that nothing closes at character 7"),
        ("{n?a|b|c}", "yes and no are two, there are more at character 10"),
        ("{n=}", "a word to choose by expected at character 4"),
        ("{n=a:x|a:y}", "the word a and a colon expected once at character 9"),
        ("{n=a}", "the word a and a colon expected once at character 5"),
        ("{&word}", "an id expected at character 3"),
        ("{'a", "a {' that nothing closes at character 3"),
    ],
)
def test_a_fault_is_told_with_its_place(source: str, message: str) -> None:
    with pytest.raises(TemplateError) as error:
        compiled(source, ENGLISH)
    assert str(error.value) == message
