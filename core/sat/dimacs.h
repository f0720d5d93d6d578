#pragma once

#include "core/sat/cnf.h"

#include <ostream>
#include <span>
#include <stop_token>
#include <string>

namespace sudoku {

/// Writes \a cnf in DIMACS CNF: each of \a comments as a "c" line, the "p" line, one clause a line. Returns
/// false if \a stop was requested; then only a part is written.
bool writeDimacs(std::ostream &output, const Cnf &cnf, std::span<const std::string> comments = {},
                 const std::stop_token &stop = {});

} // namespace sudoku
