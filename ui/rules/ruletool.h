#pragma once

#include <QWidget>

#include "core/variants/constraintproblem.h"
#include "ui/board/boardview.h"
#include "ui/rules/boardrules.h"

#include <optional>
#include <string>

class QCheckBox;
class QLabel;
class QPushButton;

namespace sudoku {

class Document;
class KindBox;
class NumberEditor;
class SelectedRule;

/// Adds and changes constraints of any variant on the board. The user chooses the kind here and selects the
/// cells on the board, in their order, or selects a constraint there to change it. The board shows a
/// constraint before it is added.
class RuleTool : public QWidget
{
    Q_OBJECT

public:
    RuleTool(Document &document, BoardView &view, QWidget *parent = nullptr);

    /// Starts editing, and gives the focus to the list of kinds.
    void begin();
    /// Starts editing and selects \a rule, so that it can be changed. Its number has the focus, if it has
    /// one.
    void change(const BoardRule &rule);
    /// Selects \a rule, or none, while rules are edited.
    void select(const std::optional<BoardRule> &rule);
    /// Selects \a rule, which a step through the history of the document brought back or changed, or none;
    /// then the cells of the next constraint must be selected anew.
    void followStep(const std::optional<BoardRule> &rule);
    /// Says \a why something cannot be done.
    void refuse(const QString &why);
    /// Keeps the kind and the cells of \a removed for the next constraint, while rules are edited.
    void keep(const Constraint &removed);
    /// Confirms the number that is being typed, because something else starts, or says why that is refused.
    void finishNumber();
    /// Ends editing, and discards a number that is being typed.
    void end();
    /// Ends editing because something else starts: a number that was typed is confirmed.
    void leave();
    /// Returns whether rules are edited on the board.
    bool isActive() const;

signals:
    /// Emitted when rules begin to be edited on the board.
    void begun();
    /// Emitted when the user wants to see the tool.
    void wanted();
    /// Emitted when \a constraint was selected on the board, or added to it.
    void selected(const Constraint &constraint);
    /// Emitted when none is selected any more.
    void deselected();
    /// Emitted when the user wants to change the constraint at the cursor while no rules are edited.
    void changeRequested();
    /// Emitted when the user wants to turn a constraint round while none is selected on the board.
    void turnRequested();
    /// Emitted when a constraint cannot be added or changed; \a why is a sentence.
    void refused(const QString &why);
    /// Emitted when the reason of the last refusal no longer holds.
    void refusalEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What becomes of the constraint that the selected cells describe.
    enum class Proposal {
        Shown,
        Kept,   ///< it was removed just now: it can be added again, but is not shown
        Awaited ///< the cells are not meant: others must be selected first
    };

    void makeLayout();
    void connectBoard();
    const Variant *kind() const;
    /// Returns the kind of the selected constraint, or the one that is drawn, or null.
    const Variant *editedKind() const;
    Constraint drawn() const;
    Constraint drawnWith(const Variant &kind, const std::vector<int> &numbers) const;
    bool awaitsCells() const;
    /// Returns a sentence that says why the drawn constraint cannot be added, or an empty text.
    QString obstacle() const;
    /// Returns the constraint that the number belongs to.
    Constraint edited() const;
    void refresh();
    void refreshSketch();
    void awaitCells();

    void takeCells();
    void followSelection();
    void takeSelection(SelectionChange change, bool isByMouse);
    bool keepsRefusedNumber();
    void selectAt(Cell cell, bool isByMouse);
    void selectNext();
    void changeCells();
    void turnRound();
    bool handleKey(int key);
    bool handleDoubleClick(QPointF place);
    bool handleDoubleClick(Cell cell);

    bool isNumberFor(const Constraint &constraint) const;
    void showNumber(bool takesFocus);
    void fillNumber();
    void updateRange();
    /// Adds a figure to the number: a digit, or the symbol of a digit such as "X" for 10.
    void takeFigure(const QString &figure);
    std::optional<int> numberShownAs(const std::string &figure) const;
    void noteTyped();
    void confirmNumber();
    void cancelNumber();
    QString replaceNumber();
    QString settleNumber();

    /// Gives the focus to the board, or adds the constraint of the chosen kind if that needs no cells.
    void useKind();
    /// Handles Enter on the board: gives the focus to the number, or adds the constraint.
    void proceed();
    /// Adds the drawn constraint, and selects it so that it can be changed at once.
    void add();
    /// Adds \a constraint without selecting it.
    void addToBoard(const Constraint &constraint);
    void takeKind();
    void followShape();

    Document &m_document;
    BoardView &m_view;
    SelectedRule *m_rule;
    NumberEditor *m_number;
    KindBox *m_kinds;
    QCheckBox *m_edits;
    QLabel *m_hint;
    QLabel *m_state;
    QPushButton *m_add;
    QWidget *m_details; // everything below the list of kinds
    QString m_refusal;
    std::optional<Cell> m_clicked; // the cell of the last click
    Proposal m_proposal = Proposal::Shown;
    std::optional<Constraint> m_typed; // what is drawn, as soon as a number was typed for it
    Geometry m_shape;                  // of the board for which it was typed
};

} // namespace sudoku
