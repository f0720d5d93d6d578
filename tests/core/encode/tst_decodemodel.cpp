#include <QTest>

#include "tests/testdata.h"

#include "core/encode/decodemodel.h"
#include "core/encode/formula.h"
#include "tests/testprogram.h"

namespace sudoku::tst_decodemodel {

/// A model by which the cells have the digits of \a grid, all candidates being variables.
Model modelOf(const Grid &grid, int digitCount)
{
    Model model;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        for (Digit digit = 1; digit <= digitCount; ++digit) {
            const Literal variable = cell * digitCount + digit;
            model.set(grid[cell] == digit ? variable : -variable);
        }
    return model;
}

Model fourModel(const std::string &digits)
{
    return modelOf(grid(digits), 4);
}

std::string shown(const ModelFault &fault)
{
    const auto number = [](int value) { return ' ' + std::to_string(value); };
    return std::visit(Overloaded{
                          [&](const fault::TooFewVariables &few) {
                              return "few" + number(few.count) + number(few.all) + number(few.open);
                          },
                          [&](const fault::NoDigit &none) { return "none" + number(none.cell); },
                          [&](const fault::TwoDigits &two) {
                              return "two" + number(two.cell) + number(two.first) + number(two.second);
                          },
                          [&](const fault::BrokenRule &broken) {
                              return "broken" + number(broken.violation.cells[0])
                                     + number(broken.violation.cells[1]);
                          },
                          [&](const fault::OtherGiven &other) {
                              return "given" + number(other.cell) + number(other.given) + number(other.digit);
                          },
                          [](const fault::NoRegions &) { return std::string("no regions"); },
                          [](const fault::Stopped &) { return std::string("stopped"); },
                      },
                      fault);
}

std::string decoded(const Puzzle &puzzle, const Model &model)
{
    const auto solution = solutionOf(puzzle, model);
    return solution ? text(*solution) : shown(solution.error());
}

class TestDecodeModel : public QObject
{
    Q_OBJECT

private slots:
    void readsAllCandidates()
    {
        QCOMPARE(decoded(board("1..............."), fourModel("1234341221434321")),
                 std::string("1234341221434321"));
    }

    void auxiliaryVariablesMeanNothing()
    {
        Model model = fourModel("1234341221434321");
        for (const Literal auxiliary : {65, -66, 1000})
            model.set(auxiliary);
        QCOMPARE(decoded(emptyBoard(4), model), std::string("1234341221434321"));
    }

    // r3c2 and r4c2, r3c4 and r4c4 have 1 and 3 left.
    void readsOpenCandidates()
    {
        const Puzzle puzzle = board("..34..122.4.4.2.");
        Model model;
        for (const Literal literal : {1, -2, -3, 4, -5, 6, 7, -8})
            model.set(literal);
        QCOMPARE(decoded(puzzle, model), std::string("1234341221434321"));
        model = {};
        for (const Literal literal : {1, -2, 3, -4, -5, 6, -7, 8})
            model.set(literal);
        QCOMPARE(decoded(puzzle, model), std::string("broken 9 11"));
    }

    void nothingOpenIsAnEmptyModel()
    {
        const Puzzle puzzle = board("1.34341221434321");
        QCOMPARE(decoded(puzzle, {}), std::string("1234341221434321"));
        QCOMPARE(decoded(puzzle, modelOf(grid("111"), 4)), std::string("few 12 64 64"));
    }

    // The givens leave nothing open, and yet this model is not right.
    void anotherBoardIsNotTakenForAnAnswer()
    {
        QCOMPARE(decoded(board("1.34341221434321"), fourModel("2143341212344321")),
                 std::string("given 0 1 2"));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<std::string>("digits");
        QTest::addColumn<std::string>("fault");
        QTest::newRow("a cell without a digit") << std::string("12.4341221434321") << std::string("none 2");
        QTest::newRow("a rule") << std::string("1224341221434321") << std::string("broken 1 2");
        QTest::newRow("a given") << std::string("2143341212344321") << std::string("given 0 1 2");
    }

    void saysWhatIsWrong()
    {
        QFETCH(std::string, digits);
        QFETCH(std::string, fault);
        QCOMPARE(decoded(board("1..............."), fourModel(digits)), fault);
    }

    void saysWhereTwoDigitsAre()
    {
        Model model = fourModel("1234341221434321");
        model.set(5 * 4 + 3);
        QCOMPARE(decoded(emptyBoard(4), model), std::string("two 5 3 4"));
    }

    void knowsTheModelsOfOtherSizes()
    {
        QCOMPARE(decoded(emptyBoard(9), fourModel("1234341221434321")), std::string("few 64 729 729"));
        const Puzzle nine = readCorpus("c9_norvig_hardest.txt", 1).front().puzzle;
        const int open = variablesOf(nine, {.isOpenOnly = true}, {})->variables().count();
        QVERIFY(open > 64 && open < 729);
        QCOMPARE(decoded(nine, fourModel("1234341221434321")), "few 64 729 " + std::to_string(open));
        QCOMPARE(decoded(emptyBoard(4), modelOf(Grid(81), 9)), std::string("none 0"));
        QCOMPARE(decoded(emptyBoard(4), {}), std::string("few 0 64 64"));
    }

    void knowsVariants()
    {
        QCOMPARE(decoded(board("1...............", {"diagonal"}), fourModel("1234341221434321")),
                 std::string("broken 0 15"));
    }

    void contradictoryGivensHaveNoSolution()
    {
        QCOMPARE(decoded(board("11.............."), fourModel("1234341221434321")),
                 std::string("given 1 1 2"));
        QCOMPARE(decoded(board("11.............."), {}), std::string("few 0 64 64"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDecodeModel)

} // namespace sudoku::tst_decodemodel

#include "tst_decodemodel.moc"
