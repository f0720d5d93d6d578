#include "core/formats/oneline/issformat.h"

#include "core/formats/oneline/issextracells.h"
#include "core/formats/oneline/issitems.h"
#include "core/formats/oneline/isskept.h"
#include "core/formats/oneline/isskind.h"
#include "core/formats/oneline/issranks.h"
#include "core/formats/oneline/issreplicate.h"
#include "core/formats/oneline/issshape.h"
#include "core/formats/plain/directives.h"
#include "core/formats/plain/plaintext.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/ownkindtext.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/alternatives.h"
#include "core/variants/own/newlook.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

/// Reads the items of a string step by step.
class IssReader
{
public:
    explicit IssReader(std::vector<IssItem> items) : m_items(std::move(items)) {}

    /// Reads the shape; returns the item with a shape that is none of a board, or null.
    const IssItem *readShape();
    const IssShape &shape() const { return m_shape; }
    ForeignRegions regions() const;
    void readItems(Board &board) { readItems(m_items, board); }
    const std::vector<std::string> &kept() const { return m_kept; }

private:
    const IssItem *find(std::string_view name) const;
    void readItems(const std::vector<IssItem> &items, Board &board);
    void readItem(const IssItem &item, Board &board);
    IssConstraints constraintsOf(const IssItem &item, const Geometry &geometry, bool mayJump = false) const;
    bool readKinds(const IssItem &item, Board &board) const;
    bool readAlternatives(const IssItem &item, Board &board) const;
    bool readPlacesInBoxes(const IssItem &item, Board &board) const;
    bool readExtraCells(const IssItem &item, Board &board) const;
    bool readReplicated(const IssItem &item, Board &board) const;
    void readGivens(const IssItem &item, Board &board);
    bool readGiven(const std::string &argument, Board &board, std::map<int, Constraint> &parities) const;
    std::vector<int> jigsaw() const;
    int regionSize() const;
    std::optional<int> otherRegionSize() const;
    void addRegionSize(IssConstraints &chaos) const;

    std::vector<IssItem> m_items;
    IssShape m_shape = {};
    std::vector<std::string> m_kept = {};
};

const IssItem *IssReader::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_items, name, &IssItem::name);
    return found == m_items.end() ? nullptr : &*found;
}

const IssItem *IssReader::readShape()
{
    const IssItem *const item = find("Shape");
    const auto shape = item ? issShapeOf(item->arguments) : std::optional(IssShape());
    m_shape = shape.value_or(IssShape());
    if (shape)
        placeIssExtraCells(m_items, m_shape);
    return shape ? nullptr : item;
}

/// Returns a number for the name of a region; others than those that are written follow.
int regionOfName(char name)
{
    const std::size_t index = issRegionNames.find(name);
    const int other = static_cast<int>(issRegionNames.size()) + static_cast<unsigned char>(name);
    return index == issRegionNames.npos ? other : static_cast<int>(index);
}

/// Returns the number of cells of a region: as an item says, or as many as a row has.
int IssReader::regionSize() const
{
    return otherRegionSize().value_or(m_shape.size());
}

/// Returns the number of cells that an item says regions have.
std::optional<int> IssReader::otherRegionSize() const
{
    const IssItem *const item = find("RegionSize");
    const auto size = item ? issNumber(*item, 0) : std::nullopt;
    const bool isPossible = size && *size > 0 && *size <= maxBoardSize;
    return isPossible ? size : std::nullopt;
}

/// Returns the region of each cell that a jigsaw names; one of another size than the others is none.
std::vector<int> IssReader::jigsaw() const
{
    const int cellCount = m_shape.cellCount();
    const IssItem *const item = find("Jigsaw");
    const std::string layout = item && !item->arguments.empty() ? item->arguments.back() : std::string();
    std::vector<int> regionOf(cellCount, noRegion);
    for (int cell = 0; cell < cellCount && std::ssize(layout) == cellCount; ++cell)
        if (std::ranges::count(layout, layout[cell]) == regionSize())
            regionOf[cell] = regionOfName(layout[cell]);
    return regionOf;
}

