#pragma once

#include "ui/paint/pagelayout.h"
#include "ui/paint/printjob.h"

#include <vector>

namespace sudoku {

/// The places on the pages of one section.
class SectionLayout
{
public:
    SectionLayout(const PrintJob &job, const PrintSection &section);

    const PageFrame &frame() const { return m_frame; }
    /// Returns the number of puzzles on a page: the chosen one, or as many as are legible, without more pages
    /// than needed.
    int perPage() const { return m_perPage; }
    std::vector<BoardPlace> places() const { return places(m_perPage); }
    /// Returns the foot for solutions upside down.
    Foot foot() const { return foot(m_perPage); }

private:
    std::vector<BoardPlace> places(int count) const;
    Foot foot(int count) const;
    int maxLegible() const;

    PageFrame m_frame;
    bool m_hasPencilMarks;
    bool m_hasFoot;
    bool m_hasRules;
    int m_boardSize; // the largest board of the section
    int m_perPage;
};

} // namespace sudoku
