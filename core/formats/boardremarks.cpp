#include "core/formats/boardremarks.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"
#include "core/formats/text/shownrules.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr int maxNames = 10; ///< of unknown members that are named, each by itself

/// Adds a remark for each name of rules that could not be read.
void addUnsupported(std::vector<Remark> &remarks, const Json &counts)
{
    for (const auto &[name, count] : json::members(counts))
        remarks.push_back(
            {Remark::Code::Unsupported, name, std::max(json::numberOrText(count).value_or(1), 1)});
}

/// Adds remarks on drawings that show no rule of the board: one for each name, and one for those without a
/// name.
void addDrawn(std::vector<Remark> &remarks, const Board &board)
{
    std::map<std::string, int> counts; // those without a name are the first
    for (const Drawing &drawing : board.info.drawings)
        if (!showsRules(board.puzzle, drawing))
            ++counts[drawing.name];
    int others = 0;
    for (int named = 0; const auto &[name, count] : counts)
        if (named++ < maxNames)
            remarks.push_back({Remark::Code::Drawn, name, count});
        else
            others += count;
    if (others > 0)
        remarks.push_back({Remark::Code::Drawn, {}, others});
}

} // namespace

std::vector<Remark> remarksOn(const Board &board)
{
    std::vector<Remark> remarks;
    const Json members = keptMembers(board);
    int unknown = 0;
    for (const auto &[name, value] : json::members(members))
        if (const Format *format = findFormat(name); format && format->remarks && value.is_object())
            std::ranges::move(format->remarks(value), std::back_inserter(remarks));
        else if (name == unsupportedId && value.is_object())
            addUnsupported(remarks, value);
        else if (name == leftOutId && value.is_array())
            addRemarks(leftOutElements(value), remarks);
        else if (++unknown <= maxNames)
            remarks.push_back({Remark::Code::UnknownMember, name});
    if (unknown > maxNames)
        remarks.push_back({Remark::Code::UnknownMember, {}, unknown - maxNames});
    addDrawn(remarks, board);
    if (board.info.fog)
        remarks.push_back({Remark::Code::Fog});
    if (!board.switchedOff.empty())
        remarks.push_back({Remark::Code::SwitchedOff, {}, static_cast<int>(board.switchedOff.size())});
    return remarks;
}

bool hasAllRules(const Board &board)
{
    return std::ranges::none_of(remarksOn(board),
                                [](const Remark &remark) { return isNotCovered(remark.code); });
}

} // namespace sudoku
