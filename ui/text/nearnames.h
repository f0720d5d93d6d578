#pragma once

#include <QString>
#include <QStringList>

namespace sudoku {

/// Returns up to three of \a names that someone who typed \a typed may mean: those with the fewest letters
/// that are missing, superfluous, wrong or swapped, or that have \a typed within them. Case does not matter.
QStringList nearNames(const QString &typed, const QStringList &names);

} // namespace sudoku
