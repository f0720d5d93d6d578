#pragma once

#include <QWidget>

#include "core/variants/constraintproblem.h"
#include "ui/rules/boardrules.h"

#include <optional>
#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

class BoardView;
class Document;
class KindBox;

/// Adds constraints of any variant. The user chooses the kind here and selects the cells on the board, in
/// their order. The board shows the constraint before it is added.
class RuleTool : public QWidget
{
    Q_OBJECT

public:
    RuleTool(Document &document, BoardView &view, QWidget *parent = nullptr);

    /// Gives the focus to the list of kinds.
    void begin();
    /// Shows \a rule with its number and cells, so that these can be changed.
    void change(const BoardRule &rule);
    /// Ends the choice of a kind.
    void end();
    bool isActive() const { return kind(); }

signals:
    void added(const Constraint &constraint);
    /// Emitted when a constraint cannot be added; \a why is a sentence.
    void refused(const QString &why);
    /// Emitted when the reason \a why of the last refusal no longer holds.
    void refusalEnded(const QString &why);

private:
    void makeLayout();
    const Variant *kind() const;
    Constraint constraint() const;
    /// Returns a sentence that says why the constraint cannot be added, or an empty text.
    QString problem() const;
    void updateNumber();
    /// Adds a figure to the number: a digit, or the symbol of a digit such as "X" for 10.
    void takeFigure(const QString &figure);
    std::optional<int> numberShownAs(const std::string &figure) const;
    void refresh();
    void refuse(const QString &why);
    /// Continues with the chosen kind: gives the focus to the board, or adds a constraint that needs no
    /// cells.
    void useKind();
    /// Handles Enter on the board: gives the focus to the number, or adds the constraint.
    void proceed();
    void add();
    void forgetChange();

    Document &m_document;
    BoardView &m_view;
    KindBox *m_kinds;
    QLabel *m_hint;
    QLineEdit *m_number;
    QWidget *m_numberRow;
    QLabel *m_state;
    QPushButton *m_add;
    QWidget *m_details; // everything below the list of kinds
    QString m_refusal;
    std::optional<BoardRule> m_changed; // the rule that is being changed, or nothing for a new one
};

} // namespace sudoku
