#pragma once

#include "ui/pictures/picturereading.h"

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

/// Returns \a reading as one line of JSON, as the program that reads pictures prints it.
std::string readingJson(const PictureReading &reading);
/// Reads such a line; returns nothing if it is none.
std::optional<PictureReading> readingOfJson(std::string_view line);

} // namespace sudoku
