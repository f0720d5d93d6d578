#pragma once

#include <QString>

#include "ui/laboratory/quantities.h"

#include <vector>

class QAbstractItemModel;

namespace sudoku {

/// What the numbers are about: "9 × 9 with 21 clues. Check for exactly one; all candidates; median of 3 runs,
/// each at most 10 s." The encoding and the solver of \a asked do not matter.
QString subjectText(const Puzzle &puzzle, const Experiment &asked);

/// What came out, in a sentence; \a took says how long it took in all.
QString summaryText(const std::vector<MeasuredRow> &rows, const QString &took);

/// \a rows of \a puzzle for other programs: a heading and a line for each row, with all that was asked, so
/// that files of several boards can be joined. Words and numbers are the same in every language.
QString csvText(const Puzzle &puzzle, const std::vector<MeasuredRow> &rows);

/// \a model as it is shown, with tabs between the columns: what a spreadsheet takes from the clipboard.
QString tableText(const QAbstractItemModel &model);

} // namespace sudoku
