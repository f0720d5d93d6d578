#pragma once

#include <mutex>
#include <string>
#include <utility>

namespace sudoku {

/// What can go wrong with a solver that is a program of its own.
enum class SolverFault {
    Unknown,         ///< it said no more
    NotFound,        ///< there is no such program
    CannotStart,     ///< details: the system's words
    CannotStore,     ///< the formula: details: the system's words
    Crashed,         ///< number: the signal
    NoAnswer,        ///< number: the exit status
    GaveUp,          ///< by its own word
    TooMuchOutput,   ///< number: the limit, in megabytes
    NoModel,         ///< satisfiable, but not by what
    UnreadableModel, ///< number: the line
    Contradiction,   ///< exit status and answer; number: the exit status
    WrongModel,      ///< a clause does not hold; number: which
};

struct SolverFailure
{
    SolverFault fault = SolverFault::Unknown;
    int number = 0;
    std::string details = {};   ///< in nobody's language
    std::string lastWords = {}; ///< the last line that the program said on standard error
};

/// Where the solvers of a kind, on any thread, note why they failed.
class FailureLog
{
public:
    void note(SolverFailure failure)
    {
        const std::lock_guard lock(m_mutex);
        m_last = std::move(failure);
    }

    SolverFailure last() const
    {
        const std::lock_guard lock(m_mutex);
        return m_last;
    }

private:
    mutable std::mutex m_mutex;
    SolverFailure m_last;
};

} // namespace sudoku
