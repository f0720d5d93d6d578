// Covers core/sat: clauseexchange, cadicalsolver

#include "core/sat/clauseexchange.h"

#include "tests/core/sat/satbench.h"
#include "tests/testprogram.h"

#include <thread>

namespace sudoku::tst_clauseexchange {

using namespace satbench;

/// The clauses that take() returns, one by one.
std::vector<Clause> split(const std::vector<Literal> &literals)
{
    std::vector<Clause> clauses(1);
    for (const Literal literal : literals)
        if (literal != 0)
            clauses.back().push_back(literal);
        else
            clauses.emplace_back();
    clauses.pop_back();
    return clauses;
}

Cnf pigeons(int holes)
{
    Cnf cnf;
    addPigeons(cnf, holes);
    return cnf;
}

class TestClauseExchange : public QObject
{
    Q_OBJECT

private slots:
    void passesClausesToAllOthers()
    {
        ClauseExchange exchange;
        const int first = exchange.join();
        const int second = exchange.join();
        const int third = exchange.join();
        exchange.offer(first, Clause{1, -2});
        exchange.offer(second, Clause{3});
        QCOMPARE(exchange.take(first), (std::vector<Literal>{3, 0}));
        QCOMPARE(exchange.take(second), (std::vector<Literal>{1, -2, 0}));
        QCOMPARE(exchange.take(third), (std::vector<Literal>{1, -2, 0, 3, 0}));
        QVERIFY(exchange.take(third).empty()); // each clause once
    }

    void forgetsWhoLeft()
    {
        ClauseExchange exchange;
        const int first = exchange.join();
        const int second = exchange.join();
        exchange.offer(first, Clause{1});
        exchange.leave(second);
        exchange.offer(first, Clause{2});
        QCOMPARE(exchange.join(), second);
        QVERIFY(exchange.take(second).empty());
        exchange.offer(first, Clause{3});
        QCOMPARE(exchange.take(second), (std::vector<Literal>{3, 0}));
    }

    void losesClausesThatNobodyTakes()
    {
        ClauseExchange exchange;
        const int first = exchange.join();
        const int second = exchange.join();
        for (int i = 0; i < 1'000'000; ++i)
            exchange.offer(first, Clause{1, 2, 3});
        const std::size_t kept = exchange.take(second).size();
        QVERIFY(kept > 0 && kept <= 1'000'000);
        QCOMPARE(kept % 4, 0u); // no part of a clause
        exchange.offer(first, Clause{4});
        QCOMPARE(exchange.take(second), (std::vector<Literal>{4, 0}));
    }

    void solversOfferWhatFollows()
    {
        const auto exchange = std::make_shared<ClauseExchange>();
        const auto kind = cadicalKind(exchange);
        if (!kind)
            QSKIP("built without CaDiCaL");
        const int listener = exchange->join();
        Literal selector = 0;
        const Cnf cnf = optionalPigeons(6, selector);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve(Clause{selector}, {}), Verdict::Unsatisfiable);
        const std::vector<Clause> clauses = split(exchange->take(listener));
        QVERIFY(!clauses.empty());
        const auto checker = makeMiniSat({});
        checker->add(cnf, {});
        for (const Clause &clause : clauses) {
            QVERIFY(clause.size() <= ClauseExchange::maxLength);
            Clause opposite;
            for (const Literal literal : clause)
                opposite.push_back(-literal);
            QCOMPARE(checker->solve(opposite, {}), Verdict::Unsatisfiable);
        }
    }

    void solversLearnFromOthers()
    {
        const auto exchange = std::make_shared<ClauseExchange>();
        const auto kind = cadicalKind(exchange);
        if (!kind)
            QSKIP("built without CaDiCaL");
        const int other = exchange->join();
        Cnf cnf;
        newVariables(cnf, 3);
        cnf.add({1, 2, 3});
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QVERIFY(isSatisfiable(*solver, {1, 2}));
        exchange->offer(other, Clause{-1, -2});
        exchange->offer(other, Clause{-3});
        QVERIFY(!isSatisfiable(*solver, {1, 2}));
        QVERIFY(!isSatisfiable(*solver, {3}));
        QVERIFY(isSatisfiable(*solver, {1, -2}));
        exchange->offer(other, Clause{-1});
        exchange->offer(other, Clause{-2});
        QVERIFY(!isSatisfiable(*solver, {}));
        QVERIFY(solver->core().empty());
    }

    void solversAgreeWhileTheyExchange()
    {
        const auto kind = cadicalKind(std::make_shared<ClauseExchange>());
        if (!kind)
            QSKIP("built without CaDiCaL");
        Literal selector = 0;
        const Cnf cnf = optionalPigeons(8, selector); // thousands of conflicts: several turns
        std::vector<OrHalt<Verdict>> refuted(3, halted(Halt::Stopped));
        std::vector<OrHalt<Verdict>> satisfied = refuted;
        std::vector<char> hasModel(3);
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < 3; ++i)
                threads.emplace_back([&, i] {
                    const auto solver = kind->make({.seed = i, .expectsModel = i == 0});
                    solver->add(cnf, {});
                    refuted[i] = solver->solve(Clause{selector}, {});
                    satisfied[i] = solver->solve({}, {});
                    hasModel[i] = satisfied[i] && satisfies(*solver, cnf);
                });
        }
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(refuted[i], Verdict::Unsatisfiable);
            QCOMPARE(satisfied[i], Verdict::Satisfiable);
            QVERIFY(hasModel[i]);
        }
    }

    void solversGiveUpAfterTheirConflicts()
    {
        const auto kind = cadicalKind(std::make_shared<ClauseExchange>());
        if (!kind)
            QSKIP("built without CaDiCaL");
        const Cnf cnf = pigeons(10);
        for (const std::int64_t max : {1, 1'999, 2'000, 4'100}) {
            const auto solver = kind->make({.maxConflicts = max});
            solver->add(cnf, {});
            QCOMPARE(solver->solve({}, {}), halted(Halt::Stopped));
            QVERIFY(solver->statistics().conflicts <= max + 100); // probing has some of its own
            QVERIFY(solver->statistics().conflicts >= max / 2);   // and some are not told
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestClauseExchange)

} // namespace sudoku::tst_clauseexchange

#include "tst_clauseexchange.moc"
