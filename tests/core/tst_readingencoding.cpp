#include <QTest>

#include "tests/satdata.h"

#include "core/solve/readingencoding.h"

using namespace sudoku;

namespace {

/// The digits that each cell may take.
using Cells = std::vector<std::vector<Digit>>;

struct SumFormula
{
    Cnf cnf;
    std::vector<std::vector<Choice>> cells;
};

SumFormula formulaOf(const Cells &cells, int total)
{
    SumFormula formula;
    for (const std::vector<Digit> &digits : cells) {
        formula.cells.emplace_back();
        for (const Digit digit : digits)
            formula.cells.back().push_back({digit, formula.cnf.newVariable()});
    }
    encodeSum(formula.cnf, formula.cells, total);
    return formula;
}

/// Calls \a visit with each way to choose a digit for each cell: the literals, true and false, and the sum.
template <typename Visit>
void forEachChoice(const std::vector<std::vector<Choice>> &cells, const Visit &visit, std::size_t cell = 0,
                   const Clause &chosen = {}, int sum = 0)
{
    if (cell == cells.size()) {
        visit(chosen, sum);
        return;
    }
    for (const Choice &choice : cells[cell]) {
        Clause next = chosen;
        for (const Choice &other : cells[cell])
            next.push_back(other.digit == choice.digit ? choice.literal : -other.literal);
        forEachChoice(cells, visit, cell + 1, next, sum + choice.digit);
    }
}

} // namespace

class TestReadingEncoding : public QObject
{
    Q_OBJECT

private slots:
    void allowsExactlyTheTotal_data()
    {
        QTest::addColumn<Cells>("cells");
        QTest::addColumn<int>("total");
        const std::vector<Digit> four{1, 2, 3, 4};
        const std::pair<const char *, Cells> boards[] = {
            {"no cell", {}},
            {"one cell", {four}},
            {"one digit", {{3}}},
            {"two cells", {four, four}},
            {"three cells", {four, four, four}},
            {"four cells", {four, four, four, four}},
            {"with gaps", {{1, 4}, {2, 3}, {1, 3}}},
            {"with a decided cell", {{2}, four, {1, 2}}},
            {"large digits", {{7, 19, 25}, {1, 25}, {24, 25}}},
        };
        for (const auto &[name, cells] : boards) {
            int most = 0;
            for (const std::vector<Digit> &digits : cells)
                most += digits.back();
            for (int total = -1; total <= most + 1; ++total)
                QTest::addRow("%s: %d", name, total) << cells << total;
        }
    }

    void allowsExactlyTheTotal()
    {
        QFETCH(Cells, cells);
        QFETCH(int, total);
        const SumFormula formula = formulaOf(cells, total);
        const auto solver = makeMiniSat({});
        solver->add(formula.cnf, {});
        forEachChoice(formula.cells, [&](const Clause &chosen, int sum) {
            QCOMPARE(isSatisfiable(*solver, chosen), sum == total);
        });
    }

    void staysSmall()
    {
        // Nine cells of nine digits: 387 million combinations.
        const SumFormula formula = formulaOf(Cells(9, {1, 2, 3, 4, 5, 6, 7, 8, 9}), 45);
        QVERIFY(formula.cnf.variableCount() < 9 * 9 + 9 * 73);
        QVERIFY(formula.cnf.clauseCount() < 9 * 9 * 73);
    }

    void canBeSwitchedOff()
    {
        Cnf cnf;
        const Literal selector = cnf.newVariable();
        const Clause literals = newVariables(cnf, 2);
        const std::vector<std::vector<Choice>> cells{{{1, literals[0]}, {2, literals[1]}}};
        {
            const Cnf::Guard guard(cnf, selector);
            encodeSum(cnf, cells, 2);
        }
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {-selector, literals[0]}));
        QVERIFY(!isSatisfiable(*solver, {selector, literals[0]}));
        QVERIFY(isSatisfiable(*solver, {selector, literals[1], -literals[0]}));
    }
};

QTEST_APPLESS_MAIN(TestReadingEncoding)
#include "tst_readingencoding.moc"
