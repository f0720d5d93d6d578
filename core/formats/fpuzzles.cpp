#include "core/formats/fpuzzles.h"

#include "core/formats/constrainttext.h"
#include "core/formats/directives.h"
#include "core/formats/fpuzzlesconstraints.h"
#include "core/formats/fpuzzleselements.h"
#include "core/formats/jsontext.h"
#include "core/formats/jsonvalues.h"
#include "core/formats/keptmembers.h"
#include "core/formats/plaintext.h"
#include "core/formats/regions.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr const char *ownKey = "workbench"; // what f-puzzles cannot say
constexpr const char *cornerKey = "cornerPencilMarks";
constexpr const char *solvedKey = "solved"; // our own: Solve wrote the value
constexpr const char *centreKey = "centerPencilMarks";

constexpr std::array<std::string_view, 10> cosmetic{
    "text", "rectangle", "circle", "line", "cage", "c", "highlight", "fogofwar", cornerKey, centreKey,
};
constexpr std::array<std::string_view, 8> aboutThePuzzle{
    "title",          "author",   "ruleset", "solution", "disabledlogic", "truecandidatesoptions",
    "successMessage", "metadata",
};

bool isEmpty(const Json &value)
{
    return fpuzzlesIsBlank(value) || value == false || (value.is_structured() && value.empty());
}

/// Reads an f-puzzles object step by step; the first error counts.
struct FpuzzlesReader
{
    const Json &puzzle;
    JsonValues values = {};
    Json cellMembers = Json::object(); ///< what cells hold that is unknown, by member and cell

    const Json &member(const Json &object, const std::string &name) const
    {
        static const Json none;
        const auto found = object.is_object() ? object.find(name) : object.end();
        return found == object.end() ? none : *found;
    }
    const Json &cellAt(int row, int column) const { return puzzle[fpuzzlesGrid][row][column]; }

    int size();
    bool hasGrid(int size);
    Geometry geometry(int size, const ReadOptions &options);
    void readCells(Board &board);
    void readCell(Board &board, Cell cell);
    bool readMarks(const Json &marks, int digitCount, DigitSet &digits);
    void readConstraints(Board &board, Json &members);
};

int FpuzzlesReader::size()
{
    const Json &grid = member(puzzle, fpuzzlesGrid);
    const Json rows = grid.is_array() ? Json(grid.size()) : Json();
    return values.number(puzzle.value("size", rows), "size", smallestSize, largestSize);
}

bool FpuzzlesReader::hasGrid(int size)
{
    const Json &grid = member(puzzle, fpuzzlesGrid);
    const auto isFine = [size](const Json &array) { return array.is_array() && std::ssize(array) == size; };
    if (!isFine(grid))
        values.refuse(grid, fpuzzlesGrid);
    for (int row = 0; row < size && !values.error(); ++row)
        if (!isFine(grid[row]))
            values.refuse(grid[row], "grid[" + std::to_string(row) + "]");
    return !values.error();
}

/// Cells that name no region are in their usual box.
Geometry FpuzzlesReader::geometry(int size, const ReadOptions &options)
{
    const Json &own = member(puzzle, ownKey);
    const Geometry usual = Geometry::withBoxes(usualBoxes(size));
    std::vector<int> regionOf;
    for (Cell cell = 0; cell < size * size; ++cell) {
        const Json &region = member(cellAt(cell / size, cell % size), "region");
        regionOf.push_back(fpuzzlesNumber(region).value_or(usual.regionOf(cell)));
    }
    auto read = geometryOf(size, std::move(regionOf));
    if (!read && !options.boxes)
        values.refuse(puzzle[fpuzzlesGrid], fpuzzlesGrid, TextErrorCode::BadRegions);
    const std::optional<BoxShape> boxes = options.boxes ? options.boxes
                                          : read        ? read->boxes()
                                                        : usual.boxes();
    const Json &digits = member(own, "digits");
    const Geometry regions = boxes ? Geometry::withBoxes(*boxes) : *read;
    if (digits.is_null())
        return regions;
    return regions.withDigits(values.number(digits, "workbench.digits", size, largestSize));
}

