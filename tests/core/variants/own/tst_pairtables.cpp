#include "core/variants/own/pairtables.h"

#include "core/board/symmetricpairs.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_pairtables {

class TestPairTables : public QObject
{
    Q_OBJECT

private slots:
    void eachTableIsMadeOnce()
    {
        PairTables tables;
        int made = 0;
        const auto table = [&](DigitValues values, int number, bool isEachWay) {
            return tables.get(values, number, isEachWay, [&] {
                ++made;
                return std::vector<DigitSet>(made);
            });
        };
        std::set<std::size_t> sizes;
        for (int round = 0; round < 2; ++round)
            for (const DigitValues values : {DigitValues(9), DigitValues(9, 0), DigitValues(4)})
                for (const int number : {0, 3})
                    for (const bool isEachWay : {false, true})
                        sizes.insert(table(values, number, isEachWay).size());
        QCOMPARE(made, 12);
        QCOMPARE(sizes.size(), 12U);
    }

    void aTableIsSymmetricIfItsPairsCanBeExchanged()
    {
        std::vector<DigitSet> allowed(5);
        QVERIFY(isSymmetric(allowed));
        allowed[2] = {2, 4};
        QVERIFY(!isSymmetric(allowed));
        allowed[4] = {2};
        QVERIFY(isSymmetric(allowed));
        allowed[4] = {1, 2};
        QVERIFY(!isSymmetric(allowed));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPairTables)

} // namespace sudoku::tst_pairtables

#include "tst_pairtables.moc"
