#pragma once

#include "core/solve/solve.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <variant>

namespace sudoku {

enum class MeasuredTask {
    Solve, ///< find one solution
    Check, ///< find out whether there is exactly one
};

/// An experiment: a task, an encoding and a solver.
struct Experiment
{
    MeasuredTask task = MeasuredTask::Check;
    /// The options of the first run. Each further run has the next seed, to average luck out.
    SolveOptions solve = {};
    int runs = 3;
    std::chrono::milliseconds timeLimit{10'000}; ///< for each run
};

/// The verdict of the measured task.
using MeasuredVerdict = OrHalt<std::variant<Outcome, Uniqueness>>;

/// The shortest and the longest time of some runs.
struct TimeSpread
{
    std::chrono::nanoseconds min{};
    std::chrono::nanoseconds max = std::chrono::nanoseconds::max();
};

/// The medians of the runs of an Experiment, of each quantity by itself.
struct Measurement
{
    /// The verdict of the first run that reached one.
    MeasuredVerdict verdict;
    int runs = 0; ///< the number of measured runs: fewer than requested if most were over time, or a stop was
                  ///< requested
    /// Most runs reached the time limit: times and conflicts are those up to it.
    bool isOverTime = false;
    /// Its times are processor times: the time of other programs does not count.
    SolveStatistics statistics = {};
    /// From 0 to any time if there were too few runs to know. Nothing if it was not measured.
    std::optional<TimeSpread> encodeSpread = {};
    std::optional<TimeSpread> solveSpread = {};
    /// The conflicts of all solvers of a race together. Nothing for a solver that runs as a separate program,
    /// which does not report them.
    std::optional<std::int64_t> conflicts = {};
    /// The learnt clauses that were kept. Nothing where there are no conflicts.
    std::optional<std::int64_t> learnt = {};
    /// Nothing for other solvers than MiniSat, which do not report them.
    std::optional<std::int64_t> decisions = {};
    std::optional<std::int64_t> propagations = {};
    /// The bytes that the formula and the solver with its learned clauses used when the answer came. They
    /// include allocations of other threads in the meantime, so a few kilobytes mean nothing. Nothing for a
    /// solver that runs as a separate program, or if heapInUse() is nothing.
    std::optional<std::int64_t> memory = {};
};

/// Carries out \a experiment with \a puzzle, one run after the other. If \a stop is requested, returns the
/// medians of the runs so far, or nothing if there were none. Calls \a progress with the number of runs.
std::optional<Measurement> measure(const Puzzle &puzzle, const Experiment &experiment,
                                   const std::stop_token &stop = {}, const Progress &progress = {});

} // namespace sudoku
