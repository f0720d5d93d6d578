#include "ui/text/squarewhy.h"

#include <QCoreApplication>

#include "core/variants/squares.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct SquareWords // with the reasons of lines
{
    Q_DECLARE_TR_FUNCTIONS(LineWhy)
};

/// A group whose digits only one cell of the square can have.
struct OnlyPlace
{
    Cell cell;
    DigitSet group;
};

std::vector<OnlyPlace> onlyPlaces(const LineTerms &line)
{
    std::vector<OnlyPlace> places;
    for (const DigitSet group : squareGroups(*line.constraint().variant, line.values())) {
        std::vector<Cell> cells;
        std::ranges::copy_if(line.cells(), std::back_inserter(cells),
                             [&](Cell cell) { return !(line.before(cell) & group).isEmpty(); });
        if (cells.size() == 1 && !(line.before(cells.front()) - group).isEmpty())
            places.push_back({cells.front(), group});
    }
    return places;
}

} // namespace

LineReason squareReason(const LineTerms &line)
{
    const std::vector<OnlyPlace> places = onlyPlaces(line);
    QStringList texts;
    for (const OnlyPlace &place : places)
        texts += SquareWords::tr("of %1 only %2 can be %3")
                     .arg(line.cellsText(line.cells()), line.cell(place.cell), line.someOf(place.group));
    return line.reason(texts.join(SquareWords::tr("; ")), [&](const Candidate &gone) {
        return std::ranges::any_of(places, [&](const OnlyPlace &place) {
            return place.cell == gone.cell && !place.group.contains(gone.digit);
        });
    });
}

} // namespace sudoku
