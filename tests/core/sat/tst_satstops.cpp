// Covers core/sat: processortime, racesolver

#include "tests/core/sat/satbench.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <limits>
#include <thread>

namespace sudoku::tst_satstops {

using namespace satbench;

std::stop_token requestedStop()
{
    std::stop_source source;
    source.request_stop();
    return source.get_token();
}

/// The pigeons, only while \a selector is assumed.
Cnf optionalPigeons(int holes, Literal &selector)
{
    Cnf cnf;
    selector = cnf.newVariable();
    const Cnf::Guard guard(cnf, selector);
    addPigeons(cnf, holes);
    return cnf;
}

/// Solvers that are stopped, asked again and race.
class TestSatStops : public QObject
{
    Q_OBJECT

private slots:
    void stopsAndIsAskedAgain_data() { addEverySolver(); }

    void stopsAndIsAskedAgain()
    {
        QFETCH(const SolverKind *, kind);
        Literal pigeons = 0;
        const Cnf cnf = optionalPigeons(11, pigeons);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        for (int round = 0; round < 3; ++round) {
            std::stop_source source;
            std::jthread stopper([&source] {
                std::this_thread::sleep_for(std::chrono::milliseconds(20));
                source.request_stop();
            });
            QCOMPARE(solver->solve(Clause{pigeons}, source.get_token()), halted(Halt::Stopped));
            QCOMPARE(solver->solve(Clause{-pigeons}, {}), Verdict::Satisfiable);
        }
    }

    void stopsWhenTheStopCameBefore_data() { addEverySolver(); }

    void stopsWhenTheStopCameBefore()
    {
        QFETCH(const SolverKind *, kind);
        Literal pigeons = 0;
        const Cnf cnf = optionalPigeons(11, pigeons);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve(Clause{pigeons}, requestedStop()), halted(Halt::Stopped));
        QCOMPARE(solver->solve(Clause{-pigeons}, {}), Verdict::Satisfiable);
    }

    void answersAfterALongQuestion_data() { addEverySolver(); }

    /// Long enough for a race to have begun: whoever joined must hear of the clauses that come later.
    void answersAfterALongQuestion()
    {
        QFETCH(const SolverKind *, kind);
        Literal pigeons = 0;
        Cnf cnf = optionalPigeons(kind->id == "race" ? 9 : 8, pigeons);
        const Literal later = cnf.newVariable();
        const auto solver = kind->make({.seed = std::numeric_limits<std::int64_t>::max()});
        solver->add(cnf, {});
        QCOMPARE(solver->solve(Clause{pigeons}, {}), Verdict::Unsatisfiable);
        QCOMPARE(solver->core(), Clause{pigeons});
        solver->add(Clause{later});
        cnf.add({-later, cnf.newVariable()});
        solver->add(cnf, {});
        QCOMPARE(solver->solve(Clause{-pigeons}, {}), Verdict::Satisfiable);
        QVERIFY(solver->isTrue(later) && solver->isTrue(cnf.variableCount()));
        QCOMPARE(solver->solve(Clause{pigeons}, {}), Verdict::Unsatisfiable);
        QVERIFY(solver->statistics().conflicts > 0);
    }

    void proceedsAfterAStopToTheAnswer_data() { addEverySolver(); }

    void proceedsAfterAStopToTheAnswer()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        addPigeons(cnf, 7);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        QCOMPARE(solver->solve({}, requestedStop()), halted(Halt::Stopped));
        QCOMPARE(solver->solve({}, {}), Verdict::Unsatisfiable);
    }

    void saysStoppedWhenItHasOnlyAPart_data() { addEverySolver(); }

    void saysStoppedWhenItHasOnlyAPart()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        addPigeons(cnf, 5); // a part of it could be satisfied
        const auto solver = kind->make({});
        solver->add(cnf, requestedStop());
        QCOMPARE(solver->solve({}, {}), halted(Halt::Stopped));
        QCOMPARE(solver->solve(Clause{1}, {}), halted(Halt::Stopped));
    }

    void stopsWhileClausesAreAdded_data() { addEverySolver(); }

    void stopsWhileClausesAreAdded()
    {
        QFETCH(const SolverKind *, kind);
        const Cnf cnf = permutations(triesMuch() ? 100 : 40);
        for (int delay = 0; delay < 20; ++delay) {
            const auto solver = kind->make({});
            std::stop_source source;
            std::jthread stopper([&source, delay] {
                std::this_thread::sleep_for(std::chrono::microseconds(500 * delay));
                source.request_stop();
            });
            solver->add(cnf, source.get_token());
            const OrHalt<Verdict> verdict = solver->solve({}, {});
            QVERIFY(verdict == halted(Halt::Stopped) || verdict == Verdict::Satisfiable);
            if (verdict == Verdict::Satisfiable)
                QVERIFY(satisfies(*solver, cnf));
        }
    }

    void reportsProgress_data() { addEverySolver(); }

    void reportsProgress()
    {
        QFETCH(const SolverKind *, kind);
        Cnf cnf;
        addPigeons(cnf, 11);
        const auto solver = kind->make({});
        solver->add(cnf, {});
        std::stop_source source;
        std::vector<std::int64_t> conflicts;
        const SatProgress progress = [&](const SatStatistics &statistics) {
            conflicts.push_back(statistics.conflicts);
            if (conflicts.size() == 3)
                source.request_stop();
        };
        QCOMPARE(solver->solve({}, source.get_token(), progress), halted(Halt::Stopped));
        QVERIFY(conflicts.size() >= 3);
        QVERIFY(conflicts.front() > 0);
        QVERIFY(std::ranges::is_sorted(conflicts));
        QVERIFY(solver->statistics().conflicts >= conflicts.back());
        const std::size_t count = conflicts.size();
        std::this_thread::sleep_for(std::chrono::milliseconds(250));
        QCOMPARE(conflicts.size(), count); // never after solve() returned
    }

    /// Only MiniSat tells of decisions.
    void miniSatLeavesALongRace()
    {
        if (!findSolver("cadical") || std::thread::hardware_concurrency() < 2)
            QSKIP("a race needs CaDiCaL and two processors");
        Cnf cnf;
        addPigeons(cnf, 30);
        const auto solver = findSolver("race")->make({});
        solver->add(cnf, {});
        std::stop_source source;
        std::vector<SatStatistics> reports;
        int alone = 0; // reports of CaDiCaL
        const SatProgress progress = [&](const SatStatistics &statistics) {
            if (!reports.empty() && reports.back().decisions == statistics.decisions)
                alone += statistics.conflicts > reports.back().conflicts ? 1 : 0;
            else
                alone = 0;
            reports.push_back(statistics);
            if (alone == 3 || reports.size() == 600)
                source.request_stop();
        };
        QCOMPARE(solver->solve({}, source.get_token(), progress), halted(Halt::Stopped));
        QCOMPARE(alone, 3);
        QVERIFY(std::ranges::is_sorted(reports, {}, &SatStatistics::conflicts));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSatStops)

} // namespace sudoku::tst_satstops

#include "tst_satstops.moc"
