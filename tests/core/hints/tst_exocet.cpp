// Covers core/hints/exotic: bandview, exocetproof

#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_exocet {

constexpr int size = 16;

Cell at(int row, int column)
{
    return row * size + column;
}

/// An empty 16x16 with an exocet of 1, 2 and 3: its base in r1c1 and r1c2, targets in r2c5 and r3c9, which
/// may be 16 besides; the cross-lines are columns 3, 4, 5 and 9, where rows 5 to 7 hold all places of the
/// digits below. \a kept stay where they would go.
Position exocetOn16(const std::set<Candidate> &kept = {})
{
    Position position(emptyBoard(size));
    const auto leave = [&](Cell cell, const DigitSet &digits, bool areThese) {
        for (const Digit digit : position.candidates(cell))
            if (digits.contains(digit) != areThese && !kept.contains({cell, digit}))
                position.eliminate(cell, digit);
    };
    const DigitSet base{1, 2, 3};
    for (const int column : {0, 1})
        leave(at(0, column), base, true);
    leave(at(1, 4), {1, 2, 3, 16}, true);
    leave(at(2, 8), {1, 2, 3, 16}, true);
    for (const auto &[row, column] : {std::pair{2, 4}, {3, 4}, {1, 8}, {3, 8}})
        leave(at(row, column), base, false);
    for (const int column : {2, 3, 4, 8})
        for (int row = 7; row < size; ++row)
            leave(at(row, column), base, false);
    return position;
}

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
            << "r1c7 r2c7"
            << "r7c9<>3";
        QTest::newRow("Compendium 2")
            << "..2.8..6767....8.....67......6...78..2..16.54..5...612.61...4.5..8.5.1.6457361298" << true
            << "r1c1 r1c2"
            // Only 1 and 3 are left to the targets: so what sees both cells of a pair is neither.
            << "r1c4<>1 r2c4<>2,5,9 r2c9<>1 r3c1<>1 r3c2<>1";
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
        const std::vector<Step> steps = patterncases::stepsOf("junior-exocet", position);
        QCOMPARE(steps.size(), 1);
        QCOMPARE(patterncases::cellsText(steps.front(), 0), base.toStdString());
        QTEST(QString::fromStdString(patterncases::conclusionText(steps.front())), "conclusion");
        QCOMPARE(steps.front().houses.size(), 3);
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
        for (const bool isPrepared : {false, true})
            for (const char *id : {"junior-exocet", "senior-exocet"})
                QVERIFY(patterncases::stepsOf(id, patterncases::positionOf(givens.toStdString(), isPrepared))
                            .empty());
    }

    /// With a candidate of a base digit beside a target there is no exocet, nor with too many places outside.
    void everyPartCounts_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("isExocet");
        QTest::newRow("as it is") << QString() << true;
        QTest::newRow("companion") << "companion" << false;
        QTest::newRow("third line") << "outside" << false;
        QTest::newRow("base of five digits") << "base" << false;
    }
    void everyPartCounts()
    {
        QFETCH(QString, where);
        QFETCH(bool, isExocet);
        Position position = exocetOn16();
        QVERIFY(position.rules().isClassic());
        if (where == "companion")
            position = exocetOn16({{at(2, 4), 1}});
        else if (where == "outside")
            position = exocetOn16({{at(9, 3), 1}});
        else if (where == "base")
            position = exocetOn16({{at(0, 0), 5}, {at(0, 0), 6}});
        const std::vector<Step> steps = patterncases::stepsOf("junior-exocet", position);
        QCOMPARE(!steps.empty(), isExocet);
        if (isExocet)
            QVERIFY((steps.front().eliminations == std::vector<Candidate>{{at(1, 4), 16}, {at(2, 8), 16}}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExocet)

} // namespace sudoku::tst_exocet

#include "tst_exocet.moc"
