#pragma once

#include "app/cli/run/orderedoutput.h"
#include "core/solve/timelimit.h"

#include <functional>
#include <optional>

namespace sudoku::cli {

/// Finds one answer, within the time of the limit.
using Task = std::function<Answer(TimeLimit &)>;

/// Returns the next task, or nothing at the end; called by one thread at a time.
using TaskSource = std::function<std::optional<Task>()>;

/// Calls \a work on \a threads threads, including this one. After all have ended, rethrows an exception that
/// one of them threw.
void runOnThreads(int threads, const std::function<void()> &work);

/// Does all tasks on \a threads threads, each within \a timeLimit, and prints their answers in order, each
/// as soon as possible.
ExitStatus answerTasks(int threads, TimeLimit::Time timeLimit, const TaskSource &source);
/// Does the same with answers that \a write writes, on one thread at a time.
ExitStatus answerTasks(int threads, TimeLimit::Time timeLimit, const TaskSource &source, AnswerWriter write);

} // namespace sudoku::cli
