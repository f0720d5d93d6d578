#pragma once

#include <QStringList>

#include "ui/recovery/journalfiles.h"
#include "ui/recovery/puzzlelog.h"
#include "ui/recovery/unsavedwork.h"

#include <memory>
#include <vector>

namespace sudoku {

/// What a window that is gone has left unsaved.
struct LeftWork
{
    std::shared_ptr<JournalFiles> files;
    UnsavedWork work;
};

struct FoundWork
{
    std::vector<LeftWork> left = {}; ///< the oldest first
    QStringList unreadable =
        {}; ///< paths of files that are damaged, or of a newer version; they were set aside
};

/// Takes what other windows left in \a folder, so that no other program offers it too. May be called on any
/// thread, as may the next function.
FoundWork findLeftWork(const QString &folder);
/// The generated puzzles of the window; of a damaged file those before the damage.
std::vector<GeneratedRow> readLeftPuzzles(const JournalFiles &files);

/// "Unsaved work from 18:42 was found: puzzle.txt and 40 generated puzzles."
QString foundText(const std::vector<LeftWork> &left);
/// "puzzle.txt and 40 generated puzzles".
QString contentsText(const UnsavedWork &work);

} // namespace sudoku
