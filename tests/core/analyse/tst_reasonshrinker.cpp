#include <QTest>

#include "tests/bruteforce.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include "core/analyse/reasonshrinker.h"
#include "core/rules/activerules.h"

namespace sudoku::tst_reasonshrinker {

/// All givens and rules.
ReasonSet reasonsOf(const Puzzle &puzzle)
{
    ReasonSet reasons;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            reasons.insert(GivenCell{cell});
    for (const ActiveRule &active : activeRules(puzzle))
        reasons.insert(active.source);
    return reasons;
}

std::vector<Reason> givensIn(const ReasonSet &reasons)
{
    std::vector<Reason> givens;
    for (const Reason &reason : reasons)
        if (std::holds_alternative<GivenCell>(reason))
            givens.push_back(reason);
    return givens;
}

/// Whether \a reasons can all be true, by the formula with selectors.
bool canHold(const Puzzle &puzzle, const ReasonSet &reasons)
{
    PuzzleSolver solver(puzzle, {.encode = {.kind = EncodingKind::Selectors}});
    if (solver.prepare({}))
        return false;
    Clause assumptions;
    for (const Selector &selector : solver.encoding().selectors())
        if (reasons.contains(selector.reason))
            assumptions.push_back(selector.literal);
    return solver.decide(assumptions, {}) == Verdict::Satisfiable;
}

ReasonSet without(ReasonSet reasons, const Reason &reason)
{
    reasons.erase(reason);
    return reasons;
}

bool isMinimal(const Puzzle &puzzle, const ReasonSet &reasons)
{
    return !canHold(puzzle, reasons) && std::ranges::all_of(reasons, [&](const Reason &reason) {
        return canHold(puzzle, without(reasons, reason));
    });
}

Puzzle contradictory(const Geometry &geometry, int givens, Random &random)
{
    for (;;) {
        Puzzle puzzle = withPlantedFault(geometry, givens, random);
        if (!canHold(puzzle, reasonsOf(puzzle)))
            return puzzle;
    }
}

class TestReasonShrinker : public QObject
{
    Q_OBJECT

private slots:
    void resultsAreMinimal_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        QTest::newRow("4x4") << defaultGeometry(4) << 7;
        QTest::newRow("4x4, five digits") << Geometry::withBoxes({2, 2}, 5) << 12;
        QTest::newRow("9x9") << defaultGeometry(9) << 40;
    }

    void resultsAreMinimal()
    {
        QFETCH(Geometry, geometry);
        QFETCH(int, givens);
        Random random(5);
        for (int i = 0; i < 6; ++i) {
            const Puzzle puzzle = contradictory(geometry, givens, random);
            const ReasonSet all = reasonsOf(puzzle);
            ReasonShrinker shrinker(puzzle, all, {all.begin(), all.end()}, {});
            QCOMPARE(shrinker.run({}), Verdict::Unsatisfiable);
            QVERIFY(isMinimal(puzzle, shrinker.reasons()));
        }
    }

    void searchesWhereRulesDemandMoreThanDifferentDigits()
    {
        Random random(10);
        for (int i = 0; i < 6; ++i) {
            Puzzle puzzle = contradictory(defaultGeometry(6), 12, random);
            puzzle.constraints = {{findVariant("non-consecutive"), {}}};
            const ReasonSet all = reasonsOf(puzzle);
            ReasonShrinker shrinker(puzzle, all, {all.begin(), all.end()}, {});
            QCOMPARE(shrinker.run({}), Verdict::Unsatisfiable);
            QVERIFY(isMinimal(puzzle, shrinker.reasons()));
            QCOMPARE(shrinker.statistics().sat.conflicts, 0);
        }
    }

    void leavesOutOnlyWhatIsOpen()
    {
        Random random(6);
        const Puzzle puzzle = contradictory(defaultGeometry(4), 7, random);
        const ReasonSet all = reasonsOf(puzzle);
        ReasonShrinker shrinker(puzzle, all, givensIn(all), {});
        QCOMPARE(shrinker.run({}), Verdict::Unsatisfiable);
        QVERIFY(shrinker.reasons().size() < all.size());
        QCOMPARE(shrinker.reasons().size() - givensIn(shrinker.reasons()).size(),
                 all.size() - givensIn(all).size());
    }

    void runsAreTheSame()
    {
        Random random(7);
        const Puzzle puzzle = contradictory(defaultGeometry(16), 130, random);
        const ReasonSet all = reasonsOf(puzzle);
        ReasonShrinker one(puzzle, all, givensIn(all), {});
        ReasonShrinker other(puzzle, all, givensIn(all), {});
        QCOMPARE(one.run({}), Verdict::Unsatisfiable);
        QCOMPARE(other.run({}), Verdict::Unsatisfiable);
        QVERIFY(one.reasons() == other.reasons());
        QCOMPARE(one.statistics().sat.conflicts, other.statistics().sat.conflicts);
    }

    void stopsAndGoesOn()
    {
        Random random(8);
        const Puzzle puzzle = contradictory(defaultGeometry(9), 40, random);
        const ReasonSet all = reasonsOf(puzzle);
        ReasonShrinker shrinker(puzzle, all, {all.begin(), all.end()}, {});
        OrHalt<Verdict> verdict = halted(Halt::Stopped);
        int stops = 0;
        for (int enough = 0; !verdict; ++enough) {
            std::stop_source source;
            int reports = 0;
            verdict = shrinker.run(source.get_token(), [&](const ProgressReport &report) {
                QVERIFY(report.done <= report.total);
                if (++reports > enough) // reports come one at a time
                    source.request_stop();
            });
            stops += verdict ? 0 : 1;
            QVERIFY(!canHold(puzzle, shrinker.reasons()));
        }
        QVERIFY(stops > 1);
        QCOMPARE(verdict, Verdict::Unsatisfiable);
        QVERIFY(isMinimal(puzzle, shrinker.reasons()));
    }

    void hasLimit()
    {
        Random random(9);
        const Puzzle puzzle = contradictory(defaultGeometry(16), 100, random);
        const ReasonSet all = reasonsOf(puzzle);
        ReasonShrinker shrinker(puzzle, all, givensIn(all), {.maxConflicts = 1});
        QCOMPARE(shrinker.run({}), halted(Halt::Stopped));
        QVERIFY(!canHold(puzzle, shrinker.reasons()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasonShrinker)

} // namespace sudoku::tst_reasonshrinker

#include "tst_reasonshrinker.moc"
