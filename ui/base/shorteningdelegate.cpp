#include "ui/base/shorteningdelegate.h"

#include <QApplication>
#include <QStyle>

namespace sudoku {

void ShorteningDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString shortText = index.data(shortTextRole).toString();
    if (shortText.isEmpty() || !option->rect.isValid()) // the size of a row is that of its whole text
        return;
    const QStyle &style = option->widget ? *option->widget->style() : *QApplication::style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, option, option->widget) + 1;
    const int room =
        style.subElementRect(QStyle::SE_ItemViewItemText, option, option->widget).width() - 2 * margin;
    if (option->fontMetrics.horizontalAdvance(option->text) > room)
        option->text = shortText;
}

} // namespace sudoku
