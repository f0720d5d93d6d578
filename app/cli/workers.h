#pragma once

#include "app/cli/answer.h"
#include "app/cli/deadline.h"

#include <functional>
#include <optional>

namespace sudoku::cli {

/// Finds one answer, in the time that it takes from the deadline.
using Task = std::function<Answer(Deadline &)>;

/// Gives the next task, or nothing at the end; called by one thread at a time.
using TaskSource = std::function<std::optional<Task>()>;

/// Calls \a work on \a threads threads, this one among them. When all have ended, what one of them threw comes out here.
void runOnThreads(int threads, const std::function<void()> &work);

/// Does all tasks on \a threads threads, each with the time \a limit, and prints their answers in order, as they come.
ExitStatus answerTasks(int threads, Deadline::Limit limit, const TaskSource &source);

} // namespace sudoku::cli
