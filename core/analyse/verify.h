#pragma once

#include "core/solve/solve.h"

#include <filesystem>
#include <stop_token>
#include <system_error>

namespace sudoku {

/// What comes of looking at a verdict by other means than those that found it.
enum class Verification {
    Verified,
    Refuted,      ///< the verdict is wrong: a bug
    WrongProof,   ///< the proof is, of which nothing follows: a bug too
    CannotStore,  ///< the file system did not take the proof
    NotAvailable, ///< it takes a proof, and the program was built without CaDiCaL
};

/// Looks whether the verdict of \a result on \a puzzle is right. Solutions are held against the rules. That there is
/// none, or no other, is proved by CaDiCaL and the proof checked: of the plain formula (EncodingKind::FullFacts), in
/// which nothing is propagated, with a last clause that forbids the one solution. The proof takes room for temporary
/// files: 8 MB for an easy 25x25, 65 MB for one of those that take half a minute to solve.
///
/// A check that came to no verdict is neither: its halt is passed on.
///
/// How long the proof will be nobody knows, so \a progress, in percent, begins when it is there to be checked.
[[nodiscard]] OrHalt<Verification> verify(const Puzzle &puzzle, const CheckResult &result,
                                          const std::stop_token &stop = {}, const Progress &progress = {});

struct [[nodiscard]] Evidence
{
    OrHalt<Verification> verification;
    std::error_code error; ///< of the file system, where it is CannotStore
};

/// Verifies as verify() does, and leaves the formula and the proof for other people's checkers: in \a file + ".cnf"
/// (DIMACS, with comments that say what it is) and \a file + ".drat" (text), for drat-trim and its like. Files that
/// exist are replaced; what is no verified proof is not left there.
Evidence writeEvidence(const Puzzle &puzzle, const CheckResult &result, const std::filesystem::path &file,
                       const std::stop_token &stop = {});

} // namespace sudoku
