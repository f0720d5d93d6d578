#include "ui/ask/verdict/cluereducer.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/conclusions.h"
#include "ui/board/boardview.h"
#include "ui/text/requestwords.h"

namespace sudoku {

/// The clues that stay, and the symmetry that is kept.
struct ClueReducer::Limits
{
    const Symmetry *symmetry;
    std::vector<Cell> kept;
};

/// What a search that was stopped has left.
struct ClueReducer::Rest
{
    Puzzle puzzle;                 ///< the best so far
    std::vector<CellGroup> groups; ///< which may be removable
};

namespace {

bool isNone(const Symmetry &symmetry)
{
    return symmetry.maps.empty();
}

} // namespace

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
            Conclusion conclusion = redundancyConclusion(subject, redundancy, speed());
            if (!redundancy.givens.empty())
                conclusion.offers = {
                    {tr("Minimize"), [this, subject] { minimize(subject, symmetries().front()); }}};
            addRuleOffers(conclusion, subject, redundancy);
            conclude(conclusion);
        });
}

/// Offers to remove the first redundant rules, each by itself.
void ClueReducer::addRuleOffers(Conclusion &conclusion, const Subject &subject, const Redundancy &redundancy)
{
    constexpr std::size_t maxOffers = 6;
    for (const int index : redundancy.constraints) {
        const Repair drop{{RepairKind::Drop, {}, {{index, {}}}}, Uniqueness::Unique};
        if (conclusion.offers.size() < maxOffers)
            conclusion.offers.push_back(
                ruleOffer(repairName(subject.board.puzzle, symbols(), drop), drop.rules));
    }
}

/// Says that the clues do not have \a symmetry, and offers those that they have.
void ClueReducer::concludeUnsymmetric(const Subject &subject, const Symmetry &symmetry)
{
    const Puzzle puzzle = subject.puzzle();
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .headline =
                              tr("The clues do not have this symmetry: %1.").arg(symmetryText(symmetry)),
                          .about = subject.text()};
    for (const Symmetry &other : symmetries())
        if (other.holdsFor(puzzle.geometry, puzzle.givens))
            conclusion.offers.push_back(
                {isNone(other) ? tr("Minimize") : tr("Minimize, Keeping %1").arg(symmetryText(other)),
                 [this, subject, &other] { minimize(subject, other); }});
    conclusion.lines = {conclusion.offers.size() > 1 ? tr("They have another one.")
                                                     : tr("They have no symmetry that could be kept.")};
    conclude(conclusion);
}

void ClueReducer::minimize(const Subject &subject, const Symmetry &symmetry)
{
    if (!symmetry.holdsFor(subject.puzzle().geometry, subject.puzzle().givens)) {
        concludeUnsymmetric(subject, symmetry);
        return;
    }
    const std::vector<Cell> selected = view().selectedCells();
    const Limits limits{&symmetry, selected.size() > 1 ? selected : std::vector<Cell>()};
    const Puzzle puzzle = subject.puzzle();
    minimizeRest(subject, limits, {puzzle, groupsOfGivens(puzzle, symmetry, limits.kept, 1)});
}

void ClueReducer::minimizeRest(const Subject &subject, const Limits &limits, const Rest &rest)
{
    const auto work = [rest, options = options()](const std::stop_token &stop, const Progress &progress) {
        const int total = static_cast<int>(rest.groups.size());
        return sudoku::minimize(rest.puzzle, rest.groups, options, stop, [&](const Puzzle &, int left) {
            progress({.done = total - left, .total = total});
        });
    };
    computation().start(tr("Minimizing"), work, [this, subject, limits, rest](const MinimizeResult &result) {
        concludeMinimized(subject, limits, rest, result);
    });
}

/// Says that nothing more can be removed within \a limits.
QString ClueReducer::nothingMoreText(const Limits &limits)
{
    if (!isNone(*limits.symmetry))
        return tr("No further group of symmetric clues can be removed.");
    return limits.kept.empty() ? tr("No further clue can be removed.")
                               : tr("No further clue outside the selection can be removed.");
}

void ClueReducer::concludeMinimized(const Subject &subject, const Limits &limits, const Rest &before,
                                    const MinimizeResult &result)
{
    if (result.outcome == Outcome::None) {
        emit checkRequested(); // says why there is nothing to minimize
        return;
    }
    // Nothing is undecided if it was stopped before the first group.
    const Rest rest{result.puzzle, result.undecided.empty() ? before.groups : result.undecided};
    const Offer goOn{tr("Continue"), [=, this] { minimizeRest(subject, limits, rest); }};
    const bool isStopped = result.outcome == halted(Halt::Stopped);
    if (!result.outcome && result.puzzle == subject.puzzle()) {
        Conclusion conclusion = haltConclusion(subject, result.outcome.error());
        if (isStopped)
            conclusion.offers = {goOn};
        conclude(conclusion);
        return;
    }
    Conclusion conclusion = minimizedConclusion(subject, result, speed());
    if (result.outcome)
        conclusion.lines = {nothingMoreText(limits)};
    if (!isNone(*limits.symmetry))
        conclusion.lines += tr("Symmetry kept: %1.").arg(symmetryText(*limits.symmetry));
    if (!limits.kept.empty())
        conclusion.lines += tr("Minimize kept the clues in %n selected cell(s).", nullptr,
                               static_cast<int>(limits.kept.size()));
    std::vector<CellChange> changes;
    for (const Cell cell : conclusion.findings.reasons)
        changes.push_back({cell, subject.board.digitAt(cell), noDigit});
    if (!changes.empty())
        conclusion.offers = {changeOffer(changes.size() == 1 ? tr("Remove It") : tr("Remove Them"), changes)};
    if (isStopped)
        conclusion.offers.push_back(goOn);
    conclude(conclusion);
}

} // namespace sudoku
