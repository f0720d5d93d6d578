#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace sudoku {

/// Asks over \a parent whether to save, with a letter for each answer. Returns whether to go on: the user
/// discards, or \a save has saved.
bool askToSave(QWidget *parent, const QString &title, const QString &question,
               const std::function<bool()> &save);

/// Asks over \a parent whether to discard what its user has made. Escape keeps it.
bool askToDiscard(QWidget *parent, const QString &question);

} // namespace sudoku
