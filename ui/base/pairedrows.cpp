#include "ui/base/pairedrows.h"

#include <algorithm>

namespace sudoku {

QSize PairedRows::minimumSize() const
{
    QSize size;
    bool isLeft = true;
    for (const QLayoutItem *item : shownItems()) { // where there is enough width for pairs
        const QSize own = item->minimumSize();
        const int gap = size.isEmpty() ? 0 : spacing();
        size = QSize(std::max(size.width(), own.width()), size.height() + (isLeft ? gap + own.height() : 0));
        isLeft = !isLeft;
    }
    return size;
}

std::vector<QLayoutItem *> PairedRows::shownItems() const
{
    std::vector<QLayoutItem *> shown;
    for (int index = 0; index < count(); ++index)
        if (!itemAt(index)->isEmpty())
            shown.push_back(itemAt(index));
    return shown;
}

int PairedRows::heightForWidth(int width) const
{
    return layOut(QRect(0, 0, width, 0), false);
}

void PairedRows::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect); // NOLINT(bugprone-parent-virtual-call): a box would place them in one row
    layOut(rect, true);
}

bool PairedRows::fitsHalf(const QLayoutItem &item, int width) const
{
    return 2 * item.sizeHint().width() + spacing() <= width;
}

int PairedRows::layOut(const QRect &rect, bool isPlacing) const
{
    const std::vector<QLayoutItem *> items = shownItems();
    int top = rect.top();
    for (std::size_t index = 0; index < items.size();) {
        const bool isPair = index + 1 < items.size() && fitsHalf(*items[index], rect.width())
                            && fitsHalf(*items[index + 1], rect.width());
        const int width = isPair ? (rect.width() - spacing()) / 2 : rect.width();
        const std::size_t end = index + (isPair ? 2 : 1);
        int height = 0;
        for (std::size_t i = index; i < end; ++i)
            height = std::max(height, items[i]->hasHeightForWidth() ? items[i]->heightForWidth(width)
                                                                    : items[i]->sizeHint().height());
        for (int left = rect.left(); index < end; ++index, left += width + spacing())
            if (isPlacing)
                items[index]->setGeometry(QRect(left, top, width, height));
        top += height + spacing();
    }
    return std::max(0, top - spacing() - rect.top());
}

} // namespace sudoku
