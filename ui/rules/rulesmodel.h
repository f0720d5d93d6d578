#pragma once

#include <QAbstractListModel>

#include "ui/rules/boardrules.h"

#include <optional>

namespace sudoku {

class Document;

/// The constraints of a document's board, in words. A check mark means that a constraint is in force.
class RulesModel : public QAbstractListModel
{
    Q_OBJECT

public:
    explicit RulesModel(Document &document, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    const BoardRule &rule(const QModelIndex &index) const { return m_rules[index.row()]; }
    QModelIndex indexOf(const Constraint &constraint) const;
    /// Returns the first constraint of rulesAt(), or an invalid index.
    QModelIndex firstAt(Cell cell) const;
    /// Returns the constraint behind that of \a index in rulesAt(), from the last one on to the first; the
    /// same if it is the only one.
    QModelIndex nextAt(Cell cell, const QModelIndex &index) const;
    /// Turns the cells of a constraint round. Returns the new constraint, or nothing if it has no direction.
    std::optional<Constraint> turnRound(const QModelIndex &index);
    /// Removes the constraints of these rows from the board.
    void removeRules(const QModelIndexList &indices);

private:
    template <typename Predicate>
    QModelIndex firstThat(Predicate fits) const;
    void follow();
    void insert(int row, const BoardRule &rule);
    void remove(int row);

    Document &m_document;
    Geometry m_geometry;
    std::vector<BoardRule> m_rules;
};

} // namespace sudoku
