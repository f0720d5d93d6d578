#include "core/formats/links/sudokumaker.h"

#include "core/formats/json/jsonvalues.h"
#include "core/formats/links/sudokumakernames.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/foreignregions.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/jsontext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;
using Numbers = std::vector<int>;

// Types of blocks of "constraints" that are read elsewhere, or say nothing: givens, marks of rows and
// columns.
constexpr std::array noRules{0, 2003};
constexpr int regionsType = 1;

/// The digits of a puzzle, which need not begin with 1.
struct DigitRange
{
    int first = 1;
    int last = 9;

    int count() const { return last - first + 1; }
    bool has(int digit) const { return digit >= first && digit <= last; }
    /// Returns the digit here, from 1.
    Digit own(int digit) const { return digit - first + 1; }
};

/// Reads a SudokuMaker object step by step; the first error counts.
struct SudokuMakerReader
{
    const Json &puzzle;
    JsonValues values = {};
    DigitRange digits = {};
    RuleCounts others = {};                ///< rules that cannot be said
    RuleCounts drawings = {};              ///< that stand for no rule
    std::vector<LeftOutElement> left = {}; ///< elements that are no valid ones

    int size();
    ForeignRegions regions(int size);
    void readCells(Board &board);
    void readConstraints(Puzzle &read);
    void readBlock(int type, const Json &block, Puzzle &read);
};

/// Returns the cells, which are numbered from 0, row by row; nothing for numbers that are no cells.
std::optional<std::vector<Cell>> cellsOf(const Geometry &geometry, const Json &indices)
{
    std::vector<Cell> cells;
    for (const Json &index : json::elements(indices)) {
        const std::optional<int> cell = json::number(index);
        if (!cell || *cell < 0 || *cell >= geometry.cellCount())
            return {};
        cells.push_back(*cell);
    }
    return indices.is_array() ? std::optional(std::move(cells)) : std::nullopt;
}

std::optional<Constraint> readCells(const Geometry &geometry, const Json &cells)
{
    std::optional<std::vector<Cell>> read = cellsOf(geometry, cells);
    return read ? std::optional(Constraint{nullptr, std::move(*read)}) : std::nullopt;
}

std::optional<Constraint> readCage(const Geometry &geometry, const Json &cage)
{
    std::optional<Constraint> read = readCells(geometry, json::member(cage, "cells"));
    const int sum = json::numberOrText(json::member(cage, "value")).value_or(0); // 0: any
    if (read && sum != 0)
        read->numbers = {sum};
    return read;
}

/// Reads a clue between two cells. A row has as many numbers as there are edges to the right and below its
/// cells, and one more.
std::optional<Constraint> readClue(const Geometry &geometry, const Json &clue)
{
    const int size = geometry.size();
    const std::optional<int> value = json::numberOrText(json::member(clue, "value"));
    const int number = json::numberOrText(json::member(clue, "edge")).value_or(0);
    const int row = number / (2 * size);
    const int offset = number % (2 * size);
    if (!value || offset < 1 || row < 0 || row >= size || (offset >= size && row + 1 == size))
        return {};
    const bool isHorizontal = offset < size;
    const Cell cell = geometry.cellAt(row, isHorizontal ? offset - 1 : offset - size);
    return Constraint{nullptr, {cell, isHorizontal ? cell + 1 : cell + size}, {*value}};
}

/// A kind of constraint: the member that lists its elements, the member that makes it another rule, and the
/// one that has a number for all elements; null for missing ones.
struct Kind
{
    int type;
    std::string_view variantId;
    const char *elements = nullptr; ///< null: the block as a whole is the element
    std::optional<Constraint> (*read)(const Geometry &, const Json &element) = nullptr;
    const char *change = nullptr;
    const char *number = nullptr;
    bool countsDigits = false; ///< whether its digits are numbers, so that it matters if they begin with 0
};

constexpr std::array kinds{
    Kind{.type = 10, .variantId = "diagonal"},
    Kind{.type = 11, .variantId = "anti-diagonal"},
    Kind{.type = 12, .variantId = "anti-king"},
    Kind{.type = 13, .variantId = "anti-knight"},
    Kind{.type = 14, .variantId = "disjoint-groups"},
    Kind{.type = 15, .variantId = "non-consecutive"},
    Kind{200, "white-dot", "clues", readClue, "negative"},
    Kind{201, "black-dot", "clues", readClue, "negative", nullptr, true},
    Kind{202, "xv", "clues", readClue, "negative", nullptr, true},
    Kind{300, "thermometer", "thermometers", readCells, "slow"},
    Kind{301, "killer", "cages", readCage, "negative", nullptr, true},
    Kind{400, "renban", "lines", readCells},
    Kind{401, "whispers", "lines", readCells, nullptr, "minDifference"},
    Kind{402, "palindrome", "lines", readCells},
    Kind{403, "between-line", "lines", readCells},
    Kind{404, "region-sum", "lines", readCells, nullptr, nullptr, true},
};

