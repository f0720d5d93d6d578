#pragma once

#include <QPersistentModelIndex>

#include "ui/board/document.h"

#include <memory>
#include <vector>

namespace sudoku {

/// The steps of undo of the puzzles of a list that were left last.
class LeftSteps
{
public:
    /// Keeps the steps of \a puzzle, which is on the board of \a document.
    void keep(const QPersistentModelIndex &puzzle, const Document &document);
    /// Brings back the steps of \a puzzle, which has come onto the board of \a document again.
    void bringBack(const QPersistentModelIndex &puzzle, Document &document) const;

private:
    struct Kept
    {
        QPersistentModelIndex puzzle;
        std::shared_ptr<const Document::History> history;
    };

    std::vector<Kept> m_kept; // the last one at the end
};

} // namespace sudoku
