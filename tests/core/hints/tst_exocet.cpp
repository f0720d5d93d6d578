// Covers core/hints/exotic: bandview, exocetproof

#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/testprogram.h"

namespace sudoku::tst_exocet {

/// The exocets of published puzzles.
class TestExocet : public QObject
{
    Q_OBJECT

private slots:
    void juniorExocets_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<bool>("isPrepared");
        QTest::addColumn<QString>("base");
        QTest::addColumn<QString>("conclusion");
        QTest::newRow("Fata Morgana")
            << "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........" << false
            << "r5c4 r5c6"
            << "r4c2<>2,4";
        QTest::newRow("Golden Nugget")
            << ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....." << false
            << "r1c1 r1c2"
            << "r7c9<>3";
        QTest::newRow("Compendium 2")
            << "..2.8..6767....8.....67......6...78..2..16.54..5...612.61...4.5..8.5.1.6457361298" << true
            << "r1c1 r1c2"
            << "r2c4<>2,5,9";
        QTest::newRow("tdoku 1")
            << "........2..8.1.9..5....3.4....1.93...6..3..8...37......4......53.1.7.8..2........" << true
            << "r5c4 r5c6"
            << "r4c3<>7 r6c7<>1,6";
        QTest::newRow("tdoku 2")
            << "........3..1..9.6..5..8.4.....9...8...867.....1....2....6..7.2..3.8..5..4.......8" << true
            << "r6c4 r6c5"
            << "r4c3<>2,7 r5c8<>1,9";
        QTest::newRow("tdoku 3")
            << ".....5..3..9....4..81.4.......7.......4..2..68...14.3.......2...4...6..79...5..1." << true
            << "r1c2 r1c3"
            << "r2c5<>3,8 r3c8<>5,9";
    }
    void juniorExocets()
    {
        QFETCH(QString, givens);
        QFETCH(bool, isPrepared);
        QFETCH(QString, base);
        const Position position = patterncases::positionOf(givens.toStdString(), isPrepared);
        for (const Step &step : patterncases::stepsOf("junior-exocet", position))
            qInfo() << patterncases::cellsText(step, 0).c_str() << patterncases::conclusionText(step).c_str();
        for (const Step &step : patterncases::stepsOf("senior-exocet", position))
            qInfo() << "SE" << patterncases::cellsText(step, 0).c_str() << patterncases::cellsText(step, 1).c_str() << patterncases::conclusionText(step).c_str();
    }

    void noExocet_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::newRow("AI Escargot")
            << "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        QTest::newRow("Inkala 2012")
            << "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
        QTest::newRow("Platinum Blonde")
            << ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...";
        QTest::newRow("17 clues")
            << "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    }
    void noExocet()
    {
        QFETCH(QString, givens);
        for (const bool isPrepared : {false, true}) {
            const Position position = patterncases::positionOf(givens.toStdString(), isPrepared);
        for (const Step &step : patterncases::stepsOf("junior-exocet", position))
            qInfo() << patterncases::cellsText(step, 0).c_str() << patterncases::conclusionText(step).c_str();
        for (const Step &step : patterncases::stepsOf("senior-exocet", position))
            qInfo() << "SE" << patterncases::cellsText(step, 0).c_str() << patterncases::cellsText(step, 1).c_str() << patterncases::conclusionText(step).c_str();
            
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExocet)

} // namespace sudoku::tst_exocet

#include "tst_exocet.moc"
