#pragma once

#include "core/generate/solvebychance.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace sudoku {

/// The largest board for which clues that tell its regions are found soon.
inline constexpr int maxChaosSize = 9;
/// The largest on which a puzzle is minimal unless that is asked for: proofs take longer with each row.
inline constexpr int maxMinimalChaos = 6;
/// The conflicts that the removal of a clue, of a digit or about regions, may take above that.
inline constexpr std::int64_t maxConflictsOfChaos = 200;

/// Fills a board by the rules of \a shape, which has no givens and unknown regions, and finds regions for
/// it: at random a jigsaw board, or what the solver finds where other rules are about regions or houses.
FilledBoard fillChaosBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                           const std::stop_token &stop);

/// Returns clues about regions that are right for \a solution of \a shape, so many that its digits with
/// them allow no other regions, and none can be left out, above 6x6 without a long proof. Digits that count
/// cells of their region come before cells of one region. Returns nothing if \a stop was requested.
std::vector<Constraint> cluesOfRegions(const Puzzle &shape, const Grid &solution, Random &random,
                                       const SolveOptions &options, const std::stop_token &stop);

/// Adds them to \a shape.
void addCluesOfRegions(Puzzle &shape, const Grid &solution, Random &random, const SolveOptions &options,
                       const std::stop_token &stop);

} // namespace sudoku
