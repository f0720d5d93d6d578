#pragma once

#include "core/sat/cnf.h"
#include "core/sat/halt.h"

#include <cstdio>
#include <stop_token>

namespace sudoku {

enum class ProofOutcome {
    Proved,
    Satisfiable,  ///< so there is nothing to prove
    CannotWrite,  ///< the file could not be written
    NotAvailable, ///< built without CaDiCaL
};

/// Returns whether this program was built with a solver that can prove.
bool hasProver();

/// Lets CaDiCaL refute \a cnf and write the proof to \a file, in DRAT as text. Every clause of the proof
/// follows from \a cnf and the clauses before it by unit propagation, as checkProof() requires. Unless the
/// outcome is Proved, the file holds no proof.
[[nodiscard]] OrHalt<ProofOutcome> prove(const Cnf &cnf, std::FILE *file, const std::stop_token &stop);

} // namespace sudoku
