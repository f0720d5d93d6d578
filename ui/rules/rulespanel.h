#pragma once

#include <QWidget>

#include "core/board/board.h"

class QListView;
class QPushButton;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class RulesModel;
class RuleTool;

/// The list of the rules of the puzzle beyond its houses. Rules can be switched off, removed and added.
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

signals:
    void ruleCountChanged();
    /// Emitted when the user is about to add a rule, so that this panel must be visible.
    void wanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void makeLayout();
    void prepareList();
    void connectModel();
    void connectList();
    void connectTool();
    void connectBoard();
    void showMenu(const QPoint &place);
    void removeSelected();
    void changeCurrent();
    void turnCurrent();
    void handleKey(int key);
    void changeRegions();
    /// Selects the current rule, or its cells, on the board.
    void showOnBoard();
    /// Outlines the selected rules on the board, and enables the buttons for them.
    void followSelection();
    /// Makes the rule under the cursor of the board current.
    void followCursor();
    /// Selects what undo or redo brought back or changed.
    void followStep(const Board &before);
    /// Makes \a index current, because the board shows it already.
    void followBoard(const QModelIndex &index);

    Document &m_document;
    BoardView &m_view;
    RulesModel *m_model;
    QListView *m_list;
    QPushButton *m_turn;
    QPushButton *m_remove;
    RuleTool *m_tool;
    bool m_isFollowing = false; // the board, which need not follow the list
};

} // namespace sudoku
