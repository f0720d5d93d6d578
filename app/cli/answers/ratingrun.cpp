#include "app/cli/answers/ratingrun.h"

#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/puzzleinput.h"
#include "ui/text/savefile.h"

#include <utility>

namespace sudoku::cli {
namespace {

tl::expected<void, QString> refuseInput(const Settings &settings, const char *option, const QString &file)
{
    if (file.isEmpty() || !isInput(settings, file))
        return {};
    return tl::unexpected(QStringLiteral("--%1: '%2' is also an input: name another file").arg(option, file));
}

} // namespace

tl::expected<void, QString> RatingRun::begin()
{
    if (auto problem = refuseInput(m_settings, "continue", m_settings.continued); !problem)
        return problem;
    if (auto problem = refuseIrregular("continue", m_settings.continued); !problem)
        return problem;
    if (auto problem = refuseInput(m_settings, "histogram", m_settings.histogram); !problem)
        return problem;
    if (!m_settings.continued.isEmpty())
        if (auto problem = openAnswers(); !problem)
            return problem;
    m_lastWork.emplace([this] { writeHistogram(); });
    return {};
}

bool RatingRun::writeHeader()
{
    return !m_settings.isCsv || !m_answers.isEmpty() || writeAnswer(csvHeader(m_settings));
}

void RatingRun::beginAnswer(std::string_view text)
{
    if (!m_answers.isOpen() && !m_settings.showsProgress && writeAnswer(text))
        m_begun = text;
}

bool RatingRun::write(std::string_view text)
{
    const std::string begun = std::exchange(m_begun, {});
    const bool isRest = text.starts_with(begun);
    if (!isRest && !writeAnswer("\n")) // memory ran out in the meantime
        return false;
    if (!writeAnswer(isRest ? text.substr(begun.size()) : text))
        return false;
    if (const auto line = read(text))
        m_histogram.add(*line);
    return true;
}

ExitStatus RatingRun::end(ExitStatus status)
{
    m_lastWork.reset();
    return worse(worse(status, m_earlierStatus), writeHistogram());
}

tl::expected<void, QString> RatingRun::openAnswers()
{
    return m_answers.open(m_settings.continued, m_settings.isCsv ? csvHeader(m_settings) : std::string(),
                          [this](std::string_view line, std::int64_t) { return readAnswer(line); });
}

/// Counts an answer that is there.
AnswerLine RatingRun::readAnswer(std::string_view line)
{
    const auto rating = read(line);
    if (!rating || rating->isJson != m_settings.isJson)
        return AnswerLine::Wrong;
    m_histogram.add(*rating);
    m_earlierStatus = worse(m_earlierStatus, statusOf(*rating));
    return AnswerLine::Whole;
}

/// Reads an answer in the form of this run.
std::optional<RatingLine> RatingRun::read(std::string_view text) const
{
    return m_settings.isCsv ? readRatingRow(text, m_settings.columns) : readRatingLine(text);
}

bool RatingRun::writeAnswer(std::string_view text)
{
    return m_answers.isOpen() ? m_answers.write(text) : writeOutput(text);
}

ExitStatus RatingRun::writeHistogram() const
{
    if (m_settings.histogram.isEmpty())
        return ExitStatus::AsAsked;
    const bool isPicture = m_settings.histogram.endsWith(u".svg");
    const QByteArray contents = (isPicture ? m_histogram.svg() : m_histogram.text()).toUtf8();
    if (m_settings.histogram == u"-") {
        writeMessage(contents.toStdString());
        return ExitStatus::AsAsked;
    }
    const auto error = saveFile(m_settings.histogram, contents);
    return error ? refuse(QStringLiteral("%1: %2").arg(m_settings.histogram, *error)) : ExitStatus::AsAsked;
}

} // namespace sudoku::cli