/// Returns the groups of cells with the same number in \a groupOf as extra regions.
std::vector<Constraint> extraRegions(const std::vector<int> &groupOf)
{
    std::map<int, Constraint> groups;
    for (Cell cell = 0; cell < std::ssize(groupOf); ++cell)
        if (groupOf[cell] != noRegion)
            groups.try_emplace(groupOf[cell], Constraint{findVariant("extra-region"), {}})
                .first->second.cells.push_back(cell);
    std::vector<Constraint> all;
    for (auto &[group, cells] : groups)
        all.push_back(std::move(cells));
    return all;
}

/// Returns the regions: those of a jigsaw instead of boxes where there are none, otherwise beside them.
ForeignRegions IssReader::regions() const
{
    const std::optional<BoxShape> box = issBoxes(m_shape, regionSize());
    const bool areLines = box && (box->rows == 1 || box->columns == 1);
    const bool isUnknownSize = find("RegionSize") && !otherRegionSize();
    const bool hasBoxes =
        box && !find("NoBoxes") && !m_shape.isRaw && !isUnknownSize && !(areLines && find("Jigsaw"));
    ForeignRegions read = onSquare(m_shape, hasBoxes ? boxMap(m_shape, *box) : jigsaw());
    if (hasBoxes)
        std::ranges::move(extraRegions(jigsaw()), std::back_inserter(read.extraRegions));
    return read;
}

/// Reads "R1C1_5", a given, or "R1C1_2_4", candidates. All even digits are a mark on the cell, and so are all
/// odd ones: \a parities has these by their remainder.
bool IssReader::readGiven(const std::string &argument, Board &board,
                          std::map<int, Constraint> &parities) const
{
    const std::vector<std::string> parts = issParts(argument, '_');
    const auto cell = issCell(board.puzzle.geometry, parts.front());
    DigitSet digits;
    DigitSet parity[2];
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Digit digit = m_shape.digits.digitOf(wholeNumber(parts[i]).value_or(-1));
        if (digit == noDigit)
            return false;
        digits.insert(digit);
    }
    for (Digit digit = 1; digit <= m_shape.digits.count; ++digit)
        parity[m_shape.digits.of(digit) % 2].insert(digit);
    if (!cell || digits.isEmpty())
        return false;
    if (digits.size() == 1) {
        if (board.isGiven(*cell) && board.puzzle.givens[*cell] != digits.first())
            return false;
        board.puzzle.givens.set(*cell, digits.first());
        return true;
    }
    for (const int remainder : {0, 1})
        if (digits == parity[remainder]) {
            const Variant *variant = findVariant(remainder == 0 ? "even" : "odd");
            parities.try_emplace(remainder, Constraint{variant, {}}).first->second.cells.push_back(*cell);
            return true;
        }
    Constraint candidates{findVariant("given-candidates"), {*cell}};
    for (const Digit digit : digits)
        candidates.numbers.push_back(m_shape.digits.of(digit));
    if (findProblem(board.puzzle.geometry, candidates))
        return false;
    board.puzzle.constraints.push_back(std::move(candidates));
    return true;
}

void IssReader::readGivens(const IssItem &item, Board &board)
{
    std::map<int, Constraint> parities;
    for (const std::string &argument : item.arguments)
        if (!argument.empty() && !readGiven(argument, board, parities))
            m_kept.push_back(".~" + argument);
    for (auto &[remainder, cells] : parities)
        if (findProblem(board.puzzle.geometry, cells))
            m_kept.push_back(item.text);
        else
            board.puzzle.constraints.push_back(std::move(cells));
}

