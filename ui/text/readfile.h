#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace sudoku {

/// Returns the first \a maxBytes of the regular file \a path, or why it cannot be read, as a sentence. Does
/// not wait for pipes and devices, but may wait for a slow file system.
tl::expected<QByteArray, QString> readFile(const QString &path, qint64 maxBytes);

} // namespace sudoku
