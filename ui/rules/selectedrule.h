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
    /// Selects a constraint that was just added. The first number that it gets belongs to the step that added
    /// it, which has the \a group (see StepDetails).
    void setAdded(const Constraint &added, int group);
    /// Returns whether it was just added, and has no number of its own yet.
    bool wasJustAdded() const { return m_rule && m_group != 0; }

    /// Returns the constraint with the \a selected cells in place of its own; it may have problems.
    Constraint withCells(const std::vector<Cell> &selected) const;
    Constraint withNumbers(const std::vector<int> &numbers) const;
    /// Returns a sentence that says why \a after cannot be in its place, or an empty text.
    QString obstacle(const Constraint &after) const;
    /// Puts \a after in its place. Returns a sentence that says why that cannot be done, or an empty text.
    QString replace(const Constraint &after);
    /// Gives it the \a selected cells, and also \a numbers unless these do not suit the cells. Returns a
    /// sentence that says why the cells cannot be taken, or an empty text.
    QString changeCells(const std::vector<Cell> &selected, const std::vector<int> &numbers);
    /// Turns its cells round. Returns false if it has no direction.
    bool turnRound();
    /// Removes it from the board, and returns what it was.
    Constraint remove();

signals:
    /// Emitted when another constraint is selected, or the same with other cells or numbers, or none.
    void changed();
    /// Emitted after changed() when none is selected any more because the document no longer has it.
    void lost();

private:
    void follow();
    void edit(const Constraint &after, const QString &what, int group = 0);

    Document &m_document;
    std::optional<BoardRule> m_rule;
    int m_group = 0; // of the step that added it, while that waits for a number
};

} // namespace sudoku