/// Returns the constraints of the first kind that \a item is of; none if it is of none. If they \a mayJump,
/// the cells of a line need not touch.
IssConstraints IssReader::constraintsOf(const IssItem &item, const Geometry &geometry, bool mayJump) const
{
    for (const IssKind &kind : issKinds()) {
        if (kind.name != item.name || (kind.needsOne && m_shape.digits.first != 1))
            continue;
        IssConstraints read = kind.read(kind, geometry, item);
        if (item.name == "ChaosConstruction")
            addRegionSize(read);
        const auto isImpossible = [&](const Constraint &each) {
            if (!m_shape.extraCells.empty() && each.variant->input == Input::Nothing)
                return true; // it would be about those cells, too
            const auto problem = findProblem(geometry, each);
            return problem && !(mayJump && problem->kind == ConstraintProblem::Kind::TornPath);
        };
        if (read.empty() || std::ranges::any_of(read, isImpossible))
            continue;
        return read;
    }
    return {};
}

/// Adds the constraints of \a item; returns whether there are some. A line to a cell beside the board becomes
/// a combined rule, whose members may jump.
bool IssReader::readKinds(const IssItem &item, Board &board) const
{
    const Geometry &geometry = board.puzzle.geometry;
    IssConstraints read = constraintsOf(item, geometry);
    if (read.empty() && !m_shape.extraCells.empty())
        if (const IssConstraints torn = constraintsOf(item, geometry, true); !torn.empty())
            if (const auto made = alternativesOf(geometry, {torn}))
                read = {*made};
    const bool isAny = !read.empty();
    std::ranges::move(read, std::back_inserter(board.puzzle.constraints));
    return isAny;
}

/// Adds a constraint that says that one of the children of \a item holds; returns whether that can be said.
bool IssReader::readAlternatives(const IssItem &item, Board &board) const
{
    std::vector<IssConstraints> alternatives;
    for (const IssItem &child : item.children) {
        IssConstraints &constraints =
            alternatives.emplace_back(constraintsOf(child, board.puzzle.geometry, true));
        if (constraints.empty() && child.name == "And")
            for (const IssItem &each : child.children) {
                const IssConstraints some = constraintsOf(each, board.puzzle.geometry, true);
                if (some.empty())
                    return false;
                constraints.insert(constraints.end(), some.begin(), some.end());
            }
        if (constraints.empty())
            return false;
    }
    constexpr int maxKinds = maxOwnKinds - 20; // the file may have others
    if (std::ssize(ownKindsOn(board)) >= maxKinds)
        return false;
    const auto made = alternativesOf(board.puzzle.geometry, alternatives);
    if (made)
        board.puzzle.constraints.push_back(*made);
    return made.has_value();
}

/// Adds the rule about cells at the same place in boxes of another size than a row; returns whether it is
/// meant.
bool IssReader::readPlacesInBoxes(const IssItem &item, Board &board) const
{
    const std::optional<BoxShape> box = issBoxes(m_shape, regionSize());
    const bool isSquare = m_shape.rows == m_shape.columns;
    if (item.name != "DisjointSets" || find("Jigsaw") || (isSquare && regionSize() == m_shape.size()) || !box)
        return false;
    std::vector<int> placeOf;
    for (Cell cell = 0; cell < m_shape.cellCount(); ++cell)
        placeOf.push_back(cell / m_shape.columns % box->rows * box->columns
                          + cell % m_shape.columns % box->columns);
    std::ranges::move(extraRegions(placeOf), std::back_inserter(board.puzzle.constraints));
    return true;
}

/// Returns whether \a item speaks of cells beside the board that there are; adds what it demands of them.
bool IssReader::readExtraCells(const IssItem &item, Board &board) const
{
    if (item.name == issVariables)
        return m_shape.hasVariables;
    if (item.name != issDoppelganger || !m_shape.hasLackedDigits)
        return false;
    std::ranges::move(issDoppelgangerOn(board.puzzle.geometry, m_shape),
                      std::back_inserter(board.puzzle.constraints));
    return true;
}

