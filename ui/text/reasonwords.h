#pragma once

#include <QStringList>

#include "core/hints/reasons/reasonwalk.h"
#include "core/hints/reasons/why.h"
#include "ui/text/stepterms.h"

namespace sudoku {

/// Sentences about reasons, in the language of the user.

/// Returns "r4c7=5" or "r4c7<>5".
QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const Deduction &conclusion,
                       Notation notation = Notation::Plain);

/// Returns "r4c5 is 3 or 7", "in row 4, 5 is in r4c1 or r4c7" or "Killer cage 15 at r1c1".
QString premiseText(const Puzzle &puzzle, const SymbolSet &symbols, const Position &position,
                    const Premise &premise);

/// Returns the texts of \a premises; names a rule once if several of its parts are needed: "Zipper line at
/// r1c1 (2 parts of it)".
QStringList premiseTexts(const Puzzle &puzzle, const SymbolSet &symbols, const Position &position,
                         const std::vector<Premise> &premises);

/// Returns "according to White dot at r4c5 and Anti-Knight" for the rules about two cells that \a why rests
/// on, or nothing.
QString pairRulesText(const Puzzle &puzzle, const Reasoning &why);

/// Returns "r4c7=5: Naked Pair: r4c5 is 3 or 7; r4c6 is 3 or 7"; says if it is not proved that no reason is
/// smaller.
QString reasoningText(const Puzzle &puzzle, const SymbolSet &symbols, const Reasoning &why);

/// Returns "r4c7=5 r4c8<>3,4".
QString conclusionText(const Geometry &geometry, const SymbolSet &symbols, const ReasonStep &step,
                       Notation notation = Notation::Plain);

/// Returns "r4c7=5 r4c8<>3: Naked Pair: r4c5 is 3 or 7; r4c6 is 3 or 7" for a step from \a before, which \a
/// technique names unless it is null.
QString reasonStepText(const Puzzle &puzzle, const SymbolSet &symbols, const Position &before,
                       const ReasonStep &step, const Technique *technique);
/// Returns it with a line for each fact if there are several.
QString reasonStepInLines(const Puzzle &puzzle, const SymbolSet &symbols, const Position &before,
                          const ReasonStep &step, const Technique *technique,
                          Notation notation = Notation::Plain);

/// Returns a sentence without its end, about the digit \a right of the cell of \a question if it is known.
QString obstacleText(const Geometry &geometry, const SymbolSet &symbols, WhyObstacle obstacle,
                     const WhyQuestion &question, Digit right);

} // namespace sudoku
