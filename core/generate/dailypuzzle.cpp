#include "core/generate/dailypuzzle.h"

#include "core/generate/likepuzzle.h"

#include <array>

namespace sudoku {

std::uint64_t dailySeed(std::chrono::year_month_day day)
{
    const auto year = static_cast<std::uint64_t>(static_cast<int>(day.year()));
    const std::uint64_t date =
        (year * 100 + static_cast<unsigned>(day.month())) * 100 + static_cast<unsigned>(day.day());
    return generatorVersion * std::uint64_t{100'000'000} + date;
}

Level dailyLevel(std::chrono::year_month_day day)
{
    using enum Level;
    constexpr std::array levels{Unfair, Easy, Easy, Medium, Medium, Hard, Hard}; // from Sunday on
    return levels[std::chrono::weekday(std::chrono::sys_days(day)).c_encoding()];
}

Level levelInWeek(int day)
{
    using enum Level;
    constexpr std::array<Level, daysOfWeek> levels{Easy, Easy, Medium, Medium, Hard, Hard, Unfair};
    return levels[static_cast<std::size_t>(day)];
}

GenerateRequest dailyRequest(std::chrono::year_month_day day)
{
    GenerateRequest request = *requestLike(Puzzle(Geometry::withBoxes({3, 3})));
    request.difficulty.level = dailyLevel(day);
    request.seed = dailySeed(day);
    return request;
}

} // namespace sudoku
