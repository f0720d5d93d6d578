#pragma once

#include <QWidget>

#include "core/board/puzzle.h"

class QListView;
class QPushButton;

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
class RulesModel;
class RuleTool;

/// The rules of the puzzle beyond its houses, in words: to be switched off for a moment, taken away, and
/// added.
class RulesPanel : public QWidget
{
    Q_OBJECT

public:
    RulesPanel(Document &document, BoardView &view, QWidget *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    RuleTool &tool() { return *m_tool; }
    int ruleCount() const;
    /// Selects those of \a constraints that are in the list, and none others.
    void select(const std::vector<Constraint> &constraints);

signals:
    void ruleCountChanged();
    /// A rule is about to be added: this panel shall be seen.
    void wanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeLayout();
    void removeSelected();
    void changeRegions();
    /// Selects on the board what is current in the list.
    void showOnBoard();
    /// Makes current in the list what lies under the cursor of the board.
    void followCursor();

    Document &m_document;
    BoardView &m_view;
    RulesModel *m_model;
    QListView *m_list;
    QPushButton *m_remove;
    RuleTool *m_tool;
};

} // namespace sudoku
