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

/// What is measured: a task, one way to write it and one solver.
struct Experiment
{
    MeasuredTask task = MeasuredTask::Check;
    /// Of the first run; each run has the next seed, so that luck is averaged.
    SolveOptions solve = {};
    int runs = 3;
    std::chrono::milliseconds timeLimit{10'000}; ///< for each run
};

/// Of the task that was measured.
using MeasuredVerdict = OrHalt<std::variant<Outcome, Uniqueness>>;

/// The medians of the runs of an Experiment, each quantity by itself.
struct Measurement
{
    /// That of the first run that came to one.
    MeasuredVerdict verdict;
    int runs = 0; ///< that took part: fewer than asked for where most were over time, or a stop came
    /// Most runs were cut by the time limit: times and conflicts are those until then.
    bool isOverTime = false;
    SolveStatistics statistics = {};
    /// Of all solvers of a race. Nothing of a solver that is a program of its own: it does not tell.
    std::optional<std::int64_t> conflicts = {};
    /// The bytes that the formula and the solver with all that it had learnt held when the answer came. What other threads take or
    /// give back at that time is in it, so a few kilobytes more or less mean nothing. Nothing of a solver that is a program
    /// of its own, or where heapInUse() is nothing.
    std::optional<std::int64_t> memory = {};
};

/// Carries out \a experiment with \a puzzle, one run after the other. When \a stop comes, the medians of the runs until then;
/// nothing when there was none. \a progress counts runs.
std::optional<Measurement> measure(const Puzzle &puzzle, const Experiment &experiment,
                                   const std::stop_token &stop = {}, const Progress &progress = {});

} // namespace sudoku
