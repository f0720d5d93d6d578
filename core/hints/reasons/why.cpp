#include "core/hints/reasons/why.h"

#include "core/hints/markedposition.h"
#include "core/hints/reasons/pairconstraints.h"
#include "core/hints/reasons/reasontechnique.h"
#include "core/hints/reasons/smallestreason.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Answer = std::variant<Reasoning, WhyObstacle>;

constexpr int thoroughTries = 400; // make a reason smaller before it is proved smallest

/// Returns \a board without the entry of \a cell and without what Solve wrote.
Board askedBoard(const Board &board, Cell cell)
{
    Board asked = board;
    asked.entries = board.playerEntries();
    asked.entries.clear(cell);
    return asked;
}

/// Returns \a start, the position of \a board, with the pencil marks unless they leave out a digit of
/// \a solution.
Position withMarks(const Board &board, Position start, const Grid &solution)
{
    return marksUnlike(board, start, solution).empty() ? markedPosition(board, std::move(start)) : start;
}

/// Returns the work after which the best reason is taken: about 25 ms for a classic 9x9 board, and 0.2 s
/// where there are many cages.
std::int64_t quickWork(const NearMisses &misses)
{
    constexpr std::int64_t minWork = 5'000;
    const auto premises = static_cast<std::int64_t>(misses.formula().premises().size());
    return std::max(minWork, premises * premises / 10);
}

OrHalt<Answer> explained(Reasoning why, const WhyOptions &options, const std::stop_token &stop)
{
    const Position before = why.position;
    eliminateForbidden(why.position);
    const auto &[cell, digit] = why.conclusion.candidate;
    if (!why.position.has({cell, digit})) {
        why.isSmallest = true;
        why.constraints = constraintsThatExclude(why.position, why.conclusion.candidate);
        return why;
    }
    NearMisses misses(why.position, stop);
    SmallestReason reason(misses, why.conclusion);
    const ReasonEffort effort = options.isThorough ? ReasonEffort{.maxVainTries = thoroughTries}
                                                   : ReasonEffort{.maxWork = quickWork(misses)};
    const auto watch = [&] {
        if (options.progress)
            options.progress({reason.provedSize() + 1, static_cast<int>(reason.best()->size())});
    };
    const OrHalt<bool> follows = reason.run(stop, effort, watch);
    if (!follows && !reason.best())
        return halted(follows.error());
    if (follows == false)
        return WhyObstacle::SeveralSolutions;
    for (const int premise : *reason.best())
        why.premises.push_back(misses.formula().premises()[premise]);
    why.isSmallest = reason.isProved();
    why.atLeast = std::min(reason.provedSize() + 1, static_cast<int>(why.premises.size()));
    why.constraints = pairConstraintsOf(before, why.premises, why.conclusion, stop);
    why.technique = techniqueOf(why.position, why.premises, why.conclusion, stop);
    return why;
}

OrHalt<Answer> answered(const Board &board, const WhyQuestion &question, const CheckResult &checked,
                        const WhyOptions &options, const std::stop_token &stop)
{
    if (checked.verdict == Uniqueness::None)
        return WhyObstacle::NoSolution;
    const bool isUnique = checked.verdict == Uniqueness::Unique;
    const Grid &solution = checked.solutions.front();
    const Digit right = solution[question.cell];
    const Digit digit = question.digit == noDigit ? right : question.digit;
    const Deduction conclusion{{question.cell, digit}, question.isTrue};
    if (isUnique && (digit == right) != question.isTrue)
        return WhyObstacle::Untrue;
    if (board.isGiven(question.cell))
        return WhyObstacle::IsGiven;
    if (!isUnique) {
        if (solve(board.withEntriesAsGivens(), options.solve, stop).outcome == Outcome::None)
            return WhyObstacle::WrongEntries;
        return explained(Reasoning{conclusion, Position(board, options.solve.memo)}, options, stop);
    }
    if (!entriesUnlike(board, solution).empty())
        return WhyObstacle::WrongEntries;
    const Position start(board, options.solve.memo);
    return explained(Reasoning{conclusion, withMarks(board, start, solution)}, options, stop);
}

} // namespace

WhyAnswer findWhy(const Board &board, const WhyQuestion &question, const WhyOptions &options,
                  const std::stop_token &stop)
{
    try {
        const CheckResult checked = check(board.puzzle, options.solve, stop);
        if (!checked.verdict)
            return {halted(checked.verdict.error())};
        const Digit digit =
            checked.verdict == Uniqueness::Unique ? checked.solutions.front()[question.cell] : noDigit;
        return {answered(askedBoard(board, question.cell), question, checked, options, stop), digit};
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

} // namespace sudoku
