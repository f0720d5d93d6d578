#include "ui/rules/ruledelegate.h"

#include "ui/paint/boardstyle.h"

#include <QLocale>
#include <QPainter>
#include <QTreeView>

namespace sudoku {
namespace {

constexpr int countMargin = 6; // beside the number of a group's rules
constexpr int rowGap = 4;      // between the texts of two rows

bool isGroup(const QModelIndex &index)
{
    return index.model()->hasChildren(index);
}

QString countText(const QModelIndex &group)
{
    return QLocale().toString(group.model()->rowCount(group));
}

/// Returns the width of the row at \a index in \a view, from its check box on.
int rowWidth(const QTreeView &view, const QModelIndex &index)
{
    const int depth = (index.parent().isValid() ? 1 : 0) + (view.rootIsDecorated() ? 1 : 0);
    return view.viewport()->width() - depth * view.indentation();
}

} // namespace

/// Draws the boxes of ticks so that they are seen on a dark ground too: styles derive their edge from the
/// window's colour.
void RuleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    QPalette &palette = option->palette;
    palette.setColor(QPalette::Window,
                     blend(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.5));
    if (isGroup(index))
        option->font.setBold(true);
}

QSize RuleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem fitted(option);
    if (const auto *view = qobject_cast<const QTreeView *>(option.widget))
        fitted.rect =
            QRect(0, 0, rowWidth(*view, index), option.fontMetrics.height()); // lines are broken there
    QSize size = QStyledItemDelegate::sizeHint(fitted, index);
    size.rheight() += rowGap;
    return size;
}

void RuleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    if (!isGroup(index))
        return;
    const bool isSelected = option.state & QStyle::State_Selected;
    const QPalette::ColorGroup group =
        option.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(group, isSelected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(option.rect.adjusted(0, 0, -countMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                      countText(index));
    painter->restore();
}

} // namespace sudoku
