#pragma once

#include <QList>
#include <QString>

class QAction;
class QCheckBox;
class QFrame;
class QWidget;

namespace sudoku {

/// How a choice looks: that of the mode is filled, others are quiet.
enum class Segments { Main, Quiet };

/// Returns buttons that touch each other, for a choice with that \a title.
QFrame *segmentsOf(const QString &title, const QList<QAction *> &actions, Segments look);
/// Returns a row with \a title before \a content.
QWidget *rowOf(const QString &title, QWidget *content);
/// Returns a check box for \a action with a text of its own: that of a menu is in title case.
QCheckBox *checkBoxOf(QAction *action, const QString &text);

} // namespace sudoku
