#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace sudoku {

/// A stop that is requested when another stop is, or when a time has passed.
class TimeLimit
{
public:
    TimeLimit(const std::stop_token &other, std::chrono::milliseconds time)
        : m_onOther(other, [this] { m_source.request_stop(); }),
          m_timer([this, time](const std::stop_token &end) {
              std::mutex mutex;
              std::unique_lock lock(mutex);
              std::condition_variable_any wake;
              if (!wake.wait_for(lock, end, time, [&end] { return end.stop_requested(); }))
                  m_source.request_stop();
          })
    {
    }

    std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    std::stop_callback<std::function<void()>> m_onOther;
    std::jthread m_timer; // last, so that it is joined while the rest is still there
};

} // namespace sudoku
