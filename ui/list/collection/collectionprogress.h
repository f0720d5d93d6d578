#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

#include "core/board/board.h"

#include <optional>
#include <string>

namespace sudoku {

/// How far a puzzle of a collection is solved.
enum class PuzzleState { New, Begun, Solved };

/// Returns how far \a board is solved by the user. \a isSolved: it is full and obeys its rules.
PuzzleState puzzleState(const Board &board, bool isSolved);

/// A puzzle as it was left.
struct LeftPuzzle
{
    PuzzleState state = PuzzleState::New;
    QByteArray text; ///< the board in the program's own JSON
};

/// What was done with the puzzles of one file: a file of its own, a line for each puzzle, the last one kept
/// at the end. A puzzle is known by its text, wherever it is in the file.
class CollectionProgress
{
public:
    /// Reads what is known of the puzzles of \a path. Keeps it in \a folder, or nowhere if that is empty.
    void open(const QString &folder, const QString &path);

    static QByteArray keyOf(std::string_view puzzleText);
    bool isEmpty() const { return m_left.isEmpty(); }
    /// Returns whether it is kept in a file.
    bool hasFile() const { return !m_path.isEmpty(); }
    const LeftPuzzle *find(const QByteArray &key) const;
    /// Returns the key of the puzzle that was kept last, or an empty one.
    const QByteArray &last() const { return m_last; }
    /// Keeps \a left and writes it. Returns why it cannot be written, or nothing.
    std::optional<QString> keep(const QByteArray &key, const LeftPuzzle &left);

private:
    QString m_path; // of the file that keeps it, or empty
    QHash<QByteArray, LeftPuzzle> m_left;
    QByteArray m_last;
};

/// A puzzle for a collection, with what is known beside its text.
struct ListedPuzzle
{
    std::string text;                    ///< as in a file, with the note behind it
    QString remark = {};                 ///< what the list says too, and no file keeps
    Grid solution = {};                  ///< the only one, or without cells if that is not known
    bool isSafe = false;                 ///< the puzzle is on paper or in a file
    bool isOwnText = true;               ///< the text is kept when the list is saved
    std::optional<LeftPuzzle> left = {}; ///< how it was left, if something was done with it
};

} // namespace sudoku
