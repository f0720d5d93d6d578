#include <QTest>

#include "tests/bruteforce.h"
#include "tests/testdata.h"

#include "core/rules/violations.h"
#include "core/solve/count.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_count {

class TestCount : public QObject
{
    Q_OBJECT

private slots:
    void countsUpToALimit_data()
    {
        QTest::addColumn<std::int64_t>("limit");
        QTest::addColumn<std::int64_t>("count");
        QTest::addColumn<bool>("isExact");
        const auto row = [](std::int64_t limit, std::int64_t count, bool isExact) {
            QTest::addRow("%lld", static_cast<long long>(limit)) << limit << count << isExact;
        };
        row(1, 1, false);
        row(287, 287, false);
        row(288, 288, true);
        row(1000, 288, true);
    }

    void countsUpToALimit()
    {
        QFETCH(std::int64_t, limit);
        QFETCH(std::int64_t, count);
        QFETCH(bool, isExact);
        const CountResult result = countSolutions(emptyBoard(4), limit);
        QCOMPARE(result.count, count);
        QCOMPARE(result.isExact(), isExact);
    }

    void handsOutEachSolutionOnce()
    {
        const Puzzle puzzle = board("1234............");
        std::set<std::string> found;
        const CountResult result = countSolutions(puzzle, 100, {}, {}, [&](const Grid &solution) {
            QVERIFY(isSolution(puzzle, solution));
            found.insert(text(solution));
        });
        QCOMPARE(result.count, std::int64_t{12});
        QCOMPARE(found.size(), 12u);
        QCOMPARE(BruteForce(puzzle).solutions().size(), 12u);
    }

    void noneAndOneAreExact()
    {
        QVERIFY(countSolutions(board("11.............."), 10).isExact());
        QCOMPARE(countSolutions(board("11.............."), 10).count, std::int64_t{0});
        QVERIFY(countSolutions(board("1234341221434321"), 1).isExact());
    }

    void stopsWithWhatItHas()
    {
        std::stop_source source;
        const CountResult result =
            countSolutions(emptyBoard(9), 1000, {}, source.get_token(), [&, count = 0](const Grid &) mutable {
                if (++count == 7)
                    source.request_stop();
            });
        QCOMPARE(result.count, std::int64_t{7});
        QCOMPARE(result.end, halted(Halt::Stopped));
        QVERIFY(!result.isExact());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCount)

} // namespace sudoku::tst_count

#include "tst_count.moc"
