#pragma once

#include <QStyledItemDelegate>

namespace sudoku {

/// The role of a text that says the same in fewer words: "Pointing" for "Locked Candidates Type 1
/// (Pointing)".
inline constexpr int shortTextRole = Qt::UserRole + 100;

/// Shows the short text of a row where the whole one would be cut.
class ShorteningDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace sudoku
