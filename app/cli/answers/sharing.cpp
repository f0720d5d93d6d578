#include "app/cli/answers/sharing.h"

#include "core/solve/solve.h"
#include "ui/text/sharedboard.h"

#include <chrono>

namespace sudoku::cli {
namespace {

/// What is known of the solutions of a board that is shared.
struct Known
{
    SharedSolutions count = SharedSolutions::Unknown;
    Grid solution = {}; ///< if it is the only one
};

/// Looks for the only solution of \a board if the text that is written states it.
Known knownOf(const Board &board, Worker &worker)
{
    constexpr std::chrono::seconds solutionLimit(2); // a link can do without
    const Settings &settings = worker.settings;
    if (!needsSolution(board, *settings.format))
        return {};
    const TimeLimit limit(worker.limit.restart(), settings.timeLimit.value_or(solutionLimit));
    const CheckResult result = check(board.puzzle, settings.anyWay(), limit.token());
    if (!result.verdict)
        return {};
    switch (*result.verdict) {
    case Uniqueness::Unique:
        return {SharedSolutions::One, result.solutions.front()};
    case Uniqueness::Multiple:
        return {SharedSolutions::Several};
    case Uniqueness::None:
        break;
    }
    return {SharedSolutions::None};
}

} // namespace

Shared shared(const Board &board, Worker &worker)
{
    if (worker.settings.exporter)
        return {board, {}};
    const Format &format = *worker.settings.format;
    const Known known = knownOf(board, worker);
    const Grid *solution = known.count == SharedSolutions::One ? &known.solution : nullptr;
    return {sharedBoard(board, format, solution),
            missingSolutionText(board, format, known.count).toStdString()};
}

} // namespace sudoku::cli
