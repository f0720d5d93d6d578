#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/hints/techniques/digittemplates.h"

#include <algorithm>
#include <random>

namespace sudoku::tst_digittemplates {

/// All ways to put a digit once into each row, column, box and other house, by trying each cell of each row.
class AllTemplates
{
public:
    AllTemplates(const Position &position, Digit digit)
        : m_rules(position.rules()),
          m_plane(position.cellsWith(digit)),
          m_inSome(m_rules.cellCount())
    {
        extend(0, CellSet(m_rules.cellCount()));
    }

    const CellSet &inSome() const { return m_inSome; }

private:
    void extend(int row, CellSet chosen)
    {
        if (row == m_rules.size()) {
            if (std::ranges::all_of(m_rules.houses(), [&](const IndexedHouse &house) {
                    return !house.hasEachDigit || house.set.intersects(chosen);
                }))
                m_inSome |= chosen;
            return;
        }
        for (const Cell cell : m_rules.house(row).set &m_plane) {
            if (m_rules.peers(cell).intersects(chosen))
                continue;
            CellSet more = chosen;
            more.insert(cell);
            extend(row + 1, more);
        }
    }

    const RuleIndex &m_rules;
    CellSet m_plane;
    CellSet m_inSome;
};

bool hasHouseWithoutPlaces(const Position &position)
{
    for (int house = 0; house < position.rules().houseCount(); ++house)
        if (position.placesIn(house, 1) == 0)
            return true;
    return false;
}

class TestDigitTemplates : public QObject
{
    Q_OBJECT

private slots:
    void findsEachCellThatHasOne_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QStringList>("variants");
        QTest::newRow("4x4") << 4 << QStringList();
        QTest::newRow("6x6") << 6 << QStringList();
        QTest::newRow("8x8") << 8 << QStringList();
        QTest::newRow("4x4 with both diagonals") << 4 << QStringList{"diagonal", "anti-diagonal"};
        QTest::newRow("6x6 with a diagonal") << 6 << QStringList{"diagonal"};
        QTest::newRow("6x6 with knight's moves") << 6 << QStringList{"anti-knight"};
        QTest::newRow("8x8 with king's moves") << 8 << QStringList{"anti-king"};
    }
    void findsEachCellThatHasOne()
    {
        QFETCH(int, size);
        QFETCH(QStringList, variants);
        Puzzle puzzle = emptyBoard(size);
        for (const QString &id : variants)
            puzzle.constraints.push_back({findVariant(id.toStdString()), {}});
        const Position start(puzzle);
        std::mt19937 random(1);
        int refutables = 0;
        int others = 0;
        for (int i = 0; i < 200; ++i) {
            Position position = start;
            const std::uint32_t share = 2 + i % 4;
            for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
                if (random() % share == 0)
                    position.eliminate(cell, 1);
            if (hasHouseWithoutPlaces(position))
                continue; // as if the digit were on the board there
            const CellSet refutable = refutableCells(position, 1);
            const CellSet expected = position.cellsWith(1) - AllTemplates(position, 1).inSome();
            QVERIFY2(refutable == expected, qPrintable(QString::number(i)));
            refutables += refutable.size();
            others += (position.cellsWith(1) - refutable).size();
        }
        QVERIFY(refutables > 100);
        QVERIFY(others > 100);
    }

    /// Where a digit is on the board already, its row is left alone.
    void knowsWhatIsOnTheBoard()
    {
        Position position(board("1..............."));
        position.eliminate(6, 1); // r2c3, so that it stands in r2c4
        QVERIFY(refutableCells(position, 1) == CellSet(16, std::vector<Cell>{11, 15}));
    }

    /// On the largest boards too, each cell with a place in a solution is found.
    void findsThoseOfASolution()
    {
        const Position start(emptyBoard(25));
        std::mt19937 random(1);
        std::vector<Cell> solution;
        for (int row = 0; row < 25; ++row)
            solution.push_back(row * 25 + row % 5 * 5 + row / 5);
        for (int i = 0; i < 20; ++i) {
            Position position = start;
            for (Cell cell = 0; cell < 625; ++cell)
                if (std::ranges::find(solution, cell) == solution.end() && random() % 10 < 7)
                    position.eliminate(cell, 1);
            const CellSet refutable = refutableCells(position, 1);
            QVERIFY(!refutable.intersects(CellSet(625, solution)));
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDigitTemplates)

} // namespace sudoku::tst_digittemplates

#include "tst_digittemplates.moc"
