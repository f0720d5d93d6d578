// Covers core/trace: trace

#include <QTest>

#include "core/board/random.h"
#include "core/trace/textbooksolver.h"
#include "tests/core/trace/runcheck.h"
#include "tests/sampling.h"
#include "tests/satdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_textbooksolver {

using Kind = TraceStep::Kind;

Cnf formula(int variableCount, const std::vector<Clause> &clauses)
{
    Cnf cnf;
    newVariables(cnf, variableCount);
    for (const Clause &clause : clauses)
        cnf.add(clause);
    return cnf;
}

/// Clauses of three literals, about as many as leave it open whether there is a model.
Cnf randomFormula(Random &random)
{
    constexpr int variableCount = 14;
    Cnf cnf;
    newVariables(cnf, variableCount);
    for (int i = 0; i < 60; ++i) {
        Clause clause;
        for (int k = 0; k < 3; ++k) {
            const auto variable = static_cast<Literal>(1 + random.below(variableCount));
            if (std::ranges::find(clause, variable, [](Literal literal) { return std::abs(literal); })
                == clause.end())
                clause.push_back(random.below(2) == 0 ? variable : -variable);
        }
        cnf.add(clause);
    }
    return cnf;
}

Trace run(const Cnf &cnf, Learning learning, Branching branching = Branching::FirstOpen)
{
    return TextbookSolver(cnf, {.learning = learning, .branching = branching}).run();
}

Clause learnt(const Trace &trace, int index)
{
    const auto clause = trace.clauses.clause(trace.formulaSize + index);
    Clause sorted(clause.begin(), clause.end());
    std::ranges::sort(sorted);
    return sorted;
}

/// Takes four guesses, in the order of the variables. Those of 2 and 3 have nothing to do with the conflict:
/// 1 and 4 imply 5 and 6, and these imply both 7 and not 7.
Cnf distantConflict()
{
    return formula(7, {{-4, 5}, {-1, -5, 6}, {-6, 7}, {-5, -6, -7}});
}

class TestTextbookSolver : public QObject
{
    Q_OBJECT

private slots:
    void learnsTheFirstUniquePoint()
    {
        const Trace trace = run(distantConflict(), Learning::FirstUip);
        const std::vector<TraceStep> expected{
            {.kind = Kind::Guess, .literal = 1, .level = 1},
            {.kind = Kind::Guess, .literal = 2, .level = 2},
            {.kind = Kind::Guess, .literal = 3, .level = 3},
            {.kind = Kind::Guess, .literal = 4, .level = 4},
            {.kind = Kind::Propagate, .literal = 5, .clause = 0, .level = 4},
            {.kind = Kind::Propagate, .literal = 6, .clause = 1, .level = 4},
            {.kind = Kind::Propagate, .literal = 7, .clause = 2, .level = 4},
            {.kind = Kind::Conflict, .clause = 3, .level = 4},
            {.kind = Kind::Learn, .clause = 4, .level = 4},
            {.kind = Kind::Back, .level = 1},
            {.kind = Kind::Propagate, .literal = -5, .clause = 4, .level = 1},
            {.kind = Kind::Propagate, .literal = -4, .clause = 0, .level = 1},
        };
        QVERIFY(trace.steps.size() > expected.size());
        QVERIFY(std::ranges::equal(expected, std::span(trace.steps).first(expected.size())));
        QCOMPARE(learnt(trace, 0), Clause({-5, -1})); // not that 4 is wrong, which is farther away
    }

    void triesTheOpposite()
    {
        const Trace trace = run(distantConflict(), Learning::Guesses);
        const auto conflict = trace.find(Kind::Conflict, 0);
        QVERIFY(conflict);
        QCOMPARE(learnt(trace, 0), Clause({-4, -3, -2, -1}));
        QCOMPARE(trace.steps[*conflict + 2], (TraceStep{.kind = Kind::Back, .level = 3}));
        QCOMPARE(trace.steps[*conflict + 3],
                 (TraceStep{.kind = Kind::Propagate, .literal = -4, .clause = 4, .level = 3}));
    }

    void guessesAsItIsTold()
    {
        const auto first = [](const Cnf &cnf, Branching branching) {
            return run(cnf, Learning::FirstUip, branching).steps.front().literal;
        };
        const Cnf cnf = formula(6, {{1, 2, 3}, {4, 5}, {-1, -2}, {-2, 6}});
        QCOMPARE(first(cnf, Branching::FirstOpen), 1);
        QCOMPARE(first(cnf, Branching::FewestChoices), 4);
        QCOMPARE(first(cnf, Branching::MostActive), 1); // none is more active than the first
        const Trace trace = run(distantConflict(), Learning::FirstUip, Branching::MostActive);
        const auto next = trace.find(Kind::Guess, *trace.find(Kind::Back, 0));
        QVERIFY(next);
        QCOMPARE(trace.steps[*next].literal, 6); // of the conflict, and open
    }

