#pragma once

#include <QSortFilterProxyModel>

#include <optional>

namespace sudoku {

class CollectionModel;

/// The puzzles of a collection with a text or number that matches a search, in a chosen order. The
/// search reads no puzzle.
class CollectionFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Order { File, Title, Level, Clues, State };

    explicit CollectionFilter(CollectionModel &model, QObject *parent = nullptr);

    CollectionModel &model() const;

    void search(const QString &text);
    /// Shows only puzzles of that level, or of all.
    void setLevel(std::optional<int> level);
    void setOrder(Order order);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QString m_text;
    std::string m_lowerText;
    std::optional<int> m_level;
    Order m_order = Order::File;
};

} // namespace sudoku
