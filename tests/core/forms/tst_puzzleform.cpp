// Covers core/forms: formtext, minizincform, opbform, smtform, formanswer

#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/board/automaton.h"
#include "core/forms/formanswer.h"
#include "core/forms/puzzleform.h"

#include <set>
#include <sstream>

namespace sudoku::tst_puzzleform {

/// An automaton of two states, which begins with a 1.
inline const Variant firstIsOne{
    .id = "test-first",
    .name = "The first is 1",
    .demand = "The first is 1",
    .input = Input::Cells,
    .rules = [](const Puzzle &puzzle, const Constraint &constraint) -> std::vector<Rule> {
        const auto step = [](int state, Digit digit) -> std::optional<int> {
            return state == 0 && digit != 1 ? std::nullopt : std::optional(1);
        };
        return {makeAutomaton(constraint.cells, puzzle.geometry.digitCount(), 0, step,
                              [](int state) { return state == 1; })};
    },
};

std::string nameOf(const RuleSource &source)
{
    if (const auto *constraint = std::get_if<ConstraintIndex>(&source))
        return "constraint " + std::to_string(constraint->index);
    return "house";
}

std::string written(const PuzzleForm &form, const Puzzle &puzzle, std::vector<Grid> forbidden = {})
{
    std::ostringstream output;
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    form.write(output,
               {.puzzle = puzzle,
                .rules = rules,
                .forbidden = forbidden,
                .comments = "one\ntwo\n",
                .nameOf = nameOf},
               {});
    return std::move(output).str();
}

/// What \a form writes for one constraint of an empty 4x4.
std::string ofRule(const PuzzleForm &form, const Variant &variant, std::vector<Cell> cells,
                   std::vector<int> numbers = {})
{
    Puzzle puzzle = emptyBoard(4);
    puzzle.constraints.push_back({&variant, std::move(cells), std::move(numbers)});
    const std::string text = written(form, puzzle);
    const std::size_t begin = text.find('\n', text.find("constraint 0")) + 1;
    const std::size_t end = std::min({text.find("(check-sat)"), text.find("\nsolve"), text.size()});
    return text.substr(begin, end - begin);
}

/// A grid as a line, with 0 for blank; or what the answer says.
std::string answer(const std::string &text)
{
    const auto read = readFormAnswer(text, defaultGeometry(4));
    if (!read)
        return "no answer";
    if (read->status == FormAnswer::Status::Unsatisfiable)
        return "none";
    if (read->status == FormAnswer::Status::Undecided)
        return "undecided";
    std::string line;
    for (Cell cell = 0; cell < 16; ++cell)
        line += std::to_string(read->grid[cell]);
    return line;
}

class TestPuzzleForm : public QObject
{
    Q_OBJECT

private slots:
    void areFoundById()
    {
        std::set<std::string_view> ids;
        for (const PuzzleForm *form : puzzleForms()) {
            QVERIFY(!form->name.empty());
            QVERIFY(ids.insert(form->id).second);
            QCOMPARE(findPuzzleForm(form->id), form);
        }
        QVERIFY(!findPuzzleForm("cnf"));
    }

    /// The first line of the competitions' form counts what follows it: 16 cells and 4 digits in 12 houses.
    void opbCountsItsConstraints()
    {
        const std::string text = written(opbForm, board("1..............."), {grid("1234341221434321")});
        QVERIFY(text.starts_with("* #variable= 64 #constraint= 66\n* one\n* two\n"));
        QCOMPARE(std::ranges::count(text, ';'), 66);
        QVERIFY(text.find("\n+1 x1 +1 x2 +1 x3 +1 x4 = 1 ;\n") != std::string::npos);
        QVERIFY(text.find("* givens\n+1 x1 = 1 ;\n") != std::string::npos);
        QVERIFY(text.ends_with("* another solution\n-1 x1 -1 x6 -1 x11 -1 x16 -1 x19 -1 x24 -1 x25 -1 x30 "
                               "-1 x34 -1 x37 -1 x44 -1 x47 -1 x52 -1 x55 -1 x58 -1 x61 >= -15 ;\n"));
    }

    void opbWritesRules()
    {
        QCOMPARE(ofRule(opbForm, even, {0}), "+1 x1 = 0 ;\n+1 x3 = 0 ;\n");
        QCOMPARE(ofRule(opbForm, lessThan, {0, 15}),
                 "-1 x1 +1 x62 +1 x63 +1 x64 >= 0 ;\n-1 x2 +1 x63 +1 x64 >= 0 ;\n-1 x3 +1 x64 >= 0 ;\n"
                 "-1 x4 >= 0 ;\n");
        QCOMPARE(ofRule(opbForm, cellSum, {0, 15}, {5}),
                 "+1 x1 +2 x2 +3 x3 +4 x4 +1 x61 +2 x62 +3 x63 +4 x64 = 5 ;\n");
        QCOMPARE(ofRule(opbForm, cellSum, {}, {5}), "+1 x1 >= 2 ;\n");
        QCOMPARE(ofRule(opbForm, firstIsOne, {0}),
                 "+1 x65 = 1 ;\n-1 x1 +1 x65 >= 0 ;\n-1 x2 >= 0 ;\n-1 x3 >= 0 ;\n-1 x4 >= 0 ;\n");
    }

