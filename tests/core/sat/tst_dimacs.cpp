#include <QTest>

#include "tests/satdata.h"
#include "tests/testdata.h"

#include "core/sat/dimacs.h"
#include "tests/testprogram.h"

namespace sudoku::tst_dimacs {

std::string dimacs(const Cnf &cnf, const std::vector<std::string> &comments = {})
{
    std::ostringstream output;
    writeDimacs(output, cnf, {.above = comments});
    return output.str();
}

class TestDimacs : public QObject
{
    Q_OBJECT

private slots:
    void writesAnEmptyFormula() { QCOMPARE(dimacs({}), std::string("p cnf 0 0\n")); }

    void writesOneClauseALine()
    {
        Cnf cnf;
        newVariables(cnf, 3);
        cnf.add({1, -3});
        cnf.add({});
        cnf.add({2, 3, -1});
        QCOMPARE(dimacs(cnf), std::string("p cnf 3 3\n1 -3 0\n0\n2 3 -1 0\n"));
    }

    void writesCommentsFirst()
    {
        Cnf cnf;
        cnf.add({cnf.newVariable()});
        QCOMPARE(dimacs(cnf, {"made for a test", "1 = r1c1 is 1"}),
                 std::string("c made for a test\nc 1 = r1c1 is 1\np cnf 1 1\n1 0\n"));
    }

    void writesCommentsBelowTheFirstLine()
    {
        Cnf cnf;
        cnf.add({cnf.newVariable()});
        std::ostringstream output;
        writeDimacs(output, cnf, {.above = {"made for a test"}, .below = {"p show 1 0"}});
        QCOMPARE(output.str(), std::string("c made for a test\np cnf 1 1\nc p show 1 0\n1 0\n"));
    }

    void writesGuardedClausesWithTheirSelector()
    {
        Cnf cnf;
        newVariables(cnf, 2);
        const Cnf::Guard guard(cnf, 2);
        cnf.add({1});
        QCOMPARE(dimacs(cnf), std::string("p cnf 2 1\n1 -2 0\n"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDimacs)

} // namespace sudoku::tst_dimacs

#include "tst_dimacs.moc"
