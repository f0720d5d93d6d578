#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/hints/steps/position.h"
#include "ui/paint/findings.h"
#include "ui/teach/steps/stepsmodel.h"

#include <cstddef>

namespace sudoku {

/// What a panel says of a walkthrough.
struct WalkthroughListing
{
    QString headline;       ///< how difficult the puzzle is
    QString about;          ///< the name of the rating and the number of steps
    QString kinds;          ///< how many steps there are of each kind
    QString kindCount = {}; ///< how many kinds, if their list is long enough to be folded
    QString end;            ///< why the steps end before the solution
    bool isStopped = false; ///< there may be more steps
    StepTitles titles;
    std::vector<ListedStep> steps;
};

/// A walkthrough as a person sees it: a list, and for each step its sentence and its board. Which steps it
/// has, and in which order, is up to those who implement this.
class ShownWalkthrough
{
public:
    virtual ~ShownWalkthrough() = default;

    /// Returns the position before step \a index, or the last one if there is no such step.
    virtual Position before(std::size_t index) const = 0;
    virtual WalkthroughListing listing(const SymbolSet &symbols) const = 0;
    /// Returns the sentence of step \a index, without its full stop.
    virtual QString sentence(std::size_t index, const SymbolSet &symbols) const = 0;
    /// Returns the technique of step \a index, or null if it has none.
    virtual const Technique *technique(std::size_t index) const = 0;
    /// Returns what step \a index shows on the board of before().
    virtual BoardFindings findings(std::size_t index, const SymbolSet &symbols) const = 0;
    /// Returns the whole walkthrough as plain text.
    virtual QString plainText(const SymbolSet &symbols) const = 0;
};

} // namespace sudoku
