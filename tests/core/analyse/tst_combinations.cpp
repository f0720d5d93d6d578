// Covers core/analyse: combinations

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/analyse/combinations.h"
#include "core/formats/text/constrainttext.h"
#include "core/rules/activerules.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_combinations {

constexpr std::size_t max = 1000;

struct Asked
{
    explicit Asked(int size, const char *constraint, const char *more = nullptr) : board(emptyBoard(size))
    {
        for (const char *text : {constraint, more})
            if (text)
                board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
    }

    Combinations answer(SumPlace place = {0}, std::size_t most = max) const
    {
        const Peers peers(board.puzzle.geometry.cellCount(), activeRules(board.puzzle));
        return combinationsOf(waysOf(board.puzzle, place), candidatesInSight(board, peers), peers, most);
    }

    Board board;
};

QString textOf(const Combinations &combinations)
{
    QStringList texts;
    for (const Combination &each : combinations.all) {
        QString text = QString::number(each.total) + ':';
        for (const Digit digit : each.digits)
            text += QString::number(digit);
        texts += text;
    }
    return texts.join(' ');
}

class TestCombinations : public QObject
{
    Q_OBJECT

private slots:
    void areThoseOfCribSheets_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("constraint");
        QTest::addColumn<QString>("combinations");
        QTest::newRow("cage") << 9 << QByteArray("killer 23 r1c1 r1c2 r1c3") << "23:689";
        QTest::newRow("cage of two") << 9 << QByteArray("killer 10 r1c1 r1c2") << "10:19 10:28 10:37 10:46";
        QTest::newRow("whole row") << 9
                                   << QByteArray("killer 45 r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9")
                                   << "45:123456789";
        QTest::newRow("arrow with a repetition")
            << 4 << QByteArray("arrow r1c1 r2c2 r3c3") << "2:11 3:12 4:13 4:22";
        QTest::newRow("arrow in a row") << 4 << QByteArray("arrow r1c1 r1c2 r1c3") << "3:12 4:13";
        QTest::newRow("pill") << 9 << QByteArray("pill-arrow r1c1 r1c2 r1c3 r2c3")
                              << "12:39 12:48 12:57 13:49 13:58 "
                                 "13:67 14:59 14:68 15:69 15:78 16:79 17:89";
        QTest::newRow("little killer") << 4 << QByteArray("little-killer 6 r1c3 r2c4") << "6:24";
        QTest::newRow("sandwich of nothing") << 4 << QByteArray("sandwich 0 r1c1 r1c2") << "0:";
        QTest::newRow("sandwich") << 6 << QByteArray("sandwich 7 r1c1 r1c2") << "7:25 7:34";
        QTest::newRow("x-sum") << 4 << QByteArray("x-sum 6 r1c1 r1c2") << "6:123 6:24";
        QTest::newRow("X") << 9 << QByteArray("xv 10 r1c1 r1c2") << "10:19 10:28 10:37 10:46";
        QTest::newRow("impossible") << 9 << QByteArray("killer 2 r1c1 r1c2") << "";
    }

    void areThoseOfCribSheets()
    {
        QFETCH(int, size);
        QFETCH(QByteArray, constraint);
        const Combinations found = Asked(size, constraint.constData()).answer();
        QVERIFY(found.isWhole);
        QTEST(textOf(found), "combinations");
    }

    void heedDigitsMarksAndPeers()
    {
        Asked asked(9, "killer 10 r1c1 r1c2");
        asked.board.enter(3, 1); // r1c4
        QCOMPARE(textOf(asked.answer()), "10:28 10:37 10:46");
        asked.board.centreMarks[0] = DigitSet{2, 4};
        QCOMPARE(textOf(asked.answer()), "10:28 10:46");
        asked.board.enter(1, 6);
        QCOMPARE(textOf(asked.answer()), "10:46");
    }

    void haveAnOrder() // and not only the right total
    {
        Asked asked(9, "killer 13 r1c1 r1c2 r1c3");
        for (const Cell cell : {0, 1})
            asked.board.centreMarks[cell] = DigitSet{8, 9};
        QCOMPARE(textOf(asked.answer()), "");
        asked.board.centreMarks[1] = DigitSet{4, 9};
        QCOMPARE(textOf(asked.answer()), "13:148");
    }

    void agreeWithAllSolutions_data()
    {
        QTest::addColumn<QByteArray>("constraint");
        for (const char *text :
             {"killer 5 r1c1 r1c2 r2c1", "arrow r1c1 r1c2 r2c3", "sandwich 5 r1c1 r1c2", "x-sum 7 r1c1 r2c1",
              "little-killer 9 r1c1 r2c2", "target-sum 5 r1c1 r1c2 r3c3 r3c4",
              "pill-arrow r1c1 r1c2 r2c2 r3c3 r3c2 r4c1"})
            QTest::newRow(text) << QByteArray(text);
    }

    /// Each combination of a solution is among them.
    void agreeWithAllSolutions()
    {
        QFETCH(QByteArray, constraint);
        const Asked asked(4, constraint.constData());
        const Puzzle &puzzle = asked.board.puzzle;
        const std::vector<Grid> solutions = BruteForce(puzzle).solutions(288);
        const std::vector<SumWays> sums =
            puzzle.constraints[0].variant->sums(puzzle.geometry, puzzle.constraints[0]);
        for (int sum = 0; sum < std::ssize(sums); ++sum) {
            const Combinations found = asked.answer({0, sum});
            QVERIFY(found.isWhole);
            for (const Grid &solution : solutions)
                QVERIFY(isListed(sums[sum], solution, found));
        }
    }

    void manyAreNotAll()
    {
        const Combinations found = Asked(9, "killer 20 r1c1 r1c2 r1c3 r2c1").answer({0}, 3);
        QCOMPARE(found.all.size(), 3U);
        QVERIFY(!found.isWhole);
    }

    void longDiagonalsOfLargeBoardsEnd()
    {
        const Combinations found = Asked(25, "little-killer 300 r1c1 r2c2").answer({0}, 400);
        QVERIFY(!found.isWhole);
    }

    void areFoundAtEachCell()
    {
        const Asked asked(9, "killer 10 r1c1 r1c2", "arrow r1c2 r2c2 r3c2");
        const auto placesAt = [&](Cell cell) { return sumsAt(asked.board.puzzle, cell); };
        QCOMPARE(placesAt(0), std::vector{SumPlace{0}});
        QCOMPARE(placesAt(1), (std::vector{SumPlace{0}, SumPlace{1}}));
        QCOMPARE(placesAt(80), std::vector<SumPlace>());
    }

private:
    static bool isListed(const SumWays &ways, const Grid &solution, const Combinations &found)
    {
        for (const SumWay &way : ways) {
            if (!std::ranges::all_of(
                    way.ifTrue, [&](const TakenDigit &taken) { return solution[taken.cell] == taken.digit; }))
                continue;
            Combination combination{way.total, {}};
            int total = 0;
            for (const Cell cell : way.cells) {
                combination.digits.push_back(solution[cell]);
                total += solution[cell];
            }
            std::ranges::sort(combination.digits);
            if (total == way.total && std::ranges::find(found.all, combination) != found.all.end())
                return true;
        }
        return false;
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCombinations)

} // namespace sudoku::tst_combinations

#include "tst_combinations.moc"
