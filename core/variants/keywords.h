#pragma once

#include "core/variants/variant.h"

namespace sudoku {

/// What else people call \a kind, in English, one name after the other with commas between, to be found by:
/// "German whispers, Dutch whispers". Empty where its name is all.
std::string_view keywordsOf(const Variant &kind);

} // namespace sudoku