bool FpuzzlesReader::readMarks(const Json &marks, int digitCount, DigitSet &digits)
{
    for (const Json &mark : marks) {
        const std::optional<int> digit = fpuzzlesNumber(mark);
        if (!digit || *digit < 1 || *digit > digitCount)
            return false;
        digits.insert(*digit);
    }
    return marks.is_array();
}

void FpuzzlesReader::readCell(Board &board, Cell cell)
{
    const Geometry &geometry = board.puzzle.geometry;
    const int digitCount = geometry.digitCount();
    const Json &object = cellAt(geometry.rowOf(cell), geometry.columnOf(cell));
    const std::string path =
        "grid[" + std::to_string(geometry.rowOf(cell)) + "][" + std::to_string(geometry.columnOf(cell)) + "]";
    if (!object.is_object())
        return values.refuse(object, path);
    for (const auto &[name, value] : object.items()) {
        if (isEmpty(value) || name == "given" || name == "region")
            continue;
        if (name == "value") {
            const std::optional<int> digit = fpuzzlesNumber(value);
            if (!digit || *digit < 0 || *digit > digitCount)
                return values.refuse(value, path + ".value");
            (object.value("given", Json()) == true ? board.puzzle.givens : board.entries).set(cell, *digit);
            continue;
        }
        if (name == solvedKey && value == true) {
            board.isFromSolve[cell] = true;
            continue;
        }
        DigitSet marks;
        if ((name == cornerKey || name == centreKey) && readMarks(value, digitCount, marks))
            (name == cornerKey ? board.cornerMarks : board.centreMarks)[cell] = marks;
        else
            cellMembers[name][fpuzzlesCell(geometry, cell)] = value;
    }
}

void FpuzzlesReader::readCells(Board &board)
{
    for (Cell cell = 0; cell < board.entries.cellCount() && !values.error(); ++cell)
        readCell(board, cell);
}

/// Those that f-puzzles has members for, then those in "workbench"; "order" says for each which place it had on the board.
void FpuzzlesReader::readConstraints(Board &board, Json &members)
{
    const Geometry &geometry = board.puzzle.geometry;
    const Json &own = member(puzzle, ownKey);
    std::vector<Constraint> constraints = takeFpuzzlesConstraints(geometry, members);
    if (own.contains("constraints"))
        std::ranges::move(values.constraints(own["constraints"], "workbench.constraints", geometry),
                          std::back_inserter(constraints));
    if (own.contains("switchedOff"))
        board.switchedOff = values.constraints(own["switchedOff"], "workbench.switchedOff", geometry);
    const Json &order = member(own, "order");
    std::vector<Constraint> ordered(constraints.size(), Constraint{nullptr, {}});
    for (std::size_t i = 0; order.is_array() && i < constraints.size() && i < order.size(); ++i)
        if (const auto place = fpuzzlesNumber(order[i]);
            place && *place >= 0 && *place < std::ssize(ordered) && !ordered[*place].variant)
            ordered[*place] = constraints[i];
    const bool isOrder =
        std::ranges::all_of(ordered, [](const Constraint &c) { return c.variant != nullptr; });
    board.puzzle.constraints = isOrder ? std::move(ordered) : std::move(constraints);
}

Json cellJson(const Board &board, Cell cell, bool hasRegion)
{
    Json object = Json::object();
    if (board.digitAt(cell) != noDigit)
        object["value"] = board.digitAt(cell);
    if (board.isGiven(cell))
        object["given"] = true;
    if (board.isFromSolve[cell])
        object[solvedKey] = true;
    if (hasRegion)
        object["region"] = board.puzzle.geometry.regionOf(cell);
    if (!board.cornerMarks[cell].isEmpty())
        object[cornerKey] = digitsJson(board.cornerMarks[cell]);
    if (!board.centreMarks[cell].isEmpty())
        object[centreKey] = digitsJson(board.centreMarks[cell]);
    return object;
}

