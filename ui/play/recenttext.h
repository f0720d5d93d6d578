#pragma once

#include <QString>

#include "ui/files/recovery/unsavedwork.h"

namespace sudoku {

/// Returns the name of a board that was kept: its title, or else its kind, "Killer" or "9 × 9, windoku".
QString recentName(const UnsavedWork &work);

/// Returns its level, its time and how far it is, as far as known: "Medium · 12:48 · 41 of 81".
QString recentDetails(const UnsavedWork &work);

/// Returns when it was kept: "today, 18:42", "yesterday, 18:42", or the date of an earlier day.
QString recentTime(const UnsavedWork &work, const QDate &today);

} // namespace sudoku
