#pragma once

#include <QString>

class QWidget;

namespace sudoku {

/// Makes F1 open the handbook at \a page, such as "printing.md" or a section of it, while \a widget or a
/// child of it has the focus.
void setHelpPage(QWidget &widget, const char *page);

/// Returns the page of \a widget, or of the nearest parent that has one, or an empty text.
QString helpPageOf(const QWidget *widget);

} // namespace sudoku
