#pragma once

#include <QLayout>

#include <memory>
#include <vector>

namespace sudoku {

/// Places widgets in rows, two side by side where both need at most half of the width.
class PairedRows : public QLayout
{
public:
    using QLayout::QLayout;
    ~PairedRows() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;

private:
    bool fitsHalf(int index, int width) const;
    /// Returns the height of all rows, and places the items if \a isPlacing.
    int layOut(const QRect &rect, bool isPlacing) const;

    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace sudoku
