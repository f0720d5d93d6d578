#pragma once

#include <QString>
#include <QStringList>

#include <string_view>

class QWidget;

namespace sudoku {

/// Asks where to save. \a suggested is a path; a name without a folder is offered in the folder used last.
/// Adds the suffix of \a suggested, or the first one of the chosen filter, to a name without a suffix.
/// Refuses the name of another kind of file, such as board.svg for a text: \a filter has the suffixes of this
/// kind, and \a otherSuffixes more of them. Returns nothing if the user cancels.
QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested, const QString &filter,
                       const QStringList &otherSuffixes = {});

/// Returns the path under which a file with \a suffix is saved by default: beside the puzzle in \a
/// puzzlePath; or in the working folder, with the name of its \a title, or "puzzle".
QString pathNextTo(const QString &puzzlePath, const QString &title, std::string_view suffix);

} // namespace sudoku
