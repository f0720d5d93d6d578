#pragma once

#include <QList>
#include <QSize>
#include <QStringList>

class QAction;
class QWidget;

namespace sudoku {

/// What does not fit, one line each: \a window itself on a screen of that size, and each visible button,
/// label, list or heading that cuts its text off.
QStringList layoutFaults(QWidget &window, const QSize &screen);

/// The texts whose letter of the keyboard (&) another one before them has: of visible buttons, labels and
/// tabs.
QStringList doubledLetters(const QWidget &window);
QStringList doubledLetters(const QList<QAction *> &actions);

} // namespace sudoku
