#pragma once

#include "core/hints/exotic/bandview.h"
#include "core/hints/steps/technique.h"

#include <array>
#include <vector>

namespace sudoku {

/// A cell of a BandView.
struct ViewCell
{
    int row;
    int column;
};

/// Two cells of a row in a box (the base), and two others (the targets) that may take the same two digits.
///
/// The cross-lines are the other columns of that row in the box, and two columns of other boxes of
/// the band. There, a digit of the base can be in the band only in a target: nothing else of it is in these
/// columns beside the base. A junior exocet has a target in each of the two columns, a senior exocet has the
/// second one outside the band, anywhere in the cross-lines.
struct Exocet
{
    std::array<ViewCell, 2> base{};
    DigitSet digits; ///< of the base
    std::vector<int> crossLines;
    std::array<ViewCell, 2> targets{};
    bool isSenior = false;
};

/// Whether an exocet is one, and what follows.
///
/// A digit that is in the base is in no other cell of its row and box. If it were in no target either, each
/// cross-line would have it outside the band, and so as many different rows: it cannot be where fewer lines
/// hold all its places there. If that is so for each digit of the base, the targets have the same two digits
/// as the base. (David P. Bird's junior exocet, for boxes of any shape.)
class ExocetProof
{
public:
    ExocetProof(const BandView &view, const Exocet &exocet);

    /// Returns whether the targets have the digits of the base.
    bool holds() const;
    /// Returns the step that follows; it may be empty.
    Step step(const Technique &technique) const;

private:
    struct Cells
    {
        std::array<DigitSet, 2> base;
        std::array<DigitSet, 2> targets;
    };

    Cell cellOf(ViewCell at) const { return m_view.cellAt(at.row, at.column); }
    std::vector<LineBits> places(Digit digit) const;
    bool allows(int target, Digit digit) const;
    bool allowsElsewhere(int target, Digit digit) const;
    bool allowsInBand(int target, Digit digit) const;
    void addPair(Digit one, Digit other);
    static bool addWays(std::array<DigitSet, 2> &cells, const std::array<DigitSet, 2> &possible, Digit one,
                        Digit other);
    void eliminateKnown(Step &step) const;
    void addEvidence(Step &step) const;

    const BandView &m_view;
    const Position &m_position;
    const Exocet &m_exocet;
    LineBits m_band;
    Cells m_possible; ///< the digits that the cells may have
    Cells m_left;     ///< those that some pair of digits leaves them
    DigitSet m_known; ///< in every pair
};

} // namespace sudoku
