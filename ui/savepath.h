#pragma once

#include <QString>

class QWidget;

namespace sudoku {

/// Asks where to save. \a suggested is a path, whose suffix is added to a name without one; a mere name is offered in the
/// folder of last time. Nothing when the user would rather not.
QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested,
                       const QString &filter);

} // namespace sudoku
