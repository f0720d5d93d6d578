#include "core/formats/json/fpuzzlespictures.h"

#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/json/fpuzzlesfigures.h"
#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/foreignsolution.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr const char *colourKey = "c";
constexpr const char *solutionKey = "solution";
constexpr const char *metadataKey = "metadata";
constexpr const char *messageKey = "msgcorrect"; ///< of SudokuPad, in the metadata
constexpr const char *fogKey = "foglight";
constexpr const char *lampKey = "fogofwar"; ///< each lights the cells around it, too
constexpr const char *negativeWords = "negative";
constexpr const char *lampCages = "cage";

/// The player's colours on white, by their number from 1 on.
constexpr std::array<std::uint32_t, colourCount> playerColours{
    0xd4d7dbff, 0xb9e3b0ff, 0xb5d4f7ff, 0xfbe89aff, 0xf7b9b4ff, 0xdcc3f2ff, 0xfdcf9bff, 0xa9e4dfff,
};

std::string playerColour(DigitSet colours)
{
    return colourText(Rgba{playerColours[colours.first() - 1]});
}

/// Moves the colours of cells into the drawings, one for each colour.
void takeGrounds(Json &cells, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json others = Json::object();
    std::vector<Drawing> grounds;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const std::string name = fpuzzlesCell(geometry, cell);
        const Json &value = json::member(json::member(cells, colourKey), name);
        if (value.is_null() || (!board.colours[cell].isEmpty() && value == playerColour(board.colours[cell])))
            continue;
        const auto colour = colourOf(json::text(value));
        if (!colour || !colour->isVisible()) {
            others[name] = value;
            continue;
        }
        auto ground = std::ranges::find(grounds, *colour, &Drawing::fill);
        if (ground == grounds.end())
            ground = grounds.insert(ground, Drawing{.kind = Drawing::Kind::Ground, .fill = *colour});
        ground->cells.push_back(cell);
    }
    std::ranges::move(grounds, std::back_inserter(board.info.drawings));
    cells.erase(colourKey);
    if (!others.empty()) // as in the file
        cells[colourKey] = std::move(others);
}

/// Adds the cells of the board that are at most \a reach from \a place.
void addLit(const Geometry &geometry, FpuzzlesPlace place, int reach, std::vector<Cell> &lights)
{
    const int last = geometry.size() - 1;
    for (int row = std::max(place.row - reach, 0); row <= std::min(place.row + reach, last); ++row)
        for (int column = std::max(place.column - reach, 0); column <= std::min(place.column + reach, last);
             ++column)
            lights.push_back(geometry.cellAt(row, column));
}

/// Adds the cells that the lights at the places \a names reach. Moves the names of those that reach none,
/// which are beside the board, to \a others.
void addLights(const Geometry &geometry, const Json &names, bool areLamps, std::vector<Cell> &lights,
               Json &others)
{
    for (const Json &name : json::elements(names)) {
        const std::size_t before = lights.size();
        if (const auto place = fpuzzlesPlace(geometry, json::text(name)))
            addLit(geometry, *place, areLamps ? 1 : 0, lights);
        if (lights.size() == before)
            others.push_back(name);
    }
}

/// Removes \a element from the array \a key of \a members, and the array if it is empty then. Returns whether
/// it was there.
bool takeElement(Json &members, const char *key, const Json &element)
{
    Json::array_t others = json::elements(json::member(members, key));
    const auto count = std::erase(others, element);
    if (count == 0)
        return false;
    if (others.empty())
        members.erase(key);
    else
        members[key] = std::move(others);
    return true;
}

/// Moves the fog into \a board: its lights, which may be cages with a word, and a word for fog without any.
void takeFog(Json &members, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    std::vector<Cell> lights;
    Json others = Json::array(); // which are remarked on, and written again
    bool isFoggy = takeElement(members, negativeWords, fogKey);
    for (const auto &[key, areLamps] : {std::pair(fogKey, false), std::pair(lampKey, true)})
        if (json::member(members, key).is_array()) {
            addLights(geometry, json::member(members, key), areLamps, lights, others);
            members.erase(key);
            isFoggy = true;
        }
    const Json cages = json::elements(json::member(members, lampCages));
    for (const Json &cage : cages) {
        const std::string &value = json::text(json::member(cage, "value"));
        if (value != "FOGLIGHT" && value != "FOW")
            continue;
        addLights(geometry, json::member(cage, "cells"), value == "FOW", lights, others);
        isFoggy = takeElement(members, lampCages, cage) || isFoggy;
    }
    if (isFoggy)
        board.info.fog = fogWith(std::move(lights));
    if (!others.empty())
        members[fogKey] = std::move(others);
}

