#pragma once

#include "app/cli/run/finding.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <stop_token>
#include <string_view>

namespace sudoku::cli {

/// Writes whole lines, the answer to one question, and returns whether it could.
using AnswerWriter = std::function<bool(std::string_view)>;

/// Prints answers in the order of their questions, each as soon as all answers before it are printed. Takes
/// answers in any order and from any thread.
class OrderedOutput
{
public:
    /// Prints on standard output.
    OrderedOutput();
    explicit OrderedOutput(AnswerWriter write) : m_write(std::move(write)) {}

    /// Blocks while \a index is far ahead of the last printed answer.
    void waitForRoom(std::int64_t index);
    /// Takes the answer to question \a index, from 0.
    void put(std::int64_t index, Answer answer);

    /// Returns a token that is stopped when an answer could not be written, so that further work is useless.
    std::stop_token failed() const { return m_failed.get_token(); }
    /// Returns the number of answers that are printed; from any thread.
    std::int64_t printedCount() const { return m_printed; }
    ExitStatus status() const { return m_status; }

private:
    void print(const Answer &answer);

    const AnswerWriter m_write;
    std::mutex m_mutex;
    std::condition_variable m_hasPrinted;
    std::map<std::int64_t, Answer> m_waiting;
    std::atomic<std::int64_t> m_printed = 0;
    ExitStatus m_status = ExitStatus::AsAsked;
    std::stop_source m_failed;
};

} // namespace sudoku::cli
