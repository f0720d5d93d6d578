#pragma once

#include "core/sat/cnf.h"
#include "core/sat/halt.h"

#include <cstdio>
#include <stop_token>

namespace sudoku {

enum class ProofOutcome {
    Proved,
    Satisfiable,  ///< so there is nothing to prove
    CannotWrite,  ///< the file took no more
    NotAvailable, ///< built without CaDiCaL
};

/// Whether prove() is of any use in this program.
bool hasProver();

/// Has CaDiCaL refute \a cnf and write to \a file how: a DRAT proof as text. Every clause of it follows from \a cnf
/// and the clauses before it by unit propagation, so that checkProof() understands it. Unless Proved, what was
/// written is no proof.
[[nodiscard]] OrHalt<ProofOutcome> prove(const Cnf &cnf, std::FILE *file, const std::stop_token &stop);

} // namespace sudoku
