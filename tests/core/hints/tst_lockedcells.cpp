// Covers core/hints/exotic: lineflow, multisectorlockedsets, skloops

#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/testprogram.h"

#include "core/hints/exotic/lineflow.h"
#include "core/hints/exotic/lockedcells.h"

#include <algorithm>

namespace sudoku::tst_lockedcells {

const char *const easterMonster =
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";

/// Cells into which just as many digits fit.
class TestLockedCells : public QObject
{
    Q_OBJECT

private slots:
    void skLoops_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("conclusion");
        QTest::newRow("Easter Monster") << easterMonster
                                        << "r1c3<>7 r2c5<>3,8 r2c6<>8 r3c1<>2 r5c2<>4,8 r5c8<>3,9 r7c3<>1 "
                                           "r8c4<>5 r8c5<>4 r9c1<>6";
        QTest::newRow("tarek-ultra-0203")
            << "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2"
            << "r2c6<>3,7 r4c8<>8 r5c2<>1,3 r5c8<>7 r6c2<>1 r8c6<>3,7";
    }
    void skLoops()
    {
        QFETCH(QString, givens);
        const std::vector<Step> steps =
            patterncases::stepsOf("sk-loop", patterncases::positionOf(givens.toStdString(), false));
        QCOMPARE(steps.size(), 1);
        QTEST(QString::fromStdString(patterncases::conclusionText(steps.front())), "conclusion");
    }

    /// Every SK loop is a set of rows and columns too, which excludes more.
    void loopsAreMultiSectorLockedSets()
    {
        const Position position = patterncases::positionOf(easterMonster, false);
        const std::vector<Step> loops = patterncases::stepsOf("sk-loop", position);
        const std::vector<Step> sets = patterncases::stepsOf("multi-sector-locked-sets", position);
        QVERIFY(!sets.empty());
        const auto excludes = [&](const Candidate &candidate) {
            return std::ranges::any_of(sets, [&](const Step &step) {
                return std::ranges::find(step.eliminations, candidate) != step.eliminations.end();
            });
        };
        const auto missing = std::ranges::count_if(
            loops.front().eliminations, [&](const Candidate &candidate) { return !excludes(candidate); });
        QVERIFY(missing < std::ssize(loops.front().eliminations));
        for (const Step &step : sets) {
            CellSet cells(position.rules().cellCount());
            for (const EvidenceGroup &group : step.groups)
                for (const Candidate &candidate : group.candidates)
                    cells.insert(candidate.cell);
            QVERIFY(LockedCells(position, cells).areLocked());
        }
    }

    /// Two cells of a row with the same two candidates are locked; with a third they are not.
    void countsWhatFits()
    {
        Position position(emptyBoard(4));
        const CellSet cells(16, std::vector<Cell>{0, 1});
        for (const Cell cell : cells)
            for (const Digit digit : {3, 4})
                position.eliminate(cell, digit);
        const LockedCells locked(position, cells);
        QVERIFY(locked.areLocked());
        // Each of the digits goes from the rest of the row and of the box.
        QVERIFY((locked.eliminations()
                 == std::vector<Candidate>{{2, 1}, {2, 2}, {3, 1}, {3, 2}, {4, 1}, {4, 2}, {5, 1}, {5, 2}}));
        const Step step = locked.step(*findTechnique("multi-sector-locked-sets"), locked.eliminations());
        QCOMPARE(step.groups.size(), 1);
        QCOMPARE(step.groups.front().index, 1);
        QCOMPARE(step.houses.size(), 2);
        QVERIFY(!LockedCells(position, CellSet(16, std::vector<Cell>{0, 1, 2})).areLocked());
        // 1 and 2 in the corners of a square are an X-Wing in both directions: twice each.
        for (const Cell cell : {8, 9})
            for (const Digit digit : {3, 4})
                position.eliminate(cell, digit);
        const LockedCells two(position, CellSet(16, std::vector<Cell>{0, 1, 8, 9}));
        QVERIFY(two.areLocked());
        const Step square = two.step(*findTechnique("multi-sector-locked-sets"), two.eliminations());
        QCOMPARE(square.groups.front().index, 2);
    }

    void flowsFindSmallestSets()
    {
        LineTable table;
        // Rows 0 and 1: 1 and 2 in columns 0 and 1, 3 and 4 in columns 2 and 3.
        for (int row = 0; row < 2; ++row)
            for (int column = 0; column < 4; ++column)
                table.add(row, column, column < 2 ? DigitSet{1, 2} : DigitSet{3, 4});
        LineFlow flow(table);
        QVERIFY(flow.addRow(0));
        QVERIFY(flow.addRow(1));
        QCOMPARE(flow.columns(), LineBits(0b1111));
        QCOMPARE(flow.lockedWith(0, 0), LineBits(0b0001)); // each column is a pair of its own
        LineTable spare = table;
        spare.add(0, 4, {1, 2, 3, 4, 5, 6});
        LineFlow other(spare);
        QVERIFY(other.addRow(0));
        QCOMPARE(other.lockedWith(0, 0), LineBits(0b0011)); // in a single row two columns are
        QCOMPARE(other.lockedWith(4, 0), LineBits(0));      // 5 is to spare
        QCOMPARE(other.lockedWith(0, 0b0010), LineBits(0)); // column 1 is not wanted
        LineTable tooFew;
        for (int column = 0; column < 3; ++column)
            tooFew.add(0, column, {1, 2});
        LineFlow none(tooFew);
        QVERIFY(!none.addRow(0));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLockedCells)

} // namespace sudoku::tst_lockedcells

#include "tst_lockedcells.moc"