/// The kinds with elements that are one constraint with "cells".
constexpr std::array cellKinds{
    Kind{.type = 100, .variantId = "even", .countsDigits = true},
    Kind{.type = 101, .variantId = "odd", .countsDigits = true},
    Kind{.type = 305, .variantId = "extra-region"},
};

/// Returns what a person recognizes of an \a element, as far as it was \a read.
LeftOutElement leftOutElement(const Kind &kind, const Geometry &geometry, const Json &element,
                              const std::optional<Constraint> &read)
{
    const Json &value = json::member(element, "value");
    const bool hasPlace = read && !read->cells.empty();
    return {findVariant(kind.variantId), value.is_number() ? value.dump() : json::text(value),
            hasPlace ? geometry.cellName(read->cells.front()) : std::string()};
}

/// Reads one block, whose constraints are of \a kind.
class BlockReader
{
public:
    BlockReader(const Kind &kind, const Json &block, SudokuMakerReader &reader, Puzzle &puzzle)
        : m_kind(kind),
          m_block(block),
          m_reader(reader),
          m_puzzle(puzzle)
    {
    }

    void readCellBlock() { add(m_block, readCells(m_puzzle.geometry, json::member(m_block, "cells"))); }

    /// Returns the name of what the block means beside its elements, or instead of them; or an empty text.
    std::string readElements()
    {
        if (!m_kind.elements) {
            add(m_block, Constraint{nullptr, {}});
            return {};
        }
        const bool isChanged = m_kind.change && !json::isEmpty(json::member(m_block, m_kind.change));
        if (isChanged && m_kind.change == std::string_view("slow"))
            return "slow thermometers";
        const Json &elements = json::member(m_block, m_kind.elements);
        for (const Json &element : json::elements(elements))
            add(element, m_kind.read(m_puzzle.geometry, element));
        if (!elements.is_array())
            return std::string(findVariant(m_kind.variantId)->name);
        return isChanged ? "negative constraint" : std::string();
    }

private:
    /// Adds the constraint that was \a read from \a element, or names the element if it is no valid one.
    void add(const Json &element, std::optional<Constraint> read)
    {
        if (read) {
            read->variant = findVariant(m_kind.variantId);
            if (const auto number =
                    m_kind.number ? json::numberOrText(json::member(m_block, m_kind.number)) : std::nullopt)
                read->numbers = {*number};
        }
        const bool hasOtherDigits = m_reader.digits.first != 1 && m_kind.countsDigits;
        if (read && !hasOtherDigits && !findProblem(m_puzzle.geometry, *read))
            m_puzzle.constraints.push_back(std::move(*read));
        else
            m_reader.left.push_back(leftOutElement(m_kind, m_puzzle.geometry, element, read));
    }

    const Kind &m_kind;
    const Json &m_block;
    SudokuMakerReader &m_reader;
    Puzzle &m_puzzle;
};

void SudokuMakerReader::readBlock(int type, const Json &block, Puzzle &read)
{
    const std::string &own = json::text(json::member(block, "name"));
    std::string unread;
    if (const auto kind = std::ranges::find(kinds, type, &Kind::type); kind != kinds.end())
        unread = BlockReader(*kind, block, *this, read).readElements();
    else if (const auto cells = std::ranges::find(cellKinds, type, &Kind::type); cells != cellKinds.end())
        BlockReader(*cells, block, *this, read).readCellBlock();
    else
        unread = sudokuMakerName(type);
    if (unread.empty())
        return;
    const bool isNoRule = isSudokuMakerDrawing(type) && own.empty(); // a name says what a drawing means
    ++(isNoRule ? drawings : others)[own.empty() ? unread : own];
}

bool isOn(const Json &block)
{
    return !json::isTrue(json::member(block, "disabled"));
}

