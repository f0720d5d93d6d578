#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/orderedoutput.h"
#include "core/solve/classicsolver.h"
#include "core/solve/timelimit.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <utility>

namespace sudoku::cli {

/// What a thread keeps from one answer to the next.
struct Worker
{
    Worker(const Settings &its, std::stop_token stop) : settings(its), limit(std::move(stop), its.timeLimit)
    {
        settings.solve.memo = {};
    }

    Settings settings; ///< with a memo of its own
    TimeLimit limit;   ///< of each answer
    ClassicSolver classic;
};

/// Finds one answer.
using Task = std::function<Answer(Worker &)>;

/// Returns the next task, or nothing at the end; called by one thread at a time.
using TaskSource = std::function<std::optional<Task>()>;

/// Does all tasks, on as many threads as \a settings say, and prints their answers in order, each as soon as
/// possible.
ExitStatus answerTasks(const Settings &settings, const TaskSource &source);
/// Does the same on \a threads threads with answers that \a write writes, on one thread at a time.
ExitStatus answerTasks(const Settings &settings, int threads, const TaskSource &source, AnswerWriter write);

} // namespace sudoku::cli
