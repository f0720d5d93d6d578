#include "core/formats/links/sudokumaker/sudokumaker.h"

#include "core/formats/json/workbenchmember.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/links/sudokumaker/sudokumakerpictures.h"
#include "core/formats/links/sudokumaker/writtenscripts.h"
#include "core/formats/text/infomembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr const char *formatVersion = "1.5.0"; ///< of the files that this was made for
constexpr int defaultSize = 9;

/// Writes the blocks of constraints, and notes which ones they say.
class BlockWriter
{
public:
    BlockWriter(const Geometry &geometry, const MakerFrame &frame, const std::vector<Constraint> &constraints)
        : m_geometry(geometry),
          m_frame(frame),
          m_constraints(constraints)
    {
    }

    /// Adds all blocks to \a blocks.
    WrittenConstraints write(Json &blocks);

private:
    void writeKind(const MakerKind &kind, Json &blocks);
    void writeNegatives(Json &blocks);
    bool addNegative(const MakerKind &kind, Json &blocks) const;
    bool isSame(const MakerKind &kind, const Json &block, const Json &element, int index) const;
    /// Notes that the constraint at \a index is written.
    void say(int index) { m_written.push_back(index); }

    const Geometry &m_geometry;
    const MakerFrame &m_frame;
    const std::vector<Constraint> &m_constraints;
    std::vector<int> m_written = {};
};

/// Returns whether reading \a element of \a block gives the constraint at \a index.
bool BlockWriter::isSame(const MakerKind &kind, const Json &block, const Json &element, int index) const
{
    if (!kind.suits(m_frame.firstDigit))
        return false;
    MakerConstraints read = kind.read({m_geometry, m_frame, block, element});
    if (!read || read->size() != 1)
        return false;
    if (!read->front().variant)
        read->front().variant = findVariant(kind.variantId);
    return read->front() == m_constraints[index] && !findProblem(m_geometry, read->front());
}

Json blockOf(const MakerKind &kind)
{
    Json block = Json::parse(kind.members);
    block["type"] = kind.type;
    return block;
}

/// Adds a block for each constraint, or one for all constraints that share its members.
void BlockWriter::writeKind(const MakerKind &kind, Json &blocks)
{
    std::vector<Json> own;
    std::vector<std::vector<int>> indices;
    for (int i = 0; i < std::ssize(m_constraints); ++i) {
        if (!kind.isOf(*m_constraints[i].variant))
            continue;
        Json block = blockOf(kind);
        Json element = kind.write(m_geometry, m_frame, m_constraints[i]);
        block.update(kind.shared ? kind.shared(m_geometry, m_constraints[i]) : Json::object());
        if (!kind.elements)
            block.update(element);
        if (!isSame(kind, block, kind.elements ? element : block, i))
            continue;
        const auto hasMembers = [&](const Json &other) {
            return std::ranges::all_of(block.items(), [&other](const auto &member) {
                return json::member(other, member.key()) == member.value();
            });
        };
        auto found = kind.elements ? std::ranges::find_if(own, hasMembers) : own.end();
        if (found == own.end()) {
            found = own.insert(own.end(), block);
            indices.emplace_back();
        }
        if (kind.elements)
            (*found)[kind.elements].push_back(std::move(element));
        indices[found - own.begin()].push_back(i);
    }
    for (std::size_t i = 0; i < own.size(); ++i) {
        blocks.push_back(std::move(own[i]));
        std::ranges::for_each(indices[i], [this](int index) { say(index); });
    }
}

/// Adds the numbers that two cells without a mark may not have to the first block of \a kind, if there is
/// such a rule. Returns whether there is.
bool BlockWriter::addNegative(const MakerKind &kind, Json &blocks) const
{
    const bool isMeant = !kind.negativeId.empty() && kind.suits(m_frame.firstDigit)
                         && std::ranges::any_of(m_constraints, [&kind](const Constraint &each) {
                                return each.variant->id == kind.negativeId;
                            });
    if (!isMeant)
        return false;
    std::set<int> numbers(kind.negativeNumbers.begin(), kind.negativeNumbers.end());
    for (const int index : m_written)
        if (const Constraint &mark = m_constraints[index];
            mark.variant->id == kind.variantId && mark.number())
            numbers.insert(*mark.number());
    auto block = std::ranges::find(blocks, kind.type, makerType);
    if (block == blocks.end()) {
        blocks.push_back(blockOf(kind));
        block = blocks.end() - 1;
        (*block)[kind.elements] = Json::array();
    }
    (*block)[makerNegative] = numbers;
    return true;
}

