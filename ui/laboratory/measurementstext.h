#pragma once

#include <QString>

#include "ui/laboratory/quantities.h"

#include <vector>

class QAbstractItemModel;

namespace sudoku {

/// Returns the subject of the results: "9 × 9 with 21 clues. Check for exactly one; all candidates; median of
/// 3 runs, each at most 10 s." Ignores the encoding and the solver of \a asked.
QString subjectText(const Puzzle &puzzle, const Experiment &asked);

/// Returns a summary of the results; \a took is the total time in words.
QString summaryText(const std::vector<MeasuredRow> &rows, const QString &took);

/// Returns \a rows of \a puzzle as comma-separated values: a heading and a line for each row with its whole
/// experiment, so that files of several boards can be joined. Does not depend on the language.
QString csvText(const Puzzle &puzzle, const std::vector<MeasuredRow> &rows);

/// Returns \a model as a text with tabs between the columns, which spreadsheets can paste.
QString tableText(const QAbstractItemModel &model);

} // namespace sudoku
