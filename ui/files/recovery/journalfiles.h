#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace sudoku {

/// The files with the unsaved work of a window, and a lock on them as long as the window lives. The system
/// releases the lock whenever the program ends, so that it tells a crashed window from a running one
/// reliably, unlike a process number.
class JournalFiles
{
public:
    /// Makes files for a new window in \a folder, and the folder if it is missing. Returns null if that
    /// fails.
    static std::shared_ptr<JournalFiles> make(const QString &folder);
    /// Returns the files that crashed windows have left in \a folder, the oldest first. Locks them, so that
    /// no other program takes them.
    static std::vector<std::shared_ptr<JournalFiles>> claimLeft(const QString &folder);

    ~JournalFiles();
    Q_DISABLE_COPY_MOVE(JournalFiles)

    QString boardPath() const { return pathWith(".json"); }
    QString puzzlesPath() const { return pathWith(".puzzles"); }

    /// Deletes the files.
    void remove();
    /// Renames the files, so that they are not found again. Returns the new path of the board.
    QString keepAside();

private:
    JournalFiles(QString path, int lock) : m_path(std::move(path)), m_lock(lock) {}
    static std::shared_ptr<JournalFiles> lock(const QString &path);
    QString pathWith(const char *suffix) const { return m_path + QLatin1String(suffix); }

    QString m_path; // the path without a suffix
    int m_lock;     // a file descriptor
};

} // namespace sudoku
