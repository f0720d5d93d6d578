#pragma once

#include "ui/paint/findings.h"

#include <array>
#include <vector>

namespace sudoku {

/// Who shows findings on the board. Each has a layer of its own.
enum class BoardLayer {
    Verdict, ///< the answer to a question
    Walkthrough,
    Exercise, ///< a hint of an exercise
    Hint,
};

/// The findings on the board. Conflicts, wrong entries, the selection, the rule that is drawn and the live
/// candidates are no findings: they have places of their own (BoardHighlights).
class BoardLayers
{
public:
    /// Returns whether what is seen has changed, or is shown anew.
    bool set(BoardLayer layer, const BoardFindings &findings);
    /// Clears all layers. Returns whether there was anything.
    bool clear();

    const BoardFindings &at(BoardLayer layer) const { return m_layers[static_cast<std::size_t>(layer)]; }
    /// Returns what is seen: the layer that was set last of those that show anything.
    const BoardFindings &seen() const { return m_order.empty() ? m_none : at(m_order.back()); }

private:
    static constexpr std::size_t count = 4;
    std::array<BoardFindings, count> m_layers; // by BoardLayer
    std::vector<BoardLayer> m_order;           // of those that show anything, the one set last behind
    BoardFindings m_none;                      // empty
};

} // namespace sudoku
