#include "core/formats/links/lisudoku.h"

#include "core/formats/links/rulecollector.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Cells = std::vector<std::optional<Cell>>;

/// Rules of one kind: an array of lists of places, or of single places.
struct PlaceLists
{
    std::string_view member;
    std::string_view variantId;
    bool areSingle = false;
};

constexpr std::array placeLists{
    PlaceLists{"thermos", "thermometer"},    PlaceLists{"renbans", "renban"},
    PlaceLists{"palindromes", "palindrome"}, PlaceLists{"extraRegions", "extra-region"},
    PlaceLists{"oddCells", "odd", true},     PlaceLists{"evenCells", "even", true},
};

/// A rule of the whole board that is true or not.
struct WholeBoardRule
{
    std::string_view member;
    std::string_view variantId;
};

constexpr std::array wholeBoardRules{
    WholeBoardRule{"primaryDiagonal", "diagonal"},      WholeBoardRule{"secondaryDiagonal", "anti-diagonal"},
    WholeBoardRule{"antiKnight", "anti-knight"},        WholeBoardRule{"antiKing", "anti-king"},
    WholeBoardRule{"kropkiNegative", "all-white-dots"}, WholeBoardRule{"kropkiNegative", "all-black-dots"},
};

constexpr std::array<std::string_view, 6> otherMembers{"gridSize",    "regions", "fixedNumbers",
                                                       "killerCages", "arrows",  "kropkiDots"};

/// Returns "gridSize" for "grid_size".
std::string camelCase(const std::string &name)
{
    std::string result;
    for (const char character : name) {
        const bool isRaised = result.ends_with('_') && character >= 'a' && character <= 'z';
        if (isRaised)
            result.back() = static_cast<char>(character - 'a' + 'A');
        else
            result += character;
    }
    return result;
}

/// Returns \a value with all names as they are written today.
Json withCamelCase(const Json &value)
{
    if (value.is_array()) {
        Json array = Json::array();
        for (const Json &element : value)
            array.push_back(withCamelCase(element));
        return array;
    }
    if (!value.is_object())
        return value;
    Json object = Json::object();
    for (const auto &[name, member] : value.items())
        object[camelCase(name)] = withCamelCase(member);
    return object;
}

std::optional<Cell> lisudokuCell(const Json &place, int size)
{
    const std::optional<int> row = json::number(json::member(place, "row"));
    const std::optional<int> column = json::number(json::member(place, "col"));
    const auto isInside = [size](std::optional<int> index) { return index && *index >= 0 && *index < size; };
    return isInside(row) && isInside(column) ? std::optional(*row * size + *column) : std::nullopt;
}

Cells lisudokuCells(const Json &places, int size)
{
    Cells cells;
    for (const Json &place : json::elements(places))
        cells.push_back(lisudokuCell(place, size));
    return cells;
}

/// Returns the regions; without any, the board has the standard boxes.
ForeignRegions lisudokuRegions(const Json &puzzle, int size)
{
    const Json &all = json::member(puzzle, "regions");
    if (json::isEmpty(all))
        return {Geometry::withBoxes(defaultBoxes(size))};
    std::vector<int> regionOf(size * size, noRegion);
    for (std::size_t region = 0; region < json::elements(all).size(); ++region)
        for (const std::optional<Cell> cell : lisudokuCells(json::element(all, region), size))
            if (cell)
                regionOf[*cell] = static_cast<int>(region);
    return foreignRegions(size, size, regionOf);
}

void addNumbered(const Json &puzzle, int size, RuleCollector &rules)
{
    for (const Json &cage : json::elements(json::member(puzzle, "killerCages"))) {
        const std::optional<int> sum = json::number(json::member(cage, "sum"));
        rules.add("killer", lisudokuCells(json::member(cage, "region"), size),
                  sum ? std::vector{*sum} : std::vector<int>());
    }
    for (const Json &arrow : json::elements(json::member(puzzle, "arrows"))) {
        Cells cells = lisudokuCells(json::member(arrow, "circleCells"), size);
        const bool isPill = cells.size() > 1;
        std::ranges::copy(lisudokuCells(json::member(arrow, "arrowCells"), size), std::back_inserter(cells));
        rules.add(isPill ? "pill-arrow" : "arrow", cells);
    }
    for (const Json &dot : json::elements(json::member(puzzle, "kropkiDots"))) {
        const bool isWhite = json::text(json::member(dot, "dotType")) == "Consecutive";
        rules.add(isWhite ? "white-dot" : "black-dot", {lisudokuCell(json::member(dot, "cell1"), size),
                                                        lisudokuCell(json::member(dot, "cell2"), size)});
    }
}

void addLisudokuRules(const Json &puzzle, int size, RuleCollector &rules)
{
    for (const auto &[member, variantId] : wholeBoardRules)
        if (json::isTrue(json::member(puzzle, member)))
            rules.add(variantId, {});
    for (const PlaceLists &lists : placeLists)
        for (const Json &element : json::elements(json::member(puzzle, lists.member)))
            rules.add(lists.variantId,
                      lists.areSingle ? Cells{lisudokuCell(element, size)} : lisudokuCells(element, size));
    addNumbered(puzzle, size, rules);
}

/// Returns the numbers of rules of members that are not read.
RuleCounts unreadCounts(const Json &puzzle)
{
    RuleCounts counts;
    for (const auto &[name, value] : json::members(puzzle)) {
        const bool isKnown =
            std::ranges::find(otherMembers, name) != otherMembers.end()
            || std::ranges::find(wholeBoardRules, name, &WholeBoardRule::member) != wholeBoardRules.end()
            || std::ranges::find(placeLists, name, &PlaceLists::member) != placeLists.end();
        if (!isKnown && !json::isEmpty(value))
            counts[name] = json::count(value);
    }
    return counts;
}

} // namespace

TextResult readLisudoku(const Json &link, const ReadOptions &options, std::string_view formatId)
{
    const Json puzzle = withCamelCase(link);
    const int size = json::number(json::member(puzzle, "gridSize")).value_or(0);
    if (size < minBoardSize || size > maxBoardSize)
        return wrongValue(json::member(puzzle, "gridSize"), "gridSize");
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    ForeignRegions regions =
        *boxes ? ForeignRegions{Geometry::withBoxes(**boxes)} : lisudokuRegions(puzzle, size);
    Board board{Puzzle(regions.geometry)};
    board.puzzle.constraints = std::move(regions.extraRegions);
    RuleCollector rules(board);
    for (LeftOutElement &region : regions.leftOut)
        rules.leaveOut(std::move(region));
    for (const Json &given : json::elements(json::member(puzzle, "fixedNumbers"))) {
        const Json &value = json::member(given, "value");
        rules.setGiven(lisudokuCell(json::member(given, "position"), size),
                       value.is_string() ? json::text(value) : value.dump());
    }
    addLisudokuRules(puzzle, size, rules);
    keepUnsupported(unreadCounts(puzzle), board);
    rules.finish();
    return TextPuzzle{std::move(board), &symbolSets().front(), formatId};
}

} // namespace sudoku
