#include <QTest>

#include "tests/satdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/encode/digitvariables.h"

namespace sudoku::tst_digitvariables {

/// Two cells: all digits, and 2 or 5.
Candidates twoCells(int digitCount)
{
    Candidates candidates(2);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        candidates[0].insert(digit);
    candidates[1] = {2, 5};
    return candidates;
}

Clause conditions(const DigitVariables &variables, Cell cell, Digit digit)
{
    const std::span<const Literal> all = variables.conditions(cell, digit);
    return {all.begin(), all.end()};
}

class TestDigitVariables : public QObject
{
    Q_OBJECT

private slots:
    void directHasOneForEachCandidate()
    {
        Cnf cnf;
        DigitVariables variables(cnf, twoCells(6), 6, ValueEncoding::Direct, true);
        QCOMPARE(variables.count(), 8);
        QCOMPARE(conditions(variables, 0, 6), Clause{6});
        QCOMPARE(conditions(variables, 1, 5), Clause{8});
        QCOMPARE(conditions(variables, 1, 1), Clause());
        QCOMPARE(variables.literal(1, 5), 8);
        QCOMPARE(variables.define(cnf, 1, 5), 8);
        QCOMPARE(variables.candidate(8), (std::pair<Cell, Digit>(1, 5)));
        QVERIFY(!variables.bit(8));
        QCOMPARE(cnf.clauseCount(), 0);
    }

    void binaryHasOneForEachBit()
    {
        Cnf cnf;
        const DigitVariables variables(cnf, twoCells(6), 6, ValueEncoding::Binary, true);
        QCOMPARE(variables.count(), 6);
        QCOMPARE(conditions(variables, 0, 1), (Clause{-1, -2, -3}));
        QCOMPARE(conditions(variables, 0, 6), (Clause{1, -2, 3}));
        QCOMPARE(conditions(variables, 1, 5), (Clause{-4, -5, 6}));
        QCOMPARE(conditions(variables, 1, 1), Clause());
        QCOMPARE(variables.literal(1, 5), 0);
        QVERIFY(!variables.candidate(6));
        QCOMPARE(variables.bit(6), (DigitBit{1, 2}));
        QVERIFY(!variables.bit(7));
    }

    void decidedCellsHaveNone_data()
    {
        QTest::addColumn<ValueEncoding>("values");
        QTest::newRow("direct") << ValueEncoding::Direct;
        QTest::newRow("binary") << ValueEncoding::Binary;
    }

    void decidedCellsHaveNone()
    {
        QFETCH(ValueEncoding, values);
        Candidates candidates = twoCells(6);
        candidates[0] = {3};
        Cnf cnf;
        DigitVariables variables(cnf, candidates, 6, values, true);
        QVERIFY(variables.isFixed(0) && !variables.isFixed(1));
        QCOMPARE(conditions(variables, 0, 3), Clause());
        QCOMPARE(variables.define(cnf, 0, 3), 0);
        Cnf whole;
        QVERIFY(!DigitVariables(whole, candidates, 6, values, false).isFixed(0));
    }

    /// Of 16 numbers in four bits the candidates are left, whatever their count.
    void bitsOfNoCandidateAreExcluded()
    {
        for (const int digitCount : {5, 9, 16}) {
            Cnf cnf;
            DigitVariables variables(cnf, twoCells(digitCount), digitCount, ValueEncoding::Binary, true);
            variables.encodeBits(cnf, 0, twoCells(digitCount)[0]);
            variables.encodeBits(cnf, 1, {2, 5});
            QCOMPARE(modelCount(cnf, 100), 2 * digitCount);
        }
    }

    void noCandidateIsAContradiction()
    {
        Cnf cnf;
        const DigitVariables variables(cnf, Candidates(1), 9, ValueEncoding::Binary, true);
        variables.encodeBits(cnf, 0, {});
        QCOMPARE(modelCount(cnf, 1), 0);
    }

    /// The literal is true in exactly the models in which the bits are those of the digit.
    void definesALiteralForADigit()
    {
        Cnf cnf;
        DigitVariables variables(cnf, twoCells(6), 6, ValueEncoding::Binary, true);
        const Literal six = variables.define(cnf, 0, 6);
        const Literal two = variables.define(cnf, 1, 2);
        QCOMPARE(variables.define(cnf, 0, 6), six);
        QCOMPARE(variables.literal(0, 6), six);
        QCOMPARE(variables.candidate(six), (std::pair<Cell, Digit>(0, 6)));
        QCOMPARE(variables.candidate(two), (std::pair<Cell, Digit>(1, 2)));
        QVERIFY(!variables.candidate(two + 1));
        QCOMPARE(cnf.clauseCount(), 2 * 4);
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        for (unsigned bits = 0; bits < 8; ++bits) {
            Clause assumed = choose({1, 2, 3}, bits);
            assumed.push_back(six);
            QCOMPARE(isSatisfiable(*solver, assumed), bits == 5);
            assumed.back() = -six;
            QCOMPARE(isSatisfiable(*solver, assumed), bits != 5);
        }
    }

    void readsWhatAClauseExcludes()
    {
        Cnf cnf;
        const DigitVariables variables(cnf, twoCells(6), 6, ValueEncoding::Binary, true);
        Clause rest;
        const auto excluded = variables.excluded(Clause{-1, 2, -3, 4, 5, -6, 99}, rest);
        QCOMPARE(excluded, (std::vector<std::pair<Cell, Digit>>{{0, 6}, {1, 5}}));
        QCOMPARE(rest, Clause{99});
        rest.clear();
        QVERIFY(variables.excluded(Clause{-1, -2, -3}, rest).empty()); // 8 is no digit
        QCOMPARE(rest, (Clause{-1, -2, -3}));
        rest.clear();
        QVERIFY(variables.excluded(Clause{2, -3, 4, 5}, rest).empty());
        QCOMPARE(rest, (Clause{2, -3, 4, 5}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDigitVariables)

} // namespace sudoku::tst_digitvariables

#include "tst_digitvariables.moc"
