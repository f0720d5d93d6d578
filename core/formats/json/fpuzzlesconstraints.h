#pragma once

#include "core/board/board.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace sudoku {

class JsonValues;

/// Takes from \a members, of an f-puzzles puzzle, all constraints that can be said with those of the program, in a fixed
/// order. What it cannot say stays in \a members; \a values refuse what has no meaning.
std::vector<Constraint> takeFpuzzlesConstraints(const Geometry &geometry, nlohmann::json &members,
                                                JsonValues &values);

/// Which of a board's constraints f-puzzles can say, and the others, as indices in the order in which they are read.
struct SaidConstraints
{
    std::vector<int> said;
    std::vector<int> unsaid;
};

/// Adds those of \a constraints that f-puzzles can say to \a members.
SaidConstraints addFpuzzlesConstraints(const Geometry &geometry, const std::vector<Constraint> &constraints,
                                       nlohmann::json &members);

} // namespace sudoku
