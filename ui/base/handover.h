#pragma once

#include <QCoreApplication>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <utility>

namespace sudoku {

/// Calls \a action on the thread of the application and waits until it is done, so that a worker which is
/// faster than the window does not fill its queue: keys, closing and signals are answered between two calls.
/// Returns at once when \a stop is requested; \a action is then dropped, unless it runs already.
template <typename Action>
void handOver(const std::stop_token &stop, Action action)
{
    struct State
    {
        std::mutex mutex;
        std::condition_variable_any taken;
        bool isTaken = false;
    };
    const auto state = std::make_shared<State>();
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [stop, state, action = std::move(action)] {
            if (!stop.stop_requested())
                action();
            const std::lock_guard lock(state->mutex);
            state->isTaken = true;
            state->taken.notify_one();
        },
        Qt::QueuedConnection);
    std::unique_lock lock(state->mutex);
    state->taken.wait(lock, stop, [&] { return state->isTaken; });
}

} // namespace sudoku
