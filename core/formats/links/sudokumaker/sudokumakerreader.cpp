#include "core/formats/links/sudokumaker/sudokumaker.h"

#include "core/formats/json/jsonvalues.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/links/sudokumaker/makerscripts.h"
#include "core/formats/links/sudokumaker/sudokumakerblocks.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/links/sudokumaker/sudokumakerpictures.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/drawingtext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Members of a puzzle that are read, or that follow from the board.
constexpr std::array<std::string_view, 9> knownMembers{
    "cells", "constraints", "height", "maxDigit", "minDigit", "size", "type", "width", workbenchName,
};

/// Reads a SudokuMaker object step by step; the first error counts.
struct SudokuMakerReader
{
    const Json &puzzle;
    bool isFree = false; ///< whether digits may be repeated in rows and columns
    JsonValues values = {};
    MakerFrame frame = {};
    int lastDigit = 9;
    Json kept = Json::object();
    bool sayScriptsRows = false; ///< that digits differ in rows and columns

    bool readShape();
    /// Returns whether digits differ in the rows and columns of the board.
    bool hasRows() const;
    bool hasScripts() const;
    int digitCount() const { return std::max(isFree ? 1 : frame.size, lastDigit - frame.firstDigit + 1); }
    DigitValues digits() const { return {digitCount(), frame.firstValue()}; }
    ForeignRegions regions(const ReadOptions &options);
    void readCells(Board &board);
    void takePictures(Board &board);
    std::vector<Constraint> readConstraints(const Geometry &geometry);
    void keepOthers();

private:
    const Json::array_t &blocks() const { return json::elements(json::member(puzzle, makerConstraints)); }
    const Json &regionsBlock() const;
    int readSide(const char *name, int defaultSide);
    void crop();
    void readCell(Board &board, int number, Cell cell, const Json &object);
    void takeScripts(const Geometry &geometry, std::vector<Constraint> &constraints,
                     std::vector<Json> &rests);
};

int SudokuMakerReader::readSide(const char *name, int defaultSide)
{
    constexpr int maxSide = 3 * maxBoardSize;
    const Json &side = json::member(puzzle, name);
    return side.is_null() ? defaultSide : values.number(side, name, 1, maxSide);
}

const Json &SudokuMakerReader::regionsBlock() const
{
    static const Json none;
    const auto found = std::ranges::find_if(
        blocks(), [](const Json &block) { return isOn(block) && makerType(block) == makerRegions; });
    return found == blocks().end() ? none : *found;
}

/// Makes the square around all regions the board, if there is one: cells outside it show clues.
void SudokuMakerReader::crop()
{
    int top = frame.height;
    int left = frame.width;
    int bottom = -1;
    int right = -1;
    const Json &regionOf = json::member(regionsBlock(), "regions");
    for (int number = 0; number < frame.width * frame.height; ++number) {
        if (json::numberOrText(json::element(regionOf, number)).value_or(-1) < 0)
            continue;
        top = std::min(top, number / frame.width);
        bottom = std::max(bottom, number / frame.width);
        left = std::min(left, number % frame.width);
        right = std::max(right, number % frame.width);
    }
    if (const int size = bottom - top + 1; size > 0 && size == right - left + 1)
        frame = {frame.width, frame.height, top, left, size, frame.firstDigit};
}

/// Reads the size and the digits, which are 1 to 9 on a board of any size unless it says otherwise. Returns
/// whether there is a board.
bool SudokuMakerReader::readShape()
{
    constexpr int defaultSize = 9;
    constexpr int defaultLastDigit = 9;
    const int size = readSide("size", defaultSize);
    frame.width = readSide("width", size);
    frame.height = readSide("height", frame.width);
    if (json::has(puzzle, "minDigit"))
        frame.firstDigit = values.number(json::member(puzzle, "minDigit"), "minDigit", 0, maxBoardSize);
    lastDigit = std::max(defaultLastDigit, frame.firstDigit);
    if (json::has(puzzle, "maxDigit"))
        lastDigit = values.number(json::member(puzzle, "maxDigit"), "maxDigit", frame.firstDigit,
                                  frame.firstDigit + maxBoardSize - 1);
    const Json &cells = json::member(puzzle, makerCells);
    if (std::ssize(json::elements(cells)) != frame.width * frame.height)
        values.refuse(cells, makerCells);
    frame.size = frame.width;
    if (frame.width != frame.height || (!isFree && frame.size > lastDigit - frame.firstDigit + 1))
        crop();
    if (frame.size < minBoardSize || frame.size > maxBoardSize || frame.size > frame.height)
        values.refuse(json::member(puzzle, "width"), "size");
    return !values.error();
}

