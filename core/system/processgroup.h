#pragma once

#include <cstdint>

namespace sudoku {

/// The number of a program that heads a group: with it, what it started can be ended.
using ProcessGroup = std::int64_t;

/// Makes a program that was just forked, and has not started yet, the head of a group, and has it end with
/// the thread that started it, which a crash may end early. It receives the signals that this program keeps
/// for a thread.
void becomeProcessGroup();

/// Asks all programs of \a group to end.
void askToEnd(ProcessGroup group);

/// Ends all programs of \a group at once.
void endNow(ProcessGroup group);

} // namespace sudoku
