#pragma once

#include "core/solve/puzzlesolver.h"

#include <functional>

namespace sudoku {

/// The default number of random walks.
inline constexpr int defaultProbes = 100;

/// An estimate of the number of solutions.
struct Estimate
{
    double log10Count = 0;    ///< the logarithm of the mean of all probes
    double relativeError = 0; ///< standard error of the mean, as a part of the mean; 0 for a single probe
    int probes = 0;
};

struct [[nodiscard]] EstimateResult
{
    /// Solved after all probes, None if there is no solution. If the search halted, the estimate is that of
    /// the probes so far.
    OrHalt<Outcome> outcome;
    Estimate estimate;
};

/// Called after each probe, on the thread that estimates.
using EstimateProgress = std::function<void(const Estimate &)>;

/// Estimates the number of solutions by \a probes random walks: each fills one cell after the other with one
/// of the digits that lead to a solution, and the product of their numbers is, on average, the number of
/// solutions. (D. Knuth, "Estimating the Efficiency of Backtrack Programs", 1975.)
EstimateResult estimateSolutions(const Puzzle &puzzle, int probes, std::uint64_t seed,
                                 const SolveOptions &options = {}, const std::stop_token &stop = {},
                                 const EstimateProgress &progress = {});

} // namespace sudoku
