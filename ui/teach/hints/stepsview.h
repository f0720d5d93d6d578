#pragma once

#include <QTreeView>

#include <functional>
#include <map>
#include <utility>

namespace sudoku {

/// A list in which nothing is searched by typing: who types a digit means the board. It measures its columns
/// only when its rows change, and not with each step whose sentence has another height.
class StepsView : public QTreeView
{
public:
    explicit StepsView(std::function<void()> typed) : m_typed(std::move(typed))
    {
        for (const auto signal : {&QTreeView::expanded, &QTreeView::collapsed})
            connect(this, signal, this, [this] { m_widths.clear(); });
    }

    void keyboardSearch(const QString & /*text*/) override { m_typed(); }

    void doItemsLayout() override
    {
        m_widths.clear();
        QTreeView::doItemsLayout();
    }

protected:
    int sizeHintForColumn(int column) const override
    {
        if (const auto known = m_widths.find(column); known != m_widths.end())
            return known->second;
        const int width = QTreeView::sizeHintForColumn(column);
        if (width > 0) // else there are no rows yet
            m_widths.emplace(column, width);
        return width;
    }

private:
    std::function<void()> m_typed;
    mutable std::map<int, int> m_widths; ///< of the contents of columns
};

} // namespace sudoku
