#pragma once

#include "core/analyse/mussearch.h"
#include "ui/ask/verdict/conclusions.h"

namespace sudoku {

/// Returns the words and the highlights for a contradiction. \a speed is a text such as "in 12 ms", or empty.
Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const MusAnswer &answer,
                              const QString &speed);
/// Returns one of the \a reasons of a contradiction, with the demand of its rule.
Conclusion reasonConclusion(const Subject &subject, const SymbolSet &symbols,
                            const std::vector<Reason> &reasons, std::size_t index);

} // namespace sudoku
