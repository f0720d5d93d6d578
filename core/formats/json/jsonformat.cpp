#include "core/board/clues.h"
#include "core/board/regions.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/boardstext.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/drawntext.h"
#include "core/formats/text/foundregionstext.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/ownkindtext.h"
#include "core/version/version.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::string_view formatId = "workbench";
constexpr int version = 1;
constexpr const char *programMember = "program"; // that wrote the file; not read
constexpr const char *otherMembers = "members";  // of other programs, with names that mean something here

constexpr std::array ownNames{
    ownJsonMark,   programMember,    "size",         "boxes",       "regions",     "digits",
    "boards",      firstDigitMember, "symbols",      "givens",      "entries",     "cornerMarks",
    "centreMarks", "colours",        "kinds",        "constraints", "switchedOff", "solved",
    "crossedOut",  "solution",       "foundRegions", "drawings",    "fog",         "drawn",
    otherMembers,
};

bool isOwnName(std::string_view name)
{
    return std::ranges::find(ownNames, name) != ownNames.end()
           || std::ranges::find(infoMembers, name, &InfoMember::name) != infoMembers.end();
}

/// Returns whether \a text is JSON that is no other format; reading it then reports what is missing.
bool detectsJson(std::string_view text)
{
    return isJson(text);
}

/// An object and its first error.
struct Reading
{
    const Json &object;
    JsonValues values = {};

    bool has(const char *name) const { return json::has(object, name); }
    /// Returns the member \a name, or null.
    const Json &operator[](const char *name) const { return json::member(object, name); }
};

Geometry readBoxes(Reading &reading, int size)
{
    const auto boxes = parseBoxes(json::text(reading["boxes"]));
    const bool isFine = boxes && boxes->size() == size;
    if (!isFine && reading.has("boxes"))
        reading.values.refuse(reading["boxes"], "boxes");
    return Geometry::withBoxes(isFine ? *boxes : defaultBoxes(size));
}

DigitValues readDigitValues(Reading &reading, const Geometry &shape)
{
    const int count = reading.has("digits") ? reading.values.number(reading["digits"], "digits",
                                                                    shape.minDigitCount(), maxBoardSize)
                                            : usualDigitCount(shape);
    return {count, reading.has(firstDigitMember)
                       ? reading.values.number(reading[firstDigitMember], firstDigitMember, 0, 1)
                       : 1};
}

/// Reads the upper left cells of boards that overlap, each with its number of rows: "9r1c1". None says that
/// digits may be repeated in rows and columns.
std::optional<std::vector<SubBoard>> readBoards(Reading &reading)
{
    if (!reading.has("boards"))
        return {};
    std::vector<SubBoard> boards;
    for (std::size_t i = 0; i < json::elements(reading["boards"]).size(); ++i)
        if (const auto board = subBoardOf(json::text(json::element(reading["boards"], i))))
            boards.push_back(*board);
        else
            reading.values.refuse(json::element(reading["boards"], i), "boards[" + std::to_string(i) + "]");
    if (!reading["boards"].is_array())
        reading.values.refuse(reading["boards"], "boards");
    return boards;
}

/// Reads the regions, numbered from 1; 0 is none, and -1 a hole.
Geometry readRegions(Reading &reading, int size)
{
    if (reading.has("boxes")) // irregular boards have none
        reading.values.refuse(reading["boxes"], "boxes");
    std::vector<int> regionOf = reading.values.numbers(reading["regions"], "regions", size, maxRegions, -1);
    for (int &region : regionOf)
        --region;
    const auto digits = reading.has("digits") ? json::number(reading["digits"]) : std::nullopt;
    const auto geometry = geometryOf(size, std::move(regionOf), digits, readBoards(reading));
    if (!geometry)
        reading.values.refuse(reading["regions"], "regions", TextErrorCode::BadRegions);
    return geometry ? *geometry : Geometry::withBoxes(defaultBoxes(size));
}

void readDigits(Reading &reading, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (reading.has("givens"))
        board.puzzle.givens = reading.values.grid(reading["givens"], "givens", geometry);
    if (reading.has("entries"))
        board.entries = reading.values.grid(reading["entries"], "entries", geometry);
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (board.isGiven(cell) && board.entries.isFilled(cell)) {
            const std::string place = "entries[" + std::to_string(geometry.rowOf(cell)) + "]["
                                      + std::to_string(geometry.columnOf(cell)) + "]";
            reading.values.refuse(board.entries[cell], place);
            board.entries.clear(cell);
        }
    if (reading.has("solved")) { // 1 where Solve wrote the entry
        const Grid solved = reading.values.grid(reading["solved"], "solved", geometry);
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
            board.isFromSolve[cell] = solved.isFilled(cell);
    }
    if (reading.has("cornerMarks"))
        board.cornerMarks = reading.values.marks(reading["cornerMarks"], "cornerMarks", geometry);
    if (reading.has("centreMarks"))
        board.centreMarks = reading.values.marks(reading["centreMarks"], "centreMarks", geometry);
    if (reading.has("colours"))
        board.colours = reading.values.marks(reading["colours"], "colours", geometry, colourCount);
    if (reading.has("drawn"))
        board.drawn = reading.values.drawn(reading["drawn"], "drawn", geometry);
}

