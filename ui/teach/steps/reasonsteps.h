#pragma once

#include "core/board/board.h"
#include "core/hints/reasons/reasonwalk.h"
#include "core/hints/steps/technique.h"
#include "ui/base/mailbox.h"
#include "ui/teach/steps/shownwalkthrough.h"

#include <functional>
#include <map>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A step of the smallest reason, with the technique that says the same, or null.
struct NamedReasonStep
{
    ReasonStep step;
    const Technique *technique;
};

using NamedReasonSteps = std::vector<NamedReasonStep>;

/// A walkthrough in the order of the smallest reasons. It grows while a worker looks for more steps.
class ReasonSteps final : public ShownWalkthrough
{
public:
    /// \a start is the position of the givens of \a board, which has the only solution \a solution.
    ReasonSteps(const Board &board, const Position &start, const Grid &solution);

    const Board &board() const { return m_board; }
    const Position &end() const { return m_walk.end; }
    const Grid &solution() const { return m_solution; }
    bool isWhole() const { return m_walk.end.openCount() == 0; }
    const ReasonWalk &walk() const { return m_walk; }
    bool isEmpty() const { return m_walk.steps.empty(); }
    /// Returns the technique that says the same as step \a index, or null.
    const Technique *technique(std::size_t index) const override { return m_techniques[index]; }

    /// Returns the general rating with how many steps there are, and the rules, a paragraph each.
    QStringList summary() const;
    /// Returns how many steps need how many facts, most facts first.
    std::map<int, int, std::greater<>> countsByFacts() const;
    /// Returns "3 facts".
    static QString factsText(int count);
    /// Returns why the steps end before the solution, or an empty text.
    QString endText() const;

    void add(const NamedReasonSteps &steps);
    /// Says whether a worker looks for more steps; if not, the next one is known to weigh at least \a
    /// nextWeight.
    void setLooking(bool isLooking, int nextWeight = 0);

    Position before(std::size_t index) const override;
    WalkthroughListing listing(const SymbolSet &symbols) const override;
    QString sentence(std::size_t index, const SymbolSet &symbols) const override;
    BoardFindings findings(std::size_t index, const SymbolSet &symbols) const override;
    QString plainText(const SymbolSet &symbols) const override;

private:
    QString aboutText() const;
    QString sizesText() const;
    ListedStep listed(const NamedReasonStep &named, const SymbolSet &symbols) const;

    Board m_board;
    Position m_start;
    Grid m_solution;
    ReasonWalk m_walk;
    std::vector<const Technique *> m_techniques; // of its steps
    bool m_isLooking = false;
};

/// Continues a walkthrough from its end \a from on, and puts its steps into \a found. Returns the weight that
/// the next step has at least if \a stop came first, otherwise 0.
int findReasonSteps(const Position &from, const Grid &solution, const std::stop_token &stop,
                    Mailbox<NamedReasonSteps> &found);

} // namespace sudoku
