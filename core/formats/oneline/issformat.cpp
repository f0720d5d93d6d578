#include "core/formats/oneline/issformat.h"

#include "core/formats/oneline/issitems.h"
#include "core/formats/oneline/isskept.h"
#include "core/formats/oneline/isskind.h"
#include "core/formats/oneline/issownrules.h"
#include "core/formats/oneline/issranks.h"
#include "core/formats/oneline/isswholerules.h"
#include "core/formats/plain/directives.h"
#include "core/formats/text/constraintorder.h"
#include "core/formats/text/digitvaluestext.h"
#include "core/formats/text/keptmembers.h"
#include "core/variants/own/alternatives.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>

namespace sudoku {
namespace {

/// Returns the first line that is neither blank nor a comment.
std::string_view firstLine(std::string_view text)
{
    text = withoutByteOrderMark(text);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (commentKind(line) == CommentKind::None)
            return trimmed(line);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return {};
}

/// Plain digits have dots and letters too, but no tilde, and no name of an item.
bool detectsIss(std::string_view text)
{
    std::string_view line = firstLine(text);
    while (line.starts_with("..")) // an item without anything
        line.remove_prefix(1);
    if (!line.starts_with('.'))
        return false;
    const auto isLetter = [](char character) {
        return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
    };
    const auto end = std::ranges::find_if_not(line.begin() + 1, line.end(), isLetter);
    const std::string_view name = line.substr(1, end - line.begin() - 1);
    const char next = end == line.end() ? '.' : *end;
    const bool isName = name.size() > 1 && isIssName(name); // X and V are symbols of large boards
    return next == '~' || ((next == '.' || next == ' ') && isName);
}

TextResult readIssText(std::string_view text, const ReadOptions &options)
{
    return readIss(text, options, issId);
}

std::string shapeText(const Geometry &geometry)
{
    const std::string side = std::to_string(geometry.size());
    std::string text = ".Shape~" + side + "x" + side;
    if (geometry.values() != DigitValues(geometry.size()) || !geometry.hasLines())
        text += "~" + digitValuesText(geometry.values());
    if (!geometry.hasLines())
        text += "~Raw";
    const bool isDefault = geometry.size() == issDefaultSize && text.ends_with(side + "x" + side);
    return isDefault ? std::string() : text;
}

/// Returns the number of cells of each region, or 0 if they differ or there are none.
int regionSizeOf(const Geometry &geometry)
{
    const auto regions = geometry.regions();
    if (regions.empty())
        return 0;
    const auto size = regions.front().cells.size();
    const auto isSame = [size](const House &region) { return region.cells.size() == size; };
    return std::ranges::all_of(regions, isSame) ? static_cast<int>(size) : 0;
}

/// Returns whether a jigsaw says the regions: all have one size there. Others are left to a directive.
bool hasLayout(const Geometry &geometry)
{
    return regionSizeOf(geometry) > 1;
}

/// Returns a character for the region of each cell. One stands for none, or two where as many cells are in
/// none as in a region.
std::string layoutOf(const Geometry &geometry, int regionSize)
{
    std::string layout;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        layout += geometry.regionOf(cell) == noRegion ? '-' : issRegionNames[geometry.regionOf(cell)];
    const auto noneCount = std::ranges::count(layout, '-');
    std::ranges::replace(layout, '-', issRegionNames[geometry.regionCount()]);
    if (noneCount == regionSize)
        layout[layout.find(issRegionNames[geometry.regionCount()])] =
            issRegionNames[geometry.regionCount() + 1];
    return layout;
}

/// Returns the items of the regions, if they are not the default boxes.
std::string layoutText(const Geometry &geometry)
{
    if (geometry.boxes() == defaultBoxes(geometry.size()) || geometry.houses().empty())
        return {};
    if (geometry.boxes() == BoxShape{1, geometry.size()} || !hasLayout(geometry))
        return ".NoBoxes";
    const int regionSize = regionSizeOf(geometry);
    const bool isOther = regionSize != geometry.size();
    return (isOther ? ".RegionSize~" + std::to_string(regionSize) : "") + ".NoBoxes.Jigsaw~"
           + layoutOf(geometry, regionSize);
}

std::string givensText(const Board &board)
{
    std::string text;
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell)
        if (board.isGiven(cell))
            text += "~" + issCell(board.puzzle.geometry, cell) + "_"
                    + std::to_string(board.puzzle.geometry.values().of(board.puzzle.givens[cell]));
    return text.empty() ? text : "." + text;
}

/// Returns the values that are even, or those that are odd.
std::vector<int> valuesOfParity(const Geometry &geometry, bool areEven)
{
    const DigitValues values = geometry.values();
    std::vector<int> found;
    for (int value = values.first; value <= values.last(); ++value)
        if ((value % 2 == 0) == areEven)
            found.push_back(value);
    return found;
}

/// Returns the digits that \a constraint leaves in its cells, if they read as the same kind again; otherwise
/// none. One digit is a given, and every second one a mark on the cell.
std::vector<int> domainOf(const Geometry &geometry, const Constraint &constraint)
{
    const bool isEven = constraint.variant->id == "even";
    if (isEven || constraint.variant->id == "odd")
        return valuesOfParity(geometry, isEven);
    const std::vector<int> &digits = constraint.numbers;
    const bool isSame =
        constraint.variant->id == "given-candidates" && constraint.cells.size() == 1 && digits.size() > 1
        && std::ranges::adjacent_find(digits, std::greater_equal<>()) == digits.end()
        && digits != valuesOfParity(geometry, true) && digits != valuesOfParity(geometry, false);
    return isSame ? digits : std::vector<int>();
}

std::string domainText(const Geometry &geometry, const Constraint &constraint)
{
    std::string digits;
    for (const int digit : domainOf(geometry, constraint))
        digits += "_" + std::to_string(digit);
    std::string text = ".";
    for (const Cell cell : constraint.cells)
        text += "~" + issCell(geometry, cell) + digits;
    return digits.empty() ? std::string() : text;
}

/// Returns the item of an own kind, if it reads as the same rule again; name and look may differ.
std::string ownRuleText(const Geometry &geometry, const Constraint &constraint)
{
    if (std::string text = writeIssWholeRule(geometry, constraint); !text.empty())
        return text;
    const IssKind own{};
    const std::string text = writeIssOwnRule(own, geometry, constraint);
    const auto items = text.empty() ? std::nullopt : issItems(text);
    const IssConstraints read = items ? readIssOwnRule(own, geometry, items->front()) : IssConstraints();
    const Puzzle puzzle(geometry);
    const auto rulesOf = [&puzzle](const Constraint &each) { return each.variant->rules(puzzle, each); };
    return read.size() == 1 && rulesOf(read.front()) == rulesOf(constraint) ? text : std::string();
}

std::string itemText(const Geometry &geometry, const Constraint &constraint);

/// Returns the items ".Or….End" of a constraint that demands one of several; an empty text if it demands
/// anything else.
std::string alternativesText(const Geometry &geometry, const Constraint &constraint)
{
    std::string items;
    for (const std::vector<Constraint> &alternative : alternativesIn(geometry, constraint)) {
        std::string texts;
        for (const Constraint &each : alternative) {
            const std::string text = itemText(geometry, each);
            if (text.empty())
                return {};
            texts += text;
        }
        items += alternative.size() == 1 ? texts : ".And" + texts + ".End";
    }
    return items.empty() ? items : ".Or" + items + ".End";
}

/// Returns the item of a kind that reads as \a constraint again, or an empty text.
std::string itemText(const Geometry &geometry, const Constraint &constraint)
{
    if (const std::string text = alternativesText(geometry, constraint); !text.empty())
        return text;
    if (constraint.variant->data)
        return ownRuleText(geometry, constraint);
    for (const IssKind &kind : issKinds()) {
        if (kind.variantId != constraint.variant->id || (kind.needsOne && geometry.hasZero()))
            continue;
        const std::string text = kind.write(kind, geometry, constraint);
        const auto items = text.empty() ? std::nullopt : issItems(text);
        if (items && kind.read(kind, geometry, items->front()) == IssConstraints{constraint})
            return text;
    }
    return domainText(geometry, constraint);
}

/// A string, and the constraints that it has and has not.
struct WrittenItems
{
    std::string text;
    WrittenConstraints constraints = {};
};

WrittenItems writeItems(const Puzzle &puzzle)
{
    const auto isOf = [&puzzle](int index, std::string_view id) {
        return index < std::ssize(puzzle.constraints) && puzzle.constraints[index].variant->id == id;
    };
    WrittenItems result;
    const IssRankTies ties = issRankTiesOf(puzzle);
    for (int i = 0; i < std::ssize(puzzle.constraints); ++i) {
        std::string text = ties == IssRankTies::Mixed && isOf(i, "shared-rank")
                               ? std::string()
                               : itemText(puzzle.geometry, puzzle.constraints[i]);
        const bool isPair = isOf(i, "all-white-dots") && isOf(i + 1, "all-black-dots");
        if (isPair)
            text = ".StrictKropki";
        (text.empty() ? result.constraints.unwritten : result.constraints.written).push_back(i);
        if (isPair)
            result.constraints.written.push_back(++i);
        result.text += text;
    }
    if (ties == IssRankTies::Any)
        result.text += issAnyTies;
    return result;
}

/// Returns \a board without what a string says.
Board restOf(const Board &board, const WrittenItems &items, bool areKept)
{
    const int size = board.puzzle.geometry.size();
    Board rest = board;
    if (hasLayout(board.puzzle.geometry) || board.puzzle.geometry.houses().empty())
        rest.puzzle.geometry = Geometry::withBoxes(defaultBoxes(size));
    rest.puzzle.constraints = items.constraints.others(board.puzzle.constraints);
    if (areKept) {
        nlohmann::json members = keptMembers(board);
        members.erase(issId);
        rest.keptMembers = members.empty() ? std::string() : members.dump();
    }
    return rest;
}

IssText textOf(const Board &board, bool areKept)
{
    const Geometry &geometry = board.puzzle.geometry;
    const WrittenItems items = writeItems(board.puzzle);
    std::string string = shapeText(geometry) + layoutText(geometry) + givensText(board) + items.text;
    if (areKept)
        for (const std::string &item : keptIssItems(board))
            string += item;
    const SymbolSet &own = symbolsOf(board, symbolSets().front());
    return {directivesFor(restOf(board, items, areKept)) + orderDirective(items.constraints.order())
                + entriesDirective(board, own),
            detectsIss(string) ? string : ".~" + string};
}

} // namespace

/// Kept items that would have another meaning beside those of the board are kept with those of other formats.
IssText issTextOf(const Board &board)
{
    IssText text = textOf(board, true);
    const TextResult again = readIss(text.directives + text.string, {}, issId);
    return again && again->board == board ? text : textOf(board, false);
}

std::vector<Loss> issLosses(const Board &board)
{
    const WrittenItems items = writeItems(board.puzzle);
    return plainLosses(restOf(board, items, true));
}

namespace {

std::string writeIss(const Board &board, const SymbolSet &)
{
    const IssText text = issTextOf(board);
    return text.directives + text.string + "\n";
}

} // namespace

const Format issFormat{
    .id = issId,
    .name = TR_NOOP("Format", "Interactive Sudoku Solver"),
    .suffix = "txt",
    .detects = detectsIss,
    .read = readIssText,
    .write = writeIss,
    .isOneLine = true,
    .isLineForm = true,
    .holdsFreeLines = true,
    .losses = issLosses,
    .remarks = issRemarks,
};

} // namespace sudoku
