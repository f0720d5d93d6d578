#pragma once

#include <QString>
#include <QUrl>

namespace sudoku {

/// Returns problemDetails() with what is known only where there is a window: platform, style and language.
QString reportDetails();

/// Returns the link that opens \a address: a page, or a new mail with \a details in it.
QUrl reportUrl(const QString &address, const QString &details);

/// Copies reportDetails() and opens \a address in the program that the desktop has for it.
void reportProblem(const QString &address);

} // namespace sudoku
