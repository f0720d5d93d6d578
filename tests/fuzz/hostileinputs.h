#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace sudoku {

/// An input as a stranger could send it to bring a reader down.
struct HostileInput
{
    std::string_view target; ///< of FuzzTarget; empty for all of them
    std::string name;
    std::function<std::string()> bytes; ///< makes them, which may take longer than to read them
};

inline constexpr std::size_t hostileSize = 100'000; ///< bytes, about

/// Calls \a take with inputs of about hostileSize bytes each: nested, repeated and monotonous ones, and
/// puzzles of 9x9 and 25x25 with as many rules of each kind as there is place for, in each form that can say
/// them.
void forEachHostileInput(const std::function<void(const HostileInput &)> &take);

} // namespace sudoku
