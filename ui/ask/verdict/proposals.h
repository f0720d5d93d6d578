#pragma once

#include "core/analyse/completion.h"
#include "core/analyse/minimize.h"
#include "core/analyse/numbervalues.h"
#include "core/analyse/repair.h"
#include "core/analyse/ruleproposals.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/ask/verdict/conclusiontext.h"

namespace sudoku {

/// These functions return the words and the highlights for proposed changes. \a speed is a text such as "in
/// 12 ms", or empty. Each of \a rules is enough instead of the givens.
Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols,
                                const Completion &completion, const std::vector<RuleProposal> &rules,
                                const QString &speed);
Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &speed);
/// Returns the conclusion that there is nothing to fix, because the puzzle has a solution; \a verdict says
/// how many.
Conclusion needlessRepairConclusion(const Subject &subject, const OrHalt<Uniqueness> &verdict,
                                    const QString &speed);
Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &speed);
Conclusion minimizedConclusion(const Subject &subject, const MinimizeResult &result, const QString &speed);

/// Returns the conclusion on what the numbers of rules could be.
Conclusion numbersConclusion(const Subject &subject, const NumberValuesResult &result, const QString &speed);
Conclusion noNumbersConclusion(const Subject &subject);

/// Returns a sentence on \a changes that were made: "Changed r3c4 from 6 to 8."
QString changedText(const Geometry &geometry, const SymbolSet &symbols,
                    const std::vector<CellChange> &changes);
/// Returns a text such as "Change r3c4 from 6 to 8"; \a puzzle is the one to repair.
QString repairName(const Puzzle &puzzle, const SymbolSet &symbols, const Repair &repair);
/// Returns a text such as "Change r3c4 from 6 to 8: one solution".
QString repairText(const Puzzle &puzzle, const SymbolSet &symbols, const Repair &repair);

} // namespace sudoku
