#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/printjob/picturelook.h"

#include <limits>

namespace sudoku::tst_picturelook {

class TestPictureLook : public QObject
{
    Q_OBJECT

private slots:
    void lengthsAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("millimetres");
        QTest::newRow("mm") << "45mm" << 45.0;
        QTest::newRow("a blank") << " 45 mm " << 45.0;
        QTest::newRow("no unit") << "45.5" << 45.5;
        QTest::newRow("cm") << "4.5cm" << 45.0;
        QTest::newRow("inches") << "2in" << 50.8;
        QTest::newRow("points") << "72PT" << 25.4;
        for (const char *wrong : {"", "mm", "-4mm", "45px", "4,5cm", "45mm x", "1e3mm"})
            QTest::addRow("'%s'", wrong) << wrong << std::numeric_limits<double>::quiet_NaN();
    }

    void lengthsAreRead()
    {
        QFETCH(QString, text);
        QFETCH(double, millimetres);
        const std::optional<double> length = readLength(text);
        QCOMPARE(length.has_value(), !std::isnan(millimetres));
        if (length)
            QVERIFY(std::abs(*length - millimetres) < 1e-9);
    }

    void whatNobodyCanReadIsRefused_data()
    {
        QTest::addColumn<double>("side");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("digits");
        QTest::addColumn<bool>("hasMarks");
        QTest::addColumn<int>("dots"); // 0 without pixels
        QTest::addColumn<QString>("proposed");
        QTest::newRow("a newspaper's") << 45.0 << 9 << 9 << false << 0 << "";
        QTest::newRow("a tiny one") << 19.0 << 9 << 9 << false << 0 << "20 mm";
        QTest::newRow("25x25") << 60.0 << 25 << 25 << false << 0 << "70 mm";
        QTest::newRow("samurai") << 47.0 << 21 << 9 << false << 0 << "";
        QTest::newRow("with pencil marks") << 45.0 << 9 << 9 << true << 0 << "49 mm";
        QTest::newRow("many dots") << 45.0 << 9 << 9 << false << 1200 << "";
        QTest::newRow("few dots") << 30.0 << 9 << 9 << false << 72 << "92";
        QTest::newRow("too many pixels") << 500.0 << 9 << 9 << false << 1200 << "362";
    }

    void whatNobodyCanReadIsRefused()
    {
        QFETCH(double, side);
        QFETCH(int, size);
        QFETCH(int, digits);
        QFETCH(bool, hasMarks);
        QFETCH(int, dots);
        QFETCH(QString, proposed);
        PictureLook look{.board = side};
        if (dots > 0)
            look.dotsPerInch = dots;
        const QString problem = sizeProblem(look, {size, digits, hasMarks, false, dots > 0});
        QCOMPARE(problem.isEmpty(), proposed.isEmpty());
        QVERIFY2(problem.contains(proposed), qPrintable(problem));
    }

    void solutionsMayHaveTheirOwnSize()
    {
        PictureLook look{.board = 45};
        QCOMPARE(look.side(true), 45.0);
        look.solutionBoard = 15;
        QCOMPARE(look.side(true), 15.0);
        QCOMPARE(look.side(false), 45.0);
        QVERIFY(sizeProblem(look, {9, 9}).isEmpty());
        QVERIFY(!sizeProblem(look, {.boardSize = 9, .digitCount = 9, .isSolution = true}).isEmpty());
        QVERIFY(sizeProblem({}, {9, 9}).isEmpty()); // the picture has a size, not the board
    }
};

ADD_TEST(QCoreApplication, TestPictureLook)

} // namespace sudoku::tst_picturelook

#include "tst_picturelook.moc"
