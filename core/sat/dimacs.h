#pragma once

#include "core/sat/cnf.h"

#include <functional>
#include <ostream>
#include <stop_token>
#include <string>
#include <vector>

namespace sudoku {

/// Lines for a reader of the formula.
struct DimacsComments
{
    std::vector<std::string> above = {}; ///< the "p" line
    std::vector<std::string> below = {}; ///< the "p" line, for programs that must know the variables first
    /// Returns the lines above a clause, which is given by its index; may be empty.
    std::function<std::vector<std::string>(int clause)> aboveClause = {};
};

/// Writes \a cnf in DIMACS CNF: each of \a comments as a "c" line, the "p" line, one clause a line. Returns
/// false if \a stop was requested; then only a part is written.
bool writeDimacs(std::ostream &output, const Cnf &cnf, const DimacsComments &comments = {},
                 const std::stop_token &stop = {});

} // namespace sudoku
