#pragma once

#include <QString>

#include <vector>

class QWidget;

namespace sudoku {

/// A text that a user can see, or hear from a screen reader.
struct VisibleText
{
    QString place; ///< "toolTip of QPushButton 'add' in sudoku::SolverDialog"
    QString text;  ///< without tags
};

/// All texts of \a widget and of what is in it, hidden or not: those that its properties hold, its menus,
/// tabs, lists and tables with their headings, what a screen reader says, and what is painted. Of a dialog of
/// Qt for files only what we give it.
std::vector<VisibleText> visibleTexts(QWidget &widget);

} // namespace sudoku
