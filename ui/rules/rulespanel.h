#pragma once

#include <QLayout>
#include <QWidget>

#include "core/board/board.h"
#include "ui/base/message.h"
#include "ui/rules/boardrules.h"

class QLabel;
class QMenu;
class QPushButton;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class RuleArranger;
class RuleList;
class RulesModel;
class RuleTool;
class SearchField;

/// The list of the rules of the puzzle beyond its houses. Rules can be searched, switched off, removed and
/// added.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    RulesPanel(Document &document, BoardView &view, QWidget *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    RuleTool &tool() { return *m_tool; }
    int ruleCount() const;
    /// Selects the rows of \a constraints, and no others.
    void select(const std::vector<Constraint> &constraints);
    /// The list gives way as far as it may, and beyond that the area around this scrolls.
    int heightForWidth(int width) const override { return layout()->totalMinimumHeightForWidth(width); }
    /// Puts the rules in \a text on the board. Returns false if the text is anything else.
    bool paste(const QString &text);

signals:
    void message(const sudoku::Message &message);
    void ruleCountChanged();
    /// Emitted when the user is about to add a rule, so that this panel must be visible.
    void wanted();
    /// Emitted when the user wants the numbers of a solution for \a constraints.
    void fillInRequested(const std::vector<sudoku::Constraint> &constraints);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeLayout();
    void prepareList();
    void prepareSearch();
    void connectModel();
    void connectList();
    void connectTool();
    void connectBoard();
    void connectArranger();
    /// Selects \a constraints, which were put on the board or changed there.
    void followArranged(const std::vector<Constraint> &constraints);
    void showMenu(const QPoint &place);
    void removeSelected();
    void changeCurrent();
    void turnCurrent();
    void changeRegions();
    /// Shows the field for the search where the list is long, and how many rules are found.
    void followSearch();
    /// Selects the current rule, or its cells, on the board.
    void showOnBoard();
    /// Outlines the selected rules on the board, and enables the buttons for them.
    void followSelection();
    /// Makes the rule under the cursor of the board current.
    void followCursor();
    /// Selects what undo or redo brought back or changed.
    void followStep(const Board &before);
    /// Selects the rules again that were selected before \a map moved their cells.
    void followMoves(const std::vector<Cell> &map);
    /// Makes \a constraint current, because the board shows it already.
    void followBoard(const Constraint &constraint);
    /// Returns whether a single rule is current and selected.
    bool hasOneRule() const;

    Document &m_document;
    BoardView &m_view;
    RulesModel *m_model;
    SearchField *m_search;
    QLabel *m_found;
    RuleList *m_list;
    QPushButton *m_turn;
    QPushButton *m_remove;
    QPushButton *m_arrange;
    QMenu *m_arrangeMenu;
    RuleTool *m_tool;
    RuleArranger *m_arranger;
    std::vector<BoardRule> m_selectedBefore; // before the last step that moved cells
    bool m_isFollowing = false;              // the board, which need not follow the list
};

} // namespace sudoku
