#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "core/board/board.h"
#include "ui/list/collection/listarrangement.h"
#include "ui/text/filefingerprint.h"

#include <chrono>
#include <optional>
#include <string>

namespace sudoku {

/// The work that would be lost with a window, apart from the list of generated puzzles.
struct UnsavedWork
{
    Board board;
    bool isModified = false; ///< whether the board is unsaved; otherwise only generated puzzles are
    bool typesGivens = true;
    QString filePath = {}; ///< the file of the board, or empty
    std::string formatId = {};
    FileFingerprint fingerprint = {}; ///< the fingerprint of that file
    QString listPath = {};            ///< the file of the list that the board is in, or empty
    int listRow = -1;                 ///< of the board, in that list or in that of generated puzzles, or -1
    std::optional<ListArrangement> listChanges = {}; ///< of that list, if it is not saved
    std::chrono::seconds solvingTime{};              ///< how long the player has worked at the board
    int puzzleCount = 0;                             ///< the number of generated puzzles
    int unsavedPuzzleCount = 0; ///< the number of those that were not opened, printed or saved
    std::string level = {};     ///< of the puzzle, as files say it: "Medium 421"; or empty
    QDateTime time = {};        ///< the time at which it was written

    bool isAnything() const { return isModified || unsavedPuzzleCount > 0 || listChanges; }
    /// Returns whether it is a board alone, without a file, a list or generated puzzles.
    bool isBoardAlone() const
    {
        return filePath.isEmpty() && listRow < 0 && !listChanges && puzzleCount == 0;
    }
};

/// Returns the text of a journal file: a comment line with the other members, and the board in the program's
/// own JSON, so that people can open it as a puzzle.
QByteArray textOf(const UnsavedWork &work);
/// Reads textOf(). Returns nothing if \a text is damaged or of a newer version of the program.
std::optional<UnsavedWork> readUnsavedWork(const QByteArray &text);

} // namespace sudoku
