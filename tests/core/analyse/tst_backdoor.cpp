#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/analyse/backdoor.h"
#include "core/propagate/propagation.h"
#include "core/rules/violations.h"

namespace sudoku::tst_backdoor {

/// Whether propagation alone solves \a puzzle, once \a cells of \a solution are known.
bool isFilled(Puzzle puzzle, const Grid &solution, const std::vector<Cell> &cells)
{
    for (const Cell cell : cells)
        puzzle.givens.set(cell, solution[cell]);
    Candidates candidates = Candidates::ofGivens(puzzle);
    return propagatorOf(puzzle, {})->propagate(candidates, {}) == Propagation::Done && candidates.isSolved();
}

class TestBackdoor : public QObject
{
    Q_OBJECT

private slots:
    void noFewerCellsAreEnough()
    {
        int several = 0;
        for (const CorpusPuzzle &each : readCorpus("c9_norvig_hardest.txt")) {
            const Backdoor found = findBackdoor(each.puzzle);
            QCOMPARE(found.outcome, Outcome::Solved);
            QVERIFY(found.isMinimum);
            QVERIFY(isSolution(each.puzzle, found.solution));
            QVERIFY(isFilled(each.puzzle, found.solution, found.cells));
            for (Cell cell = 0; cell < 81 && found.cells.size() > 1; ++cell)
                QVERIFY(!isFilled(each.puzzle, found.solution, {cell}));
            several += found.cells.size() > 1;
        }
        QVERIFY(several > 0);
    }

    void nothingIsNeededWherePropagationIsEnough()
    {
        const Backdoor found = findBackdoor(board("1.34341221434321"));
        QCOMPARE(found.outcome, Outcome::Solved);
        QVERIFY(found.cells.empty() && found.isMinimum);
    }

    void thereIsNoneOfAPuzzleWithOtherSolutions()
    {
        QCOMPARE(findBackdoor(board("1...............")).outcome, Outcome::None);
        QCOMPARE(findBackdoor(board("11..............")).outcome, Outcome::None);
    }

    void stopsWithTheBestSoFar()
    {
        std::stop_source source;
        const Puzzle puzzle = readCorpus("c9_norvig_hardest.txt").front().puzzle;
        const Backdoor found = findBackdoor(puzzle, {}, source.get_token(),
                                            [&](const std::vector<Cell> &) { source.request_stop(); });
        QCOMPARE(found.outcome, halted(Halt::Stopped));
        QVERIFY(!found.isMinimum);
        QVERIFY(isFilled(puzzle, found.solution, found.cells));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestBackdoor)

} // namespace sudoku::tst_backdoor

#include "tst_backdoor.moc"
