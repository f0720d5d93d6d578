#include "app/cli/answers/ratingrun.h"

#include "app/cli/options/programname.h"
#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "app/cli/run/puzzleinput.h"
#include "app/cli/run/signals.h"
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

RatingRun::~RatingRun()
{
    doBeforeSignals({});
}

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
    doBeforeSignals([this] { interrupt(); });
    return {};
}

bool RatingRun::writeHeader()
{
    return !m_settings.isCsv || m_answers.pos() > 0 || writeAnswer(csvHeader(m_settings));
}

void RatingRun::beginAnswer(std::string_view text)
{
    const std::lock_guard lock(m_mutex);
    if (!m_answers.isOpen() && !m_settings.showsProgress && writeAnswer(text))
        m_begun = text;
}

bool RatingRun::write(std::string_view text)
{
    const std::lock_guard lock(m_mutex);
    const std::string begun = std::exchange(m_begun, {});
    const bool isRest = text.starts_with(begun);
    if (!isRest && !writeAnswer("\n")) // memory ran out in the meantime
        return false;
    if (!writeAnswer(isRest ? text.substr(begun.size()) : text))
        return false;
    ++m_written;
    if (const auto line = read(text))
        m_histogram.add(*line);
    return true;
}

ExitStatus RatingRun::end(ExitStatus status)
{
    doBeforeSignals({});
    return worse(worse(status, m_earlierStatus), writeHistogram());
}

tl::expected<void, QString> RatingRun::openAnswers()
{
    m_answers.setFileName(m_settings.continued);
    if (!m_answers.open(QFile::ReadWrite | QFile::Unbuffered))
        return tl::unexpected(QStringLiteral("%1: %2").arg(m_settings.continued, m_answers.errorString()));
    return readAnswers();
}

/// Counts the answers that are there. Cuts off the rest of a last one that a crash left without its end.
tl::expected<void, QString> RatingRun::readAnswers()
{
    QFile earlier(m_settings.continued); // with a buffer
    if (!earlier.open(QFile::ReadOnly))
        return tl::unexpected(QStringLiteral("%1: %2").arg(m_settings.continued, earlier.errorString()));
    if (m_settings.isCsv && earlier.readLine() != csvHeader(m_settings).c_str())
        earlier.seek(0); // the row is missing, or not that of this run, and no answer
    qint64 end = earlier.pos();
    for (QByteArray line = earlier.readLine(); line.endsWith('\n'); line = earlier.readLine()) {
        const auto rating = read(std::string_view(line.constData(), line.size()));
        if (!rating || rating->isJson != m_settings.isJson)
            return tl::unexpected(QStringLiteral("--continue: line %1 of '%2' is not an answer as this run "
                                                 "writes it: name another file")
                                      .arg(m_answered + (m_settings.isCsv && end > 0 ? 2 : 1))
                                      .arg(m_settings.continued));
        ++m_answered;
        m_histogram.add(*rating);
        m_earlierStatus = worse(m_earlierStatus, statusOf(*rating));
        end = earlier.pos();
    }
    if (!m_answers.resize(end) || !m_answers.seek(end))
        return tl::unexpected(QStringLiteral("%1: %2").arg(m_settings.continued, m_answers.errorString()));
    return {};
}

/// Reads an answer in the form of this run.
std::optional<RatingLine> RatingRun::read(std::string_view text) const
{
    return m_settings.isCsv ? readRatingRow(text, m_settings.columns) : readRatingLine(text);
}

bool RatingRun::writeAnswer(std::string_view text)
{
    if (!m_answers.isOpen())
        return writeOutput(text);
    if (m_answers.write(text.data(), static_cast<qint64>(text.size())) == std::ssize(text))
        return true;
    refuse(QStringLiteral("%1: %2").arg(m_settings.continued, m_answers.errorString()));
    return false;
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

/// Runs on a thread of its own. Keeps the mutex, so that no further answer is begun before the program ends.
void RatingRun::interrupt()
{
    m_mutex.lock();
    writeHistogram();
    const std::int64_t count = m_answered + m_written;
    const QString rest = m_settings.continued.isEmpty()
                             ? QString()
                             : QStringLiteral("; the same command rates the other puzzles");
    writeMessage(QStringLiteral("%1: interrupted after %2 answers%3\n")
                     .arg(QLatin1String(programName))
                     .arg(count)
                     .arg(rest)
                     .toStdString());
}

} // namespace sudoku::cli