void readConstraints(Reading &reading, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (reading.has("kinds"))
        reading.values.kinds(reading["kinds"], "kinds");
    if (reading.has("constraints"))
        board.puzzle.constraints =
            reading.values.constraints(reading["constraints"], "constraints", geometry);
    if (reading.has("switchedOff"))
        board.switchedOff = reading.values.constraints(reading["switchedOff"], "switchedOff", geometry);
    if (reading.has("crossedOut"))
        board.crossedOut = reading.values.crossedOut(reading["crossedOut"], "crossedOut", geometry);
}

/// Reads the regions of a solution, numbered from 1. They mean nothing unless every cell has a digit and the
/// puzzle does not say them.
void readFoundRegions(Reading &reading, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (!reading.has("foundRegions"))
        return;
    const Json &rows = reading["foundRegions"];
    const std::vector<int> regionOf =
        reading.values.cellNumbers(rows, "foundRegions", geometry, geometry.cellCount());
    if (std::ranges::find(regionOf, 0) != regionOf.end())
        reading.values.refuse(rows, "foundRegions", TextErrorCode::BadRegions);
    setRegions(board.entries, regionOf);
    if (!hasFoundRegions(board))
        board.entries.setRegions({});
}

void readPictures(Reading &reading, Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (reading.has("solution"))
        board.info.solution = reading.values.grid(reading["solution"], "solution", geometry);
    if (reading.has("drawings"))
        board.info.drawings = reading.values.drawings(reading["drawings"], "drawings", geometry);
    if (reading.has("fog"))
        board.info.fog = reading.values.fog(reading["fog"], "fog", geometry);
}

tl::expected<void, TextError> keepOthers(const Json &object, Board &board)
{
    Json others = object;
    takeInfo(others, &InfoMember::name, board);
    for (const char *name : ownNames)
        others.erase(name);
    others.update(json::members(json::member(object, otherMembers)));
    return keepMembers(std::move(others), board);
}

tl::expected<int, TextError> readSize(Reading &reading)
{
    constexpr int maxVersions = 1'000'000;
    const int read = reading.values.number(reading[ownJsonMark], ownJsonMark, 1, maxVersions);
    if (read > version)
        return tl::unexpected(TextError{TextErrorCode::NewerVersion, 0, 0, {}, read, version});
    return reading.values.number(reading["size"], "size", minBoardSize, maxBoardSize);
}

TextResult readObject(const Json &object, const ReadOptions &options)
{
    Reading reading{object};
    const auto size = readSize(reading);
    if (!size)
        return tl::unexpected(size.error());
    const auto asked = askedBoxes(options, *size);
    if (!asked && !reading.values.error())
        return tl::unexpected(asked.error());
    if (reading.has("boards") && !reading.has("regions"))
        reading.values.refuse(reading["boards"], "boards");
    const Geometry own = reading.has("regions") ? readRegions(reading, *size) : readBoxes(reading, *size);
    const Geometry shape = asked && *asked ? Geometry::withBoxes(**asked) : own;
    Board board(Puzzle(shape.withDigits(readDigitValues(reading, shape))));
    readDigits(reading, board);
    readConstraints(reading, board);
    readFoundRegions(reading, board);
    readPictures(reading, board);
    if (reading.has(otherMembers) && !reading[otherMembers].is_object())
        reading.values.refuse(reading[otherMembers], otherMembers);
    const SymbolSet *symbols = reading.has("symbols")
                                   ? reading.values.symbols(reading["symbols"], "symbols", board)
                                   : &symbolsOf(board, symbolSets().front());
    if (reading.values.error())
        return tl::unexpected(*reading.values.error());
    if (const auto kept = keepOthers(object, board); !kept)
        return tl::unexpected(kept.error());
    return TextPuzzle{std::move(board), symbols, formatId};
}

TextResult readJson(std::string_view text, const ReadOptions &options)
{
    const auto object = parseJson(text);
    if (!object)
        return tl::unexpected(object.error());
    TextResult result = readObject(*object, options);
    return result ? result : tl::unexpected(placed(std::move(result.error()), text));
}

