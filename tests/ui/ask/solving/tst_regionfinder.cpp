#include <QCoreApplication>
#include <QTest>

#include "core/rules/violations.h"
#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/regionfinder.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/results/gamewatch.h"

#include <string>
#include <vector>

namespace sudoku::tst_regionfinder {

constexpr int patience = 60'000;
constexpr Cell lastCell = 15;

/// A chaos construction whose player has the last cell to fill. \a together: cells that must be in one
/// region.
Board almostFull(const std::vector<Cell> &together)
{
    Puzzle puzzle(Geometry::withBoxes({1, 4}));
    const std::string digits = "123434122143432";
    for (std::size_t cell = 0; cell < digits.size(); ++cell)
        puzzle.givens.set(static_cast<Cell>(cell), digits[cell] - '0');
    puzzle.constraints = {{findVariant("chaos-construction"), {}}, {findVariant("same-region"), together}};
    return Board(puzzle);
}

void enterLast(Document &document, Digit digit)
{
    Board after = document.board();
    after.enter(lastCell, digit);
    document.edit(after, "Enter Digit");
}

class TestRegionFinder : public QObject
{
    Q_OBJECT

private slots:
    void theGameEndsWithTheRegions()
    {
        Document document(almostFull({0, 1}));
        const RegionFinder finder(document);
        const SolveClock clock(document);
        const GameWatch watch(document);
        int ends = 0;
        connect(&watch, &GameWatch::finished, this, [&ends] { ++ends; });
        enterLast(document, 2);
        QVERIFY(!document.violations().empty() && !finder.isLooking());
        enterLast(document, 1);
        QVERIFY(document.violations().empty() && !document.isSolved() && finder.isLooking());
        QVERIFY(clock.isRunning());
        QCOMPARE(ends, 0);
        QTRY_VERIFY_WITH_TIMEOUT(document.isSolved(), patience);
        QVERIFY(isSolution(document.board().puzzle, document.board().digits()));
        QVERIFY(!clock.isRunning());
        QCOMPARE(ends, 1);
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        document.undoStack().redo();
        QTRY_VERIFY_WITH_TIMEOUT(document.isSolved(), patience); // found anew
        QCOMPARE(ends, 1);
    }

    /// Five cells are needed to join these two, but a region has four.
    void digitsWithoutRegionsAreNotSolved()
    {
        Document document(almostFull({0, 10}));
        const RegionFinder finder(document);
        const SolveClock clock(document);
        enterLast(document, 1);
        QVERIFY(finder.isLooking());
        QTRY_VERIFY_WITH_TIMEOUT(!finder.isLooking(), patience);
        QVERIFY(!document.isSolved() && clock.isRunning());
    }
};

ADD_TEST(QCoreApplication, TestRegionFinder)

} // namespace sudoku::tst_regionfinder

#include "tst_regionfinder.moc"
