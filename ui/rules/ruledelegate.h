#pragma once

#include <QStyledItemDelegate>

namespace sudoku {

/// Paints a row of the list of rules: a rule in as many lines as it needs, or the heading of a group, with
/// the number of its rules at the right edge. The view is a QTreeView.
class RuleDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace sudoku
