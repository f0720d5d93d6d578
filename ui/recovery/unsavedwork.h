#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "core/board/board.h"
#include "ui/text/filefingerprint.h"

#include <optional>
#include <string>

namespace sudoku {

/// What a window holds that would be lost with it, apart from the list of generated puzzles.
struct UnsavedWork
{
    Board board;
    bool isModified = false; ///< the board; else only the generated puzzles are unsaved
    bool typesGivens = true;
    QString filePath = {}; ///< of the board, or empty
    std::string formatId = {};
    FileFingerprint fingerprint = {}; ///< of the file
    int puzzleCount = 0;              ///< generated ones
    int unsavedPuzzleCount = 0;       ///< those that were neither opened, printed nor saved
    QDateTime time = {};              ///< when it was written down

    bool isAnything() const { return isModified || unsavedPuzzleCount > 0; }
};

/// A comment line with what else there is to know, and the board in the program's own JSON: people can open
/// it as a puzzle.
QByteArray textOf(const UnsavedWork &work);
/// Nothing where \a text is damaged or of a newer version of the program.
std::optional<UnsavedWork> readUnsavedWork(const QByteArray &text);

} // namespace sudoku