/// Negative constraints are read after everything else, in the order of their blocks.
void BlockWriter::writeNegatives(Json &blocks)
{
    std::vector<std::string_view> ids;
    for (const MakerKind &kind : makerKinds())
        if (addNegative(kind, blocks))
            ids.push_back(kind.negativeId);
    for (const Json &block : json::elements(blocks)) {
        const auto kinds = makerKinds(makerType(block));
        const auto id = kinds.empty() ? ids.end() : std::ranges::find(ids, kinds.front().negativeId);
        if (id == ids.end())
            continue;
        say(static_cast<int>(std::ranges::find(m_constraints, findVariant(*id), &Constraint::variant)
                             - m_constraints.begin()));
        ids.erase(id);
    }
}

WrittenConstraints BlockWriter::write(Json &blocks)
{
    for (const MakerKind &kind : makerKinds())
        writeKind(kind, blocks);
    writeNegatives(blocks);
    WrittenConstraints result{m_written, {}};
    for (int i = 0; i < std::ssize(m_constraints); ++i)
        if (std::ranges::find(m_written, i) == m_written.end())
            result.unwritten.push_back(i);
    return result;
}

/// Returns a bit for each of \a digits, which begin with \a firstDigit.
int bitsOf(DigitSet digits, int firstDigit)
{
    int bits = 0;
    for (const Digit digit : digits)
        bits |= 1 << (digit + firstDigit - 1);
    return bits;
}

/// Returns whether the cells of a link state the solution of \a board, as those of SudokuMaker do: a whole
/// one, which agrees with the givens, where the player has entered nothing.
bool statesSolution(const Board &board)
{
    const Grid &solution = board.info.solution;
    const int cellCount = board.puzzle.geometry.cellCount();
    const Grid &givens = board.puzzle.givens;
    return solution.filledCount() == cellCount && board.entries.filledCount() == 0
           && givens.filledCount() < cellCount && hasAll(solution, givens);
}

/// Returns \a cell with the \a digit that is written there.
Json cellJson(const Board &board, Cell cell, Digit digit, int firstDigit)
{
    Json object = Json::object();
    if (digit != noDigit)
        object["value"] = digit + firstDigit - 1;
    if (board.isGiven(cell))
        object["given"] = true;
    if (board.isFromSolve[cell])
        object["solved"] = true;
    if (!board.cornerMarks[cell].isEmpty())
        object["cornerPencilMarks"] = bitsOf(board.cornerMarks[cell], firstDigit);
    if (!board.centreMarks[cell].isEmpty())
        object["candidates"] = bitsOf(board.centreMarks[cell], firstDigit);
    return object;
}

/// Returns the cells of \a board and of its margin; \a cellMembers are what is kept, by member and number.
Json cellsJson(const Board &board, const MakerFrame &frame, const Json &cellMembers)
{
    Json cells = Json::array();
    const Grid digits = statesSolution(board) ? board.info.solution : board.digits();
    for (int number = 0; number < frame.width * frame.height; ++number) {
        const auto cell = frame.cell(number);
        cells.push_back(cell ? cellJson(board, *cell, digits[*cell], frame.firstDigit) : Json::object());
        for (const auto &[name, values] : json::members(cellMembers))
            if (const Json &value = json::member(values, std::to_string(number)); !value.is_null())
                cells.back().emplace(name, value);
    }
    return cells;
}

/// Returns the block of the regions, or null for a board that has none.
Json regionsJson(const Geometry &geometry, const MakerFrame &frame)
{
    if (geometry.boxes() == BoxShape{1, geometry.size()} || geometry.houses().empty())
        return {};
    Json regions = Json::array();
    for (int number = 0; number < frame.width * frame.height; ++number) {
        const auto cell = frame.cell(number);
        regions.push_back(cell ? geometry.regionOf(*cell) : noRegion);
    }
    return {{"type", makerRegions}, {"regions", std::move(regions)}};
}

/// Returns the first digit: that of the puzzle when it was read, if it is neither 0 nor 1.
int firstDigitOf(const Board &board, const Json &kept)
{
    const int first = board.puzzle.geometry.values().first;
    const auto number = json::number(json::member(kept, makerFirstDigit));
    return first == 1 && number && *number > 1 && *number <= maxBoardSize ? *number : first;
}

