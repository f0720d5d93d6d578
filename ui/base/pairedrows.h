#pragma once

#include <QVBoxLayout>

#include <vector>

namespace sudoku {

/// Places widgets in rows, two side by side where both need at most half of the width.
class PairedRows : public QVBoxLayout
{
public:
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    // QVBoxLayout has these of a column; a part of the rows is side by side.
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    QSize maximumSize() const override { return QLayout::maximumSize(); }
    // NOLINTNEXTLINE(bugprone-parent-virtual-call)
    Qt::Orientations expandingDirections() const override { return QLayout::expandingDirections(); }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    void setGeometry(const QRect &rect) override;

private:
    /// Returns the items that are not hidden.
    std::vector<QLayoutItem *> shownItems() const;
    bool fitsHalf(const QLayoutItem &item, int width) const;
    /// Returns the height of all rows, and places the items if \a isPlacing.
    int layOut(const QRect &rect, bool isPlacing) const;
};

} // namespace sudoku
