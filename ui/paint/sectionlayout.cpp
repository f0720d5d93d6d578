#include "ui/paint/sectionlayout.h"

#include "ui/paint/paper.h"
#include "ui/paint/printtext.h"

#include <algorithm>

namespace sudoku {
namespace {

int maxBoardSizeOf(const PrintSection &section)
{
    int largest = minBoardSize;
    for (const PrintedPuzzle &puzzle : section.puzzles)
        largest = std::max(largest, puzzle.boardSize());
    return largest;
}

bool hasRules(const PrintSection &section)
{
    return std::ranges::any_of(
        section.puzzles, [](const PrintedPuzzle &puzzle) { return !printedRules(puzzle.board).isEmpty(); });
}

/// Returns the smallest number of puzzles on a page that needs no more pages than \a max, so that boards are
/// large.
int minPerPage(std::ptrdiff_t puzzles, int max)
{
    const auto pagesWith = [puzzles](int count) { return (puzzles + count - 1) / count; };
    return *std::ranges::find_if(puzzlesPerPage(),
                                 [&](int count) { return pagesWith(count) <= pagesWith(max); });
}

} // namespace

SectionLayout::SectionLayout(const PrintJob &job, const PrintSection &section)
    : m_frame(job.pageSize(), hasTitles(job) || job.solutions == SolutionPlace::NextPage),
      m_hasPencilMarks(job.hasPencilMarks),
      m_hasFoot(job.solutions == SolutionPlace::UpsideDown),
      m_hasRules(hasRules(section)),
      m_boardSize(maxBoardSizeOf(section)),
      m_perPage(section.perPage > 0 ? section.perPage : minPerPage(std::ssize(section.puzzles), maxLegible()))
{
}

std::vector<BoardPlace> SectionLayout::places(int count) const
{
    return puzzlePlaces(m_hasFoot ? foot(count).rest : m_frame.body, count, m_hasRules);
}

/// Returns a foot with small solutions, which are rarely read, or larger ones if that takes nothing from the
/// puzzles.
Foot SectionLayout::foot(int count) const
{
    constexpr double min = 0.85;
    constexpr double step = 0.05;
    const auto footWith = [&](double scale) { return footOf(m_frame.body, m_boardSize, count, scale); };
    const auto sideWith = [&](double scale) {
        return puzzlePlaces(footWith(scale).rest, count, m_hasRules).front().board.width();
    };
    double scale = 1.3;
    while (scale > min && sideWith(scale) < sideWith(min))
        scale -= step;
    return footWith(std::max(scale, min));
}

int SectionLayout::maxLegible() const
{
    int max = 1;
    for (const int count : puzzlesPerPage())
        if (places(count).front().board.width() >= m_boardSize * minCell(m_boardSize, m_hasPencilMarks))
            max = count;
    return max;
}

} // namespace sudoku
