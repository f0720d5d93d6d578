#pragma once

#include "core/sat/modelreader.h"

#include <optional>
#include <string>

namespace sudoku {

/// The failures of a solver that runs as a separate program.
enum class SolverFault {
    Unknown,       ///< the reason is not known
    NotFound,      ///< there is no such program
    CannotStart,   ///< details: the system's message
    CannotStore,   ///< the formula could not be stored; details: the system's message
    Crashed,       ///< number: the signal
    NoAnswer,      ///< number: the exit status
    GaveUp,        ///< the solver said that it gave up
    TooMuchOutput, ///< number: the limit, in megabytes
    Unreadable,    ///< answer: what is wrong with it
    Contradiction, ///< the answer contradicts the exit status, which is number
    WrongModel,    ///< number: the clause that does not hold, from 1
    Denial,        ///< it found no model of a formula that certainly has one
};

struct SolverFailure
{
    SolverFault fault = SolverFault::Unknown;
    int number = 0;
    std::string details = {};
    std::optional<ModelError> answer = {};
    std::string lastWords = {}; ///< the last line that it printed, on standard error if there is one
    std::string solver = {};    ///< its id, or empty if it is not known
};

} // namespace sudoku