/// Adds what \a item stands for; returns whether all of it can be read.
bool IssReader::readReplicated(const IssItem &item, Board &board) const
{
    const std::vector<IssItem> items = replicatedIssItems(m_shape, item);
    IssReader reader = *this;
    reader.m_kept.clear();
    Board whole = board;
    reader.readItems(items, whole);
    if (items.empty() || !reader.m_kept.empty())
        return false;
    board = std::move(whole);
    return true;
}

/// Adds the number of cells of each region, if it is another one than of a row.
void IssReader::addRegionSize(IssConstraints &chaos) const
{
    const std::optional<int> size = otherRegionSize();
    if (size && *size != m_shape.size() && !find("Jigsaw"))
        for (Constraint &constraint : chaos)
            constraint.numbers = {*size};
}

void IssReader::readItem(const IssItem &item, Board &board)
{
    if (item.name.empty())
        readGivens(item, board);
    else if (readPlacesInBoxes(item, board) || readExtraCells(item, board)
             || (item.name == "RegionSize" && otherRegionSize())
             || (item.name == "Replicate" && readReplicated(item, board)))
        return;
    else if (item.name != "Shape" && !readKinds(item, board)) {
        if (item.name == "And")
            readItems(item.children, board); // all of them hold
        else if (item.name != "Or" || !readAlternatives(item, board))
            m_kept.push_back(item.text);
    }
}

void IssReader::readItems(const std::vector<IssItem> &items, Board &board)
{
    for (const IssItem &item : items)
        if (item.name != "NoBoxes" && item.name != "Jigsaw")
            readItem(item, board);
}

std::string stringOf(const PuzzleText &parts)
{
    std::string string;
    for (const TextLine &line : parts.lines)
        string += line.characters + "\n";
    return string;
}

/// Returns the board of \a reader with the additions of \a directives.
TextResult finish(IssReader reader, const PuzzleText &parts, const ReadOptions &options,
                  std::string_view formatId)
{
    const int size = reader.shape().side();
    const auto boxes = askedBoxes(options, size);
    if (!boxes)
        return tl::unexpected(boxes.error());
    const auto shape = readShape(parts.directives, size);
    if (!shape)
        return tl::unexpected(shape.error());
    ForeignRegions regions = reader.regions();
    const DigitValues own = reader.shape().digits;
    const DigitValues values{std::max(own.count, shape->digits.value_or(own).count), own.first};
    if (const auto asked = *boxes ? *boxes : shape->boxes)
        regions = {Geometry::withBoxes(*asked)};
    else if (shape->regions)
        regions = {*shape->regions};
    const SymbolSet &symbols = shape->symbols ? *shape->symbols : symbolsOf(values, symbolSets().front());
    Board board{Puzzle(regions.geometry.withDigits(values))};
    board.puzzle.constraints = std::move(regions.extraRegions);
    reader.readItems(board);
    giveNewLooks(board.puzzle.constraints);
    if (const auto contents = readContents(parts.directives, symbols, board); !contents)
        return tl::unexpected(contents.error());
    if (!keepIssItems(reader.kept(), board)) // beside the members that a directive has
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    return TextPuzzle{std::move(board), &symbols, formatId, parts.note};
}

} // namespace

TextResult readIss(std::string_view text, const ReadOptions &options, std::string_view formatId)
{
    const PuzzleText parts = splitText(text);
    auto items = issItems(stringOf(parts));
    if (!items)
        return tl::unexpected(TextError{TextErrorCode::NoPuzzle});
    shareIssRanks(*items);
    IssReader reader(std::move(*items));
    if (const IssItem *wrong = reader.readShape()) {
        TextError error{TextErrorCode::BadValue, parts.lines.front().number, 1, wrong->text};
        error.path = "Shape";
        return tl::unexpected(std::move(error));
    }
    return finish(std::move(reader), parts, options, formatId);
}

} // namespace sudoku
