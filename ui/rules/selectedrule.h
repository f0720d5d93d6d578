#pragma once

#include <QObject>

#include "ui/rules/boardrules.h"

#include <optional>

namespace sudoku {

class Document;

/// The constraint of a document that the user has selected to change it, or none. Each change is one step.
class SelectedRule : public QObject
{
    Q_OBJECT

public:
    explicit SelectedRule(Document &document, QObject *parent = nullptr);

    explicit operator bool() const { return m_rule.has_value(); }
    const BoardRule &operator*() const { return *m_rule; }
    const BoardRule *operator->() const { return &*m_rule; }
    bool has(Cell cell) const;
    /// Selects \a rule, or none.
    void set(const std::optional<BoardRule> &rule);

    /// Returns the constraint with the \a selected cells in place of its own; it may have problems.
    Constraint withCells(const std::vector<Cell> &selected) const;
    Constraint withNumbers(const std::vector<int> &numbers) const;
    /// Returns a sentence that says why \a after cannot be in its place, or an empty text.
    QString obstacle(const Constraint &after) const;
    /// Puts \a after in its place. Returns a sentence that says why that cannot be done, or an empty text.
    QString replace(const Constraint &after);
    /// Turns its cells round if it has a direction.
    void turnRound();
    /// Removes it from the board, and returns what it was.
    Constraint remove();

signals:
    /// Emitted when another constraint is selected, or the same with other cells or numbers, or none.
    void changed();
    /// Emitted after changed() when none is selected any more because the document no longer has it.
    void lost();

private:
    void follow();
    void edit(const Constraint &after, const QString &what);

    Document &m_document;
    std::optional<BoardRule> m_rule;
};

} // namespace sudoku
