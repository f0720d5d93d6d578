#pragma once

#include "ui/text/stepterms.h"

namespace sudoku {

/// The combinations that a sentence lists.
inline constexpr std::size_t maxCombinationsListed = 6;
/// The combinations that are tried for a sentence.
inline constexpr std::size_t maxCombinationsTried = 2000;

/// Returns "the cage 13 at r1c1"; of another sum what it is called everywhere.
QString sumName(const StepTerms &text, int constraint);
/// Returns "a, b or c".
QString anyOfText(QStringList texts);
/// Returns "4+9, 5+8 or 6+7".
QString combinationsText(const StepTerms &text, const std::vector<DigitSet> &sets);
/// Returns "4 in r1c4 and 7 in r1c5".
QString digitsInCellsText(const StepTerms &text, const std::vector<Candidate> &candidates);
/// Returns the candidates of the groups of \a step with \a role.
std::vector<Candidate> inRole(const Step &step, Role role);

} // namespace sudoku