    void smtWritesRules()
    {
        const std::string text = written(smtForm, board("1..............."));
        QVERIFY(text.starts_with("; one\n; two\n(set-logic QF_BV)\n(declare-const r1c1 (_ BitVec 3))\n"
                                 "(assert (and (bvule (_ bv1 3) r1c1) (bvule r1c1 (_ bv4 3))))\n"));
        QVERIFY(text.find("; givens\n(assert (= r1c1 (_ bv1 3)))\n") != std::string::npos);
        QVERIFY(text.find("; house\n(assert (distinct r1c1 r1c2 r1c3 r1c4))\n") != std::string::npos);
        QVERIFY(text.find("(check-sat)\n(get-value (r1c1 r1c2 ") != std::string::npos);
        QCOMPARE(ofRule(smtForm, even, {0}), "(assert (or (= r1c1 (_ bv2 3)) (= r1c1 (_ bv4 3))))\n");
        QCOMPARE(ofRule(smtForm, cellSum, {0, 1, 2}, {5}),
                 "(assert (= (bvadd ((_ zero_extend 1) r1c1) ((_ zero_extend 1) r1c2) ((_ zero_extend 1) "
                 "r1c3)) (_ bv5 4)))\n");
        QCOMPARE(ofRule(smtForm, cellSum, {0}, {4}), "(assert (= r1c1 (_ bv4 3)))\n");
        QCOMPARE(ofRule(smtForm, cellSum, {0, 1}, {900}), "(assert false)\n");
        QCOMPARE(ofRule(smtForm, firstIsOne, {0}).substr(0, 70),
                 "(declare-const state1_1 (_ BitVec 2))\n(assert (=> (= r1c1 (_ bv1 3)) (");
    }

    void miniZincReadsLikeATextbook()
    {
        Puzzle puzzle = board("1...............");
        puzzle.constraints.push_back({&cellSum, {0, 1}, {5}});
        const std::string text = written(miniZincForm, puzzle);
        QVERIFY(text.starts_with("% one\n% two\ninclude \"all_different.mzn\";\n\n"
                                 "array[1..4, 1..4] of var 1..4: cell;\n\n% givens\n"
                                 "constraint cell[1, 1] = 1;\n"));
        QVERIFY(text.find("% house\nconstraint all_different(row(cell, 1));\n") != std::string::npos);
        QVERIFY(text.find("% house\nconstraint all_different(col(cell, 4));\n") != std::string::npos);
        QVERIFY(text.find("% house\nconstraint all_different([cell[1, 1], cell[1, 2], cell[2, 1], "
                          "cell[2, 2]]);\n")
                != std::string::npos);
        QVERIFY(text.find("% constraint 0\nconstraint sum([cell[1, 1], cell[1, 2]]) = 5;\n")
                != std::string::npos);
    }

    void miniZincWritesRules()
    {
        QCOMPARE(ofRule(miniZincForm, even, {0}), "constraint cell[1, 1] in {2, 4};\n");
        QCOMPARE(
            ofRule(miniZincForm, lessThan, {0, 1}),
            "constraint table([cell[1, 1], cell[1, 2]], [| 1, 2 | 1, 3 | 1, 4 | 2, 3 | 2, 4 | 3, 4 |]);\n");
        QCOMPARE(ofRule(miniZincForm, firstIsOne, {0}),
                 "constraint regular([cell[1, 1]], 2, 4, [| 2, 0, 0, 0 | 0, 0, 0, 0 |], 1, {2});\n");
    }

    void readsAnswers_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("expected");
        QTest::newRow("nothing") << std::string() << std::string("no answer");
        QTest::newRow("SAT") << std::string("SAT\n1 -2 0\n") << std::string("no answer");
        QTest::newRow("v line of DIMACS")
            << std::string("s SATISFIABLE\nv 1 -2 0\n") << std::string("no answer");
        QTest::newRow("opb") << std::string("c x3\ns SATISFIABLE\nv x1 -x2 x8\nv x64 x65 x999 x x-3\n")
                             << std::string("1400000000000004");
        QTest::newRow("smt") << std::string(
            "sat\n((r1c1 #b011)\n (r1c2 (_ bv4 3))\n (r4c4 #x1) (r4c3 2) (r9c9 "
            "#x1) (r1c3 #x9) (r0c1 1))\n")
                             << std::string("3400000000000021");
        QTest::newRow("smt, unsat") << std::string("unsat\n(error \"line 9: model is not available\")\n")
                                    << std::string("none");
        QTest::newRow("smt, unknown") << std::string("unknown\n") << std::string("undecided");
        QTest::newRow("mzn") << std::string("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n\n----------\n")
                             << std::string("1234341221434321");
        QTest::newRow("mzn, warned") << std::string(
            "Warning: 5\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n\n----------\n==========\n")
                                     << std::string("1234341221434321");
        QTest::newRow("mzn, two") << std::string("1 9\n----------\n") << std::string("0000000000000010");
        QTest::newRow("mzn, none") << std::string("=====UNSATISFIABLE=====\n") << std::string("none");
        QTest::newRow("mzn, unknown") << std::string("=====UNKNOWN=====\n") << std::string("undecided");
    }

    void readsAnswers()
    {
        QFETCH(std::string, text);
        QTEST(answer(text), "expected");
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        const Puzzle puzzle = emptyBoard(9);
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        for (const PuzzleForm *form : puzzleForms()) {
            std::ostringstream output;
            form->write(output, {.puzzle = puzzle, .rules = rules, .nameOf = nameOf}, source.get_token());
            QVERIFY(output.str().find("house") == std::string::npos);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleForm)

} // namespace sudoku::tst_puzzleform

#include "tst_puzzleform.moc"
