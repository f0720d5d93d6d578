#include "ui/board/candidatepen.h"

#include "core/board/board.h"

#include <utility>

namespace sudoku {
namespace {

int colourAfter(int colour)
{
    return colour % colourCount + 1;
}

} // namespace

void CandidatePen::colour(PlayerDrawing &drawn, const std::vector<Candidate> &candidates) const
{
    if (candidates.empty())
        return;
    const int now = drawn.colourOf(candidates.front());
    const int next = now == m_colour ? colourAfter(m_colour) : now == colourAfter(m_colour) ? 0 : m_colour;
    for (const Candidate &candidate : candidates)
        drawn.setColour(candidate, next);
}

void CandidatePen::lineTo(PlayerDrawing &drawn, const Candidate &candidate, bool isWeak)
{
    const std::optional<Candidate> from = std::exchange(m_start, candidate);
    if (from == candidate)
        lift();
    else if (from)
        drawn.toggleLine({*from, candidate, isWeak});
}

} // namespace sudoku
