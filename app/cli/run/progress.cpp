#include "app/cli/run/progress.h"

#include <QString>

#include "app/cli/run/console.h"
#include "core/system/standardstreams.h"

#include <algorithm>
#include <cmath>

namespace sudoku::cli {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds pauseOnTerminal = 500ms;
constexpr std::chrono::milliseconds pauseInFile = 10s;
constexpr char clearLine[] = "\r\x1b[K";

/// Returns "45 s", "12 min" or "3.5 h".
QString durationText(double seconds)
{
    if (seconds < 100)
        return QStringLiteral("%1 s").arg(std::ceil(seconds));
    return seconds < 6000 ? QStringLiteral("%1 min").arg(std::ceil(seconds / 60))
                          : QStringLiteral("%1 h").arg(seconds / 3600, 0, 'f', 1);
}

} // namespace

Progress::Progress(std::int64_t done, std::optional<std::int64_t> total)
    : m_doneBefore(done),
      m_total(total),
      m_isTerminal(isTerminal(StandardStream::Errors))
{
}

void Progress::add()
{
    ++m_count;
    if (Clock::now() - m_shown < (m_isTerminal ? pauseOnTerminal : pauseInFile))
        return;
    m_shown = Clock::now();
    show();
}

void Progress::end()
{
    const QString line = QStringLiteral("%1 puzzles rated in %2 s, %3/s\n")
                             .arg(m_count)
                             .arg(seconds(), 0, 'f', 1)
                             .arg(static_cast<double>(m_count) / std::max(seconds(), 1e-3), 0, 'f', 0);
    writeMessage((m_isTerminal ? clearLine : "") + line.toStdString());
}

void Progress::show()
{
    const double perSecond = static_cast<double>(m_count) / seconds();
    const std::int64_t done = m_doneBefore + m_count;
    QString line = QStringLiteral("%1 puzzles, %2/s").arg(done).arg(perSecond, 0, 'f', 0);
    if (m_total && perSecond > 0)
        line = QStringLiteral("%1 of %2 puzzles (%3 %), %4/s, about %5 left")
                   .arg(done)
                   .arg(*m_total)
                   .arg(100 * done / std::max<std::int64_t>(*m_total, 1))
                   .arg(perSecond, 0, 'f', 0)
                   .arg(durationText(static_cast<double>(*m_total - done) / perSecond));
    const std::string text = line.toStdString();
    writeMessage(m_isTerminal ? clearLine + text : text + '\n');
}

} // namespace sudoku::cli
