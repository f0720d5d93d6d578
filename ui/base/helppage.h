#pragma once

#include <QString>

class QWidget;

namespace sudoku {

/// Makes F1 open the handbook at \a page, "printing.md" or a section of it, while \a widget or a part of it
/// has the focus.
void setHelpPage(QWidget &widget, const char *page);

/// The page of \a widget, or of the nearest widget around it that has one; else empty.
QString helpPageOf(const QWidget *widget);

} // namespace sudoku