    void beginsWithUnits()
    {
        const Trace trace = run(formula(3, {{-1, 2}, {1}, {-2, -3}}), Learning::FirstUip);
        QCOMPARE(trace.steps.size(), 4U);
        QCOMPARE(trace.steps[0].literal, 1);
        QCOMPARE(trace.steps[1].literal, 2);
        QCOMPARE(trace.steps[2].literal, -3);
        QCOMPARE(trace.counts(), (TraceCounts{.propagations = 3}));
    }

    void smallFormulas_data()
    {
        QTest::addColumn<int>("variables");
        QTest::addColumn<std::vector<Clause>>("clauses");
        QTest::addColumn<Kind>("end");
        const auto row = [](const char *name, int variables, std::vector<Clause> clauses, Kind end) {
            QTest::newRow(name) << variables << std::move(clauses) << end;
        };
        row("nothing", 0, {}, Kind::Model);
        row("no clauses", 3, {}, Kind::Model);
        row("empty clause", 1, {{1}, {}}, Kind::Refuted);
        row("units that contradict", 2, {{1}, {2}, {-1}}, Kind::Refuted);
        row("the same unit twice", 1, {{1}, {1}}, Kind::Model);
        row("no guess needed", 2, {{1}, {-1, 2}, {-2, -1}}, Kind::Refuted);
        row("square", 2, {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}}, Kind::Refuted);
    }
    void smallFormulas()
    {
        QFETCH(int, variables);
        QFETCH(std::vector<Clause>, clauses);
        QFETCH(Kind, end);
        for (const auto &learning : learningChoices)
            for (const auto &branching : branchingChoices) {
                const Trace trace = run(formula(variables, clauses), learning.value, branching.value);
                QCOMPARE(RunCheck(trace).firstFault(), std::string());
                QCOMPARE(trace.steps.back().kind, end);
            }
    }

    void agreesWithMiniSat()
    {
        int refuted = 0;
        for (int seed = 0; seed < sampleOf(800); ++seed) {
            Random random(seed);
            const Cnf cnf = randomFormula(random);
            const auto solver = makeMiniSat({});
            solver->add(cnf, {});
            const Kind end = isSatisfiable(*solver, {}) ? Kind::Model : Kind::Refuted;
            refuted += end == Kind::Refuted ? 1 : 0;
            for (const auto &learning : learningChoices)
                for (const auto &branching : branchingChoices) {
                    const Trace trace = run(cnf, learning.value, branching.value);
                    QVERIFY2(RunCheck(trace).firstFault().empty(), RunCheck(trace).firstFault().c_str());
                    QCOMPARE(trace.steps.back().kind, end);
                }
        }
        QVERIFY(refuted > 0);
    }

    void learningSavesConflicts()
    {
        Cnf cnf;
        addPigeons(cnf, 5);
        const int guessing = run(cnf, Learning::Guesses).counts().conflicts;
        const int learning = run(cnf, Learning::FirstUip, Branching::MostActive).counts().conflicts;
        QVERIFY2(learning < guessing, qPrintable(QStringLiteral("%1, %2").arg(learning).arg(guessing)));
    }

    void findsTheTrailOfAnyStep()
    {
        Cnf cnf;
        addPigeons(cnf, 4);
        const Trace trace = run(cnf, Learning::FirstUip);
        RunCheck check(trace);
        QVERIFY(trace.trailAfter(0).empty());
        for (int count = 1; count <= std::ssize(trace.steps); ++count) {
            check.follow(trace.steps[count - 1]);
            Clause trail;
            for (const int step : trace.trailAfter(count))
                trail.push_back(trace.steps[step].literal);
            QCOMPARE(trail, check.trail());
        }
    }

    void givesUp()
    {
        Cnf cnf;
        addPigeons(cnf, 8);
        const Trace limited = TextbookSolver(cnf, {.learning = Learning::Guesses, .maxSteps = 1000}).run();
        QCOMPARE(limited.steps.back().kind, Kind::GiveUp);
        QVERIFY(std::ssize(limited.steps) < 1000 + cnf.variableCount() + 5);
        QCOMPARE(RunCheck(limited).firstFault(), std::string());
        std::stop_source source;
        source.request_stop();
        const Trace stopped = TextbookSolver(cnf, {}).run(source.get_token());
        QCOMPARE(stopped.steps.size(), 1U);
        QCOMPARE(stopped.steps.back().kind, Kind::GiveUp);
    }

    void choicesHaveNamesOfTheirOwn()
    {
        for (const auto &choice : learningChoices)
            QCOMPARE(findChoice(learningChoices, choice.id), &choice);
        for (const auto &choice : branchingChoices)
            QCOMPARE(findChoice(branchingChoices, choice.id), &choice);
        QVERIFY(!findChoice(learningChoices, "minisat"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTextbookSolver)

} // namespace sudoku::tst_textbooksolver

#include "tst_textbooksolver.moc"
