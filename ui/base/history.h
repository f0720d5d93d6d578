#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace sudoku {

/// The earlier values of something small, kept whole for undo. The board has an undo stack of its own in
/// Document.
template <typename T>
class History
{
public:
    /// Keeps the last \a limit values.
    explicit History(std::size_t limit = 1000) : m_limit(limit) {}

    /// Remembers \a now before an operation that may change it. An operation that changes nothing makes no
    /// step.
    void remember(const T &now)
    {
        if (m_past.empty() || m_past.back() != now)
            push(now);
    }
    /// Adds \a value as a step, even if it is equal to the last one.
    void push(T value)
    {
        m_past.push_back(std::move(value));
        if (m_past.size() > m_limit)
            m_past.erase(m_past.begin());
    }

    /// Returns whether there was another value before \a now.
    bool isOtherThan(const T &now) const
    {
        return std::ranges::any_of(m_past, [&](const T &value) { return value != now; });
    }

    /// Removes and returns the last value that differs from \a now, or returns nothing if there is none.
    std::optional<T> takeBefore(const T &now)
    {
        while (!m_past.empty() && m_past.back() == now)
            m_past.pop_back();
        return take();
    }
    /// Removes and returns the last value, or returns nothing if there is none.
    std::optional<T> take()
    {
        if (m_past.empty())
            return {};
        std::optional<T> value = std::move(m_past.back());
        m_past.pop_back();
        return value;
    }

    /// Returns the last value, which the caller may change, or null.
    T *last() { return m_past.empty() ? nullptr : &m_past.back(); }
    bool isEmpty() const { return m_past.empty(); }
    void clear() { m_past.clear(); }

private:
    std::size_t m_limit;
    std::vector<T> m_past;
};

} // namespace sudoku
