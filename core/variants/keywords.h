#pragma once

#include "core/variants/variant.h"

namespace sudoku {

/// Other English names of \a kind by which people may search for it, separated by commas: "German whispers,
/// Dutch whispers". Empty where there are none.
std::string_view keywordsOf(const Variant &kind);

} // namespace sudoku
