#include "core/formats/plain/directivevalues.h"

#include "core/board/overlap.h"
#include "core/board/regions.h"
#include "core/board/symbols.h"
#include "core/formats/plain/digittext.h"
#include "core/formats/text/boardstext.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/crossedouttext.h"
#include "core/formats/text/digitvaluestext.h"
#include "core/formats/text/drawntext.h"
#include "core/formats/text/foundregionstext.h"
#include "core/formats/text/ownkindtext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku {
namespace {

DirectiveValues constraintValues(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    DirectiveValues values;
    for (const Constraint &constraint : constraints)
        values.push_back(constraintText(geometry, constraint));
    return values;
}

DirectiveValues marksValues(const std::vector<DigitSet> &marks)
{
    if (std::ranges::all_of(marks, &DigitSet::isEmpty))
        return {};
    std::string text;
    for (const DigitSet cell : marks) {
        text += text.empty() ? "" : " ";
        if (cell.isEmpty())
            text += '.';
        for (const Digit digit : cell)
            text += (digit == cell.first() ? "" : ",") + std::to_string(digit);
    }
    return {text};
}

/// Returns whether the directive of the boards says all regions.
bool isNamedByBoards(const Geometry &geometry)
{
    return geometry.boards().size() > 1 && boxesOfBoards(geometry);
}

DirectiveValues infoValues(const std::string &text)
{
    if (text.empty())
        return {};
    const auto isControl = [](char character) { return character >= '\0' && character < ' '; };
    const bool isPlain = text.front() != '"' && std::ranges::none_of(text, isControl);
    return {isPlain ? text : nlohmann::json(text).dump()};
}

} // namespace

DirectiveValues symbolsValues(const Board &board)
{
    const SymbolSet *own = board.info.symbols;
    const bool isWritten = own && own->fits(board.puzzle.geometry.digitCount());
    return isWritten ? DirectiveValues{std::string(own->id)} : DirectiveValues();
}

DirectiveValues boxesValues(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const bool isDefault = !geometry.boxes() || *geometry.boxes() == defaultBoxes(geometry.size());
    return isDefault ? DirectiveValues() : DirectiveValues{boxesText(*geometry.boxes())};
}

DirectiveValues regionsValues(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const bool hasNone = geometry.houses().empty() && !geometry.hasHoles(); // as boardsValues() says
    if (geometry.boxes() || hasNone || isNamedByBoards(geometry))
        return {};
    std::string text;
    for (const int region : geometry.regionMap())
        text += region == hole ? holeSign : region == noRegion ? '.' : regionLetter(region);
    return {text};
}

DirectiveValues boardsValues(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const std::span<const SubBoard> boards = geometry.boards();
    if (boards.empty())
        return {"none"};
    if (boards.size() == 1)
        return {};
    const std::optional<BoxShape> boxes = boxesOfBoards(geometry);
    std::string text = boxes ? boxesText(*boxes) : std::string();
    for (const SubBoard &each : boards) {
        text += text.empty() ? "" : " ";
        text += boxes ? subBoardText(each).substr(std::to_string(each.size).size()) : subBoardText(each);
    }
    return {text};
}

DirectiveValues digitCountValues(const Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const DigitValues values = geometry.values();
    return values == DigitValues(usualDigitCount(geometry)) ? DirectiveValues()
                                                            : DirectiveValues{digitValuesText(values)};
}

DirectiveValues kindValues(const Board &board)
{
    DirectiveValues values;
    for (const OwnKindDefinition *kind : ownKindsOn(board))
        values.push_back(ownKindJson(*kind).dump());
    return values;
}

DirectiveValues variantValues(const Board &board)
{
    return constraintValues(board.puzzle.geometry, board.puzzle.constraints);
}

DirectiveValues switchedOffValues(const Board &board)
{
    return constraintValues(board.puzzle.geometry, board.switchedOff);
}

DirectiveValues crossedOutValues(const Board &board)
{
    DirectiveValues values;
    for (const CrossedOut &crossed : board.crossedOut)
        values.push_back(crossedOutText(board.puzzle.geometry, crossed));
    return values;
}

DirectiveValues solvedValues(const Board &board)
{
    std::string text;
    for (const bool isFromSolve : board.isFromSolve)
        text += isFromSolve ? 'x' : '.';
    return text.find('x') == text.npos ? DirectiveValues() : DirectiveValues{text};
}

DirectiveValues foundRegionsValues(const Board &board)
{
    return hasFoundRegions(board) ? DirectiveValues{regionLetters(board.entries)} : DirectiveValues();
}

DirectiveValues cornerMarksValues(const Board &board)
{
    return marksValues(board.cornerMarks);
}

DirectiveValues centreMarksValues(const Board &board)
{
    return marksValues(board.centreMarks);
}

DirectiveValues coloursValues(const Board &board)
{
    return marksValues(board.colours);
}

DirectiveValues drawnValues(const Board &board)
{
    if (board.drawn.isEmpty())
        return {};
    return {drawnJson(board.puzzle.geometry, board.drawn).dump()};
}

DirectiveValues membersValues(const Board &board)
{
    return board.keptMembers.empty() ? DirectiveValues() : DirectiveValues{board.keptMembers};
}

DirectiveValues titleValues(const Board &board)
{
    return infoValues(board.info.title);
}

DirectiveValues authorValues(const Board &board)
{
    return infoValues(board.info.author);
}

DirectiveValues rulesValues(const Board &board)
{
    return infoValues(board.info.rules);
}

DirectiveValues sourceValues(const Board &board)
{
    return infoValues(board.info.source);
}

DirectiveValues levelValues(const Board &board)
{
    return infoValues(board.info.level);
}

DirectiveValues messageValues(const Board &board)
{
    return infoValues(board.info.message);
}

} // namespace sudoku
