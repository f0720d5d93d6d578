#pragma once

#include <span>
#include <string_view>

namespace sudoku {

/// A reader that any bytes are fed to. What it promises and does not hold ends the program.
struct FuzzTarget
{
    std::string_view name; ///< and of the folder of its inputs in tests/data/fuzz
    void (*read)(std::string_view bytes);
};

std::span<const FuzzTarget> fuzzTargets();
/// Null where there is no target \a name.
const FuzzTarget *findFuzzTarget(std::string_view name);

} // namespace sudoku
