#pragma once

#include "core/analyse/completion.h"
#include "core/analyse/minimize.h"
#include "core/analyse/repair.h"
#include "ui/verdict/conclusion.h"
#include "ui/verdict/conclusiontext.h"

namespace sudoku {

/// The words and the signs for what may be done to a puzzle, as those of conclusions.h for what it is.
Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                                const Completion &completion, const QString &took);
Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &took);
/// Where there is nothing to fix: the puzzle has a solution, and \a verdict tells how many.
Conclusion needlessRepairConclusion(const Subject &subject, const OrHalt<Uniqueness> &verdict,
                                    const QString &took);
Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &took);
Conclusion minimizedConclusion(const Subject &subject, const MinimizeResult &result, const QString &took);

/// "Change r3c4 from 6 to 8: then exactly one solution."
QString repairText(const Geometry &geometry, const SymbolSet &symbols, const Repair &repair);

} // namespace sudoku
