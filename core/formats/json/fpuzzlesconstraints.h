#pragma once

#include "core/board/board.h"

#include <nlohmann/json_fwd.hpp>
#include <vector>

namespace sudoku {

class JsonValues;

/// Takes from \a members, of an f-puzzles puzzle, all constraints that the program has, in a fixed order.
/// Leaves other constraints in \a members, and reports values without a meaning to \a values.
std::vector<Constraint> takeFpuzzlesConstraints(const Geometry &geometry, nlohmann::json &members,
                                                JsonValues &values);

/// Which constraints of a board f-puzzles can express, and which it cannot: indices into the constraints, in
/// the order in which reading gives them back.
struct SaidConstraints
{
    std::vector<int> said;
    std::vector<int> unsaid;
};

/// Adds those of \a constraints that f-puzzles can express to \a members.
SaidConstraints addFpuzzlesConstraints(const Geometry &geometry, const std::vector<Constraint> &constraints,
                                       nlohmann::json &members);

} // namespace sudoku
