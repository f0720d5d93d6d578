#pragma once

#include <QString>

#include "core/encode/atmostone.h"

namespace sudoku {

/// How \a atMostOne says "at most one", in a few sentences; nothing for an encoding that nobody has
/// described.
QString explanationText(const AtMostOne &atMostOne);

/// "At most one of 9 candidates: 7 auxiliary variables, 29 clauses."
QString countsText(const AtMostOne &atMostOne, int literalCount);

} // namespace sudoku
