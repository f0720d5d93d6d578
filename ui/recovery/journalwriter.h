#pragma once

#include <QString>

#include "ui/recovery/journalfiles.h"
#include "ui/recovery/puzzlelog.h"
#include "ui/recovery/unsavedwork.h"

#include <mutex>
#include <optional>

namespace sudoku {

/// Writes the journal of one window, always on the same thread, which is not the window's.
class JournalWriter
{
public:
    /// Into new files in \a folder, which are made with the first writing.
    explicit JournalWriter(QString folder) : m_folder(std::move(folder)) {}
    /// Into files that another window left.
    explicit JournalWriter(std::shared_ptr<JournalFiles> files) : m_files(std::move(files)) {}

    /// \a entries are what has happened to the list of generated puzzles since the last time.
    void write(const UnsavedWork &work, const std::vector<PuzzleLogEntry> &entries);
    /// Removes the files: the window was closed.
    void remove();

    /// Why the latest writing failed; from any thread.
    std::optional<QString> error() const;

private:
    std::optional<QString> tryToWrite(const UnsavedWork &work, const std::vector<PuzzleLogEntry> &entries);
    std::optional<QString> writeLog(const std::vector<PuzzleLogEntry> &entries);

    QString m_folder;
    std::shared_ptr<JournalFiles> m_files;
    PuzzleLogWriter m_log;
    QByteArray m_unwritten; ///< lines of the log that the disk had no room for
    mutable std::mutex m_mutex;
    std::optional<QString> m_error;
};

} // namespace sudoku
