#pragma once

#include <QString>

#include "core/encode/encodingmethod.h"

namespace sudoku {

/// Returns how \a method works, in a few sentences, and who published it.
QString explanationText(const EncodingMethod &method);

/// Returns a text such as "At most one of 9 candidates: 7 auxiliary variables, 29 clauses.", or of the bits
/// of a cell where there are such.
QString countsText(const EncodingMethod &method, int literalCount);

} // namespace sudoku
