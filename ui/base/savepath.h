#pragma once

#include <QString>

#include <string_view>

class QWidget;

namespace sudoku {

/// Asks where to save. \a suggested is a path; a mere name is offered in the folder of last time. To a name
/// without a suffix that of \a suggested is added, or the first of the filter that the user chooses. Nothing
/// when the user would rather not.
QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested,
                       const QString &filter);

/// Where and under what name a file with \a suffix would be saved: beside the puzzle in \a puzzlePath, or
/// where the program works.
QString pathBeside(const QString &puzzlePath, std::string_view suffix);

} // namespace sudoku
