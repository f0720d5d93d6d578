#pragma once

#include "core/sat/modelreader.h"

#include <optional>
#include <string>

namespace sudoku {

/// What can go wrong with a solver that is a program of its own.
enum class SolverFault {
    Unknown,       ///< no more is known
    NotFound,      ///< there is no such program
    CannotStart,   ///< details: the system's words
    CannotStore,   ///< the formula found no room; details: the system's words
    Crashed,       ///< number: the signal
    NoAnswer,      ///< number: the exit status
    GaveUp,        ///< by its own word
    TooMuchOutput, ///< number: the limit, in megabytes
    Unreadable,    ///< answer: what is wrong with it
    Contradiction, ///< of the answer and the exit status, which is number
    WrongModel,    ///< number: the clause that does not hold, from 1
};

struct SolverFailure
{
    SolverFault fault = SolverFault::Unknown;
    int number = 0;
    std::string details = {};
    std::optional<ModelError> answer = {};
    std::string lastWords = {}; ///< the last line that it printed, of its errors where there are any
    std::string solver = {};    ///< its id; empty where nobody said it
};

} // namespace sudoku
