// Covers core/encode: segments

#include <QTest>

#include "tests/satdata.h"

#include "core/encode/encodingmethod.h"
#include "tests/testprogram.h"

#include <bit>
#include <set>

namespace sudoku::tst_atmostone {

/// A row for every encoding with every count of literals.
void addEveryEncoding(const std::vector<int> &counts)
{
    QTest::addColumn<const EncodingMethod *>("encoding");
    QTest::addColumn<int>("count");
    for (const EncodingMethod &encoding : encodingMethods())
        for (const int count : counts)
            QTest::addRow("%s of %d", encoding.id.data(), count) << &encoding << count;
}

class TestAtMostOne : public QObject
{
    Q_OBJECT

private slots:
    void allowsExactlyTheRightModels_data() { addEveryEncoding({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}); }

    void allowsExactlyTheRightModels()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        Cnf cnf;
        const Clause literals = newVariables(cnf, count);
        encoding->encode(cnf, literals);
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        for (unsigned chosen = 0; chosen < 1U << count; ++chosen)
            QCOMPARE(isSatisfiable(*solver, choose(literals, chosen)), std::popcount(chosen) <= 1);
    }

    void worksForNegatedLiterals_data() { addEveryEncoding({2, 5, 9}); }

    void worksForNegatedLiterals()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        Cnf cnf;
        Clause literals = newVariables(cnf, count);
        for (int i = 0; i < count; i += 2)
            literals[i] = -literals[i];
        encoding->encode(cnf, literals);
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        for (unsigned chosen = 0; chosen < 1U << count; ++chosen)
            QCOMPARE(isSatisfiable(*solver, choose(literals, chosen)), std::popcount(chosen) <= 1);
    }

    void excludesEachPairOfMany_data() { addEveryEncoding({16, 25, 31}); }

    void excludesEachPairOfMany()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        Cnf cnf;
        const Clause literals = newVariables(cnf, count);
        encoding->encode(cnf, literals);
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        for (int i = 0; i < count; ++i) {
            QVERIFY(isSatisfiable(*solver, choose(literals, 1U << i)));
            for (int j = i + 1; j < count; ++j)
                QVERIFY(!isSatisfiable(*solver, {literals[i], literals[j]}));
        }
    }

    void canBeSwitchedOff_data() { addEveryEncoding({2, 3, 6, 10}); }

    void canBeSwitchedOff()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        Cnf cnf;
        const Clause literals = newVariables(cnf, count);
        const Literal selector = cnf.newVariable();
        {
            const Cnf::Guard guard(cnf, selector);
            encoding->encode(cnf, literals);
        }
        const auto solver = makeMiniSat({});
        solver->add(cnf, {});
        for (unsigned chosen = 0; chosen < 1U << count; ++chosen) {
            Clause assumptions = choose(literals, chosen);
            assumptions.push_back(-selector);
            QVERIFY(isSatisfiable(*solver, assumptions));
            assumptions.back() = selector;
            QCOMPARE(isSatisfiable(*solver, assumptions), std::popcount(chosen) <= 1);
        }
    }

    void canDetermineItsAuxiliaries_data() { addEveryEncoding({2, 3, 6, 7, 10, 17, 25}); }

    /// One model for none, and one for each of the literals.
    void canDetermineItsAuxiliaries()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        Cnf cnf;
        encoding->encode(cnf, newVariables(cnf, count), Auxiliaries::Determined);
        QCOMPARE(modelCount(cnf, count + 2), count + 1);
    }

    /// What the sharing of pairs between two houses rests on.
    void pairByPairIsOneClauseForEachPair_data() { addEveryEncoding({0, 1, 2, 9, 16, 25}); }

    void pairByPairIsOneClauseForEachPair()
    {
        QFETCH(const EncodingMethod *, encoding);
        QFETCH(int, count);
        if (encoding->shared != SharedBetweenHouses::Pairs)
            return;
        Cnf cnf;
        encoding->encode(cnf, newVariables(cnf, count));
        QCOMPARE(cnf.variableCount(), count);
        QCOMPARE(cnf.clauseCount(), count * (count - 1) / 2);
        std::set<Clause> pairs;
        for (Clause clause : clausesOf(cnf)) {
            QCOMPARE(clause.size(), 2u);
            std::ranges::sort(clause);
            QVERIFY(clause[1] < 0);
            pairs.insert(clause);
        }
        QCOMPARE(static_cast<int>(pairs.size()), cnf.clauseCount());
    }

    void pairwiseIsPairByPair()
    {
        QVERIFY(findEncodingMethod("pairwise")->shared == SharedBetweenHouses::Pairs);
    }

    void sizesAreThoseOfTheLiterature_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("auxiliaries");
        QTest::addColumn<int>("clauses");
        const auto addRow = [](const char *id, int count, int auxiliaries, int clauses) {
            QTest::addRow("%s of %d", id, count) << id << count << auxiliaries << clauses;
        };
        for (int n = 2; n <= 31; ++n) {
            addRow("pairwise", n, 0, n * (n - 1) / 2);
            addRow("tree2", n, n - 2, 4 * n - 7);
            addRow("sequential", n, n - 1, 3 * n - 4);
        }
        for (int n = 3; n <= 31; n += 2)
            addRow("tree3", n, (n - 3) / 2, (7 * n - 15) / 2);
        for (int n = 4; n <= 30; n += 2) // one part is cut in two: 4 clauses where a part of three has 7
            addRow("tree3", n, (n - 2) / 2, 7 * (n - 2) / 2);
        addRow("tree2", 8, 6, 25);
        addRow("tree3", 9, 3, 24);
        addRow("commander", 9, 3, 24);
        addRow("commander", 25, 11, 80);
        addRow("product", 6, 0, 15);
        addRow("product", 9, 6, 24);
        addRow("product", 25, 10, 70);
        addRow("bimander", 9, 3, 31);
        addRow("bimander", 16, 3, 56);
    }

    void sizesAreThoseOfTheLiterature()
    {
        QFETCH(QString, id);
        QFETCH(int, count);
        Cnf cnf;
        findEncodingMethod(id.toStdString())->encode(cnf, newVariables(cnf, count));
        QTEST(cnf.variableCount() - count, "auxiliaries");
        QTEST(cnf.clauseCount(), "clauses");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestAtMostOne)

} // namespace sudoku::tst_atmostone

#include "tst_atmostone.moc"
