#include "core/sat/satsolver.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

const std::vector<SolverKind> &table()
{
    static const std::vector<SolverKind> kinds{
        {.id = "minisat", .name = "MiniSat", .make = makeMiniSat},
    };
    return kinds;
}

} // namespace

std::span<const SolverKind> solverKinds()
{
    return table();
}

const SolverKind *findSolver(std::string_view id)
{
    const auto found = std::ranges::find(table(), id, &SolverKind::id);
    return found == table().end() ? nullptr : &*found;
}

} // namespace sudoku
