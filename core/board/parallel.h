#pragma once

#include <functional>
#include <limits>
#include <stop_token>

namespace sudoku {

/// Returns the number of processors, but at most \a max, and 1 if it is not known.
int processorCount(int max = std::numeric_limits<int>::max());

/// Does a part of some work: the part with that \a index. A part that ends the whole work requests \a end.
using PartOfWork = std::function<void(int index, std::stop_source &end)>;

/// Calls \a work for part 0 on this thread and for the others, up to \a count, on threads of their own, and
/// returns when all have returned. Where no thread can be started there are fewer parts, so part 0 must get
/// along without them. The end is requested when \a stop is, and when a part throws; what the first one threw
/// is thrown again.
void runOnAll(int count, const PartOfWork &work, const std::stop_token &stop);

} // namespace sudoku
