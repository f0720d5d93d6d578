#pragma once

#include <QStringList>

#include "ui/files/recovery/journalfiles.h"
#include "ui/files/recovery/puzzlelog.h"
#include "ui/files/recovery/unsavedwork.h"

#include <memory>
#include <vector>

namespace sudoku {

/// Unsaved work that a crashed window has left.
struct LeftWork
{
    std::shared_ptr<JournalFiles> files;
    UnsavedWork work;
};

struct FoundWork
{
    std::vector<LeftWork> left = {}; ///< the oldest first
    QStringList unreadable = {}; ///< paths of files that are damaged or of a newer version; they were renamed
};

/// Finds the work that other windows left in \a folder, and locks it, so that no other program offers it.
/// This function and the next one may be called on any thread.
FoundWork findLeftWork(const QString &folder);
/// Returns the generated puzzles of the window; of a damaged file only those before the damage.
std::vector<ListedPuzzle> readLeftPuzzles(const JournalFiles &files);

/// Returns a text such as "Unsaved work from 18:42 was found: puzzle.txt and 40 generated puzzles."
QString foundText(const std::vector<LeftWork> &left);
/// Returns a text such as "puzzle.txt and 40 generated puzzles".
QString contentsText(const UnsavedWork &work);

} // namespace sudoku
