#pragma once

#include <QWidget>

#include "ui/board/boardview.h"
#include "ui/rules/boardrules.h"
#include "ui/rules/ruledraft.h"
#include "ui/rules/rulepicker.h"

#include <optional>
#include <vector>

class QCheckBox;

namespace sudoku {

class Document;
class KindBox;
class NumberEditor;
class RuleDetails;
class RuleDrags;
class RuleNumber;
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
    /// Offers \a kinds, which the user has made, and those on the board beside the program's own.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);
    /// Returns all that are offered so.
    std::vector<const Variant *> offeredOwnKinds() const;
    /// Begins to draw constraints of that \a kind.
    void beginWith(const Variant &kind);
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
    /// Emitted when the user wants to search the rules while they are edited on the board.
    void searchRequested();
    /// Emitted when the user wants to change the constraint at the cursor while no rules are edited.
    void changeRequested();
    /// Emitted when the user wants to turn a constraint round while none is selected on the board.
    void turnRequested();
    /// Emitted with what becomes of the selected constraint by the number that is being typed, or nothing.
    void changeTyped(const std::optional<sudoku::TypedChange> &change);
    /// Emitted with a sentence about what was done beside what the user asked for.
    void noted(const QString &what);
    /// Emitted when a constraint cannot be added or changed; \a why is a sentence.
    void refused(const QString &why);
    /// Emitted when the reason of the last refusal no longer holds.
    void refusalEnded();

private:
    void makeLayout();
    void connectParts();
    void connectNumber();
    void connectKeys();
    void connectBoard();
    void refresh();
    std::optional<TypedChange> typedChange() const;
    void switchEditing(bool isOn);
    void awaitCells();

    /// Selects \a rule, or none, and leaves it to the caller to say which number was dropped.
    void setSelected(const std::optional<BoardRule> &rule);
    void selectNext();
    void turnRound();

    /// Gives the focus to the board, or adds the constraint of the chosen kind if that needs no cells.
    void useKind();
    /// Handles Enter on the board: gives the focus to the number, or adds the constraint.
    void proceed();
    /// Adds the drawn constraint, and selects it so that it can be changed at once.
    void add();
    void takeKind();

    Document &m_document;
    BoardView &m_view;
    SelectedRule *m_rule;
    KindBox *m_kinds;
    NumberEditor *m_editor;
    std::vector<const Variant *> m_ownKinds; ///< those that the user has made
    RuleDraft m_draft;
    RuleNumber *m_number;
    RulePicker m_picker;
    RuleDrags *m_drags;
    QCheckBox *m_edits;
    RuleDetails *m_details;
    QString m_refusal;
};

} // namespace sudoku
