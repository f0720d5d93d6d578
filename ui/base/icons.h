#pragma once

#include <QIcon>
#include <QString>

namespace sudoku {

/// Returns the icon :/icons/NAME.svg in the text colour of the desktop. The icon changes with a light or dark
/// style.
QIcon icon(const QString &name);

/// Returns the icon of the program, in its own colours.
QIcon applicationIcon();

} // namespace sudoku
