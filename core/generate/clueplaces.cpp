#include "core/generate/generaterequest.h"
#include "core/rules/activerules.h"

#include <algorithm>

namespace sudoku {
namespace {

using Kind = RequestProblem::Kind;

/// From 9x9 on, puzzles with the least number of clues, or one more, are hardly ever found.
constexpr int sizeOfRare = 9;
constexpr int fewerAreRare = 2;

/// Returns whether any solution stays a solution if the two rows, or columns, are exchanged.
bool areExchangeable(const Geometry &geometry, const House &one, const House &other)
{
    const auto regionOf = [&](Cell cell) { return geometry.regionOf(cell); };
    return one.name.kind == other.name.kind
           && std::ranges::equal(one.cells, other.cells, {}, regionOf, regionOf);
}

bool hasFurtherRules(const GenerateRequest &request)
{
    return !request.shape.constraints.empty() || !request.derived.empty() || request.hasRandomRegions;
}

/// Returns by cell whether the pattern forbids a clue.
std::vector<bool> cellsWithoutClue(const Geometry &geometry, const SymmetricPattern &pattern)
{
    std::vector<bool> isEmpty(geometry.cellCount());
    for (const CellGroup &group : pattern.without)
        for (const Cell cell : group)
            isEmpty[cell] = true;
    return isEmpty;
}

bool areEmpty(const House &house, const std::vector<bool> &isEmpty)
{
    return std::ranges::all_of(house.cells, [&](Cell cell) { return isEmpty[cell]; });
}

std::optional<RequestProblem> findExchangeableLines(const GenerateRequest &request,
                                                    const std::vector<bool> &isEmpty)
{
    const Geometry &geometry = request.shape.geometry;
    std::vector<House> empty;
    for (const House &house : geometry.houses()) {
        const bool isLine = house.name.kind == HouseKind::Row || house.name.kind == HouseKind::Column;
        if (!isLine || !areEmpty(house, isEmpty))
            continue;
        for (const House &before : empty)
            if (areExchangeable(geometry, before, house))
                return RequestProblem{Kind::ExchangeableLines, 0, before.cells.front(), house.cells.front()};
        empty.push_back(house);
    }
    return {};
}

/// Returns three empty boxes if one of them shares a band with the second and a stack with the third. Each
/// other arrangement of empty boxes without exchangeable lines has a puzzle, if there are clues in all other
/// cells: the search for a board that fits finds one within seconds. For these it finds none within a minute.
std::optional<RequestProblem> findEmptyBoxes(const Geometry &geometry, const std::vector<bool> &isEmpty)
{
    if (geometry.boxes() != BoxShape{3, 3} || geometry.digitCount() != geometry.size())
        return {};
    const auto isEmptyBox = [&](int box) { return areEmpty(geometry.regions()[box], isEmpty); };
    for (int corner = 0; corner < 9; ++corner)
        for (int inBand = corner / 3 * 3; inBand < corner / 3 * 3 + 3; ++inBand)
            for (int inStack = corner % 3; inStack < 9; inStack += 3) {
                if (inBand == corner || inStack == corner || !isEmptyBox(corner) || !isEmptyBox(inBand)
                    || !isEmptyBox(inStack))
                    continue;
                RequestProblem problem{.kind = Kind::EmptyBoxes, .boxes = {corner, inBand, inStack}};
                std::ranges::sort(problem.boxes);
                return problem;
            }
    return {};
}

/// Returns the number of clues that the wish for their places needs.
int cluesToCover(const GenerateRequest &request)
{
    const ClueWish &wish = request.clueWish;
    const Geometry &geometry = request.shape.geometry;
    const int boxes = geometry.regionCount() * std::max(wish.minInBox, wish.coversBoxes ? 1 : 0);
    const int lines = wish.coversLines ? geometry.size() : 0; // a clue is in a row and in a column
    return std::max({boxes, lines, wish.coversDigits ? geometry.digitCount() : 0});
}

std::optional<RequestProblem> findEmptyInPattern(const GenerateRequest &request)
{
    const ClueWish &wish = request.clueWish;
    if (request.pattern.empty())
        return {};
    const std::vector<bool> isEmpty = cellsWithoutClue(request.shape.geometry, symmetricPattern(request));
    for (const House &house : request.shape.geometry.houses()) {
        const bool isLine = house.name.kind == HouseKind::Row || house.name.kind == HouseKind::Column;
        const int needed =
            isLine ? (wish.coversLines ? 1 : 0) : std::max(wish.minInBox, wish.coversBoxes ? 1 : 0);
        if (std::ranges::count_if(house.cells, [&](Cell cell) { return !isEmpty[cell]; }) < needed)
            return RequestProblem{Kind::EmptyInPattern, needed, house.cells.front(), house.cells.back()};
    }
    return {};
}

} // namespace

int cluesAtLeast(const GenerateRequest &request)
{
    return request.goal == ClueGoal::About    ? request.clues
           : request.goal == ClueGoal::AtMost ? request.minClues
                                              : 0;
}

int cluesAtMost(const GenerateRequest &request)
{
    const Geometry &geometry = request.shape.geometry;
    const int cells = geometry.cellCount();
    const int inBox = std::min(request.clueWish.maxInBox, cells);
    return geometry.hasFullRegions() && !hasUnknownRegions(request.shape)
               ? std::min(cells, geometry.regionCount() * inBox)
               : cells;
}

std::optional<RequestProblem> findPlaceProblem(const GenerateRequest &request, int minClues)
{
    const ClueWish &wish = request.clueWish;
    if (wish.isEmpty())
        return {};
    if (request.hasManySolutions)
        return RequestProblem{Kind::WishForOneSolution};
    const Geometry &geometry = request.shape.geometry;
    const bool namesBoxes = wish.coversBoxes || wish.minInBox > 0 || wish.maxInBox < ClueWish().maxInBox;
    const auto isTooSmall = [&](const House &box) { return std::ssize(box.cells) < wish.minInBox; };
    if (namesBoxes
        && (geometry.regionCount() == 0 || hasUnknownRegions(request.shape)
            || std::ranges::any_of(geometry.regions(), isTooSmall)))
        return RequestProblem{Kind::WishForBoxes, wish.minInBox};
    const int cells = geometry.cellCount();
    if (cluesToCover(request) >= cells)
        return RequestProblem{Kind::NothingToSolve, cells};
    if (const int least = cluesToCover(request); request.goal != ClueGoal::Minimal && request.clues < least)
        return RequestProblem{Kind::TooFewToCover, least};
    const int needed = minClues + (geometry.size() < sizeOfRare ? 0 : fewerAreRare);
    const bool hasNumber = request.goal != ClueGoal::Minimal;
    const int asked = hasNumber && request.minClues == 0 ? request.clues : cluesAtLeast(request);
    if (const int most = cluesAtMost(request); most < cells && most < std::max(needed, asked))
        return RequestProblem{Kind::TooFewInBoxes, most};
    return findEmptyInPattern(request);
}

std::optional<RequestProblem> findEmptyHouses(const GenerateRequest &request, const SymmetricPattern &pattern)
{
    if (request.hasManySolutions || hasFurtherRules(request))
        return {};
    const Geometry &geometry = request.shape.geometry;
    const std::vector<bool> isEmpty = cellsWithoutClue(geometry, pattern);
    if (const auto problem = findExchangeableLines(request, isEmpty))
        return problem;
    return findEmptyBoxes(geometry, isEmpty);
}

} // namespace sudoku
