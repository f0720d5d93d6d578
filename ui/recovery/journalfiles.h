#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace sudoku {

/// The files in which a window keeps its unsaved work, and a lock on them while the window lives. The system
/// takes the lock away when the program ends, however it ends: unlike a process number, it never tells a dead
/// window from a living one wrongly.
class JournalFiles
{
public:
    /// For a window that has none yet, in \a folder, which is made where it is missing. Null where that
    /// fails.
    static std::shared_ptr<JournalFiles> make(const QString &folder);
    /// Those that windows which are gone have left in \a folder, the oldest first. They are locked now, so
    /// that no other program takes them too.
    static std::vector<std::shared_ptr<JournalFiles>> claimLeft(const QString &folder);

    ~JournalFiles();
    Q_DISABLE_COPY_MOVE(JournalFiles)

    QString boardPath() const { return pathWith(".json"); }
    QString puzzlesPath() const { return pathWith(".puzzles"); }

    /// Deletes them.
    void remove();
    /// Renames them, so that they are not found again. The new path of the board.
    QString keepAside();

private:
    JournalFiles(QString path, int lock) : m_path(std::move(path)), m_lock(lock) {}
    static std::shared_ptr<JournalFiles> lock(const QString &path);
    QString pathWith(const char *suffix) const { return m_path + QLatin1String(suffix); }

    QString m_path; // without suffix
    int m_lock;     // a file descriptor
};

} // namespace sudoku
