#pragma once

#include "ui/paint/paper/symbolrow.h"
#include "ui/printjob/pagelayout.h"
#include "ui/printjob/printjob.h"
#include "ui/printjob/solutionlayout.h"

#include <optional>
#include <vector>

namespace sudoku {

/// The places on the pages of one section.
class SectionLayout
{
public:
    SectionLayout(const PrintJob &job, const PrintSection &section);

    const PageFrame &frame() const { return m_plan.frame; }
    /// Returns the number of puzzles on a page: the chosen one, or as many as are legible, without more pages
    /// than needed.
    int perPage() const { return static_cast<int>(places().size()); }
    const std::vector<BoardPlace> &places() const { return m_plan.places; }
    /// Returns the foot for solutions upside down, if there are any.
    const std::optional<Foot> &foot() const { return m_plan.foot; }

    /// Returns the sentences that hold for all puzzles of the section, or an empty text.
    const QString &introduction() const { return m_introduction; }
    /// Returns the symbols below these sentences, if all puzzles have the same ones of their own.
    const std::optional<SymbolRow> &symbolRow() const { return m_symbolRow; }
    double introductionText() const { return m_plan.introductionText; } ///< the size of their letters

private:
    /// The places on a page with a number of puzzles.
    struct Plan
    {
        PageFrame frame;
        std::optional<Foot> foot = {};
        std::vector<BoardPlace> places = {};
        double introductionText = 0;
    };

    Plan plan(int count) const;
    void placeBoards(Plan &plan, int count) const;
    Foot foot(const QRectF &body, int count) const;
    PuzzleGroup group(int count) const
    {
        return {count, m_boardSize, m_rulesLength, m_codeSide, m_hasNotes, m_isFirstLarge, m_caption};
    }
    int maxLegible() const;

    PageFrame m_frame;
    QString m_introduction;
    std::optional<SymbolRow> m_symbolRow;
    bool m_hasPencilMarks;
    bool m_hasFoot;
    bool m_isFirstLarge;
    bool m_hasNotes;
    int m_rulesLength; // the most letters of the rules of a puzzle, if not all have the same
    int m_boardSize;   // the largest board of the section
    double m_caption;  // the chosen size of the number in captions, in mm; 0 if there is none
    double m_codeSide; // of the largest QR code, in mm; 0 if there are none
    Plan m_plan;
};

} // namespace sudoku
