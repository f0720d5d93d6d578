#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <future>
#include <stop_token>

namespace sudokuworkbench::python {

/// A stop that Python code requests, from any thread.
struct Stop
{
    std::stop_source source;
};

/// Returns what \a ask(std::stop_token) returns, which works on a thread of its own and without Python's
/// lock: other threads of Python run meanwhile, and Ctrl+C is an exception within a tenth of a second.
template <typename Ask>
auto interruptibly(const Stop *other, Ask ask)
{
    constexpr std::chrono::milliseconds pause{50};
    std::stop_source source;
    const std::stop_callback forward(other ? other->source.get_token() : std::stop_token(),
                                     [&source] { source.request_stop(); });
    bool isInterrupted = false;
    auto answer = std::async(std::launch::async, [&] { return ask(source.get_token()); });
    {
        const pybind11::gil_scoped_release unlocked;
        while (!isInterrupted && answer.wait_for(pause) != std::future_status::ready) {
            const pybind11::gil_scoped_acquire locked;
            isInterrupted = PyErr_CheckSignals() != 0;
        }
        if (isInterrupted)
            source.request_stop();
        answer.wait();
    }
    if (isInterrupted)
        throw pybind11::error_already_set();
    return answer.get();
}

} // namespace sudokuworkbench::python
