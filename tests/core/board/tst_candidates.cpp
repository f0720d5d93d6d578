#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/candidates.h"

namespace sudoku::tst_candidates {

class TestCandidates : public QObject
{
    Q_OBJECT

private slots:
    void allAreAll()
    {
        for (const Geometry &geometry :
             {defaultGeometry(9), defaultGeometry(25), Geometry::withBoxes({2, 2}, 5)}) {
            const Candidates candidates = Candidates::all(geometry);
            QCOMPARE(candidates.cellCount(), geometry.cellCount());
            for (const DigitSet digits : candidates)
                QCOMPARE(digits, DigitSet::all(geometry.digitCount()));
            QVERIFY(!candidates.isSolved());
        }
    }

    void givensAreSingle()
    {
        const Candidates candidates = Candidates::ofGivens(board("1..4............"));
        for (Cell cell = 0; cell < candidates.cellCount(); ++cell)
            QCOMPARE(candidates[cell], cell == 0 ? DigitSet{1} : cell == 3 ? DigitSet{4} : DigitSet::all(4));
    }

    void isSolvedWhereAllAreSingle()
    {
        const Puzzle solved = board("1234341221434321");
        Candidates candidates = Candidates::ofGivens(solved);
        QVERIFY(candidates.isSolved());
        QVERIFY(candidates.grid() == solved.givens);
        QVERIFY(candidates.narrowestCells().empty());
        QVERIFY(!candidates.narrowestCell(std::vector<Cell>{0, 1}));
        candidates[3] = {};
        QVERIFY(!candidates.isSolved());
        QCOMPARE(candidates.grid()[3], noDigit);
    }

    void knowsNarrowestCells()
    {
        Candidates candidates = Candidates::all(defaultGeometry(4));
        candidates[2] = {1};
        candidates[5] = {1, 2};
        candidates[7] = {2, 3, 4};
        candidates[9] = {3, 4};
        QCOMPARE(candidates.narrowestCells(), (std::vector<Cell>{5, 9}));
        QVERIFY(candidates.narrowestCell(std::vector<Cell>{2, 7, 9, 5}) == 9);
        QVERIFY(candidates.narrowestCell(std::vector<Cell>{0, 7, 2}) == 7);
        QVERIFY(!candidates.narrowestCell(std::vector<Cell>{2}));
        candidates[0] = {};
        QCOMPARE(candidates.narrowestCells(), std::vector<Cell>{0}); // nothing is fewest of all
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCandidates)

} // namespace sudoku::tst_candidates

#include "tst_candidates.moc"
