#include "ui/verdict/cluereducer.h"

#include "ui/board/boardview.h"
#include "ui/solving/computation.h"
#include "ui/text/requestwords.h"
#include "ui/verdict/conclusions.h"

namespace sudoku {

/// The clues that stay, and the symmetry that is kept.
struct ClueReducer::Limits
{
    const Symmetry *symmetry;
    std::vector<Cell> kept;
};

void ClueReducer::findRedundancy(const Subject &subject)
{
    const auto work = [puzzle = subject.puzzle(), options = options()](const std::stop_token &stop,
                                                                       const Progress &) {
        return sudoku::findRedundancy(puzzle, options, stop);
    };
    computation().start(
        tr("Looking for redundant clues"), work, [this, subject](const Redundancy &redundancy) {
            if (redundancy.outcome == Outcome::None) {
                emit checkRequested(); // says why not
                return;
            }
            if (!redundancy.outcome && redundancy.givens.empty() && redundancy.constraints.empty()) {
                conclude(haltConclusion(subject, redundancy.outcome.error()));
                return;
            }
            Conclusion conclusion = redundancyConclusion(subject, redundancy, took());
            if (!redundancy.givens.empty())
                conclusion.offers = {
                    {tr("Minimize"), [this, subject] { minimize(subject, symmetries().front()); }}};
            conclude(conclusion);
        });
}

void ClueReducer::minimize(const Subject &subject, const Symmetry &symmetry)
{
    const std::vector<Cell> selected = view().selectedCells();
    const Limits limits{&symmetry, selected.size() > 1 ? selected : std::vector<Cell>()};
    const auto work = [puzzle = subject.puzzle(), options = options(), limits](const std::stop_token &stop,
                                                                               const Progress &progress) {
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, *limits.symmetry, limits.kept, 1);
        const int total = static_cast<int>(groups.size());
        return sudoku::minimize(puzzle, groups, options, stop, [&](const Puzzle &, int left) {
            progress({.done = total - left, .total = total});
        });
    };
    computation().start(tr("Minimizing"), work, [this, subject, limits](const MinimizeResult &result) {
        concludeMinimized(subject, limits, result);
    });
}

void ClueReducer::concludeMinimized(const Subject &subject, const Limits &limits,
                                    const MinimizeResult &result)
{
    if (result.outcome == Outcome::None) {
        emit checkRequested(); // says why there is nothing to minimize
        return;
    }
    if (!result.outcome && result.puzzle == subject.puzzle()) {
        conclude(haltConclusion(subject, result.outcome.error()));
        return;
    }
    Conclusion conclusion = minimizedConclusion(subject, result, took());
    if (limits.symmetry != &symmetries().front())
        conclusion.lines += tr("Symmetry kept: %1.").arg(symmetryText(*limits.symmetry));
    if (!limits.kept.empty())
        conclusion.lines += tr("Minimize kept the clues in %n selected cell(s).", nullptr,
                               static_cast<int>(limits.kept.size()));
    std::vector<CellChange> changes;
    for (const Cell cell : conclusion.findings.reasons)
        changes.push_back({cell, subject.board.digitAt(cell), noDigit});
    if (!changes.empty())
        conclusion.offers = {changeOffer(changes.size() == 1 ? tr("Remove It") : tr("Remove Them"), changes)};
    conclude(conclusion);
}

} // namespace sudoku
