#pragma once

#include <QString>

#include "core/measure/measurementtable.h"

#include <vector>

class QAbstractItemModel;

namespace sudoku {

/// Returns the subject of the results: "9 × 9 with 21 clues. Check for exactly one; all candidates; median of
/// 3 runs, each at most 10 s." Ignores the encoding and the solver of \a asked.
QString subjectText(const Puzzle &puzzle, const Experiment &asked);

/// Returns a summary of the results; \a took is the total time in words.
QString summaryText(const std::vector<MeasuredRow> &rows, const QString &took);

/// Returns what is wrong with a file, with the place: "line 3, column 7: 'x' is no value of “runs”".
QString measurementErrorText(const MeasurementError &error);

/// Returns which puzzle was measured: "Puzzle 3 of hard.txt: 9 × 9 with 21 clues".
QString puzzleText(const MeasuredRow &row);

/// Returns \a model as a text with tabs between the columns, which spreadsheets can paste.
QString tableText(const QAbstractItemModel &model);

} // namespace sudoku
