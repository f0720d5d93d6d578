#include "core/sat/satsolver.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

constexpr std::array table{
    SolverKind{.id = "minisat", .name = "MiniSat", .make = makeMiniSat},
};

} // namespace

std::span<const SolverKind> solverKinds()
{
    return table;
}

const SolverKind *findSolver(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &SolverKind::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace sudoku
