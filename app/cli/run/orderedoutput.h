#pragma once

#include "app/cli/options/settings.h"
#include "app/cli/run/console.h"
#include "app/cli/run/finding.h"
#include "app/cli/run/progress.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string_view>

namespace sudoku::cli {

/// Writes whole lines, the answer to one question, and returns whether it could.
using AnswerWriter = std::function<bool(std::string_view)>;
/// Writes the beginning of an answer; the whole is written later.
using AnswerBeginner = std::function<void(std::string_view)>;

/// Prints answers in the order of their questions, each as soon as all answers before it are printed. Takes
/// answers in any order and from any thread.
class OrderedOutput
{
public:
    /// Prints on standard output, and says how far the work of \a extent is if the settings ask for that.
    explicit OrderedOutput(const Settings &settings, const WorkExtent &extent = {},
                           AnswerWriter write = writeOutput, AnswerBeginner begin = {});

    /// Blocks while \a index is far ahead of the last printed answer.
    void waitForRoom(std::int64_t index);
    /// Takes the beginning of the answer to question \a index, which is written when all answers before it
    /// are printed.
    void begin(std::int64_t index, std::string text);
    /// Takes the answer to question \a index, from 0.
    void put(std::int64_t index, Answer answer);

    /// Returns a token that tells when to begin no more work: it is stopped by stop(), and when an answer
    /// could not be written.
    std::stop_token stopped() const { return m_stop.get_token(); }
    /// Stops the work. What has been begun still gets its answer, as far as that is known.
    void stop();
    /// Lets nothing more be written. Returns what was, such as "answers: 7, incomplete: 1, left: 92", or an
    /// empty text if that is nothing.
    std::string close();
    /// Returns how many puzzles have a printed answer; from any thread.
    std::int64_t printedCount() const { return m_printedPuzzles; }
    /// Says what was done if that is asked for, and returns the status of all answers.
    ExitStatus end();

private:
    void print(const Answer &answer);
    void beginNext();

    const AnswerWriter m_write;
    const AnswerBeginner m_begin; // may be empty
    const WorkExtent m_extent;
    const bool m_isQuiet;
    std::optional<Progress> m_progress;
    std::mutex m_mutex;
    std::condition_variable m_hasPrinted;
    std::map<std::int64_t, Answer> m_waiting;
    std::map<std::int64_t, std::string> m_begun; // those that wait
    std::int64_t m_printed = 0;
    bool m_isStopped = false; // by stop()
    bool m_isClosed = false;
    std::int64_t m_answered = 0;   // whose text was written
    std::int64_t m_incomplete = 0; // of those
    std::atomic<std::int64_t> m_printedPuzzles = 0;
    ExitStatus m_status = ExitStatus::AsAsked;
    std::stop_source m_stop;
};

} // namespace sudoku::cli
