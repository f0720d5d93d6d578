#include <QTest>

#include "tests/satdata.h"

#include "core/encode/readingencoding.h"
#include "tests/testprogram.h"

#include <numeric>
#include <set>

namespace sudoku::tst_readingencoding {

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
    encodeSum(formula.cnf, formula.cells, total, {});
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
            int max = 0;
            for (const std::vector<Digit> &digits : cells)
                max += digits.back();
            for (int total = -1; total <= max + 1; ++total)
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

    /// Of sums over more and more cells of as many digits, as on 4x4 to 25x25.
    void growsNoFasterThanTheFourthPower()
    {
        for (int count = 4; count <= 25; ++count) {
            std::vector<Digit> digits(count);
            std::iota(digits.begin(), digits.end(), 1);
            const SumFormula formula = formulaOf(Cells(count, digits), count * (count + 1) / 2);
            QVERIFY(formula.cnf.clauseCount() <= count * count * count * count);
            QVERIFY(formula.cnf.variableCount() <= count * count * count);
        }
    }

    void setsAllowExactlyWhatHasOne()
    {
        const std::vector<DigitSet> sets{{1, 5}, {2, 4}};
        SumFormula formula;
        for (int cell = 0; cell < 2; ++cell) {
            formula.cells.emplace_back();
            for (Digit digit = 1; digit <= 5; ++digit)
                formula.cells.back().push_back({digit, formula.cnf.newVariable()});
        }
        encodeSets(formula.cnf, formula.cells, sets);
        const auto solver = makeMiniSat({});
        solver->add(formula.cnf, {});
        int allowed = 0;
        forEachChoice(formula.cells, [&](const Clause &chosen, int sum) {
            const bool isAllowed = isSatisfiable(*solver, chosen);
            allowed += isAllowed ? 1 : 0;
            QVERIFY(!isAllowed || sum == 6);
        });
        QCOMPARE(allowed, 4); // 1 5, 5 1, 2 4, 4 2
    }

    void automataAllowExactlyWhatTheyAccept()
    {
        // An even number of threes, then nothing but ones.
        const std::vector<std::vector<int>> next{{2, -1, 1}, {-1, -1, 0}, {2, -1, -1}};
        const auto after = [&](int state, Digit digit) { return next[state][digit - 1]; };
        const rule::Automaton automaton{
            {0, 1, 2}, std::make_shared<const TransitionTable>(3, 3, after), {0, 2}};
        SumFormula formula;
        for (int cell = 0; cell < 3; ++cell) {
            formula.cells.emplace_back();
            for (Digit digit = 1; digit <= 3; ++digit)
                formula.cells.back().push_back({digit, formula.cnf.newVariable()});
        }
        encodeAutomaton(formula.cnf, formula.cells, automaton, {});
        const auto solver = makeMiniSat({});
        solver->add(formula.cnf, {});
        std::set<int> sums;
        forEachChoice(formula.cells, [&](const Clause &chosen, int sum) {
            if (isSatisfiable(*solver, chosen))
                sums.insert(sum);
        });
        QCOMPARE(sums, (std::set<int>{3, 7})); // 1 1 1 and 3 3 1
    }

    void canBeSwitchedOff()
    {
        Cnf cnf;
        const Literal selector = cnf.newVariable();
        const Clause literals = newVariables(cnf, 2);
        const std::vector<std::vector<Choice>> cells{{{1, literals[0]}, {2, literals[1]}}};
        {
            const Cnf::Guard guard(cnf, selector);
            encodeSum(cnf, cells, 2, {});
        }
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {-selector, literals[0]}));
        QVERIFY(!isSatisfiable(*solver, {selector, literals[0]}));
        QVERIFY(isSatisfiable(*solver, {selector, literals[1], -literals[0]}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReadingEncoding)

} // namespace sudoku::tst_readingencoding

#include "tst_readingencoding.moc"
