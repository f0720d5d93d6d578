#include "ui/ask/verdict/fixer.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/findfix.h"
#include "ui/ask/verdict/proposals.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku {
namespace {

constexpr std::size_t pageSize = 5; // fixes that are shown together, without scrolling

} // namespace

void Fixer::fix(const Subject &subject)
{
    const auto work = [subject, options = options()](const std::stop_token &stop, const Progress &progress) {
        return findFix(subject, options, stop, progress);
    };
    computation().start(tr("Looking for a fix"), work,
                        [this](const Fix &fix) { finish(std::make_shared<Fix>(fix)); });
}

void Fixer::finish(const FixPointer &fix)
{
    const auto &[subject, result, verdict] = *fix;
    if (result.hasSolution) {
        tellNeedless(*fix);
    } else if (result.outcome == Outcome::None) {
        Subject rules{Board(subject.board.puzzle)}; // they contradict each other, whatever is given
        rules.board.puzzle.givens = Grid(rules.board.entries.cellCount());
        emit explanationRequested(rules);
    } else if (!result.outcome && result.outcome.error() != Halt::Stopped && result.repairs.empty()) {
        conclude(haltConclusion(subject, result.outcome.error()));
    } else {
        showRepairs(fix, 0);
    }
}

void Fixer::tellNeedless(const Fix &fix)
{
    Conclusion conclusion = needlessRepairConclusion(fix.subject, fix.verdict, speed());
    if (fix.verdict == Uniqueness::Multiple)
        conclusion.offers = {{tr("Make Unique"), [this] { emit moreGivensRequested(); }}};
    else
        conclusion.offers = {{tr("Check"), [this] { emit checkRequested(); }}};
    conclude(conclusion);
}

/// Shows a page of the fixes, with the first of them on the board.
void Fixer::showRepairs(const FixPointer &fix, std::size_t page)
{
    Conclusion conclusion = repairConclusion(fix->subject, fix->result, speed());
    conclusion.fillsPanel = true;
    const std::size_t count = fix->result.repairs.size();
    const std::size_t first = page * pageSize;
    const std::size_t end = std::min(count, first + pageSize);
    for (std::size_t index = first; index < end; ++index)
        conclusion.offers.push_back(repairOffer(*fix, index));
    if (!conclusion.offers.empty()) {
        conclusion.lines.prepend(std::exchange(conclusion.offers.front().note, {}));
        conclusion.offers.front().text =
            repairName(fix->subject.board.puzzle, symbols(), fix->result.repairs[first]);
        conclusion.findings.changes = conclusion.offers.front().changes;
        conclusion.findings.reasonOutlines = conclusion.offers.front().outlines;
    }
    if (count > pageSize) {
        conclusion.title = tr("%1 to %2 of %3").arg(first + 1).arg(end).arg(count);
        std::ranges::move(turningOffers(tr("More Fixes (Alt+Right)"), tr("Previous Fixes (Alt+Left)"), page,
                                        (count + pageSize - 1) / pageSize,
                                        [=, this](std::size_t other) { showRepairs(fix, other); }),
                          std::back_inserter(conclusion.offers));
    }
    conclude(conclusion);
}

} // namespace sudoku
