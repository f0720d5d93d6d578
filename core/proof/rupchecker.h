#pragma once

#include "core/sat/cnf.h"
#include "core/sat/halt.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <stop_token>

namespace sudoku {

enum class ProofVerdict {
    Correct,
    Wrong,      ///< a clause does not follow
    Incomplete, ///< it ends before the empty clause
    Malformed,  ///< a line is not a clause over the variables of the formula
    Unreadable, ///< the file could not be read
};

struct [[nodiscard]] ProofCheck
{
    OrHalt<ProofVerdict> verdict;
    std::int64_t steps = 0; ///< steps that were correct: clauses added or deleted
};

/// Called from time to time with the number of bytes checked so far, on the thread that checks.
using ProofProgress = std::function<void(std::int64_t bytes)>;

/// Checks whether \a file, from its current position, is a proof that \a cnf is unsatisfiable, as prove()
/// writes it: DRAT as text, in which every clause follows by unit propagation, up to the empty clause. Shares
/// no code with a solver. (Goldberg and Novikov, "Verification of Proofs of Unsatisfiability for CNF
/// Formulas", 2003: reverse unit propagation.)
ProofCheck checkProof(const Cnf &cnf, std::FILE *file, const std::stop_token &stop,
                      const ProofProgress &progress = {});

} // namespace sudoku
