#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace sudoku {

/// The earlier values of something small enough to be kept whole, for undo. The board itself has Document's
/// undo stack.
template <typename T>
class History
{
public:
    /// Only the last \a limit values are kept.
    explicit History(std::size_t limit = 1000) : m_limit(limit) {}

    /// Before something that changes \a now, perhaps: what then changes nothing is no step.
    void remember(const T &now)
    {
        if (m_past.empty() || m_past.back() != now)
            push(now);
    }
    /// A step in any case.
    void push(T value)
    {
        m_past.push_back(std::move(value));
        if (m_past.size() > m_limit)
            m_past.erase(m_past.begin());
    }

    /// Whether there was another value before \a now.
    bool isOtherThan(const T &now) const
    {
        return std::ranges::any_of(m_past, [&](const T &value) { return value != now; });
    }

    /// The last value that was another than \a now, which is forgotten then; nothing where there was none.
    std::optional<T> takeBefore(const T &now)
    {
        while (!m_past.empty() && m_past.back() == now)
            m_past.pop_back();
        return take();
    }
    /// The last one, which is forgotten then.
    std::optional<T> take()
    {
        if (m_past.empty())
            return {};
        std::optional<T> value = std::move(m_past.back());
        m_past.pop_back();
        return value;
    }

    /// The last one, to be brought up to date, or null.
    T *last() { return m_past.empty() ? nullptr : &m_past.back(); }
    bool isEmpty() const { return m_past.empty(); }
    void clear() { m_past.clear(); }

private:
    std::size_t m_limit;
    std::vector<T> m_past;
};

} // namespace sudoku
