#pragma once

#include <QString>
#include <QStringList>

#include "core/generate/generaterequest.h"

namespace sudoku {

/// Returns the name of \a symmetry, in the language of the user.
QString symmetryText(const Symmetry &symmetry);

/// Returns a sentence that says why the request is impossible: "A 9 × 9 puzzle with one solution has at least
/// 17 clues."
QString problemText(const GenerateRequest &request, const RequestProblem &problem);

/// Returns what is wished for the places of clues: "clues for every digit and every box".
QStringList wishTexts(const ClueWish &wish);

/// Returns a sentence that says that few puzzles are as requested, or an empty text.
QString rarityText(const GenerateRequest &request);

} // namespace sudoku