void SudokuMakerReader::readConstraints(Puzzle &read)
{
    const Json &blocks = json::member(puzzle, "constraints");
    if (!blocks.is_null() && !blocks.is_array())
        values.refuse(blocks, "constraints");
    for (const Json &block : json::elements(blocks)) {
        const int type = json::number(json::member(block, "type")).value_or(-1);
        if (isOn(block) && type != regionsType && std::ranges::find(noRules, type) == noRules.end())
            readBlock(type, block, read);
    }
}

/// Reads the shape of the board; without regions it is a Latin square.
ForeignRegions SudokuMakerReader::regions(int size)
{
    std::vector<int> regionOf;
    for (const Json &block : json::elements(json::member(puzzle, "constraints")))
        if (isOn(block) && json::number(json::member(block, "type")) == regionsType && regionOf.empty())
            for (const Json &region : json::elements(json::member(block, "regions")))
                regionOf.push_back(json::numberOrText(region).value_or(-1));
    regionOf.resize(size * size, -1);
    return foreignRegions(size, digits.count(), regionOf);
}

/// Reads the size and the digits, which are 1 to 9 on a board of any size unless it says otherwise.
int SudokuMakerReader::size()
{
    constexpr int defaultSize = 9;
    const Json &width = json::member(puzzle, json::has(puzzle, "width") ? "width" : "size");
    const int size = width.is_null() ? defaultSize : values.number(width, "size", minBoardSize, maxBoardSize);
    const Json &cells = json::member(puzzle, "cells");
    if (std::ssize(json::elements(cells)) != size * size)
        values.refuse(cells, "cells");
    if (json::has(puzzle, "minDigit"))
        digits.first = values.number(json::member(puzzle, "minDigit"), "minDigit", 0, maxBoardSize);
    if (json::has(puzzle, "maxDigit"))
        digits.last = values.number(json::member(puzzle, "maxDigit"), "maxDigit", digits.first,
                                    digits.first + maxBoardSize - 1);
    return size;
}

void SudokuMakerReader::readCells(Board &board)
{
    constexpr int maxMark = 30; // there is a bit for each digit
    const Json &cells = json::member(puzzle, "cells");
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell) {
        const Json &object = json::element(cells, cell);
        const Json &value = json::member(object, "value");
        const std::optional<int> digit = json::numberOrText(value);
        if (digit && digits.has(*digit))
            (json::isTrue(json::member(object, "given")) ? board.puzzle.givens : board.entries)
                .set(cell, digits.own(*digit));
        else if (!value.is_null())
            left.push_back({nullptr, value.is_string() ? json::text(value) : value.dump(),
                            board.puzzle.geometry.cellName(cell)});
        const int marks = json::number(json::member(object, "candidates")).value_or(0);
        for (int mark = digits.first; mark <= std::min(digits.last, maxMark); ++mark)
            if ((marks >> mark & 1) != 0)
                board.centreMarks[cell].insert(digits.own(mark));
    }
}

/// Returns the symbols for digits that begin with \a first.
const SymbolSet &symbolsFrom(int first)
{
    return first == 0 ? *findSymbolSet("0-9A") : symbolSets().front();
}

} // namespace

TextResult readSudokuMaker(const Json &link, const ReadOptions &options, std::string_view formatId)
{
    SudokuMakerReader reader{json::member(link, "puzzle")};
    const int size = reader.size();
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    if (reader.digits.count() < size)
        return tl::unexpected(TextError{TextErrorCode::TooFewDigits, 0, 0, {}, reader.digits.count(), size});
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    ForeignRegions regions =
        *boxes ? ForeignRegions{Geometry::withBoxes(**boxes).withDigits(reader.digits.count())}
               : reader.regions(size);
    TextPuzzle result{Board(Puzzle(regions.geometry)), &symbolsFrom(reader.digits.first), formatId,
                      json::text(json::member(reader.puzzle, "name"))};
    result.board.puzzle.constraints = std::move(regions.extraRegions);
    reader.left = std::move(regions.leftOut);
    reader.readCells(result.board);
    reader.readConstraints(result.board.puzzle);
    if (reader.values.error())
        return tl::unexpected(*reader.values.error());
    keepUnsupported(reader.others, result.board);
    keepLeftOut(reader.left, result.board);
    for (const auto &[name, count] : reader.drawings)
        result.remarks.push_back({Remark::Code::Ignored, name, count});
    const auto textOf = [&](const char *name) { return json::text(json::member(reader.puzzle, name)); };
    keepInfo({.title = result.note, .author = textOf("author"), .rules = textOf("comment")}, result.board);
    return result;
}

} // namespace sudoku
