#pragma once

#include <mutex>
#include <optional>
#include <utility>

namespace sudoku {

/// News that one thread writes and another takes when it likes, so that a worker that has much to tell does
/// not wait for the window, nor the window for it. What was not taken yet is added to or replaced. May be
/// used from any thread.
template <typename News>
class Mailbox
{
public:
    /// Calls \a change with the news that were not taken yet, or with none. True where there were none: then
    /// the reader may have to be told.
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

    /// Nothing where nothing is new.
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
