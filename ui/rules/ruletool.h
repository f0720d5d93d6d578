#pragma once

#include <QWidget>

#include "core/variants/constraintproblem.h"

#include <optional>
#include <string>

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

class BoardView;
class Document;
class KindBox;

/// Adds constraints of any variant: the kind is chosen here, the cells are those selected on the board, in
/// their order. While a kind is chosen the board shows what would be added.
class RuleTool : public QWidget
{
    Q_OBJECT

public:
    RuleTool(Document &document, BoardView &view, QWidget *parent = nullptr);

    /// To choose a kind with the keyboard.
    void begin();
    /// No kind is chosen any more.
    void end();
    bool isActive() const { return kind(); }

signals:
    void added(const Constraint &constraint);
    /// Nothing was added; \a why is a sentence.
    void refused(const QString &why);
    /// What was refused last is not asked for any more.
    void refusalEnded(const QString &why);

private:
    void makeLayout();
    const Variant *kind() const;
    Constraint constraint() const;
    /// Why it cannot be added, as a sentence, or nothing.
    QString problem() const;
    void updateNumber();
    /// A digit, or what the board shows for a number, as "X" for 10.
    void takeFigure(const QString &figure);
    std::optional<int> numberShownAs(const std::string &figure) const;
    void refresh();
    void refuse(const QString &why);
    /// The kind is chosen: on to the board, or adds what needs no cells.
    void useKind();
    /// Enter on the board: on to the number, or adds.
    void proceed();
    void add();

    Document &m_document;
    BoardView &m_view;
    KindBox *m_kinds;
    QLabel *m_hint;
    QLineEdit *m_number;
    QWidget *m_numberRow;
    QLabel *m_state;
    QPushButton *m_add;
    QWidget *m_details; // all below the kinds
    QString m_refusal;
};

} // namespace sudoku
