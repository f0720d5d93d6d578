#include "core/sat/clauseexchange.h"

// Stands in for cadicalsolver.cpp where CaDiCaL is not installed.

namespace sudoku {

std::optional<SolverKind> cadicalKind()
{
    return {};
}

std::optional<SolverKind> cadicalKind(std::shared_ptr<ClauseExchange> /*exchange*/)
{
    return {};
}

} // namespace sudoku
