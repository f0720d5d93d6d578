#pragma once

#include "core/solve/solve.h"

#include <filesystem>
#include <stop_token>
#include <system_error>

namespace sudoku {

/// The result of checking a verdict by other means than those that found it.
enum class Verification {
    Verified,
    Refuted,      ///< the verdict is wrong: a bug
    WrongProof,   ///< the proof is wrong, so nothing follows from it: a bug too
    CannotStore,  ///< the proof could not be stored
    NotAvailable, ///< a proof is needed, and the program was built without CaDiCaL
};

/// Checks whether the verdict of \a result on \a puzzle is right. Checks solutions against the rules. If
/// there is no solution, or no other one, CaDiCaL proves this and the proof is checked: for the plain formula
/// (EncodingKind::FullFacts), in which nothing is propagated, with a last clause that excludes the one
/// solution. Temporary files hold the proof: 8 MB for an easy 25x25 board, 65 MB for one that takes half a
/// minute to solve.
///
/// Returns the halt of \a result if it has no verdict.
///
/// Calls \a progress, in percent, only while the proof is checked, because its length is not known before.
[[nodiscard]] OrHalt<Verification> verify(const Puzzle &puzzle, const CheckResult &result,
                                          const std::stop_token &stop = {}, const Progress &progress = {});

struct [[nodiscard]] Evidence
{
    OrHalt<Verification> verification;
    std::error_code error; ///< the error of the file system, for CannotStore
};

/// Verifies as verify() does, and keeps the formula and the proof for other checkers such as drat-trim: in
/// \a file + ".cnf" (DIMACS with comments) and \a file + ".drat" (text). Replaces existing files; keeps no
/// file unless the proof is verified.
Evidence writeEvidence(const Puzzle &puzzle, const CheckResult &result, const std::filesystem::path &file,
                       const std::stop_token &stop = {});

} // namespace sudoku
