#pragma once

#include <mutex>
#include <optional>
#include <utility>

namespace sudoku {

/// Holds the latest news for another thread to fetch. Neither thread waits for the other. News that were not
/// taken yet are extended or replaced. May be used from any thread.
template <typename News>
class Mailbox
{
public:
    /// Calls \a change with the news that were not taken yet, or with empty news. Returns whether there were
    /// none, so that the reader must be notified.
    template <typename Change>
    bool change(Change change)
    {
        const std::lock_guard lock(m_mutex);
        const bool wasEmpty = !m_news;
        if (wasEmpty)
            m_news.emplace();
        change(*m_news);
        return wasEmpty;
    }

    bool put(News news)
    {
        const std::lock_guard lock(m_mutex);
        return !std::exchange(m_news, std::move(news)).has_value();
    }

    /// Removes and returns the news, or returns nothing if there are none.
    std::optional<News> take()
    {
        const std::lock_guard lock(m_mutex);
        return std::exchange(m_news, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<News> m_news;
};

} // namespace sudoku
