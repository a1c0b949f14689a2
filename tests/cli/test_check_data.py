import io
import shutil
from pathlib import Path

from starquest.cli.check_data import run
from starquest.content.catalog import FILES
from starquest.content.loader import load_catalog
from starquest.content.paths import data_directory


def check(folder: Path | None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    return run(folder, out, err), out.getvalue(), err.getvalue()


def test_the_shipped_data_is_sound() -> None:
    code, out, err = check(None)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    catalog = load_catalog()
    told = dict(part.split()[::-1] for part in out.rstrip(".\n").split(": ")[1].split(", "))
    assert told == {stem: str(len(getattr(catalog, stem))) for stem in FILES}


def test_problems_are_listed_one_to_a_line(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(data_directory(), tmp_path / "data"))
    (folder / "rules.toml").unlink()
    (folder / "spells.toml").write_text("[", "utf-8")
    code, out, err = check(folder)
    assert code == 1
    assert out.splitlines()[0] == "rules.toml: cannot be read: No such file or directory"
    assert out.splitlines()[1].startswith("spells.toml: is not TOML: ")
    assert err == "2 problems found.\n"


def test_a_single_problem_is_counted_in_the_singular(tmp_path: Path) -> None:
    code, out, err = check(tmp_path / "nowhere")
    assert code == 1
    assert out.endswith("nowhere: there is no such folder\n")
    assert err == "1 problem found.\n"


def test_sentences_are_checked_too(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(data_directory(), tmp_path / "data"))
    english = folder / "locale" / "en" / "handover.toml"
    english.write_text(english.read_text("utf-8").replace("{number}", "{numbers}"), "utf-8")
    code, out, _ = check(folder)
    assert code == 1
    assert out.startswith("locale/en/handover.toml: unnamed: leaves out the field number, ")


def test_a_file_in_place_of_the_folder_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("", "utf-8")
    code, out, _ = check(tmp_path / "data")
    assert code == 1
    assert "there is no such folder" in out


def test_keys_are_checked_too(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(data_directory(), tmp_path / "data"))
    table = folder / "keymaps.toml"
    table.write_text(table.read_text("utf-8").replace('keys = ["m"]', 'keys = ["o"]'), "utf-8")
    code, out, _ = check(folder)
    assert code == 1
    assert "keymaps.toml: keys.game.overview: the key o is also that of menu" in out


def test_published_odds_are_checked_too(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(data_directory(), tmp_path / "data"))
    odds = folder / "odds.toml"
    said = odds.read_text("utf-8")
    odds.write_text(said.replace('"story"', '"stroy"'), "utf-8")
    code, out, _ = check(folder)
    assert code == 1
    assert "difficulty: unknown difficulty 'stroy', the nearest is 'story'" in out
    odds.write_text(said.replace("won = ", "won = 1000"), "utf-8")
    code, out, _ = check(folder)
    assert code == 1
    assert out.startswith("odds.toml: cells[0].won: is 1000")
    odds.unlink()
    assert check(folder)[0] == 0, "a game without odds is sound"
