#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace sudoku {

/// Many short lists of numbers in one array, for quick iteration.
class FlatLists
{
public:
    FlatLists() = default;
    explicit FlatLists(const std::vector<std::vector<int>> &lists)
    {
        for (const std::vector<int> &list : lists)
            add(list);
    }

    void add(std::span<const int> list)
    {
        m_items.insert(m_items.end(), list.begin(), list.end());
        m_begins.push_back(static_cast<int>(m_items.size()));
    }

    int count() const { return static_cast<int>(m_begins.size()) - 1; }
    std::span<const int> operator[](int index) const
    {
        return {m_items.data() + m_begins[index], m_items.data() + m_begins[index + 1]};
    }

private:
    std::vector<int> m_items;
    std::vector<int> m_begins{0}; // the begin of each list, and the end of the last one
};

} // namespace sudoku
