#pragma once

#include <QString>
#include <QStringList>

#include "core/analyse/possiblerepairs.h"
#include "core/board/symbols.h"

namespace sudoku {

/// Sentences about changes that repair a puzzle, in the language of the user. \a puzzle is the one before.

/// Returns what is proposed for constraints: "Change Killer cage 21 at r1c6 to 22".
QString ruleRepairText(const Puzzle &puzzle, const PossibleRepair &repair);

/// Returns how the puzzle is then, a text for each change: "with Killer cage 22 instead of Killer cage 21 at
/// r1c6", "without r5c7 in Killer cage 17 at r4c5".
QStringList changedRuleTexts(const Puzzle &puzzle, const std::vector<RuleChange> &rules);

/// Returns \a numbers, ascending; three or more that follow one another are a range with \a sign between its
/// ends: "3", "5–9".
QStringList numberRanges(const std::vector<int> &numbers, const QString &sign);

} // namespace sudoku
