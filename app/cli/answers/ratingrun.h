#pragma once

#include "app/cli/answers/histogram.h"
#include "app/cli/options/settings.h"
#include "app/cli/run/answerfile.h"
#include "app/cli/run/signals.h"

#include <functional>
#include <optional>
#include <tl/expected.hpp>

namespace sudoku::cli {

/// What "rate" does with its answers: writes them, behind those of an earlier run if the user wants that, and
/// counts them. A signal that ends the program leaves the histogram of them.
class RatingRun
{
public:
    explicit RatingRun(const Settings &settings) : m_settings(settings) {}
    Q_DISABLE_COPY_MOVE(RatingRun)

    /// Reads what an earlier run left. Returns a sentence about what is wrong.
    tl::expected<void, QString> begin();
    /// Writes the names of the columns if the answers begin with them, and returns whether it could.
    bool writeHeader();
    /// The answers that there were.
    std::int64_t answered() const { return m_answers.answered(); }

    /// Writes the beginning of the answer to one puzzle, unless a file gets whole answers, or the line of
    /// progress stands below them.
    void beginAnswer(std::string_view text);
    /// Writes the answer to one puzzle, or what has not been written of it, and returns whether it could.
    bool write(std::string_view text);
    /// Writes the histogram. Returns the status of the whole, \a status being that of this run.
    ExitStatus end(ExitStatus status);

private:
    tl::expected<void, QString> openAnswers();
    AnswerLine readAnswer(std::string_view line);
    std::optional<RatingLine> read(std::string_view text) const;
    bool writeAnswer(std::string_view text);
    ExitStatus writeHistogram() const;

    const Settings &m_settings;
    AnswerFile m_answers; ///< closed if standard output gets them
    std::string m_begun;  ///< of the next answer
    ExitStatus m_earlierStatus = ExitStatus::AsAsked;
    Histogram m_histogram;
    std::optional<LastWork> m_lastWork; // the last member, because it reads the others
};

} // namespace sudoku::cli
