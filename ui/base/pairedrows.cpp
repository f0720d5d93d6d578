#include "ui/base/pairedrows.h"

#include <algorithm>

namespace sudoku {

QSize PairedRows::minimumSize() const
{
    QSize size;
    for (int index = 0; index < count(); ++index) { // where there is enough width for pairs
        const QSize own = itemAt(index)->minimumSize();
        const int row = index % 2 == 0 ? own.height() : 0;
        size = QSize(std::max(size.width(), own.width()), size.height() + row);
    }
    return size;
}

int PairedRows::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

void PairedRows::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    layOut(rect, true);
}

bool PairedRows::fitsHalf(int index, int width) const
{
    return index < count() && 2 * itemAt(index)->sizeHint().width() + spacing() <= width;
}

int PairedRows::layOut(const QRect &rect, bool isPlacing) const
{
    int top = rect.top();
    for (int index = 0; index < count();) {
        const bool isPair = fitsHalf(index, rect.width()) && fitsHalf(index + 1, rect.width());
        const int width = isPair ? (rect.width() - spacing()) / 2 : rect.width();
        const int end = index + (isPair ? 2 : 1);
        int height = 0;
        for (int i = index; i < end; ++i) {
            const QLayoutItem &item = *itemAt(i);
            height = std::max(height, item.hasHeightForWidth() ? item.heightForWidth(width)
                                                               : item.sizeHint().height());
        }
        for (int left = rect.left(); index < end; ++index, left += width + spacing())
            if (isPlacing)
                itemAt(index)->setGeometry(QRect(left, top, width, height));
        top += height + spacing();
    }
    return std::max(0, top - spacing() - rect.top());
}

} // namespace sudoku
