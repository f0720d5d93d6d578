#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/text/rulestext.h"

namespace sudoku::tst_rulestext {

class TestRulesText : public QObject
{
    Q_OBJECT

private slots:
    void saysWhichHousesThereAre_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("rules");
        QTest::newRow("boxes") << 2 << 3 << 6 << "Each row, column and box contains the digits 1 to 6.";
        QTest::newRow("rows as boxes") << 1 << 6 << 6 << "Each row and column contains the digits 1 to 6.";
        QTest::newRow("columns as boxes") << 5 << 1 << 5 << "Each row and column contains the digits 1 to 5.";
        QTest::newRow("a digit too many") << 2 << 2 << 5 << "No digit is repeated in a row, column or box.";
        QTest::newRow("both") << 1 << 5 << 6 << "No digit is repeated in a row or column.";
    }

    void saysWhichHousesThereAre()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, digits);
        QTEST(houseRules(Geometry::withBoxes({rows, columns}, digits)), "rules");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRulesText)

} // namespace sudoku::tst_rulestext

#include "tst_rulestext.moc"
