#pragma once

#include "core/formats/text/loss.h"

#include <QString>

namespace sudoku {

/// Returns a text such as "other programs will not see: 12 × Greater than, pencil marks", or an empty text if
/// nothing is lost.
QString lossText(const std::vector<Loss> &losses);

} // namespace sudoku
