// Covers core/hints/steps: narrowing
#include <QTest>

#include "tests/bruteforce.h"
#include "tests/rulerows.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include "core/hints/walkthrough.h"

#include <algorithm>
#include <limits>

namespace sudoku::tst_rulesteps {

constexpr int maxSolutions = 3000;

bool agrees(const Step &step, const Grid &solution)
{
    return std::ranges::all_of(step.placements,
                               [&](const Candidate &placed) { return solution[placed.cell] == placed.digit; })
           && std::ranges::none_of(step.eliminations,
                                   [&](const Candidate &gone) { return solution[gone.cell] == gone.digit; });
}

/// Each variant, on boards that have several solutions: a step must be true in each of them.
class TestRuleSteps : public QObject
{
    Q_OBJECT

private:
    /// Goes on by steps that need no uniqueness until there are none. Returns the step that is not true of
    /// each solution, or nothing.
    static std::optional<Step> wrongStep(const Puzzle &puzzle)
    {
        const std::vector<Grid> solutions = BruteForce(puzzle).solutions(maxSolutions);
        Position position(puzzle);
        const Ladder ladder = withoutUniqueness(defaultLadder(position.rules()));
        while (!position.isSolved()) {
            std::optional<Step> next;
            for (const Technique *technique : ladder)
                for (const Step &step : findSteps(*technique, position, 100)) {
                    if (!std::ranges::all_of(solutions,
                                             [&](const Grid &solution) { return agrees(step, solution); }))
                        return step;
                    if (!next)
                        next = step;
                }
            if (!next)
                break;
            position.apply(*next);
        }
        return {};
    }

private slots:
    void areTrueOfEachSolution_data()
    {
        addRuleRows(sampleOf(64), [](int row) { return isTried(row, 5); });
    }
    void areTrueOfEachSolution()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Geometry, geometry);
        Puzzle empty(geometry);
        empty.constraints.push_back(constraint);
        Random random(7);
        const SolveResult solved = solve(empty, {.seed = 5, .hasRandomPolarity = true});
        if (solved.outcome != Outcome::Solved)
            return; // no board keeps this constraint
        for (int round = 0; round < sampleOf(16); ++round) {
            const int cells = geometry.cellCount();
            const int count =
                static_cast<int>(random.below(cells / 4)) + (geometry.size() == 4 ? 1 : cells / 4);
            const Puzzle puzzle = withGivensOf(solved.solution, empty, count, random);
            const std::optional<Step> wrong = wrongStep(puzzle);
            QVERIFY2(!wrong, wrong ? wrong->technique->id.data() : "");
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleSteps)

} // namespace sudoku::tst_rulesteps

#include "tst_rulesteps.moc"
