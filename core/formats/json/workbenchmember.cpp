#include "core/formats/json/workbenchmember.h"

#include "core/formats/text/drawingtext.h"
#include "core/formats/text/drawntext.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"
#include "core/formats/text/ownkindtext.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Returns the numbers of an array, with -1 for what is no number.
std::vector<int> placesOf(const Json &array)
{
    std::vector<int> numbers;
    for (const Json &number : json::elements(array))
        numbers.push_back(json::number(number).value_or(-1));
    return numbers;
}

/// Returns the texts of \a info for which another program has no \a name.
PuzzleInfo otherInfo(PuzzleInfo info, const char *InfoMember::*name)
{
    for (const InfoMember &member : infoMembers)
        if (member.*name)
            (info.*member.text).clear();
    return info;
}

} // namespace

Json workbenchMember(const Board &board, const SymbolSet &symbols, const WrittenConstraints &constraints,
                     const Json &kept, ForeignForms forms)
{
    const Geometry &geometry = board.puzzle.geometry;
    Json own = Json::object();
    if (const std::vector<int> order = constraints.order(); !order.empty())
        own["order"] = order;
    if (Json kinds = ownKindsJson(board); !kinds.empty())
        own["kinds"] = std::move(kinds);
    if (const auto others = constraints.others(board.puzzle.constraints); !others.empty())
        own["constraints"] = constraintsJson(geometry, others);
    if (!board.switchedOff.empty())
        own["switchedOff"] = constraintsJson(geometry, board.switchedOff);
    if (Json crossedOut = crossedOutJson(geometry, board.crossedOut); !crossedOut.empty())
        own["crossedOut"] = std::move(crossedOut);
    if (geometry.digitCount() > geometry.size())
        own["digits"] = geometry.digitCount();
    if (geometry.hasZero())
        own[firstDigitMember] = 0;
    if (Json colours = marksJson(geometry, board.colours); !colours.empty())
        own["colours"] = std::move(colours);
    if (!board.drawn.isEmpty())
        own["drawn"] = drawnJson(geometry, board.drawn);
    if (!forms.haveDrawings && !board.info.drawings.empty())
        own["drawings"] = drawingsJson(geometry, board.info.drawings);
    if (!forms.haveSolution && board.info.solution.cellCount() > 0)
        own["solution"] = rowsJson(geometry, [&](Cell cell) { return board.info.solution[cell]; });
    if (const std::string_view named = symbolsMember(board, symbols); !named.empty())
        own["symbols"] = named;
    if (!kept.empty())
        own["members"] = kept;
    return own;
}

void readWorkbenchMember(const Json &own, std::vector<Constraint> constraints, JsonValues &values,
                         Board &board)
{
    const Geometry &geometry = board.puzzle.geometry;
    const auto read = [&own](const char *name, const auto &take) {
        if (json::has(own, name))
            take(json::member(own, name), std::string(workbenchName) + "." + name);
    };
    read("kinds", [&](const Json &value, const std::string &path) { values.kinds(value, path); });
    read("constraints", [&](const Json &value, const std::string &path) {
        std::ranges::move(values.constraints(value, path, geometry), std::back_inserter(constraints));
    });
    read("switchedOff", [&](const Json &value, const std::string &path) {
        board.switchedOff = values.constraints(value, path, geometry);
    });
    read("crossedOut", [&](const Json &value, const std::string &path) {
        board.crossedOut = values.crossedOut(value, path, geometry);
    });
    read("colours", [&](const Json &value, const std::string &path) {
        board.colours = values.marks(value, path, geometry, colourCount);
    });
    read("drawn", [&](const Json &value, const std::string &path) {
        board.drawn = values.drawn(value, path, geometry);
    });
    read("drawings", [&](const Json &value, const std::string &path) {
        board.info.drawings = values.drawings(value, path, geometry);
    });
    read("solution", [&](const Json &value, const std::string &path) {
        board.info.solution = values.grid(value, path, geometry);
    });
    board.puzzle.constraints = inOrder(std::move(constraints), placesOf(json::member(own, "order")));
}

DigitValues workbenchDigits(const Json &own, int size, JsonValues &values)
{
    const Json &digits = json::member(own, "digits");
    const Json &first = json::member(own, firstDigitMember);
    return {digits.is_null() ? size : values.number(digits, "workbench.digits", size, maxBoardSize),
            first.is_null() ? 1 : values.number(first, "workbench.firstDigit", 0, 1)};
}

const SymbolSet *workbenchSymbols(const Json &own, JsonValues &values, Board &board)
{
    const Json &others = json::member(own, "members");
    if (!own.is_null() && !own.is_object())
        values.refuse(own, workbenchName);
    if (!others.is_null() && !others.is_object())
        values.refuse(others, "workbench.members");
    return json::has(own, "symbols")
               ? values.symbols(json::member(own, "symbols"), "workbench.symbols", board)
               : &symbolsOf(board, symbolSets().front());
}

Json workbenchMembers(const Json &own)
{
    return json::members(json::member(own, "members"));
}

TextResult withKept(Board board, const ForeignRegions &regions, Json members, const SymbolSet *symbols,
                    std::string_view formatId)
{
    if (const auto isKept = keepMembers(std::move(members), board); !isKept)
        return tl::unexpected(isKept.error());
    if (hasTooManyDrawings(board.puzzle.geometry, board.info))
        return tl::unexpected(TextError{TextErrorCode::TooLong});
    std::ranges::copy(regions.extraRegions, std::back_inserter(board.puzzle.constraints));
    keepLeftOut(regions.leftOut, board);
    const std::string title = board.info.title;
    return TextPuzzle{std::move(board), symbols, formatId, title};
}

void keepOtherInfo(const PuzzleInfo &info, const char *InfoMember::*name, Json &kept)
{
    addInfo(otherInfo(info, name), &InfoMember::name, kept);
}

std::vector<Loss> workbenchLosses(const Json &own, const Board &board, const char *InfoMember::*name)
{
    std::vector<Loss> losses;
    JsonValues values;
    if (const Json &kinds = json::member(own, "kinds"); kinds.is_array())
        values.kinds(kinds, "kinds");
    if (const Json &others = json::member(own, "constraints"); others.is_array())
        losses = lossesOf(values.constraints(others, "constraints", board.puzzle.geometry));
    if (!board.switchedOff.empty())
        losses.push_back({Loss::What::SwitchedOff, nullptr, static_cast<int>(board.switchedOff.size())});
    if (json::has(own, "digits") || json::has(own, firstDigitMember))
        losses.push_back({Loss::What::Digits});
    const std::vector<Loss> texts = infoLosses(otherInfo(board.info, name));
    losses.insert(losses.end(), texts.begin(), texts.end());
    if (json::member(own, "members").size() > texts.size())
        losses.push_back({Loss::What::Members});
    if (json::has(own, "colours"))
        losses.push_back({Loss::What::Colours});
    if (json::has(own, "drawn"))
        losses.push_back({Loss::What::Drawn});
    if (json::has(own, "crossedOut"))
        losses.push_back({Loss::What::CrossedOut});
    if (json::has(own, "solution"))
        losses.push_back({Loss::What::Solution});
    return losses;
}

} // namespace sudoku
