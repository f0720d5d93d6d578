#include "app/cli/answers/searchclock.h"

#include "ui/text/durationtext.h"

namespace sudoku::cli {

std::string SearchClock::text() const
{
    constexpr std::int64_t soon = 5000;
    const std::int64_t left = m_left;
    return left < soon ? std::string()
                       : ", for at most "
                             + sudoku::durationText(std::chrono::milliseconds(left)).toStdString() + " more";
}

} // namespace sudoku::cli
