#pragma once

#include "ui/pictures/boardreader.h"

namespace sudoku {

/// Returns a reader that asks \a read about each picture of a cell once: on screens many blank cells are the
/// same, and cells are read to tell which way is up before they are read as digits. Copies share what they
/// know.
CellReader remembering(CellReader read);

} // namespace sudoku
