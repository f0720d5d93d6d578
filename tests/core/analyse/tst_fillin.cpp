#include <QTest>

#include "core/analyse/fillin.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"
#include "tests/bruteforce.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

namespace sudoku::tst_fillin {

constexpr const char *solutionText = "1234341221434321";

Puzzle puzzleWith(const std::vector<Constraint> &constraints)
{
    Puzzle puzzle = emptyBoard(4);
    puzzle.constraints = constraints;
    return puzzle;
}

class TestFillIn : public QObject
{
    Q_OBJECT

private slots:
    void takesTheNumbersOfASolution_data()
    {
        QTest::addColumn<QString>("clue");
        QTest::addColumn<QString>("filled");
        const auto add = [](const char *clue, const char *filled) { QTest::newRow(clue) << clue << filled; };
        add("killer r1c1 r1c2 r2c1", "killer 6 r1c1 r1c2 r2c1");
        add("killer r2c2", "killer 4 r2c2");
        add("little-killer r1c2 r2c3", "little-killer 6 r1c2 r2c3"); // 2 1 3
        add("sandwich r1c1 r1c2", "sandwich 5 r1c1 r1c2");
        add("sandwich r1c3 r2c3", "sandwich 0 r1c3 r2c3"); // 3 1 4 2
        add("x-sum r1c4 r2c4", "x-sum 10 r1c4 r2c4");      // 4 2 3 1
        add("x-sum r1c2 r2c2", "x-sum 6 r1c2 r2c2");       // 2 4 1 3
        add("numbered-room r1c4 r1c3", "numbered-room 1 r1c4 r1c3");
        add("quadruple r1c1 r1c2 r2c1 r2c2", "quadruple 1 2 3 4 r1c1 r1c2 r2c1 r2c2");
        add("quadruple r2c2 r2c3 r3c2 r3c3", "quadruple 1 1 4 4 r2c2 r2c3 r3c2 r3c3");
        add("target-sum r1c1 r2c4", ""); // 1 and 2
        add("target-sum r1c1 r2c3", "target-sum 1 r1c1 r2c3");
    }

    void takesTheNumbersOfASolution()
    {
        QFETCH(QString, clue);
        QFETCH(QString, filled);
        const Geometry geometry = defaultGeometry(4);
        const auto open = readConstraint(geometry, clue.toStdString());
        QVERIFY(open);
        QVERIFY(isOpenClue(*open));
        const FilledIn result = fillIn(puzzleWith({*open}), {0}, grid(solutionText));
        const std::string after = constraintText(geometry, result.puzzle.constraints.front());
        QCOMPARE(QString::fromStdString(after), filled.isEmpty() ? clue : filled);
        QCOMPARE(result.count, filled.isEmpty() ? 0 : 1);
        QCOMPARE(result.unfitted, filled.isEmpty() ? std::vector{0} : std::vector<int>());
    }

    /// Open clues of every kind leave all solutions, cages those that they have without sums; filled in, the
    /// one that was taken is among those left, by brute force.
    void keepsTheSolution_data()
    {
        QTest::addColumn<Constraint>("clue");
        int count = 0;
        for (const Variant *variant : variants())
            if (variant->number == NumberUse::Open)
                for (const Constraint &clue : samples(*variant))
                    if (clue.numbers.empty() && isTried(count++, 12, 3))
                        QTest::addRow("%s", constraintText(defaultGeometry(4), clue).c_str()) << clue;
    }

    void keepsTheSolution()
    {
        QFETCH(Constraint, clue);
        const Puzzle open = puzzleWith({clue});
        QCOMPARE(openClues(open), std::vector{0});
        const std::vector<Grid> all = BruteForce(open).solutions();
        QVERIFY(clue.variant->id == "killer" || all.size() == 288);
        int filledIn = 0;
        for (std::size_t i = 0; i < all.size(); i += 17) {
            const FilledIn filled = fillIn(open, {0}, all[i]);
            QCOMPARE(filled.count + std::ssize(filled.unfitted), 1);
            if (filled.count == 0)
                continue;
            ++filledIn;
            const std::vector<Grid> left = BruteForce(filled.puzzle).solutions();
            QVERIFY(std::ranges::find(left, all[i]) != left.end());
            for (const Grid &solution : left)
                QCOMPARE(numbersIn(open, clue, solution), filled.puzzle.constraints[0].numbers);
            QVERIFY(openClues(filled.puzzle).empty());
        }
        QVERIFY(filledIn > 0 || clue.variant->id == "target-sum");
    }

    void leavesOtherConstraintsAlone()
    {
        const Geometry geometry = defaultGeometry(4);
        const Puzzle puzzle = puzzleWith(
            {*readConstraint(geometry, "killer 6 r1c1 r1c2"), *readConstraint(geometry, "diagonal"),
             *readConstraint(geometry, "white-dot r1c1 r1c2"), *readConstraint(geometry, "killer r3c3 r3c4"),
             *readConstraint(geometry, "killer r4c4")});
        QCOMPARE(openClues(puzzle), (std::vector{3, 4}));
        const FilledIn filled = fillIn(puzzle, {0, 3}, grid(solutionText));
        QCOMPARE(filled.count, 1);
        QCOMPARE(filled.puzzle.constraints[3].numbers, std::vector{7});
        Puzzle rest = filled.puzzle;
        rest.constraints[3].numbers.clear();
        QVERIFY(rest == puzzle);
    }

    void needsTheDigitsOfAllCells()
    {
        const Geometry geometry = defaultGeometry(4);
        const Constraint cage = *readConstraint(geometry, "killer r1c1 r1c2");
        QCOMPARE(numbersIn(puzzleWith({}), cage, grid("12..............")), std::vector{3});
        QVERIFY(numbersIn(puzzleWith({}), cage, grid("1...............")).empty());
        QVERIFY(numbersIn(puzzleWith({}), cage, grid("11..............")).empty()); // breaks it
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFillIn)

} // namespace sudoku::tst_fillin

#include "tst_fillin.moc"
