#pragma once

#include <QSize>

class QWidget;

namespace sudoku {

/// Returns \a size, or as much of it as the screen of \a window has room for, with its title above.
QSize fittedToScreen(const QWidget &window, const QSize &size);

/// Makes \a window, which is shown, high enough for its layout, for instance for a message of several lines.
void growToContents(QWidget &window);

} // namespace sudoku
