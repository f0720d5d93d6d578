#pragma once

#include "core/analyse/mussearch.h"
#include "ui/verdict/conclusions.h"

namespace sudoku {

/// Returns the words and the highlights for a contradiction. \a took is a duration in words, or empty.
Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const MusAnswer &answer,
                              const QString &took);
/// Returns one of the \a reasons of a contradiction, with the demand of its rule.
Conclusion reasonConclusion(const Subject &subject, const SymbolSet &symbols,
                            const std::vector<Reason> &reasons, std::size_t index);

} // namespace sudoku
