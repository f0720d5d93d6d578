#pragma once

#include "core/measure/measurement.h"

#include <array>
#include <string_view>

namespace sudoku::cli {

/// The value of an option as a word of the command line.
template <typename Value>
struct Word
{
    std::string_view id;
    Value value;
};

inline constexpr std::array measuredTasks{Word<MeasuredTask>{"check", MeasuredTask::Check},
                                          Word<MeasuredTask>{"solve", MeasuredTask::Solve}};
inline constexpr std::array writtenKinds{Word<EncodingKind>{"all", EncodingKind::FullFacts},
                                         Word<EncodingKind>{"open", EncodingKind::Facts},
                                         Word<EncodingKind>{"selectors", EncodingKind::Selectors}};
inline constexpr int openOrAllCount = 2; ///< of these, those that "trace" takes

} // namespace sudoku::cli
