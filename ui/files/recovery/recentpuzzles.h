#pragma once

#include <QObject>
#include <QStringList>

#include "ui/files/recovery/unsavedwork.h"

#include <tl/expected.hpp>

#include <optional>

namespace sudoku {

/// A board that was kept without a question.
struct RecentPuzzle
{
    QString path; ///< of the file that keeps it
    UnsavedWork work;
};

/// A board that was removed from those that are kept.
struct RemovedPuzzle
{
    QString path;
    QByteArray text;
};

/// The last boards that have no file of their own: typed in, pasted, generated or played. Each is a file in
/// the format of the journal. The name of the file has the time, whether the board is finished, and the
/// puzzle, so that a look at the folder orders them and several programs can share it.
class RecentPuzzles : public QObject
{
    Q_OBJECT

public:
    /// The number of boards that are kept; unfinished ones are kept in any case.
    static constexpr qsizetype maxKept = 50;

    explicit RecentPuzzles(QString folder, QObject *parent = nullptr);

    /// Keeps \a work under its time. Replaces what was kept of the same puzzle, and the file \a before if
    /// \a work has all its givens and constraints. Returns the path of the new file, or why it cannot be
    /// written.
    tl::expected<QString, QString> keep(const UnsavedWork &work, const QString &before = {});

    /// Returns the paths of all boards, the latest first.
    QStringList paths() const;
    /// Reads one of them. Returns nothing if it is gone or damaged.
    static std::optional<UnsavedWork> read(const QString &path);
    /// Returns the latest board that is not finished.
    std::optional<RecentPuzzle> latestUnfinished() const;
    /// Removes one of them. Returns what restore() needs, or nothing if it is gone already.
    std::optional<RemovedPuzzle> remove(const QString &path);
    /// Keeps a removed board again. Returns why it cannot be written, or nothing.
    std::optional<QString> restore(const RemovedPuzzle &removed);
    /// Returns the path of the board of \a puzzle, or nothing.
    std::optional<QString> find(const Puzzle &puzzle) const;

signals:
    /// Emitted when a board was kept or removed by this program.
    void changed();

private:
    void removeSamePuzzle(const QString &kept) const;
    void removeFinished() const;

    QString m_folder;
};

/// Returns whether no cell of \a board is open and no rule is broken.
bool isFinished(const Board &board);

} // namespace sudoku