/// Moves a text about the puzzle out of \a members, where \a key has it; a text that is known stays.
void takeText(Json &members, const char *key, std::string &known)
{
    const Json &value = json::member(members, key);
    const std::string text = infoText(json::text(value));
    if (text.empty() || text.size() > maxInfoSize || (!known.empty() && known != text))
        return;
    known = text;
    members.erase(key);
}

/// Moves the message for solvers into \a board, wherever it is.
void takeMessage(Json &members, Board &board)
{
    takeText(members, "successMessage", board.info.message);
    takeText(members, messageKey, board.info.message);
    if (!json::member(members, metadataKey).is_object())
        return;
    takeText(members[metadataKey], messageKey, board.info.message);
    if (members[metadataKey].empty())
        members.erase(metadataKey);
}

void takeSolution(Json &members, Board &board)
{
    board.info.solution = foreignSolution(json::member(members, solutionKey), board.puzzle.geometry);
    if (board.info.solution.cellCount() > 0)
        members.erase(solutionKey);
}

/// Adds a colour to a cell that has none.
void addColour(const Geometry &geometry, Cell cell, const std::string &colour, Json &grid)
{
    grid[geometry.rowOf(cell)][geometry.columnOf(cell)].emplace(colourKey, colour);
}

void addGrounds(const Board &board, Json &grid)
{
    for (const Drawing &drawing : board.info.drawings)
        if (drawing.kind == Drawing::Kind::Ground)
            for (const Cell cell : drawing.cells)
                addColour(board.puzzle.geometry, cell, colourText(drawing.fill), grid);
}

/// Shows the player's colours, which a member of this program holds.
void addPlayerColours(const Board &board, Json &grid)
{
    const Geometry &geometry = board.puzzle.geometry;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (!board.colours[cell].isEmpty())
            addColour(geometry, cell, playerColour(board.colours[cell]), grid);
}

void addFog(const Board &board, Json &puzzle)
{
    const Json &kept = json::member(puzzle, fogKey); // what is no array stays
    if (!board.info.fog || (!kept.is_null() && !kept.is_array()))
        return;
    for (const Cell cell : board.info.fog->lights)
        puzzle[fogKey].push_back(fpuzzlesCell(board.puzzle.geometry, cell));
    const Json &negative = json::member(puzzle, negativeWords);
    if (board.info.fog->lights.empty() && (negative.is_null() || negative.is_array()))
        puzzle[negativeWords].push_back(fogKey);
}

void addMessage(const std::string &message, Json &puzzle)
{
    const Json &metadata = json::member(puzzle, metadataKey);
    if (message.empty() || (!metadata.is_null() && !metadata.is_object()))
        return;
    puzzle[metadataKey].emplace(messageKey, message);
}

} // namespace

void takeFpuzzlesPictures(Json &members, Json &cells, Board &board)
{
    takeGrounds(cells, board);
    takeFog(members, board);
    takeMessage(members, board);
    takeSolution(members, board);
    takeFpuzzlesFigures(board.puzzle.geometry, members, board.info.drawings);
    board.info.drawings = sortedDrawings(std::move(board.info.drawings));
}

void addFpuzzlesPictures(const Board &board, bool isMarked, Json &puzzle)
{
    Json &grid = puzzle[fpuzzlesGrid];
    if (!isMarked)
        addGrounds(board, grid);
    addPlayerColours(board, grid);
    addFog(board, puzzle);
    addMessage(board.info.message, puzzle);
    if (board.info.solution.cellCount() > 0)
        puzzle[solutionKey] = foreignSolutionJson(board.info.solution);
    addFpuzzlesFigures(board.puzzle.geometry, board.info.drawings, isMarked, puzzle);
}

} // namespace sudoku
