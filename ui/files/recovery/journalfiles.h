#pragma once

#include <QByteArray>
#include <QString>

#include "core/system/filelock.h"

#include <memory>
#include <optional>

namespace sudoku {

struct UnsavedWork;

/// The files with the unsaved work of a window, and a lock on them as long as the window lives. One thread at
/// a time may use them.
class JournalFiles
{
public:
    /// Names files for a new window in \a folder. The first write() makes them.
    explicit JournalFiles(const QString &folder);
    /// Takes the files of a crashed window, and locks them, so that no other program takes them. Returns null
    /// if another window has them.
    static std::shared_ptr<JournalFiles> claim(const QString &boardPath);
    Q_DISABLE_COPY_MOVE(JournalFiles)

    QString boardPath() const { return pathWith(".json"); }
    QString puzzlesPath() const { return pathWith(".puzzles"); }

    /// Writes \a work, and \a lines at the end of the log of the generated puzzles. The log begins with the
    /// first lines that are written. Makes no files for work that is saved. Returns why it failed, or
    /// nothing.
    std::optional<QString> write(const UnsavedWork &work, const QByteArray &lines);
    /// Deletes the files.
    void remove();
    /// Renames the files, so that they are not found again. Returns the new path of the board.
    QString keepAside();

private:
    QString pathWith(const char *suffix) const { return m_path + QLatin1String(suffix); }
    bool lock();
    std::optional<QString> writeLog();

    QString m_path; // the path without a suffix
    std::optional<FileLock> m_lock;
    QByteArray m_unwritten; // lines of the log that could not be written, or were not worth it
    bool m_hasLog = false;  // whether the log has lines of this window
};

} // namespace sudoku
