#pragma once

#include <QWidget>

#include "ui/rules/boardrules.h"

class QKeyEvent;
class QMouseEvent;

namespace sudoku {

class BoardView;
class Document;
class SelectedRule;

/// What keys and double clicks on a board mean to its rules. It takes them before the board, and before the
/// window's commands.
class RuleKeys : public QObject
{
    Q_OBJECT

public:
    /// Listens to \a view. Without a number beside the board, rules are meant only while \a page is visible.
    RuleKeys(const Document &document, BoardView &view, const SelectedRule &rule, QWidget &page);

signals:
    /// Emitted by F2 and by a double click on a rule while no rules are edited.
    void changeRequested();
    /// Emitted by F2 while rules are edited, and by a double click on a selected rule that has a number.
    void numberRequested();
    /// Emitted by a double click on a selected rule without a number.
    void nextRequested();
    /// Emitted by a double click on the number of \a rule beside the board.
    void opened(const BoardRule &rule);
    /// Emitted by R while rules are edited.
    void turnRequested();
    /// Emitted by Space during a drag that draws a rule.
    void divisionRequested();
    /// Emitted by the keys of Find while rules are edited.
    void searchRequested();
    /// Emitted by Delete while a rule is selected.
    void removeRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isEditing() const;
    bool isDrawing() const;
    bool takesDoubleClick(const QMouseEvent &event);
    bool takesDoubleClick(Cell cell);
    bool isForRules(const QKeyEvent &event) const;
    void press(const QKeyEvent &event);

    const Document &m_document;
    BoardView &m_view;
    const SelectedRule &m_rule;
    QWidget &m_page;
};

} // namespace sudoku
