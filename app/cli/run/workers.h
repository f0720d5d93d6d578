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

/// Does all tasks of a work of \a extent, on as many threads as \a settings say. Has their answers written in
/// order, each as soon as possible, by \a write on one thread at a time, and beginnings of them by \a begin.
ExitStatus answerTasks(const Settings &settings, const TaskSource &source, const WorkExtent &extent,
                       AnswerWriter write = writeOutput, AnswerBeginner begin = {});

} // namespace sudoku::cli
