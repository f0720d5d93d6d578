#pragma once

#include <QString>

class QWidget;

namespace sudoku {

enum class SaveAnswer { Save, Discard, Cancel };

/// Asks over \a parent whether to save, with a letter for each answer.
SaveAnswer askToSave(QWidget *parent, const QString &title, const QString &question);

/// Asks over \a parent whether to discard what its user has made. Escape keeps it.
bool askToDiscard(QWidget *parent, const QString &question);

} // namespace sudoku
