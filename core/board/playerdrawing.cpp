#include "core/board/playerdrawing.h"

#include <algorithm>

namespace sudoku {
namespace {

bool joinsTheSame(const CandidateLine &one, const CandidateLine &other)
{
    return (one.from == other.from && one.to == other.to) || (one.from == other.to && one.to == other.from);
}

} // namespace

int PlayerDrawing::colourOf(const Candidate &candidate) const
{
    const auto found = std::ranges::lower_bound(colours, candidate, {}, &ColouredCandidate::candidate);
    return found != colours.end() && found->candidate == candidate ? found->colour : 0;
}

void PlayerDrawing::setColour(const Candidate &candidate, int colour)
{
    const auto place = std::ranges::lower_bound(colours, candidate, {}, &ColouredCandidate::candidate);
    const bool isThere = place != colours.end() && place->candidate == candidate;
    if (colour == 0 && isThere)
        colours.erase(place);
    else if (isThere)
        place->colour = colour;
    else if (colour != 0)
        colours.insert(place, {candidate, colour});
}

void PlayerDrawing::toggleLine(const CandidateLine &line)
{
    const auto known =
        std::ranges::find_if(lines, [&](const CandidateLine &other) { return joinsTheSame(line, other); });
    if (known == lines.end()) {
        lines.push_back(line);
        return;
    }
    const bool isSameKind = known->isWeak == line.isWeak;
    lines.erase(known);
    if (!isSameKind)
        lines.push_back(line);
}

void PlayerDrawing::eraseIn(const std::vector<Cell> &cells)
{
    *this = onThose([&cells](const Candidate &candidate) {
        return std::ranges::find(cells, candidate.cell) == cells.end();
    });
}

PlayerDrawing PlayerDrawing::onThose(const std::function<bool(const Candidate &)> &isThere) const
{
    PlayerDrawing part = *this;
    std::erase_if(part.colours, [&](const ColouredCandidate &each) { return !isThere(each.candidate); });
    std::erase_if(part.lines,
                  [&](const CandidateLine &line) { return !isThere(line.from) || !isThere(line.to); });
    return part;
}

PlayerDrawing PlayerDrawing::movedBy(const std::function<Candidate(const Candidate &)> &moved) const
{
    PlayerDrawing after;
    for (const auto &[candidate, colour] : colours)
        after.setColour(moved(candidate), colour);
    for (const auto &[from, to, isWeak] : lines)
        after.lines.push_back({moved(from), moved(to), isWeak});
    return after;
}

} // namespace sudoku