/// Adds the sides, the digits and the type. Only a standard board is a "sudoku" there; a "custom" one says
/// that digits differ in rows and columns.
void addShape(const Board &board, const MakerFrame &frame, const Json &kept, Json &puzzle)
{
    const Geometry &geometry = board.puzzle.geometry;
    const int maxDigit = frame.firstDigit + geometry.digitCount() - 1;
    puzzle["width"] = frame.width;
    puzzle["height"] = frame.height;
    puzzle["minDigit"] = frame.firstDigit;
    puzzle["maxDigit"] = std::clamp(json::number(json::member(kept, makerMaxDigit)).value_or(maxDigit),
                                    frame.firstDigit, maxDigit);
    const bool isFree = !geometry.hasLines();
    const bool isStandard = geometry.size() == defaultSize && geometry.digitCount() == defaultSize
                            && puzzle["maxDigit"] == maxDigit && !frame.hasMargin();
    if (isFree || !isStandard)
        puzzle["type"] = "custom";
    Json rows{{"type", makerRowsAndColumns}};
    if (frame.hasMargin())
        rows["areas"] = Json::array(
            {{{"x", frame.left}, {"y", frame.top}, {"width", frame.size}, {"height", frame.size}}});
    if (!isFree && !isStandard)
        puzzle[makerConstraints].push_back(std::move(rows));
    puzzle[makerConstraints].push_back({{"type", makerGivens}});
    if (Json regions = regionsJson(geometry, frame); !regions.is_null())
        puzzle[makerConstraints].push_back(std::move(regions));
}

/// Returns the puzzle with the \a own members that were kept of SudokuMaker, and with \a others. If \a
/// isMarked, the member of this program has its drawings, and those for SudokuMaker, which cannot say all of
/// them, are marked.
Json puzzleWith(const Json &own, Json others, const Board &board, const SymbolSet &symbols, bool isMarked)
{
    const Geometry &geometry = board.puzzle.geometry;
    MakerFrame frame = keptFrame(own, geometry.size());
    frame.firstDigit = firstDigitOf(board, own);
    Json puzzle = json::members(own);
    for (const char *name : {makerFrameName, makerFirstDigit, makerMaxDigit, makerFreeRows, makerConstraints})
        puzzle.erase(name);
    addInfo(board.info, &InfoMember::sudokuMakerName, puzzle);
    keepOtherInfo(board.info, &InfoMember::sudokuMakerName, others);
    puzzle[makerCells] = cellsJson(board, frame, json::member(own, makerCells));
    puzzle[makerConstraints] = Json::array();
    addShape(board, frame, own, puzzle);
    Json blocks = Json::array();
    const WrittenConstraints written = BlockWriter(geometry, frame, board.puzzle.constraints).write(blocks);
    for (Json &script : scriptsFor(board.puzzle, frame, written.unwritten))
        blocks.push_back(std::move(script));
    for (const Json &block : json::elements(json::member(own, makerConstraints)))
        blocks.push_back(block);
    addMakerPictures(frame, board.info, isMarked, blocks);
    for (Json &block : blocks)
        puzzle[makerConstraints].push_back(std::move(block));
    puzzle.erase(workbenchName);
    Json member = workbenchMember(board, symbols, written, others,
                                  {.haveDrawings = !isMarked, .haveSolution = statesSolution(board)});
    member.erase("digits"); // minDigit and maxDigit say it
    if (board.entries.filledCount() > 0 && board.digits().filledCount() == geometry.cellCount())
        member[makerEntries] = true;
    member.erase(firstDigitMember);
    if (!member.empty())
        puzzle[workbenchName] = std::move(member);
    return {{"formatVersion", formatVersion}, {"puzzle", std::move(puzzle)}};
}

} // namespace

/// Members that would have another meaning beside the constraints of the board than in their file are kept
/// with those of other formats.
Json sudokuMakerOf(const Board &board, const SymbolSet &symbols)
{
    const Json kept = keptMembers(board);
    Json others = kept;
    others.erase(sudokuMakerId);
    for (const bool isMarked : {false, true}) {
        Json link = puzzleWith(json::member(kept, sudokuMakerId), others, board, symbols, isMarked);
        const TextResult again = readSudokuMaker(link, {}, sudokuMakerId);
        if (again && again->board == board)
            return link;
    }
    return puzzleWith(Json(), kept, board, symbols, true);
}

std::vector<Loss> sudokuMakerLosses(const Board &board)
{
    const Json link = sudokuMakerOf(board, symbolSets().front());
    const Json &puzzle = json::member(link, "puzzle");
    std::vector<Loss> losses =
        workbenchLosses(json::member(puzzle, workbenchName), board, &InfoMember::sudokuMakerName);
    std::set<std::string> scripts;
    for (const Json &block : json::elements(json::member(puzzle, makerConstraints)))
        if (makerType(block) == makerScript && json::isTrue(json::member(block, workbenchMark)))
            scripts.insert(json::text(json::member(json::member(block, "definition"), "name")));
    std::erase_if(losses, [&](const Loss &loss) {
        return loss.what == Loss::What::Constraints && scripts.contains(std::string(loss.variant->name));
    });
    return losses;
}

} // namespace sudoku
