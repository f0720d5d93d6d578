#include "core/sat/solverkinds.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

std::vector<SolverKind> builtIn()
{
    std::vector<SolverKind> kinds{
        {.id = "minisat", .name = "MiniSat", .make = makeMiniSat, .isLibrary = true},
    };
    if (auto cadical = cadicalKind())
        kinds.push_back(*std::move(cadical));
    kinds.push_back(raceKind());
    return kinds;
}

const std::vector<SolverKind> &solverTable()
{
    static const std::vector<SolverKind> kinds = builtIn();
    return kinds;
}

} // namespace

std::span<const SolverKind> solverKinds()
{
    return solverTable();
}

const SolverKind *findSolver(std::string_view id)
{
    const auto found = std::ranges::find(solverTable(), id, &SolverKind::id);
    return found == solverTable().end() ? nullptr : &*found;
}

} // namespace sudoku
