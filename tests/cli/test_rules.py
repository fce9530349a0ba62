"""`bradshaw rules` and the marks of tests that it counts."""

import pytest

import bradshaw
from bradshaw.cli import coverage
from bradshaw.cli.coverage import marked_rules
from bradshaw.cli.errors import BadUsage

RULEBOOK = bradshaw.title("emubay").rulebook


def write(directory, name, text):
    path = directory / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_all_rules_stand_under_their_sections(run):
    ran = run("rules", "emubay")
    assert ran.status == 0
    assert ran.out.splitlines()[0] == next(iter(RULEBOOK)).section
    for rule in RULEBOOK:
        assert rule.id in ran.out


@pytest.mark.parametrize("name", ["emubay.build.cost-table", "build.cost-table"])
def test_one_rule_with_its_note_and_rulings(run, name):
    rule = RULEBOOK["emubay.build.cost-table"]
    ran = run("rules", "emubay", name)
    out = " ".join(ran.out.split())
    assert ran.status == 0
    assert out.startswith(rule.id)
    assert rule.statement in out
    assert f"Note. {rule.note}" in out
    for ruling in RULEBOOK.rulings_on(rule.id):
        assert f"Ruling {ruling.id}, {ruling.subject}. {ruling.decision}" in out


def test_search_finds_the_rules_with_all_words(run):
    ran = run("rules", "emubay", "--search", "Independent order")
    assert "emubay.auction.independent-order" in ran.out
    assert "emubay.end.ties" not in ran.out


def test_search_finds_and_shows_rulings(run):
    ruling = next(ruling for ruling in RULEBOOK.rulings if ruling.id == "B24")
    ran = run("rules", "emubay", "--search", "dividend rounds unsold revenue deferred")
    out = " ".join(ran.out.split())
    assert ran.status == 0
    for rule in ruling.rules:
        assert rule in out
    assert f"Ruling B24, {ruling.subject}. {ruling.decision}" in out


def test_marks_are_found_wherever_pytest_allows_them(tmp_path):
    write(
        tmp_path / "tests",
        "emubay/test_marks.py",
        """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("r.module")]

@pytest.mark.rule("r.one", "r.two")
def test_function(): ...

@pytest.mark.rule("r.one")
@pytest.mark.rule("r.one")
async def test_async(): ...

@pytest.mark.rule("r.class")
class TestGroup:
    pytestmark = pytest.mark.rule("r.inner")

    @pytest.mark.rule("r.method")
    def test_method(self): ...

    def helper(self): ...

@pytest.mark.rule("r.helper")
def not_a_test(): ...

@pytest.mark.other("r.other")
def test_other(): ...
""",
    )
    write(tmp_path / "tests", "other/test_single.py", 'import pytest\npytestmark = pytest.mark.rule("r.single")\n'
          "def test_it(): ...\n")  # fmt: skip
    write(tmp_path / "tests", "helper.py", 'import pytest\n@pytest.mark.rule("r.no")\ndef test_no(): ...\n')
    marks = "tests/emubay/test_marks.py"
    assert marked_rules(tmp_path / "tests") == {
        "r.module": [
            f"{marks}::test_function",
            f"{marks}::test_async",
            f"{marks}::TestGroup::test_method",
            f"{marks}::test_other",
        ],
        "r.one": [f"{marks}::test_function", f"{marks}::test_async"],
        "r.two": [f"{marks}::test_function"],
        "r.class": [f"{marks}::TestGroup::test_method"],
        "r.inner": [f"{marks}::TestGroup::test_method"],
        "r.method": [f"{marks}::TestGroup::test_method"],
        "r.single": ["tests/other/test_single.py::test_it"],
    }


def test_coverage_counts_rules_with_tests(run, tmp_path):
    tests = tmp_path / "checks"
    write(
        tests,
        "test_some.py",
        "import pytest\n"
        '@pytest.mark.rule("emubay.end.ties", "emubay.no.such")\ndef test_one(): ...\n'
        '@pytest.mark.rule("emubay.end.ties", "emubay.end.winner")\ndef test_two(): ...\n',
    )
    ran = run("rules", "emubay", "--coverage", "--tests", tests)
    needing = sum(not rule.not_applicable for rule in RULEBOOK)
    assert ran.status == 1
    assert ran.last_line == f"covered=2 rules={needing}"
    assert "   2  emubay.end.ties" in ran.out.splitlines()
    assert "   1  emubay.end.winner" in ran.out.splitlines()
    assert "   0  emubay.end.bankruptcy  no test" in ran.out.splitlines()
    assert "   ?  emubay.no.such  is marked by checks/test_some.py::test_one but is not a rule" in ran.out.splitlines()


def test_coverage_is_complete_when_every_rule_has_a_test(run, tmp_path):
    ids = ", ".join(f'"{rule.id}"' for rule in RULEBOOK)
    write(tmp_path, "test_all.py", f"import pytest\n@pytest.mark.rule({ids})\ndef test_all(): ...\n")
    ran = run("rules", "emubay", "--coverage", "--tests", tmp_path)
    assert ran.status == 0
    needing = sum(not rule.not_applicable for rule in RULEBOOK)
    assert ran.last_line == f"covered={needing} rules={needing}"


def test_a_test_file_that_is_not_python_is_named(run, tmp_path):
    write(tmp_path, "test_broken.py", "def test_(:\n")
    assert "test_broken.py cannot be read" in run("rules", "emubay", "--coverage", "--tests", tmp_path).complaint


def test_tests_are_looked_for_here_then_in_the_checkout(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    checkout = coverage.tests_directory()
    assert (checkout / "cli" / "test_rules.py").is_file()
    write(tmp_path, "tests/test_x.py", "")
    assert coverage.tests_directory().resolve() == tmp_path / "tests"


def test_without_any_tests_it_says_how_to_name_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bradshaw.cli.coverage.__file__", str(tmp_path / "a" / "b" / "c" / "coverage.py"))
    with pytest.raises(BadUsage, match="name one with --tests"):
        coverage.tests_directory()
