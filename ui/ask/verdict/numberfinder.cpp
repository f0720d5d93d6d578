#include "ui/ask/verdict/numberfinder.h"

#include "core/analyse/numbervalues.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/verdict/proposals.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

constexpr std::size_t maxOffers = 12;

/// Returns the places of \a puzzle whose rules have \a cell.
std::vector<NumberPlace> placesAt(const Puzzle &puzzle, Cell cell)
{
    std::vector<NumberPlace> places;
    std::ranges::copy_if(numberPlaces(puzzle), std::back_inserter(places), [&](const NumberPlace &place) {
        const std::vector<Cell> &cells = puzzle.constraints[place.constraint].cells;
        return std::ranges::find(cells, cell) != cells.end();
    });
    return places;
}

} // namespace

void NumberFinder::find(const Subject &subject)
{
    const Puzzle puzzle = subject.puzzle();
    const std::vector<NumberPlace> here = placesAt(puzzle, view().currentCell());
    find(subject, here.empty() ? numberPlaces(puzzle) : here);
}

void NumberFinder::find(const Subject &subject, const std::vector<NumberPlace> &places)
{
    if (places.empty()) {
        conclude(noNumbersConclusion(subject));
        return;
    }
    const auto work = [puzzle = subject.puzzle(), places, options = options()](const std::stop_token &stop,
                                                                               const Progress &progress) {
        return findNumberValues(puzzle, places, options, stop,
                                [&](int done, int total) { progress({.done = done, .total = total}); });
    };
    computation().start(tr("Finding numbers"), work,
                        [this, subject, count = places.size()](const NumberValuesResult &result) {
                            finish(subject, result, count);
                        });
}

void NumberFinder::finish(const Subject &subject, const NumberValuesResult &result, std::size_t asked)
{
    if (!result.outcome && result.outcome.error() != Halt::Stopped && result.found.empty()) {
        conclude(haltConclusion(subject, result.outcome.error()));
        return;
    }
    Conclusion conclusion = numbersConclusion(subject, result, speed());
    conclusion.fillsPanel = true;
    const std::vector<NumberPlace> all = numberPlaces(subject.puzzle());
    if (asked < all.size())
        conclusion.offers = {{tr("All Numbers"), [this, subject, all] { find(subject, all); }}};
    addOffers(conclusion, subject, result);
    conclude(conclusion);
}

/// Offers the numbers that leave exactly one solution.
void NumberFinder::addOffers(Conclusion &conclusion, const Subject &subject, const NumberValuesResult &result)
{
    const Puzzle &puzzle = subject.board.puzzle;
    for (const NumberValues &found : result.found)
        for (const int number : found.with(Uniqueness::Unique)) {
            const int index = found.place.constraint;
            const Constraint changed = withNumber(puzzle, found.place, number).constraints[index];
            const Repair repair{{RepairKind::Number, {}, {{index, changed}}}, Uniqueness::Unique};
            if (changed != puzzle.constraints[index] && conclusion.offers.size() < maxOffers)
                conclusion.offers.push_back(ruleOffer(repairText(puzzle, symbols(), repair), repair.rules));
        }
}

} // namespace sudoku
