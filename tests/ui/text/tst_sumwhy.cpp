// Covers ui/text: equationwhy sumterms
#include <QTest>

#include "core/hints/techniques.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku::tst_sumwhy {

Constraint cage(std::vector<Cell> cells, int sum)
{
    return {findVariant("killer"), std::move(cells), {sum}};
}

std::vector<Cell> cellsFrom(Cell first, int count)
{
    std::vector<Cell> cells;
    for (int i = 0; i < count; ++i)
        cells.push_back(first + i);
    return cells;
}

/// The steps of killers say what was added up.
class TestSumWhy : public QObject
{
    Q_OBJECT

private slots:
    void saysTheArithmetic_data()
    {
        using Cages = std::vector<Constraint>;
        QTest::addColumn<QString>("technique");
        QTest::addColumn<Cages>("cages");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *technique, Cages cages, const char *sentence) {
            QTest::newRow(sentence) << technique << cages << sentence;
        };
        const Cages box{cage({3, 12}, 13), cage({4, 5}, 6), cage({13, 14}, 11)};
        const auto withBox = [&](const Constraint &last) {
            Cages cages = box;
            cages.push_back(last);
            return cages;
        };
        row("innie", withBox(cage({21, 22}, 13)),
            "Box 2 adds up to 45; its 4 cages make 13 + 6 + 11 + 13 = 43: r3c6=2");
        row("outie", withBox(cage({21, 22, 23, 32}, 20)),
            "Box 2 adds up to 45; the 4 cages that cover it make 13 + 6 + 11 + 20 = 50: r4c6=5");
        row("innies-and-outies", {cage({3, 12}, 17), cage({4, 5}, 9), cage({13, 14}, 13)},
            "Box 2 adds up to 45; its 3 cages make 17 + 9 + 13 = 39, which leaves 6 for r3c4, r3c5 and "
            "r3c6; this can only be 1+2+3");
        row("single-combination", {cage({0, 1}, 17)}, "The cage 17 at r1c1 can only be 8+9");
        row("cage-combinations", {cage({0, 1}, 13)}, "The cage 13 at r1c1 can only be 4+9, 5+8 or 6+7");
        row("minimum-and-maximum", {cage({0, 1}, 17)},
            "The cage 17 at r1c1: the other cells make at most 9 each time, so r1c1 and r1c2 are at least "
            "8: ");
        row("cage-unit-overlap", {cage({0, 1, 9}, 23)},
            "Each combination of the cage 23 at r1c1 has 6, 8 and 9, in box 1");
        row("common-peer-elimination", {cage({2, 3, 12}, 24)},
            "Each combination of the cage 24 at r1c3 has 7, and r1c5 and r1c6 see every place for it");
        row("killer-pair", {cage({0, 1}, 5), cage({2, 3}, 5)},
            "In row 1, the cage 5 at r1c1 and the cage 5 at r1c3 need 1 and 2 between them");
        row("cage-splitting", {cage(cellsFrom(0, 7), 28), cage({7, 8, 16, 17}, 25)},
            "Row 1 adds up to 45; its cage makes 28, so the cage 25 at r1c8 has 17 in r1c8 and r1c9 and the "
            "rest in r2c8 and r2c9");
        row("innie-outie-difference", {cage(cellsFrom(0, 7), 28), cage({8, 17}, 10)},
            "Row 1 adds up to 45; the 2 cages make 28 + 10 = 38, so r1c8 is 7 more than r2c9");
        row("overlapping-cages", {cage({0, 1}, 10), cage({1, 2}, 7)},
            "The cage 10 at r1c1 and the cage 7 at r1c2 share cells, so r1c1 is 3 more than r1c3");
        row("blocked-combination", {cage({0, 1}, 7), cage({2, 3}, 4)},
            "The cage 7 at r1c1 can only be 2+5: any other combination leaves nothing for the cage 4 at "
            "r1c3");
    }
    void saysTheArithmetic()
    {
        QFETCH(QString, technique);
        QFETCH(std::vector<Constraint>, cages);
        QFETCH(QString, sentence);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = cages;
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        QStringList all;
        for (const Step &step : findSteps(*findTechnique(technique.toStdString()), position, 20))
            all += text.sentence(step);
        QVERIFY2(std::ranges::any_of(all, [&](const QString &each) { return each.startsWith(sentence); }),
                 qPrintable(all.join('\n')));
    }

    /// Digits on the board are told apart from cages.
    void countsDigits()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {cage({3, 12}, 13), cage({4, 5}, 6), cage({13, 14}, 11)};
        puzzle.givens.set(21, 4);
        puzzle.givens.set(22, 9);
        const Position position(puzzle);
        const std::vector<Step> steps = findSteps(*findTechnique("innie"), position, 1);
        QCOMPARE(steps.size(), 1);
        QCOMPARE(StepText(puzzle, position.rules(), symbolSets().front()).sentence(steps.front()),
                 "Box 2 adds up to 45; its 3 cages make 13 + 6 + 11 = 30; with 4 in r3c4 and 9 in r3c5 that "
                 "is 43: "
                 "r3c6=2");
    }

    void namesUnits()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {cage({0, 1}, 5)};
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        Step step{.technique = findTechnique("hidden-killer-pair"),
                  .eliminations = {{2, 3}},
                  .groups = {{Role::Pattern, {{0, 1}, {1, 2}}, 0}, {Role::Pattern, {{2, 1}, {2, 2}}, 1}},
                  .houses = {{0}},
                  .constraints = {0}};
        QCOMPARE(text.why(step), "In row 1 only the cage 5 at r1c1 and r1c3 can have 1 and 2, and each must "
                                 "have as many of them as it can");
    }
};

ADD_TEST(QCoreApplication, TestSumWhy)

} // namespace sudoku::tst_sumwhy

#include "tst_sumwhy.moc"
