#pragma once

#include <QString>

#include "core/encode/atmostone.h"

namespace sudoku {

/// Returns how \a atMostOne works, in a few sentences, or an empty text for an encoding without an
/// explanation.
QString explanationText(const AtMostOne &atMostOne);

/// Returns a text such as "At most one of 9 candidates: 7 auxiliary variables, 29 clauses."
QString countsText(const AtMostOne &atMostOne, int literalCount);

} // namespace sudoku
