#include "ui/files/puzzlereader.h"

#include "ui/pictures/picturejob.h"

#include <QFileInfo>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto busyAfter = 500ms; // shorter work needs no bar
constexpr auto busyEvery = 200ms; // whatever else was said meanwhile

PuzzleFile puzzleFile(const QString &path, const PuzzleReader::ReadFile &readFile)
{
    constexpr auto maxBytes = static_cast<qint64>(maxPuzzleText);
    const auto contents = readFile(path, maxBytes + 1);
    if (!contents)
        return {path, tl::unexpected(contents.error())};
    if (beginsPicture({contents->constData(), static_cast<std::size_t>(contents->size())}))
        return {path, tl::unexpected(QString()), {}, true};
    FirstPuzzle first = firstPuzzle(contents->toStdString());
    first.hasMore = first.hasMore || contents->size() > maxBytes;
    return {path, std::move(first), FileFingerprint(*contents)};
}

} // namespace

PuzzleReader::PuzzleReader(QObject *parent, ReadFile readFile)
    : QObject(parent),
      m_readFile(std::move(readFile))
{
    connect(&m_busyTimer, &QTimer::timeout, this, [this] {
        m_busyTimer.setInterval(busyEvery);
        emit busy(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    });
}

void PuzzleReader::read(const QString &path)
{
    m_path = QFileInfo(path).absoluteFilePath();
    m_busyTimer.start(busyAfter);
    m_task.startDetached([path = m_path, readFile = m_readFile] { return puzzleFile(path, readFile); },
                         [this](const PuzzleFile &file) { finish(file); });
    emit readingChanged(true);
}

void PuzzleReader::stop()
{
    if (!isReading())
        return;
    m_task.cancel();
    m_busyTimer.stop();
    emit readingChanged(false);
    emit stopped(m_path);
}

void PuzzleReader::finish(const PuzzleFile &file)
{
    m_busyTimer.stop();
    emit readingChanged(false);
    emit finished(file);
}

} // namespace sudoku
