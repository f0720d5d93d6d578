#include "ui/pictures/thermometerfinder.h"

#include "ui/pictures/broadline.h"
#include "ui/pictures/readkinds.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sudoku {
namespace {

/// The lines between neighbouring cells.
struct LineLinks
{
    std::vector<bool> isOpen;            ///< of each cell: a line leaves it that does not arrive
    std::vector<std::vector<Cell>> next; ///< of each cell: to where lines go
    std::vector<std::vector<double>> tones;
};

double reachOf(const CellShade &shade)
{
    return shade.isShape() ? shade.reach : 0;
}

/// Looks for a broad line between two cells, and adds it to \a links.
void addLink(const BoardLook &look, Cell from, Cell to, LineLinks &links)
{
    const QPointF first = look.middleOf(from), second = look.middleOf(to);
    const double fromReach = reachOf(look.shades[from]), toReach = reachOf(look.shades[to]);
    const double tone = broadLineBetween(look.tones, first, second, std::min(fromReach, toReach)).tone;
    if (tone > 0) {
        links.next[from].push_back(to);
        links.tones[from].push_back(tone);
        links.next[to].push_back(from);
        links.tones[to].push_back(tone);
        return;
    }
    if (leavesTowards(look.tones, first, second, fromReach))
        links.isOpen[from] = true;
    if (leavesTowards(look.tones, second, first, toReach))
        links.isOpen[to] = true;
}

LineLinks linksOn(const BoardLook &look)
{
    const Geometry &geometry = look.geometry;
    const int size = geometry.size();
    LineLinks links{std::vector<bool>(geometry.cellCount()),
                    std::vector<std::vector<Cell>>(geometry.cellCount()),
                    std::vector<std::vector<double>>(geometry.cellCount())};
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const auto &[down, right] :
             {std::pair(0, 1), std::pair(1, -1), std::pair(1, 0), std::pair(1, 1)}) {
            const int row = geometry.rowOf(cell) + down, column = geometry.columnOf(cell) + right;
            if (row >= size || column < 0 || column >= size)
                continue;
            addLink(look, cell, geometry.cellAt(row, column), links);
        }
    return links;
}

/// Returns the cells that lines join with \a first, ascending.
std::vector<Cell> joinedWith(const LineLinks &links, Cell first)
{
    std::vector<Cell> cells{first};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Cell next : links.next[cells[i]])
            if (std::ranges::find(cells, next) == cells.end())
                cells.push_back(next);
    std::ranges::sort(cells);
    return cells;
}

/// Returns whether the shade may be a bulb, from which a line leaves.
bool isDisc(const CellShade &shade)
{
    return shade.form == CellShade::Form::Circle || shade.form == CellShade::Form::Unclear;
}

bool isLikeALine(double tone, const std::vector<double> &lines)
{
    constexpr double other = 0.3; // of the tone of the line
    return std::ranges::any_of(lines, [&](double line) { return std::abs(tone - line) < other * line; });
}

/// Returns the discs that may be the bulb of these joined cells: those at ends, if there are some.
std::vector<Cell> bulbsIn(const BoardLook &look, const LineLinks &links, const std::vector<Cell> &cells)
{
    std::vector<Cell> bulbs;
    for (const Cell cell : cells)
        if (isDisc(look.shades[cell]) && isLikeALine(look.shades[cell].tone, links.tones[cell]))
            bulbs.push_back(cell);
    const auto isEnd = [&](Cell cell) { return links.next[cell].size() == 1; };
    if (std::ranges::any_of(bulbs, isEnd))
        std::erase_if(bulbs, [&](Cell cell) { return !isEnd(cell); });
    return bulbs;
}

/// Returns whether lines lead back to where they come from.
bool hasRing(const LineLinks &links, const std::vector<Cell> &cells)
{
    std::size_t ends = 0;
    for (const Cell cell : cells)
        ends += links.next[cell].size();
    return ends >= 2 * cells.size(); // a tree has one line less than cells
}

/// Adds the ways from the end of \a way to the tips, without a cell twice.
void addWays(const LineLinks &links, std::vector<Cell> way, std::vector<std::vector<Cell>> &ways)
{
    constexpr std::size_t most = 100; // nobody draws as many
    bool isTip = true;
    for (const Cell next : links.next[way.back()]) {
        if (std::ranges::find(way, next) != way.end() || ways.size() > most)
            continue;
        isTip = false;
        std::vector<Cell> longer = way;
        longer.push_back(next);
        addWays(links, std::move(longer), ways);
    }
    if (isTip && way.size() > 1)
        ways.push_back(std::move(way));
}

} // namespace

void findThermometers(BoardLook &look, FoundRules &found)
{
    const LineLinks links = linksOn(look);
    std::vector<bool> isSeen(look.geometry.cellCount());
    std::vector<RuleReading> thermometers;
    bool isAllClear = true;
    for (Cell cell = 0; cell < look.geometry.cellCount(); ++cell) {
        if (isSeen[cell] || links.next[cell].empty())
            continue;
        const std::vector<Cell> cells = joinedWith(links, cell);
        for (const Cell each : cells)
            isSeen[each] = true;
        const std::vector<Cell> bulbs = bulbsIn(look, links, cells);
        isAllClear = isAllClear && bulbs.size() == 1;
        if (bulbs.empty())
            continue;
        const bool isDoubtful = bulbs.size() > 1 || hasRing(links, cells)
                                || std::ranges::any_of(cells, [&](Cell each) { return links.isOpen[each]; });
        std::vector<std::vector<Cell>> ways;
        addWays(links, {bulbs.front()}, ways);
        for (std::vector<Cell> &way : ways)
            thermometers.push_back(
                {.constraint = {&readKinds().thermometer, std::move(way)}, .isDoubtful = isDoubtful});
        look.explain({bulbs.front()});
    }
    for (Cell cell = 0; cell < look.geometry.cellCount(); ++cell)
        if (!links.next[cell].empty() && isDisc(look.shades[cell])) // where a line ends is no odd cell
            look.shades[cell].form = CellShade::Form::Unclear;
    if (!isAllClear || std::ranges::any_of(look.shades, isDisc)) // of some a line was not found
        for (RuleReading &thermometer : thermometers)
            thermometer.isDoubtful = true;
    std::ranges::move(thermometers, std::back_inserter(found.rules));
}

} // namespace sudoku