/// Reads the shape of the board; without regions it is a Latin square.
ForeignRegions SudokuMakerReader::regions(const ReadOptions &options)
{
    if (options.boxes)
        return {Geometry::withBoxes(*options.boxes).withDigits(digits())};
    const Json &regions = json::member(regionsBlock(), "regions");
    std::vector<int> regionOf;
    for (Cell cell = 0; cell < frame.size * frame.size; ++cell)
        regionOf.push_back(json::numberOrText(json::element(regions, frame.number(cell))).value_or(noRegion));
    return foreignRegions(frame.size, digits(), regionOf, {}, isFree);
}

/// Returns the digits of \a bits, one for each digit from 0 on.
DigitSet digitsOf(const Json &bits, int firstDigit, int digitCount)
{
    constexpr int maxDigit = 30;
    const int flags = json::number(bits).value_or(0);
    DigitSet digits;
    for (int digit = firstDigit; digit <= std::min(firstDigit + digitCount - 1, maxDigit); ++digit)
        if (flags > 0 && (flags >> digit & 1) != 0)
            digits.insert(digit - firstDigit + 1);
    return digits;
}

void SudokuMakerReader::readCell(Board &board, int number, Cell cell, const Json &object)
{
    const Json &value = json::member(object, "value");
    const bool isGiven = json::isTrue(json::member(object, "given"));
    const int digit = json::numberOrText(value).value_or(-1) - frame.firstDigit + 1;
    const bool isDigit = !value.is_null() && digit >= 1 && digit <= digitCount();
    if (isDigit)
        (isGiven ? board.puzzle.givens : board.entries).set(cell, digit);
    for (const auto &[name, member] : json::members(object))
        if (name == "candidates")
            board.centreMarks[cell] = digitsOf(member, frame.firstDigit, digitCount());
        else if (name == "cornerPencilMarks")
            board.cornerMarks[cell] = digitsOf(member, frame.firstDigit, digitCount());
        else if (name == "solved" && json::isTrue(member))
            board.isFromSolve[cell] = true;
        else if (!json::isEmpty(member) && !(isDigit && (name == "value" || name == "given")))
            kept[makerCells][name][std::to_string(number)] = member;
}

void SudokuMakerReader::readCells(Board &board)
{
    const Json &cells = json::member(puzzle, makerCells);
    for (int number = 0; number < frame.width * frame.height; ++number) {
        const Json &object = json::element(cells, number);
        if (const auto cell = frame.cell(number))
            readCell(board, number, *cell, object);
        else
            for (const auto &[name, member] : json::members(object))
                if (!json::isEmpty(member))
                    kept[makerCells][name][std::to_string(number)] = member;
    }
}

bool SudokuMakerReader::hasScripts() const
{
    return std::ranges::any_of(
        blocks(), [](const Json &block) { return isOn(block) && makerType(block) == makerScript; });
}

bool SudokuMakerReader::hasRows() const
{
    if (json::text(json::member(puzzle, "type")) != "custom" || sayScriptsRows)
        return true;
    const auto isOfBoard = [this](const Json &area) {
        const auto number = [&area](const char *name) { return json::number(json::member(area, name)); };
        return number("x") == frame.left && number("y") == frame.top && number("width") == frame.size
               && number("height") == frame.size;
    };
    return std::ranges::any_of(blocks(), [&](const Json &block) {
        const Json &areas = json::member(block, "areas");
        return isOn(block) && makerType(block) == makerRowsAndColumns
               && (json::isEmpty(areas) || std::ranges::any_of(json::elements(areas), isOfBoard));
    });
}

/// Takes the scripts that can be read out of \a rests.
void SudokuMakerReader::takeScripts(const Geometry &geometry, std::vector<Constraint> &constraints,
                                    std::vector<Json> &rests)
{
    ScriptReading scripts = readScriptBlocks(geometry, frame, puzzle, rests);
    sayScriptsRows = scripts.sayRows;
    for (std::size_t i = 0; i < rests.size(); ++i)
        if (scripts.constraints[i]) {
            std::ranges::move(*scripts.constraints[i], std::back_inserter(constraints));
            rests[i] = Json();
        }
}

