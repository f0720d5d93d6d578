#include "core/planes/furtherhouses.h"

#include "core/rules/activerules.h"
#include "core/rules/impliedhouses.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

using CellList = std::vector<Cell>;

void add(Plane &plane, Cell cell)
{
    plane.bands[cell / bandCells] |= Band(1) << cell % bandCells;
}

void add(HexPlane &plane, Cell cell)
{
    constexpr int bandSize = hexCells / 4;
    plane.bands[cell / bandSize] |= HexBand(1) << cell % bandSize;
}

const CellList *differentCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return &house->cells;
    if (const auto *distinct = std::get_if<rule::Distinct>(&rule))
        return &distinct->cells;
    return nullptr;
}

bool hasBoxes(const Geometry &geometry)
{
    const std::optional<BoxShape> boxes = geometry.boxes();
    return boxes && boxes->rows == boxes->columns;
}

/// The rules of a puzzle as lists of cells.
struct Lists
{
    std::vector<CellList> seeEachOther;
    std::vector<CellList> houses; // which masks narrow
};

/// Returns nothing if a rule demands more than different digits.
std::optional<Lists> listsOf(const Puzzle &puzzle)
{
    Lists lists;
    std::vector<CellList> boxes;
    bool hasMore = false; // rules that are no houses
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    for (const ActiveRule &active : rules) {
        const CellList *cells = differentCells(active.rule);
        if (!cells)
            return {};
        lists.seeEachOther.push_back(*cells);
        const auto *name = std::get_if<HouseName>(&active.source);
        if (!std::holds_alternative<rule::House>(active.rule))
            hasMore = true;
        else if (!name || !hasBoxes(puzzle.geometry))
            lists.houses.push_back(*cells);
        else if (name->kind == HouseKind::Box)
            boxes.push_back(*cells);
    }
    for (ImpliedHouse &implied : impliedHouses(puzzle.geometry, rules, {})) {
        lists.seeEachOther.push_back(implied.cells);
        lists.houses.push_back(std::move(implied.cells));
    }
    if (hasMore)
        lists.houses.insert(lists.houses.end(), boxes.begin(), boxes.end());
    return lists;
}

template <typename CellPlane>
CellPlane planeOf(const CellList &cells)
{
    CellPlane plane{};
    for (const Cell cell : cells)
        add(plane, cell);
    return plane;
}

/// Lets \a cells see each other.
template <typename CellPlane>
void addPeers(CellPlane *peers, const CellList &cells)
{
    for (const Cell cell : cells)
        for (const Cell other : cells)
            if (other != cell)
                add(peers[cell], other);
}

/// The masks, or null, and the rules that they are for.
template <typename Masks>
struct KnownMasks
{
    Geometry geometry;
    std::vector<Constraint> constraints;
    std::shared_ptr<const Masks> masks;
};

template <typename Masks>
std::shared_ptr<const Masks> makeMasks(const Puzzle &puzzle)
{
    std::optional<Lists> lists = listsOf(puzzle);
    if (!lists || std::ssize(lists->houses) > Masks::mostHouses)
        return {};
    auto masks = std::make_shared<Masks>();
    masks->hasBoxes = hasBoxes(puzzle.geometry);
    for (const CellList &cells : lists->seeEachOther)
        addPeers(masks->peers, cells);
    for (const CellList &cells : lists->houses)
        masks->houses[masks->houseCount++] = planeOf<std::decay_t<decltype(masks->houses[0])>>(cells);
    return masks;
}

} // namespace

template <typename CellPlane, int cells>
std::shared_ptr<const FurtherHousesOf<CellPlane, cells>>
FurtherHousesOf<CellPlane, cells>::of(const Puzzle &puzzle, const Memo &memo)
{
    const Geometry &geometry = puzzle.geometry;
    if (geometry.cellCount() != cells || !geometry.isSquare() || geometry.digitCount() != geometry.size())
        return {};
    using Known = KnownMasks<FurtherHousesOf>;
    const auto suits = [&](const Known &known) {
        return known.geometry == geometry && known.constraints == puzzle.constraints;
    };
    const auto make = [&] {
        return std::make_shared<const Known>(
            Known{geometry, puzzle.constraints, makeMasks<FurtherHousesOf>(puzzle)});
    };
    return memo.last<Known>(suits, make)->masks;
}

template struct FurtherHousesOf<Plane, 81>;
template struct FurtherHousesOf<HexPlane, hexCells>;

} // namespace sudoku
