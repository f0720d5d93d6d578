#pragma once

#include "core/analyse/mussearch.h"
#include "ui/verdict/conclusions.h"

namespace sudoku {

/// The words and the signs for why there is no solution, as those of conclusions.h for what a puzzle has.
Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const MusAnswer &answer,
                              const QString &took);
/// One of the \a reasons of a contradiction, with what it demands.
Conclusion reasonConclusion(const Subject &subject, const SymbolSet &symbols,
                            const std::vector<Reason> &reasons, std::size_t index);

} // namespace sudoku
