#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace sudoku {

/// Writes \a contents to \a path so that there is always either the old file or the whole new one. Returns
/// the error as a sentence of the system, or nothing.
std::optional<QString> saveFile(const QString &path, const QByteArray &contents);

} // namespace sudoku
