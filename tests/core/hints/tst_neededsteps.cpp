// Covers core/hints/story: neededsteps

#include <QTest>

#include "core/generate/deriveconstraints.h"
#include "core/generate/generate.h"
#include "core/hints/story/argumentreplay.h"
#include "core/hints/story/neededsteps.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_neededsteps {

Walkthrough walk(const Position &start)
{
    return walkThrough(start, defaultLadder(start.rules()));
}

/// A puzzle with constraints of \a kind, and with the clues that it needs.
Puzzle generated(const Variant &kind, int seed)
{
    GenerateRequest request{emptyBoard(9)};
    request.derived = {&kind};
    request.seed = static_cast<std::uint64_t>(seed);
    request.goal = ClueGoal::AtMost; // minimal ones take longer with some kinds
    request.clues = 24 + seed % 6;
    const GenerateResult result = generate(request);
    require(result.puzzle.has_value(), "no puzzle was generated");
    return *result.puzzle;
}

/// Whether a finder finds it again at once: chains in chains take long, and a solver is no finder.
bool isLookedFor(const Step &step)
{
    constexpr int maxScore = 400;
    return !step.technique->traits.asksSolver && step.technique->score < maxScore;
}

/// Returns what is wrong with \a step in \a position. The puzzle has the solution \a solution.
std::string problemOf(const Position &position, const Step &step, const Grid &solution)
{
    const auto isNews = [&](const Candidate &candidate) { return position.has(candidate); };
    const auto isTrue = [&](const Candidate &candidate) {
        return solution[candidate.cell] == candidate.digit;
    };
    if (!std::ranges::all_of(step.placements, isNews) || !std::ranges::all_of(step.eliminations, isNews))
        return "says what is known";
    if (!std::ranges::all_of(step.placements, isTrue) || std::ranges::any_of(step.eliminations, isTrue))
        return "says what is not true";
    if (isLookedFor(step) && !stepIn(position, step))
        return "does not follow";
    return {};
}

/// Steps that a walkthrough does without.
class TestNeededSteps : public QObject
{
    Q_OBJECT

private slots:
    /// The slow run holds 200 walkthroughs of each kind against the solver.
    void eachStepFollowsAndIsTrue_data()
    {
        QTest::addColumn<const Variant *>("kind");
        for (const Variant *kind : variants())
            if (kind->logic != LineLogic::None && canBeDerived(*kind))
                QTest::newRow(kind->id.data()) << kind;
    }
    void eachStepFollowsAndIsTrue()
    {
        QFETCH(const Variant *, kind);
        const int count = triesAll() ? 200 : isSanitized ? 1 : 3;
        for (int seed = 1; seed <= count; ++seed) {
            const Puzzle puzzle = generated(*kind, seed);
            const CheckResult checked = check(puzzle);
            QCOMPARE(checked.verdict, OrHalt<Uniqueness>(Uniqueness::Unique));
            Position position(puzzle);
            const Walkthrough all = walk(position);
            const Walkthrough needed = withoutNeedlessSteps(position, all);
            QVERIFY(needed.steps.size() <= all.steps.size());
            for (const Step &step : needed.steps) {
                const std::string problem = problemOf(position, step, checked.solutions.front());
                QVERIFY2(problem.empty(), (std::string(step.technique->id) + " " + problem).c_str());
                position.apply(step);
            }
            QVERIFY(position.isSolved());
        }
    }

    /// A minimal puzzle, whose walkthrough looks at its arrows again and again.
    void whatIsLeftIsNeeded()
    {
        GenerateRequest request{emptyBoard(9)};
        request.derived = {findVariant("arrow")};
        const GenerateResult result = generate(request);
        QVERIFY(result.puzzle.has_value());
        const Position start(*result.puzzle);
        const Walkthrough all = walk(start);
        const Walkthrough needed = withoutNeedlessSteps(start, all);
        const auto looks = [](const Walkthrough &walkthrough) {
            return std::ranges::count_if(walkthrough.steps,
                                         [](const Step &step) { return !step.constraints.empty(); });
        };
        QVERIFY(looks(needed) < looks(all));
        QVERIFY(withoutNeedlessSteps(start, needed).steps == needed.steps);
    }

    void boardsOfHousesKeepAllSteps()
    {
        const Position start(
            board("........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5....."));
        const Walkthrough all = walk(start);
        QVERIFY(withoutNeedlessSteps(start, all).steps == all.steps);
    }

    void whatDoesNotEndKeepsAllSteps()
    {
        const Position start(generated(*findVariant("arrow"), 5));
        Walkthrough begin = walk(start);
        begin.steps.resize(begin.steps.size() / 2);
        begin.end = start;
        std::ranges::for_each(begin.steps, [&](const Step &step) { begin.end.apply(step); });
        QVERIFY(withoutNeedlessSteps(start, begin).steps == begin.steps);
    }

    void theStopIsObeyed()
    {
        const Position start(generated(*findVariant("arrow"), 5));
        const Walkthrough all = walk(start);
        std::stop_source source;
        source.request_stop();
        QVERIFY(withoutNeedlessSteps(start, all, source.get_token()).steps == all.steps);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestNeededSteps)

} // namespace sudoku::tst_neededsteps

#include "tst_neededsteps.moc"
