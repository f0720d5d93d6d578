#include "ui/ask/solving/regionfinder.h"

#include "core/rules/activerules.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"
#include "ui/board/document.h"

#include <chrono>
#include <utility>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto longestForRegions = 10'000ms;

/// Returns a puzzle with all digits of the board as givens: a solution of it is regions that fit. Returns
/// nothing if the regions are known, or if there can be none for these digits.
std::optional<Puzzle> puzzleOfRegions(const Document &document)
{
    const Board &board = document.board();
    const Grid digits = board.digits();
    const bool isFull = digits.filledCount() == digits.cellCount();
    const bool isOpen = isFull && digits.regions().empty() && document.violations().empty();
    if (!isOpen || !hasUnknownRegions(board.puzzle))
        return {};
    Puzzle puzzle = board.puzzle;
    puzzle.givens = digits;
    return puzzle;
}

} // namespace

RegionFinder::RegionFinder(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::boardChanged, this, &RegionFinder::follow);
    follow();
}

void RegionFinder::follow()
{
    std::optional<Puzzle> puzzle = puzzleOfRegions(m_document);
    if (puzzle == m_asked)
        return;
    m_asked = std::move(puzzle);
    m_job.cancel();
    if (!m_asked)
        return;
    const auto work = [asked = *m_asked](const std::stop_token &stop, const Progress &) {
        const TimeLimit limit(stop, longestForRegions);
        return solve(asked, {}, limit.token());
    };
    m_job.start(work, [this](const SolveResult &found) {
        if (found.outcome == Outcome::Solved)
            m_document.noteRegions(found.solution.regions());
    });
}

} // namespace sudoku
