#pragma once

#include "core/formats/text/loss.h"

#include <QString>

namespace sudoku {

/// "other programs will not see: 12 × Greater than, the pencil marks"; empty where nothing is lost.
QString lossText(const std::vector<Loss> &losses);

} // namespace sudoku
