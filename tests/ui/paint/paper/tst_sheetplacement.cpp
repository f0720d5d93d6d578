#include <QGuiApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/paper/sheetplacement.h"

namespace sudoku::tst_sheetplacement {

class TestSheetPlacement : public QObject
{
    Q_OBJECT

private slots:
    void sheetsLieInTheMiddle_data()
    {
        QTest::addColumn<QSizeF>("sheet");
        QTest::addColumn<double>("margin");
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<double>("unprintable");
        QTest::addColumn<double>("scale");
        QTest::addColumn<QPointF>("origin");
        const QSizeF a4(210, 297);
        const QSizeF letter(215.9, 279.4);
        QTest::newRow("no margins") << a4 << 14.0 << a4 << 0.0 << 1.0 << QPointF();
        QTest::newRow("smaller margins") << a4 << 14.0 << a4 << 14.0 << 1.0 << QPointF();
        QTest::newRow("larger margins") << a4 << 10.0 << a4 << 29.0 << 0.8 << QPointF(21, 29.7);
        QTest::newRow("larger paper") << a4 << 14.0 << QSizeF(297, 420) << 4.0 << 1.0 << QPointF(43.5, 61.5);
        QTest::newRow("lower paper") << a4 << 14.0 << letter << 4.0 << 1.0 << QPointF(2.95, -8.8);
        QTest::newRow("half") << a4 << 5.0 << QSizeF(110, 153.5) << 5.0 << 0.5 << QPointF(2.5, 2.5);
    }

    void sheetsLieInTheMiddle()
    {
        QFETCH(QSizeF, sheet);
        QFETCH(double, margin);
        QFETCH(QSizeF, paper);
        QFETCH(double, unprintable);
        QFETCH(double, scale);
        QFETCH(QPointF, origin);
        const SheetPlacement placement = placeSheet(sheet, margin, paper, unprintable);
        QCOMPARE(placement.scale, scale);
        QVERIFY((placement.origin - origin).manhattanLength() < 0.001);
        QCOMPARE(placement.percentage(), qRound(scale * 100));
    }

    void onlyTheWholeIsAHundredPercent() { QCOMPARE(SheetPlacement{0.9999}.percentage(), 99); }
};

ADD_TEST(QGuiApplication, TestSheetPlacement)

} // namespace sudoku::tst_sheetplacement

#include "tst_sheetplacement.moc"
