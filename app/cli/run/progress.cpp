#include "app/cli/run/progress.h"

#include <QString>

#include "app/cli/run/console.h"
#include "app/cli/run/terminal.h"
#include "core/sat/sleep.h"

#include <algorithm>
#include <cmath>

namespace sudoku::cli {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds pauseOnTerminal = 500ms;
constexpr std::chrono::milliseconds pauseInFile = 10s;

/// Returns "45 s", "12 min" or "3.5 h".
QString durationText(double seconds)
{
    if (seconds < 100)
        return QStringLiteral("%1 s").arg(std::ceil(seconds));
    return seconds < 6000 ? QStringLiteral("%1 min").arg(std::ceil(seconds / 60))
                          : QStringLiteral("%1 h").arg(seconds / 3600, 0, 'f', 1);
}

QString puzzlesText(std::int64_t count)
{
    return count == 1 ? QStringLiteral("1 puzzle") : QStringLiteral("%1 puzzles").arg(count);
}

} // namespace

Progress::Progress(const WorkExtent &extent)
    : m_extent(extent),
      m_isTerminal(isTerminal(StandardStream::Errors)),
      m_shower([this](const std::stop_token &stop) {
          while (sleepFor(m_isTerminal ? pauseOnTerminal : pauseInFile, stop))
              show();
      })
{
}

void Progress::end()
{
    m_shower.request_stop();
    m_shower.join();
    clearStatus();
    writeMessage(QStringLiteral("%1 done in %2 s, %3/s\n")
                     .arg(puzzlesText(m_count))
                     .arg(seconds(), 0, 'f', 1)
                     .arg(static_cast<double>(m_count) / std::max(seconds(), 1e-3), 0, 'f', 0)
                     .toStdString());
}

void Progress::show() const
{
    const std::int64_t count = m_count;
    const double perSecond = static_cast<double>(count) / seconds();
    const std::int64_t done = m_extent.done + count;
    QString line = QStringLiteral("%1, %2/s").arg(puzzlesText(done)).arg(perSecond, 0, 'f', 0);
    if (m_extent.total)
        line = QStringLiteral("%1 of %2 (%3 %), %4/s")
                   .arg(done)
                   .arg(puzzlesText(*m_extent.total))
                   .arg(100 * done / std::max<std::int64_t>(*m_extent.total, 1))
                   .arg(perSecond, 0, 'f', 0);
    if (m_extent.total && count > 0)
        line += QStringLiteral(", about %1 left")
                    .arg(durationText(static_cast<double>(*m_extent.total - done) / perSecond));
    if (m_extent.estimate)
        line += QString::fromStdString(m_extent.estimate());
    if (m_isTerminal)
        showStatus(line.toStdString());
    else
        writeMessage(line.toStdString() + '\n');
}

} // namespace sudoku::cli
