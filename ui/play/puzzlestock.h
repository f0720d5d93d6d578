#pragma once

#include <QString>

#include "core/board/board.h"

#include <optional>

namespace sudoku {

struct PlayKind;

/// A few puzzles of each PlayKind that were made ahead, each in a file of one folder. Several programs may
/// share it: a puzzle belongs to the one that removes its file.
class PuzzleStock
{
public:
    static constexpr int maxOfKind = 2;

    explicit PuzzleStock(QString folder) : m_folder(std::move(folder)) {}

    int count(const PlayKind &kind) const;
    /// Returns the kind that has the fewest puzzles, of those that are always made ahead and \a last, or null
    /// if there are enough of all.
    const PlayKind *scarcest(const PlayKind *last = nullptr) const;
    /// Adds \a board. Returns false if it cannot be written.
    bool add(const PlayKind &kind, const Board &board) const;
    /// Takes a puzzle of \a kind out, or returns nothing if there is none.
    std::optional<Board> take(const PlayKind &kind) const;

private:
    QStringList pathsOf(const PlayKind &kind) const;

    QString m_folder;
};

} // namespace sudoku
