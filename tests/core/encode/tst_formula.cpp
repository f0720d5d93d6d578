#include <QTest>

#include "tests/bruteforce.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/satdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/encode/decodemodel.h"
#include "core/encode/formula.h"
#include "core/sat/dimacs.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_formula {

Puzzle jigsaw()
{
    return puzzleOf(*Geometry::withRegions(4, regionMap("AAABABBBCCCDCDDD")), grid("1..............4"));
}

struct Example
{
    std::string name;
    Puzzle puzzle;
};

std::vector<Example> examples()
{
    std::vector<Example> examples{
        {"4x4", board("..34..122.4.4.2.")},
        {"4x4, blank", emptyBoard(4)},
        {"4x4, full", board("1234341221434321")},
        {"5x5", emptyBoard(5)},
        {"6x6", board("1.............2.............3.......")},
        {"jigsaw", jigsaw()},
        {"spare digits", Puzzle(Geometry::withBoxes({2, 2}, 6))},
    };
    for (const char *file : {"c9_norvig_hardest.txt", "c9_easy_kaggle_like.txt", "c16_other.txt",
                             "v_x_sgt.txt", "v_jigsaw_sgt.txt", "v_jigsawx_sgt.txt"})
        examples.push_back({file, readCorpus(file, 1).front().puzzle});
    return examples;
}

/// A model of \a cnf, or nothing.
std::optional<Model> modelOf(const Cnf &cnf)
{
    const auto solver = makeMiniSat({});
    solver->add(cnf, {});
    if (solver->solve({}, {}) != Verdict::Satisfiable)
        return {};
    Model model;
    for (Literal variable = 1; variable <= cnf.variableCount(); ++variable)
        model.set(solver->isTrue(variable) ? variable : -variable);
    return model;
}

/// A model of the formula, or nothing.
std::optional<Model> modelOf(const Puzzle &puzzle, const FormulaOptions &options)
{
    return modelOf(formulaOf(puzzle, options)->cnf());
}

std::vector<std::string> commentsOf(const Puzzle &puzzle, const FormulaOptions &options)
{
    return formulaOf(puzzle, options)->comments("the\nboard\n");
}

bool contains(const std::vector<std::string> &lines, const std::string &line)
{
    return std::ranges::find(lines, line) != lines.end();
}

