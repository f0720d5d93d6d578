#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

/// Returns the JSON Schema of a book; \a wishes are the properties of a wish that are options of "generate".
nlohmann::ordered_json bookSchema(const nlohmann::ordered_json &wishes);

} // namespace sudoku
