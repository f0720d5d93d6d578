#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "ui/paint/findings.h"

#include <vector>

namespace sudoku {

/// Returns a note for each cell that says what \a evidence shows there, for a screen reader: "evidence 3 7".
std::vector<QString> evidenceNotes(const StepEvidence &evidence, int cellCount, const SymbolSet &symbols);

} // namespace sudoku
