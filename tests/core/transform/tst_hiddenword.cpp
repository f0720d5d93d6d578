#include <QTest>

#include "core/transform/hiddenword.h"
#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_hiddenword {

constexpr const char *latin = "1234341221434321";

class TestHiddenWord : public QObject
{
    Q_OBJECT

private slots:
    void readsTheWord_data()
    {
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("givens");
        QTest::addColumn<QByteArray>("cells"); // or none where it cannot be read
        QTest::newRow("the row without clues")
            << QByteArray("row") << QByteArray("12..3......1..21") << QByteArray("r2c1 r2c2 r2c3 r2c4 ");
        QTest::newRow("the first of equal rows")
            << QByteArray("row") << QByteArray("................") << QByteArray("r1c1 r1c2 r1c3 r1c4 ");
        QTest::newRow("a column") << QByteArray("column") << QByteArray("12.434.121.343.1")
                                  << QByteArray("r1c3 r2c3 r3c3 r4c3 ");
        QTest::newRow("a digit twice on the diagonal")
            << QByteArray("diagonal") << QByteArray("1...............") << QByteArray();
    }

    void readsTheWord()
    {
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, givens);
        QFETCH(QByteArray, cells);
        const Grid grid = board(latin).givens;
        Board asked(board(givens.toStdString()));
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) // which are the solution's
            asked.puzzle.givens.set(cell, asked.isGiven(cell) ? grid[cell] : noDigit);
        if (cells.startsWith("r2")) // fewest clues
            asked.puzzle.givens.set(4, noDigit);
        const auto hidden = withHiddenWord(asked, grid, *findWordPlace(place.toStdString()));
        QCOMPARE(hidden.has_value(), !cells.isEmpty());
        if (!hidden)
            return;
        QByteArray found;
        for (const Cell cell : hidden->cells)
            found += QByteArray::fromStdString(hidden->board.puzzle.geometry.cellName(cell)) + ' ';
        QCOMPARE(found, cells);
        for (std::size_t i = 0; i < hidden->cells.size(); ++i)
            QCOMPARE(hidden->solution[hidden->cells[i]], static_cast<Digit>(i) + 1);
        for (Cell cell = 0; cell < grid.cellCount(); ++cell)
            QCOMPARE(hidden->board.puzzle.givens[cell],
                     asked.isGiven(cell) ? hidden->solution[cell] : noDigit);
    }

    void aDiagonalWithEachDigitOnce()
    {
        const auto hidden = withHiddenWord(Board(board("................")), board("1234341243212143").givens,
                                           *findWordPlace("diagonal"));
        QVERIFY(hidden);
        const auto cells = hidden->cells;
        QVERIFY((cells == std::vector<Cell>{0, 5, 10, 15}));
        QVERIFY(findWordPlace("diagonal")->rule);
        QVERIFY(!findWordPlace("row")->rule);
        QVERIFY(!findWordPlace("box"));
    }

    void aRuleThatCountsIsAnObstacle()
    {
        Board counted(board("................"));
        counted.puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {3}});
        const auto hidden = withHiddenWord(counted, board("2134341212434321").givens, *findWordPlace("row"));
        QVERIFY(!hidden);
        QCOMPARE(hidden.error().kind, TransformObstacle::Kind::OtherDigits);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestHiddenWord)

} // namespace sudoku::tst_hiddenword

#include "tst_hiddenword.moc"
