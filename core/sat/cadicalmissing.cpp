#include "core/sat/satsolver.h"

// Stands in for cadicalsolver.cpp where CaDiCaL is not installed.

namespace sudoku {

std::optional<SolverKind> cadicalKind()
{
    return {};
}

} // namespace sudoku
