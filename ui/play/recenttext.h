#pragma once

#include <QString>

#include "ui/files/recovery/unsavedwork.h"

namespace sudoku {

/// Returns what a board that was kept is called: its title, or its kind: "Killer", "9 × 9, windoku".
QString recentName(const UnsavedWork &work);

/// Returns how far it is: "Medium · 12:48 · 41 of 81", without what is not known.
QString recentDetails(const UnsavedWork &work);

/// Returns when it was kept: "18:42", or the date if that was another day than \a today.
QString recentTime(const UnsavedWork &work, const QDate &today);

} // namespace sudoku
