#include "core/formats/text/remark.h"

#include "core/formats/json/fpuzzles.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr int mostNames = 10; ///< of unknown members that are named, each by itself

void addRemark(std::vector<Remark> &remarks, const std::string &name, const Json &value)
{
    if (const std::optional<Remark::Code> code = fpuzzlesRemark(name))
        remarks.push_back({*code, name, json::count(value)});
}

/// \a members of f-puzzles; those of its cells are in "grid" by their names.
void addFpuzzlesRemarks(std::vector<Remark> &remarks, const Json &members)
{
    for (const auto &[name, value] : json::members(members))
        if (name == fpuzzlesGrid && value.is_object())
            for (const auto &[nameInCell, cells] : json::members(value))
                addRemark(remarks, nameInCell, cells);
        else
            addRemark(remarks, name, value);
}

/// Those of rules that could not be read, by their names.
void addUnsupported(std::vector<Remark> &remarks, const Json &counts)
{
    for (const auto &[name, count] : json::members(counts))
        remarks.push_back(
            {Remark::Code::Unsupported, name, std::max(json::numberOrText(count).value_or(1), 1)});
}

} // namespace

std::vector<Remark> remarksOn(const Board &board)
{
    std::vector<Remark> remarks;
    const Json members = keptMembers(board);
    int unknown = 0;
    for (const auto &[name, value] : json::members(members))
        if (name == fpuzzlesId && value.is_object())
            addFpuzzlesRemarks(remarks, value);
        else if (name == unsupportedId && value.is_object())
            addUnsupported(remarks, value);
        else if ((name == titleMember || name == authorMember) && value.is_string())
            continue;
        else if (++unknown <= mostNames)
            remarks.push_back({Remark::Code::UnknownMember, name});
    if (unknown > mostNames)
        remarks.push_back({Remark::Code::UnknownMember, {}, unknown - mostNames});
    if (!board.switchedOff.empty())
        remarks.push_back({Remark::Code::SwitchedOff, {}, static_cast<int>(board.switchedOff.size())});
    return remarks;
}

} // namespace sudoku
