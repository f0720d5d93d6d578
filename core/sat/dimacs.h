#pragma once

#include "core/sat/cnf.h"

#include <ostream>
#include <span>
#include <string>

namespace sudoku {

/// Writes \a cnf in DIMACS CNF: each of \a comments as a "c" line, the "p" line, one clause a line.
void writeDimacs(std::ostream &output, const Cnf &cnf, std::span<const std::string> comments = {});

} // namespace sudoku
