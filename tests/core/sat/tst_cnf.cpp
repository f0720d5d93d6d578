#include <QTest>

#include "tests/satdata.h"
#include "tests/testprogram.h"

#include <new>

namespace sudoku::tst_cnf {

class TestCnf : public QObject
{
    Q_OBJECT

private slots:
    void countsVariablesFromOne()
    {
        Cnf cnf;
        QCOMPARE(cnf.variableCount(), 0);
        QCOMPARE(cnf.newVariable(), 1);
        QCOMPARE(cnf.newVariable(), 2);
        QCOMPARE(cnf.variableCount(), 2);
    }

    void keepsClausesAsTheyCome()
    {
        Cnf cnf;
        newVariables(cnf, 3);
        cnf.reserve(10, 20);
        cnf.add({1, -2});
        cnf.add({});
        cnf.add(Clause{3});
        QCOMPARE(cnf.clauseCount(), 3);
        QCOMPARE(clausesOf(cnf), (std::vector<Clause>{{1, -2}, {}, {3}}));
    }

    void guardsWhatIsAddedWhileItLives()
    {
        Cnf cnf;
        newVariables(cnf, 4);
        cnf.add({1});
        {
            const Cnf::Guard guard(cnf, 3);
            cnf.add({1, 2});
            cnf.add({});
        }
        {
            const Cnf::Guard guard(cnf, 4);
            cnf.add({2});
        }
        cnf.add({2});
        QCOMPARE(clausesOf(cnf), (std::vector<Clause>{{1}, {1, 2, -3}, {-3}, {2, -4}, {2}}));
    }

    void memoryForItIsBounded()
    {
        Cnf cnf;
        const Clause million(1'000'000, cnf.newVariable());
        const auto addForEver = [&] {
            for (;;)
                cnf.add(million);
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, addForEver());
        QVERIFY(cnf.literalCount() <= Cnf::maxLiterals);
    }

    void copiesAreIndependent()
    {
        Cnf cnf;
        newVariables(cnf, 2);
        cnf.add({1});
        Cnf copy = cnf;
        copy.add({2});
        QCOMPARE(cnf.clauseCount(), 1);
        QCOMPARE(copy.clauseCount(), 2);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCnf)

} // namespace sudoku::tst_cnf

#include "tst_cnf.moc"
