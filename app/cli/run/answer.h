#pragma once

#include <string>

namespace sudoku::cli {

/// The exit status of the program.
enum class ExitStatus {
    AsAsked = 0,     ///< every puzzle was answered as asked
    OtherAnswer = 1, ///< a puzzle has no solution, or not exactly one
    Failure = 2,     ///< bad input or usage, a solver that fails, or the answer could not be written
    Limit = 3,       ///< a limit was reached before there was an answer
};

/// Returns the more serious of two statuses: a failure, then a limit, then another answer.
inline ExitStatus worse(ExitStatus one, ExitStatus other)
{
    for (const ExitStatus status : {ExitStatus::Failure, ExitStatus::Limit, ExitStatus::OtherAnswer})
        if (one == status || other == status)
            return status;
    return ExitStatus::AsAsked;
}

/// What is printed for one puzzle.
struct Answer
{
    ExitStatus status = ExitStatus::AsAsked;
    std::string text = {};    ///< whole lines for standard output
    std::string message = {}; ///< whole lines for standard error
};

} // namespace sudoku::cli