class TestFormula : public QObject
{
    Q_OBJECT

private slots:
    void itsModelsAreSolutions_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<bool>("isOpenOnly");
        QTest::addColumn<bool>("hasGivens");
        int count = 0;
        for (const auto &[name, puzzle] : examples())
            for (const bool isOpenOnly : {false, true})
                for (const bool hasGivens : {true, false})
                    if (isTried(count++, 5))
                        QTest::addRow("%s%s%s", name.c_str(), isOpenOnly ? ", open" : "",
                                      hasGivens ? "" : ", without givens")
                            << puzzle << isOpenOnly << hasGivens;
    }

    void itsModelsAreSolutions()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(bool, isOpenOnly);
        QFETCH(bool, hasGivens);
        Puzzle asked = puzzle;
        if (!hasGivens)
            asked.givens = Grid(asked.geometry.cellCount());
        for (const EncodingMethod &encoding : encodingMethods()) {
            if (!encoding.statesPlacesInHouses && puzzle.geometry.size() > 9 && !triesAll())
                continue; // MiniSat takes up to a minute for a 16x16 that is written so
            const auto model =
                modelOf(puzzle, {.method = &encoding, .isOpenOnly = isOpenOnly, .hasGivens = hasGivens});
            QVERIFY2(model, encoding.id.data());
            const auto solution = solutionOf(asked, *model);
            QVERIFY2(solution, encoding.id.data());
            QVERIFY2(isSolution(asked, *solution), encoding.id.data());
        }
    }

    void eachSolutionIsOneModel_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        for (const Variant *variant : variants()) {
            if (variant->hasUnknownRegions)
                continue; // there are thousands of solutions
            int count = 0;
            for (const Constraint &constraint : samples(*variant)) {
                Puzzle puzzle = emptyBoard(4);
                puzzle.constraints.push_back(constraint);
                if (isTried(count++, 8, 2))
                    QTest::addRow("%s", constraintText(puzzle.geometry, constraint).c_str()) << puzzle;
            }
        }
        QTest::newRow("spare digits") << puzzleOf(Geometry::withBoxes({2, 2}, 6), grid("123434125......."));
    }

    void eachSolutionIsOneModel()
    {
        QFETCH(Puzzle, puzzle);
        const auto solutions = static_cast<int>(BruteForce(puzzle).solutions().size());
        for (const EncodingMethod &encoding : encodingMethods())
            for (const bool isOpenOnly : {false, true}) {
                const Formula formula = *formulaOf(puzzle, {.method = &encoding, .isOpenOnly = isOpenOnly});
                QCOMPARE(modelCount(formula.cnf(), solutions + 1), solutions);
            }
    }

    void forbiddenSolutionsDoNotComeAgain_data()
    {
        QTest::addColumn<bool>("isOpenOnly");
        QTest::newRow("all candidates") << false;
        QTest::newRow("open candidates") << true;
    }

    // The 288 filled boards of 4x4, and the 12 that have 1234 in the first row.
    void forbiddenSolutionsDoNotComeAgain()
    {
        QFETCH(bool, isOpenOnly);
        const Puzzle puzzle = board("1234............");
        FormulaOptions options{.isOpenOnly = isOpenOnly};
        std::set<std::string> found;
        while (const auto model = modelOf(puzzle, options)) {
            options.forbidden.push_back(*solutionOf(puzzle, *model));
            QVERIFY(found.insert(text(options.forbidden.back())).second);
        }
        QCOMPARE(found.size(), 12U);
        QVERIFY(contains(commentsOf(puzzle, options), "the last 12 clauses forbid a solution each"));
    }

    void theOnlySolutionForbiddenLeavesNone()
    {
        const Puzzle puzzle = readCorpus("c9_norvig_hardest.txt", 1).front().puzzle;
        const Grid solution = solve(puzzle).solution;
        for (const bool isOpenOnly : {false, true})
            for (const EncodingMethod &encoding : encodingMethods())
                QVERIFY(!modelOf(puzzle,
                                 {.method = &encoding, .isOpenOnly = isOpenOnly, .forbidden = {solution}}));
        QVERIFY(modelOf(puzzle, {.hasGivens = false, .forbidden = {solution}}));
    }

    void aSolvedPuzzleCanBeForbidden()
    {
        const Puzzle puzzle = board("1234341221434321");
        for (const bool isOpenOnly : {false, true})
            QVERIFY(!modelOf(puzzle, {.isOpenOnly = isOpenOnly, .forbidden = {puzzle.givens}}));
    }

    void whatIsNoSolutionAnywayTakesNoClause()
    {
        const FormulaOptions options{.isOpenOnly = true, .forbidden = {grid("2143341212344321")}};
        const Puzzle puzzle = board("1...............");
        QCOMPARE(formulaOf(puzzle, options)->cnf().clauseCount(),
                 formulaOf(puzzle, {.isOpenOnly = true})->cnf().clauseCount());
        QVERIFY(!contains(commentsOf(puzzle, options), "the last clause forbids a solution"));
        QVERIFY(modelOf(puzzle, options));
    }

    void contradictionsHaveNoModel()
    {
        for (const bool isOpenOnly : {false, true})
            QVERIFY(!modelOf(board("11.............."), {.isOpenOnly = isOpenOnly}));
        QVERIFY(modelOf(board("11.............."), {.isOpenOnly = true, .hasGivens = false}));
    }

    void commentsSayHowItWasWritten()
    {
        const auto comments = [](const FormulaOptions &options) {
            std::string joined;
            for (const std::string &line : commentsOf(board("..34..122.4.4.2."), options))
                if (line.find('=') == std::string::npos)
                    joined += line + '|';
            return joined;
        };
        QCOMPARE(comments({}), std::string("encoding: pairwise|the|board|"));
        QCOMPARE(comments({.method = findEncodingMethod("tree2"), .hasGivens = false}),
                 std::string("encoding: tree2|without the givens|the|board|"
                             "auxiliary variables from 65 on|"));
        QCOMPARE(comments({.forbidden = {grid("1234341221434321")}}),
                 std::string("encoding: pairwise|the|board|the last clause forbids a solution|"));
        QCOMPARE(commentsOf(board("11.............."), {.isOpenOnly = true}),
                 std::vector<std::string>(
                     {"encoding: pairwise", "the", "board", "the givens contradict each other"}));
    }

    void commentsMapEachVariableOnce()
    {
        const Formula formula = *formulaOf(jigsaw(), {.method = findEncodingMethod("sequential")});
        const std::vector<std::string> comments = formula.comments({});
        QCOMPARE(formula.digitVariableCount(), 64);
        QVERIFY(formula.cnf().variableCount() > 64);
        for (int variable = 1; variable <= formula.digitVariableCount(); ++variable)
            QCOMPARE(std::ranges::count_if(comments,
                                           [&](const std::string &line) {
                                               return line.ends_with(" is " + std::to_string(variable));
                                           }),
                     1);
        QVERIFY(contains(comments, "r4c4=4 is 64"));
    }

    void namesTheVariablesThatMeanCandidates()
    {
        const Puzzle puzzle = board("..34..122.4.4.2.");
        QCOMPARE(formulaOf(puzzle, {.method = findEncodingMethod("tree2"), .isOpenOnly = true})->shown(),
                 std::string("p show 1 2 3 4 5 6 7 8 0"));
        QCOMPARE(formulaOf(board("11.............."), {.isOpenOnly = true})->shown(),
                 std::string("p show 0"));
    }

    void stops()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(!formulaOf(emptyBoard(25), {}, source.get_token()));
        const Formula formula = *formulaOf(emptyBoard(16), {});
        std::ostringstream output;
        QVERIFY(!writeDimacs(output, formula.cnf(), {}, source.get_token()));
        QVERIFY(output.str().size() < 100);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFormula)

} // namespace sudoku::tst_formula

#include "tst_formula.moc"