/// \a cellMembers are what cells held when they were read, by member and cell.
Json gridJson(const Board &board, const Json &cellMembers)
{
    const Geometry &geometry = board.puzzle.geometry;
    const bool hasRegions = geometry.boxes() != usualBoxes(geometry.size());
    Json grid = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        if (geometry.columnOf(cell) == 0)
            grid.push_back(Json::array());
        grid.back().push_back(cellJson(board, cell, hasRegions));
    }
    for (const auto &[name, cells] : cellMembers.items())
        for (const auto &[cellName, value] : cells.items())
            if (const std::optional<Cell> cell = cellOf(geometry, cellName))
                grid[geometry.rowOf(*cell)][geometry.columnOf(*cell)].emplace(name, value);
    return grid;
}

} // namespace

std::optional<Remark::Code> fpuzzlesRemark(std::string_view name)
{
    if (std::ranges::find(aboutThePuzzle, name) != aboutThePuzzle.end())
        return {};
    const bool isCosmetic = std::ranges::find(cosmetic, name) != cosmetic.end();
    return isCosmetic ? Remark::Code::Ignored : Remark::Code::Unsupported;
}

TextResult readFpuzzles(const Json &puzzle, const ReadOptions &options, std::string_view formatId)
{
    FpuzzlesReader reader{puzzle};
    if (!puzzle.is_object())
        return wrongValue(puzzle, {});
    const int size = reader.size();
    if (!reader.hasGrid(size))
        return tl::unexpected(*reader.values.error());
    if (const auto asked = askedBoxes(options, size); !asked)
        return tl::unexpected(asked.error());
    Board board(Puzzle(reader.geometry(size, options)));
    reader.readCells(board);
    Json members = Json::object();
    for (const auto &[name, value] : puzzle.items())
        if (!isEmpty(value) && name != "size" && name != fpuzzlesGrid && name != ownKey)
            members[name] = value;
    reader.readConstraints(board, members);
    const Json &own = reader.member(puzzle, ownKey);
    const SymbolSet *symbols = own.contains("symbols")
                                   ? reader.values.symbols(own["symbols"], "workbench.symbols")
                                   : &symbolSets().front();
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    if (!reader.cellMembers.empty())
        members[fpuzzlesGrid] = std::move(reader.cellMembers);
    const Json title = members.value("title", Json());
    const Json &others = reader.member(own, "members");
    Json kept = others.is_object() ? others : Json::object();
    if (!members.empty())
        kept[fpuzzlesId] = std::move(members);
    if (const auto isKept = keepMembers(kept, board); !isKept)
        return tl::unexpected(isKept.error());
    return TextPuzzle{std::move(board), symbols, formatId,
                      title.is_string() ? title.get<std::string>() : std::string()};
}

Json fpuzzlesOf(const Board &board, const SymbolSet &symbols)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json kept = keptMembers(board);
    Json puzzle = kept.value(fpuzzlesId, Json());
    if (puzzle.is_object())
        kept.erase(fpuzzlesId);
    else
        puzzle = Json::object();
    puzzle[fpuzzlesGrid] = gridJson(board, puzzle.value(fpuzzlesGrid, Json::object()));
    puzzle["size"] = geometry.size();
    const auto [said, unsaid] = addFpuzzlesConstraints(geometry, board.puzzle.constraints, puzzle);
    Json own = Json::object();
    std::vector<int> order = said;
    order.insert(order.end(), unsaid.begin(), unsaid.end());
    if (!std::ranges::is_sorted(order))
        own["order"] = order;
    std::vector<Constraint> others;
    for (const int index : unsaid)
        others.push_back(board.puzzle.constraints[index]);
    if (!others.empty())
        own["constraints"] = constraintsJson(geometry, others);
    if (!board.switchedOff.empty())
        own["switchedOff"] = constraintsJson(geometry, board.switchedOff);
    if (geometry.digitCount() > geometry.size())
        own["digits"] = geometry.digitCount();
    if (!symbols.isNumeric())
        own["symbols"] = symbols.id;
    if (!kept.empty())
        own["members"] = std::move(kept);
    puzzle.erase(ownKey);
    if (!own.empty())
        puzzle[ownKey] = std::move(own);
    return puzzle;
}

} // namespace sudoku
