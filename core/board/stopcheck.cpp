#include "core/board/stopcheck.h"

namespace sudoku {

bool isStopped(const std::stop_token &stop)
{
    return stop.stop_requested();
}

} // namespace sudoku
