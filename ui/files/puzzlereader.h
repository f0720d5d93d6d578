#pragma once

#include <QObject>
#include <QTimer>

#include "core/formats/puzzlelist.h"
#include "ui/base/job.h"
#include "ui/text/boardtext.h"
#include "ui/text/filefingerprint.h"
#include "ui/text/readfile.h"

#include <functional>
#include <tl/expected.hpp>

namespace sudoku {

/// The result of reading a file.
struct PuzzleFile
{
    QString path;                             ///< absolute
    tl::expected<FirstPuzzle, QString> first; ///< the puzzle, or the reason why the file cannot be read
    FileFingerprint fingerprint = {};
    bool isPicture = false; ///< no text, but perhaps the picture of a puzzle
};

/// Reads the first puzzle of a file without blocking the window.
class PuzzleReader : public QObject
{
    Q_OBJECT

public:
    using ReadFile = std::function<tl::expected<QByteArray, QString>(const QString &path, qint64 maxBytes)>;

    explicit PuzzleReader(QObject *parent = nullptr, ReadFile readFile = sudoku::readFile);

    bool isReading() const { return m_task.isRunning(); }
    /// Reads the file \a path. Drops a file that is still being read.
    void read(const QString &path);
    /// Drops the file that is being read.
    void stop();

signals:
    void readingChanged(bool isReading);
    /// Emitted when reading takes so long that the window shows it.
    void busy(const QString &text);
    void finished(const sudoku::PuzzleFile &file);
    void stopped(const QString &path);

private:
    void finish(const PuzzleFile &file);

    ReadFile m_readFile;
    QString m_path;
    QTimer m_busyTimer;
    Job m_task;
};

} // namespace sudoku
