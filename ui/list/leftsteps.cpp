#include "ui/list/leftsteps.h"

#include <algorithm>

namespace sudoku {

void LeftSteps::keep(const QPersistentModelIndex &puzzle, const Document &document)
{
    constexpr std::size_t maxKept = 50; // puzzles
    std::erase_if(m_kept, [&](const Kept &kept) { return !kept.puzzle.isValid() || kept.puzzle == puzzle; });
    if (m_kept.size() == maxKept)
        m_kept.erase(m_kept.begin());
    m_kept.push_back({puzzle, document.history()});
}

void LeftSteps::bringBack(const QPersistentModelIndex &puzzle, Document &document) const
{
    const auto found = std::ranges::find(m_kept, puzzle, &Kept::puzzle);
    if (found != m_kept.end())
        document.bringBack(found->history);
}

} // namespace sudoku
