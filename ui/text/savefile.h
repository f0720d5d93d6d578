#pragma once

#include <QByteArray>
#include <QString>

#include <functional>
#include <optional>

class QIODevice;

namespace sudoku {

/// Writes \a contents to \a path so that there is always either the old file or the whole new one. Returns
/// the error as a sentence of the system, or nothing.
std::optional<QString> saveFile(const QString &path, const QByteArray &contents);

/// Does the same with what \a write writes, which returns false if it has not written all.
std::optional<QString> saveFile(const QString &path, const std::function<bool(QIODevice &)> &write);

} // namespace sudoku
