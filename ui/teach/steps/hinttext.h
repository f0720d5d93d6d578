#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/hints/steps/position.h"
#include "core/hints/steps/step.h"
#include "ui/ask/verdict/stepfindings.h"
#include "ui/paint/findings.h"

namespace sudoku {

/// How much of a step a hint tells.
enum class HintDepth {
    Where, ///< a house, a constraint or cells
    What,  ///< the technique and its cells
    Step,  ///< what follows, and why
};

/// A step of \a puzzle in \a position.
struct FoundStep
{
    Step step;
    Position position;
    Puzzle puzzle;
};

/// Returns a sentence such as "Look at box 9.".
QString hintText(const FoundStep &found, const SymbolSet &symbols, HintDepth depth);
/// Returns a sentence about how many steps of one difficulty there are at a moment: "At this moment there are
/// 12 steps of this level."
QString openingsText(int count);
/// Returns what lights up on the board, with notes on the cells for a screen reader.
BoardFindings hintFindings(const FoundStep &found, const SymbolSet &symbols, HintDepth depth);

/// Returns the cells that \a step speaks of: those of its evidence, its houses, its rules and its
/// conclusions.
CellSet cellsOfStep(const Step &step, const RuleIndex &rules);

/// Returns "r3c4 is wrong." or "r1c2 and r5c5 are wrong."
QString wrongText(const Geometry &geometry, const std::vector<Cell> &cells);
QString wrongMarksText(const Geometry &geometry, const std::vector<Cell> &cells);

} // namespace sudoku
