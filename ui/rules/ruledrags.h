#pragma once

#include <QObject>

#include "ui/board/inputboard.h"
#include "ui/rules/boardrules.h"

#include <optional>

namespace sudoku {

class BoardView;
class RuleDraft;
class RuleNumber;
class RulePicker;
class SelectedRule;

/// What the user's clicks, drags and keys that select cells mean while rules are edited: they draw a
/// constraint, select one, or change the cells of the selected one.
class RuleDrags : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardView &view;
        SelectedRule &rule;
        RuleDraft &draft;
        RuleNumber &number;
        RulePicker &picker;
    };

    explicit RuleDrags(const Parts &parts, QObject *parent = nullptr);

    /// Adds what a drag has drawn so far. The next cell that the mouse enters begins another constraint.
    void divide();

signals:
    /// Emitted when the user selects \a rule, or none.
    void chosen(const std::optional<sudoku::BoardRule> &rule);
    /// Emitted when a drag has drawn a constraint to add.
    void drawn();
    /// Emitted when the cells, or what they are for, are others.
    void changed();
    /// Emitted when a number is refused or was dropped, or cells are refused; \a why is a sentence.
    void refused(const QString &why);

private:
    void followSelection();
    void takeSelection(SelectionChange change, bool isByMouse);
    void takeCells(SelectionChange change, bool isByMouse);
    void switchCell();
    void changeCells(const std::vector<Cell> &cells);
    bool keepsRefusedNumber();
    void sayDropped();

    Parts m_parts;
};

} // namespace sudoku
