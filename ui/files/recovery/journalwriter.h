#pragma once

#include <QString>

#include "ui/files/recovery/journalfiles.h"
#include "ui/files/recovery/puzzlelog.h"
#include "ui/files/recovery/unsavedwork.h"

#include <optional>

namespace sudoku {

/// Writes the journal of one window. All calls come from one thread, which is not that of the window.
class JournalWriter
{
public:
    /// Makes a writer for new files in \a folder. The first writing makes the files.
    explicit JournalWriter(QString folder) : m_folder(std::move(folder)) {}
    /// Makes a writer for files that another window left.
    explicit JournalWriter(std::shared_ptr<JournalFiles> files) : m_files(std::move(files)) {}

    /// Writes \a work, and \a entries: the changes of the list of generated puzzles since the last call.
    /// Returns why that failed, or nothing.
    std::optional<QString> write(const UnsavedWork &work, const std::vector<PuzzleLogEntry> &entries);
    /// Removes the files, because the window was closed.
    void remove();

private:
    std::optional<QString> writeLog(const std::vector<PuzzleLogEntry> &entries);

    QString m_folder;
    std::shared_ptr<JournalFiles> m_files;
    QByteArray m_unwritten; ///< lines of the log that could not be written because the disk was full
};

} // namespace sudoku
