#pragma once

#include <QString>

#include "core/board/board.h"
#include "core/formats/text/remark.h"

namespace sudoku {

/// Returns a text such as "'skyscraper' is not supported: the verdict does not cover it".
/// \a size is that of the board, or 0 (see elementText()).
QString remarkText(const Remark &remark, int size = 0);

/// Returns the name of an element that was left out (Remark::Code::ElementLeftOut): "Black dot 10 at r1c1" or
/// "Sandwich 12 left of row 5". \a size is that of its board, or 0: then places to the right and below are
/// named as cells.
QString elementText(const Remark &element, int size = 0);

/// Returns the name of what no verdict covers (isNotCovered()), such as "'skyscraper'".
QString notCoveredName(const Remark &remark, int size = 0);

/// Returns the rules that no verdict about \a board covers: "2 rules switched off", or an empty text.
QString notCoveredText(const Board &board);

} // namespace sudoku
