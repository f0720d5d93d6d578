#pragma once

#include <QString>

class QFileDialog;
class QWidget;

namespace sudoku {

/// Lets \a dialog show its columns whole and its filters by their names alone. Called before it has filters.
void makeReadable(QFileDialog &dialog);

/// Asks for a file to open, from \a folder on. Returns nothing if the user cancels.
QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder,
                       const QString &filter = {});

} // namespace sudoku
