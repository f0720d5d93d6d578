#pragma once

#include <QJsonObject>

#include "core/board/symbols.h"
#include "core/hints/steps/technique.h"

namespace sudoku::cli {

/// Returns the JSON of a step: its technique, what follows ("r1c1=5" for a digit that is placed or
/// eliminated), and the evidence, so that anyone can check it.
QJsonObject stepObject(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols,
                       const Step &step);

} // namespace sudoku::cli
