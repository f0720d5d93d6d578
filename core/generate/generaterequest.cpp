#include "core/generate/generaterequest.h"

#include "core/variants/activerules.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Kind = RequestProblem::Kind;

struct KnownMinimum
{
    BoxShape boxes;
    int clues;
};
constexpr std::array knownMinima{
    KnownMinimum{{2, 2}, 4},
    KnownMinimum{{2, 3}, 8},
    KnownMinimum{{2, 4}, 14},
    KnownMinimum{{3, 3}, 17},
};

std::optional<int> knownMinimum(const Puzzle &shape)
{
    const auto boxes = shape.geometry.boxes();
    if (!boxes || !shape.constraints.empty() || shape.geometry.digitCount() > shape.geometry.size())
        return {};
    const BoxShape wide{std::min(boxes->rows, boxes->columns), std::max(boxes->rows, boxes->columns)};
    const auto found = std::ranges::find(knownMinima, wide, &KnownMinimum::boxes);
    return found == knownMinima.end() ? std::nullopt : std::optional(found->clues);
}

int cellCount(const std::vector<CellGroup> &groups)
{
    int count = 0;
    for (const CellGroup &group : groups)
        count += static_cast<int>(group.size());
    return count;
}

std::optional<RequestProblem> findTornSymmetry(const GenerateRequest &request)
{
    for (Cell cell = 0; cell < std::ssize(request.pattern); ++cell) {
        if (request.pattern[cell] != PatternCell::Clue)
            continue;
        for (const Cell image : request.symmetry->orbit(request.shape.geometry, cell))
            if (request.pattern[image] == PatternCell::NoClue)
                return RequestProblem{Kind::TornSymmetry, 0, cell, image};
    }
    return {};
}

/// Whether a solution in which the two rows, or columns, change places is a solution too.
bool areTwins(const Geometry &geometry, const House &one, const House &other)
{
    const auto regionOf = [&](Cell cell) { return geometry.regionOf(cell); };
    return one.name.kind == other.name.kind
           && std::ranges::equal(one.cells, other.cells, {}, regionOf, regionOf);
}

std::optional<RequestProblem> findEmptyTwins(const GenerateRequest &request, const SymmetricPattern &pattern)
{
    const bool hasRules =
        !request.shape.constraints.empty() || !request.laid.empty() || request.hasRandomRegions;
    if (request.hasManySolutions || hasRules)
        return {};
    const Geometry &geometry = request.shape.geometry;
    std::vector<bool> isEmpty(geometry.cellCount());
    for (const CellGroup &group : pattern.without)
        for (const Cell cell : group)
            isEmpty[cell] = true;
    std::vector<House> empty;
    for (const House &house : geometry.houses()) {
        const bool isLine = house.name.kind == HouseKind::Row || house.name.kind == HouseKind::Column;
        if (!isLine || !std::ranges::all_of(house.cells, [&](Cell cell) { return isEmpty[cell]; }))
            continue;
        for (const House &before : empty)
            if (areTwins(geometry, before, house))
                return RequestProblem{Kind::EmptyTwins, 0, before.cells.front(), house.cells.front()};
        empty.push_back(house);
    }
    return {};
}

} // namespace

SymmetricPattern symmetricPattern(const GenerateRequest &request)
{
    SymmetricPattern pattern;
    const Geometry &geometry = request.shape.geometry;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        CellGroup orbit = request.symmetry->orbit(geometry, cell);
        if (orbit.front() != cell)
            continue; // seen with the first of its cells
        const auto hasAny = [&](PatternCell wanted) {
            return !request.pattern.empty() && std::ranges::any_of(orbit, [&](Cell image) {
                return request.pattern[image] == wanted;
            });
        };
        std::vector<CellGroup> &groups = hasAny(PatternCell::NoClue) ? pattern.without
                                         : hasAny(PatternCell::Clue) ? pattern.clues
                                                                     : pattern.free;
        groups.push_back(std::move(orbit));
    }
    return pattern;
}

std::optional<RequestProblem> findProblem(const GenerateRequest &request)
{
    const bool hasNumber = request.goal != ClueGoal::Fewest;
    if (const int most = request.shape.geometry.cellCount(); hasNumber && request.clues > most)
        return RequestProblem{Kind::TooManyClues, most};
    const bool isOpen = request.hasManySolutions || !request.laid.empty();
    const int fewest = isOpen ? 0 : fewestCluesOf(request.shape);
    if (hasNumber && request.clues < fewest)
        return RequestProblem{Kind::TooFewClues, fewest};
    if (const auto torn = findTornSymmetry(request))
        return torn;
    const SymmetricPattern pattern = symmetricPattern(request);
    if (const int clues = cellCount(pattern.clues); hasNumber && clues > request.clues)
        return RequestProblem{Kind::PatternTooLarge, clues};
    const int needed = request.goal == ClueGoal::About ? request.clues : fewest;
    if (cellCount(pattern.clues) + cellCount(pattern.free) < needed)
        return RequestProblem{Kind::TooFewPlaces, needed};
    return findEmptyTwins(request, pattern);
}

int fewestCluesOf(const Puzzle &shape)
{
    if (!isDigitSymmetric(activeRules(shape)))
        return 0;
    if (const auto known = knownMinimum(shape))
        return *known;
    // Two digits that no clue shows could change places. Where there are more digits than a house has cells, some
    // may be missing from the whole board.
    const Geometry &geometry = shape.geometry;
    return geometry.digitCount() == geometry.size() ? geometry.size() - 1 : geometry.size();
}

} // namespace sudoku
