#pragma once

#include <QAbstractItemModel>

#include "ui/rules/rulefilter.h"
#include "ui/rules/rulegroups.h"

#include <memory>
#include <optional>

namespace sudoku {

class Document;

/// The constraints of a document's board, in words; in a long list those of one kind are the rows of a group
/// (see groupedRules()). A check mark means that a constraint is in force. A search leaves those that match.
class RulesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    explicit RulesModel(Document &document, QObject *parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 1; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Returns the number of constraints of the board, found or not.
    int ruleCount() const { return m_ruleCount; }
    /// Returns the number of constraints that match the search.
    int foundCount() const;
    /// Lists only the constraints that match \a text, see RuleFilter; all of them if it is empty.
    void setSearch(const QString &text);
    bool isSearching() const { return !m_search.isEmpty(); }

    /// Returns whether \a index is a group; an invalid one is none.
    bool isGroup(const QModelIndex &index) const;
    /// Returns the kind of the constraints of a row.
    const Variant &kind(const QModelIndex &index) const { return entryOf(index).kind(); }
    /// Returns the constraint of a row that is no group.
    const BoardRule &rule(const QModelIndex &index) const;
    /// Returns the constraints of these rows, each once; of a group those that are found.
    std::vector<BoardRule> rules(const QModelIndexList &indices) const;
    QModelIndex indexOf(const Constraint &constraint) const;
    /// Returns the first constraint of rulesAt(), or nothing.
    std::optional<Constraint> firstAt(Cell cell) const;
    /// Returns the constraint behind that of \a index in rulesAt(), from the last one on to the first; the
    /// same if it is the only one.
    std::optional<Constraint> nextAt(Cell cell, const QModelIndex &index) const;
    /// Lists a constraint as it becomes by \a change, which is being typed; nothing ends that.
    void setTyped(const std::optional<TypedChange> &change);
    /// Turns the cells of a constraint round. Returns the new constraint, or nothing if it has no direction.
    std::optional<Constraint> turnRound(const QModelIndex &index);
    /// Switches \a rules on or off, as one step.
    void switchRules(const std::vector<BoardRule> &rules, bool isOn);
    /// Removes \a rules from the board, as one step. A message says how many they were, if they were several.
    void removeRules(const std::vector<BoardRule> &rules);

signals:
    /// Emitted before rows become groups, or groups rows, so that their indices end.
    void regrouping();
    /// Emitted after it.
    void regrouped();
    /// Emitted when the board has another number of constraints.
    void ruleCountChanged();

private:
    using Entries = std::vector<std::unique_ptr<RuleEntry>>;

    const RuleEntry &entryOf(const QModelIndex &index) const;
    const Constraint &shown(const QModelIndex &index) const;
    QModelIndex groupIndex(const RuleEntry &entry) const;
    Qt::CheckState checkState(const QModelIndex &index) const;
    QString groupText(const RuleEntry &group) const;
    Entries entriesFor(const std::vector<BoardRule> &rules) const;
    void follow();
    void show(Entries entries);
    void showIn(const QModelIndex &top, std::vector<BoardRule> rules);
    template <typename Row, typename Keep>
    void update(const QModelIndex &parent, std::vector<Row> &rows, std::vector<Row> now, const Keep &keep);

    Document &m_document;
    Geometry m_geometry;
    QString m_text; // of the search
    RuleFilter m_search;
    int m_ruleCount = 0;
    std::optional<TypedChange> m_typed;
    Entries m_entries; // which indices of rows in groups point to
};

} // namespace sudoku