std::vector<Constraint> SudokuMakerReader::readConstraints(const Geometry &geometry)
{
    std::vector<Constraint> constraints;
    std::vector<Json> rests;
    for (const Json &block : blocks()) {
        const int type = makerType(block);
        const bool isOfShape =
            type == makerGivens || type == makerRowsAndColumns || &block == &regionsBlock();
        const bool isKnown = type == makerScript && json::isTrue(json::member(block, workbenchMark));
        if (!isOfShape && !isKnown && block.is_object())
            rests.push_back(isOn(block) ? takeBlock(geometry, frame, block, constraints) : block);
    }
    takeScripts(geometry, constraints, rests);
    for (Json &rest : rests) {
        takeNegative(blocks(), frame.firstDigit, constraints, rest);
        if (!rest.is_null())
            kept[makerConstraints].push_back(std::move(rest));
    }
    return constraints;
}

/// Moves the pictures in what is kept into \a board.
void SudokuMakerReader::takePictures(Board &board)
{
    Json others = Json::array();
    for (const Json &block : json::elements(json::member(kept, makerConstraints)))
        if (Json rest = takeMakerPictures(board.puzzle.geometry, frame, block, board.info); !rest.is_null())
            others.push_back(std::move(rest));
    kept.erase(makerConstraints);
    if (!others.empty())
        kept[makerConstraints] = std::move(others);
    board.info.drawings = sortedDrawings(std::move(board.info.drawings));
}

/// Keeps what the board cannot hold, so that it is written again.
void SudokuMakerReader::keepOthers()
{
    for (const auto &[name, member] : json::members(puzzle))
        if (!json::isEmpty(member) && std::ranges::find(knownMembers, name) == knownMembers.end()
            && !json::has(kept, name))
            kept[name] = member;
    if (!isFree && frame.size > lastDigit - frame.firstDigit + 1)
        kept[makerMaxDigit] = lastDigit;
    if (frame.hasMargin() || json::has(kept, makerConstraints))
        kept[makerFrameName] = frameJson(frame);
    if (frame.firstDigit > 1)
        kept[makerFirstDigit] = frame.firstDigit;
}

/// Makes the values of the cells that are no givens the solution that the link states: SudokuMaker writes
/// them into each link as soon as its solver knows them, and a puzzle must not open solved. An unfinished
/// board has entries, and so has a finished one that this program wrote.
void takeStatedSolution(const Json &own, Board &board)
{
    const int cellCount = board.puzzle.geometry.cellCount();
    const bool hasEntries = json::isTrue(json::member(own, makerEntries)) || json::has(own, "solution");
    if (hasEntries || board.entries.filledCount() == 0 || board.digits().filledCount() < cellCount)
        return;
    board.info.solution = board.digits();
    board.entries = Grid(cellCount);
    board.isFromSolve.assign(board.isFromSolve.size(), false);
}

/// Reads a puzzle that has an array of blocks, or none. If its scripts turn out not to say that digits differ
/// in rows and columns, it reads the puzzle again as a free board.
TextResult readPuzzle(SudokuMakerReader reader, const ReadOptions &options, std::string_view formatId)
{
    const Json &puzzle = reader.puzzle;
    const bool isBoard = reader.readShape(); // a margin may be part of the board where there are no rows
    if (!reader.isFree && !reader.hasRows() && !reader.hasScripts())
        return readPuzzle({puzzle, true}, options, formatId);
    if (!isBoard)
        return tl::unexpected(*reader.values.error());
    if (const auto asked = askedBoxes(options, reader.frame.size); !asked)
        return tl::unexpected(asked.error());
    ForeignRegions regions = reader.regions(options);
    Board board{Puzzle(regions.geometry)};
    const Json &own = json::member(reader.puzzle, workbenchName);
    const SymbolSet *symbols = workbenchSymbols(own, reader.values, board);
    reader.readCells(board);
    std::vector<Constraint> constraints = reader.readConstraints(board.puzzle.geometry);
    if (!reader.isFree && !reader.hasRows())
        return readPuzzle({puzzle, true}, options, formatId);
    readWorkbenchMember(own, std::move(constraints), reader.values, board);
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    takeStatedSolution(own, board);
    reader.takePictures(board);
    reader.keepOthers();
    takeInfo(reader.kept, &InfoMember::sudokuMakerName, board);
    Json members = workbenchMembers(own);
    if (!reader.kept.empty())
        members[sudokuMakerId] = std::move(reader.kept);
    return withKept(std::move(board), regions, std::move(members), symbols, formatId);
}

} // namespace

TextResult readSudokuMaker(const Json &link, const ReadOptions &options, std::string_view formatId)
{
    SudokuMakerReader reader{json::member(link, "puzzle")};
    if (const Json &blocks = json::member(reader.puzzle, makerConstraints);
        !blocks.is_null() && !blocks.is_array()) {
        reader.values.refuse(blocks, makerConstraints);
        return tl::unexpected(*reader.values.error());
    }
    return readPuzzle(std::move(reader), options, formatId);
}

} // namespace sudoku
