#pragma once

#include "ui/text/qtjson.h"

#include <nlohmann/json.hpp>

namespace sudoku::cli {

/// A part of an answer. Its members stay in the order in which they are added.
using Json = nlohmann::ordered_json;

} // namespace sudoku::cli
