#pragma once

#include <QIcon>
#include <QString>

namespace sudoku {

/// The icon :/icons/NAME.svg in the text colour of the desktop, which it follows from light to dark.
QIcon icon(const QString &name);

/// The program's own, in its colours.
QIcon applicationIcon();

} // namespace sudoku