/// The members of an object in the order in which they are written, each on a line.
class Lines
{
public:
    void add(const std::string &name, const Json &value) { addText(name, value.dump()); }
    /// Writes each element on a line of its own.
    void addList(const std::string &name, const Json &array)
    {
        std::string text;
        for (const Json &element : array)
            text += (text.empty() ? "\n    " : ",\n    ") + element.dump();
        if (!text.empty())
            addText(name, '[' + text + "\n  ]");
    }
    std::string text() const { return "{" + m_text + "\n}\n"; }

private:
    void addText(const std::string &name, const std::string &value)
    {
        m_text += (m_text.empty() ? "\n  " : ",\n  ") + Json(name).dump() + ": " + value;
    }
    std::string m_text;
};

void addShape(Lines &lines, const Geometry &geometry)
{
    lines.add("size", geometry.size());
    if (const auto boxes = geometry.boxes())
        lines.add("boxes", boxesText(*boxes));
    else
        lines.addList("regions", rowsJson(
                                     geometry, [&](Cell cell) { return geometry.regionOf(cell) + 1; }, -1));
    if (geometry.boards().size() != 1) {
        Json boards = Json::array();
        for (const SubBoard &board : geometry.boards())
            boards.push_back(subBoardText(board));
        lines.add("boards", boards);
    }
    if (geometry.digitCount() != usualDigitCount(geometry))
        lines.add("digits", geometry.digitCount());
    if (geometry.hasZero())
        lines.add(firstDigitMember, 0);
}

void addMarks(Lines &lines, const char *name, const Geometry &geometry, const std::vector<DigitSet> &marks)
{
    if (const Json json = marksJson(geometry, marks); !json.empty())
        lines.add(name, json);
}

void addPictures(Lines &lines, const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    if (const Grid &solution = board.info.solution; solution.cellCount() > 0)
        lines.addList("solution", rowsJson(geometry, [&](Cell cell) { return solution[cell]; }));
    lines.addList("drawings", drawingsJson(geometry, board.info.drawings));
    if (board.info.fog)
        lines.add("fog", fogJson(geometry, *board.info.fog));
}

void addKept(Lines &lines, const Json &kept)
{
    Json others = Json::object();
    for (const auto &[name, value] : json::members(kept))
        if (!isOwnName(name))
            lines.add(name, value);
        else
            others[name] = value;
    if (!others.empty())
        lines.add(otherMembers, others);
}

std::string writeJson(const Board &board, const SymbolSet &symbols)
{
    const Geometry &geometry = board.puzzle.geometry;
    Lines lines;
    lines.add(ownJsonMark, version);
    lines.add(programMember, versionLine());
    addShape(lines, geometry);
    if (const std::string_view own = symbolsMember(board, symbols); !own.empty())
        lines.add("symbols", own);
    lines.addList("givens", rowsJson(geometry, [&](Cell cell) { return board.puzzle.givens[cell]; }));
    if (board.entries.filledCount() > 0)
        lines.addList("entries", rowsJson(geometry, [&](Cell cell) { return board.entries[cell]; }));
    if (hasHelpOfSolve(board))
        lines.addList("solved",
                      rowsJson(geometry, [&](Cell cell) { return board.isFromSolve[cell] ? 1 : 0; }));
    if (hasFoundRegions(board))
        lines.addList("foundRegions",
                      rowsJson(geometry, [&](Cell cell) { return board.entries.regions()[cell] + 1; }));
    addMarks(lines, "cornerMarks", geometry, board.cornerMarks);
    addMarks(lines, "centreMarks", geometry, board.centreMarks);
    addMarks(lines, "colours", geometry, board.colours);
    if (!board.drawn.isEmpty())
        lines.add("drawn", drawnJson(geometry, board.drawn));
    lines.addList("kinds", ownKindsJson(board));
    lines.addList("constraints", constraintsJson(geometry, board.puzzle.constraints));
    lines.addList("switchedOff", constraintsJson(geometry, board.switchedOff));
    lines.addList("crossedOut", crossedOutJson(geometry, board.crossedOut));
    for (const InfoMember &member : infoMembers)
        if (const std::string &text = board.info.*member.text; !text.empty())
            lines.add(member.name, text);
    addPictures(lines, board);
    addKept(lines, keptMembers(board));
    return lines.text();
}

} // namespace

const Format jsonFormat{
    .id = formatId,
    .name = TR_NOOP("Format", "Sudoku Workbench (JSON)"),
    .suffix = "json",
    .detects = detectsJson,
    .read = readJson,
    .write = writeJson,
    .holdsHoles = true,
};

} // namespace sudoku
