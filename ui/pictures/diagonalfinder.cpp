#include "ui/pictures/diagonalfinder.h"

#include "ui/pictures/broadline.h"
#include "ui/pictures/quantile.h"
#include "ui/pictures/readkinds.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

/// Returns by how much a piece of a line from \a from to \a to is darker than what is on both sides of it,
/// at the offset where it is darkest. All in cells.
double ridge(const BoardTones &tones, QPointF from, QPointF to)
{
    constexpr double farthest = 0.05, step = 0.0125, aside = 0.1;
    constexpr int samples = 10;
    const QPointF along = to - from;
    const QPointF across = acrossWay(along);
    const auto mean = [&](double offset) {
        double sum = 0;
        for (int i = 0; i < samples; ++i)
            sum += tones.at(from + along * ((i + 0.5) / samples) + across * offset);
        return sum / samples;
    };
    double best = 0;
    for (double offset = -farthest; offset <= farthest; offset += step)
        best = std::max(best, mean(offset) - std::max(mean(offset - aside), mean(offset + aside)));
    return best;
}

/// Returns the ridges between the corners of cells and their digits, along a diagonal of the board.
std::vector<double> ridgesAlong(const BoardTones &tones, bool isFromTop)
{
    constexpr double from = 0.14, to = 0.28;
    const int size = tones.size();
    const auto at = [&](double place) { return QPointF(place, isFromTop ? place : size - place); };
    std::vector<double> ridges;
    for (int cell = 0; cell < size; ++cell) {
        ridges.push_back(ridge(tones, at(cell + from), at(cell + to)));
        ridges.push_back(ridge(tones, at(cell + 1 - to), at(cell + 1 - from)));
    }
    return ridges;
}

bool isLine(const std::vector<double> &ridges)
{
    constexpr double faintest = 10, ofUsual = 0.35, nearlyAll = 0.85;
    const double usual = quantile(ridges, 0.5);
    const auto seen = std::ranges::count_if(ridges, [&](double each) { return each > ofUsual * usual; });
    return usual > faintest && double(seen) >= nearlyAll * double(ridges.size());
}

} // namespace

void findDiagonals(BoardLook &look, FoundRules &found)
{
    for (const bool isFromTop : {true, false})
        if (isLine(ridgesAlong(look.tones, isFromTop)))
            found.rules.push_back({{isFromTop ? &readKinds().diagonal : &readKinds().antiDiagonal, {}}});
}

} // namespace sudoku
