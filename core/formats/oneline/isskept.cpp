#include "core/formats/oneline/isskept.h"

#include "core/formats/oneline/issitems.h"
#include "core/formats/oneline/isskind.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"
#include "core/formats/text/leftout.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr const char *itemsName = "items";

/// Returns what a person recognizes of \a item, which is no valid one of a kind; \a kind is null for a digit.
LeftOutElement leftOutElement(const IssItem &item, const IssKind *kind)
{
    const Geometry largest = Geometry::withBoxes({1, maxBoardSize});
    LeftOutElement element{kind ? findVariant(kind->variantId) : nullptr};
    for (const std::string &argument : item.arguments) {
        const std::vector<std::string> parts = issParts(argument, '_');
        const auto cell = issCell(largest, parts.front());
        if (cell && element.place.empty())
            element.place = largest.cellName(*cell);
        if (!kind && parts.size() > 1)
            element.value = argument.substr(parts.front().size() + 1);
        else if (!cell && element.value.empty())
            element.value = argument;
    }
    return element;
}

} // namespace

bool keepIssItems(const std::vector<std::string> &items, Board &board)
{
    if (items.empty())
        return true;
    Json members = keptMembers(board);
    members[issId][itemsName] = items;
    return keepMembers(std::move(members), board).has_value();
}

std::vector<std::string> keptIssItems(const Board &board)
{
    std::vector<std::string> items;
    const Json members = keptMembers(board);
    for (const Json &item : json::elements(json::member(json::member(members, issId), itemsName)))
        items.push_back(json::text(item));
    return items;
}

std::vector<Remark> issRemarks(const Json &members)
{
    std::map<std::string, int> names;
    std::vector<LeftOutElement> left;
    for (const Json &text : json::elements(json::member(members, itemsName)))
        for (const IssItem &item : issItems(json::text(text)).value_or(std::vector<IssItem>())) {
            const auto kind = std::ranges::find(issKinds(), item.name, &IssKind::name);
            const bool isOfProgram = kind != issKinds().end() && !kind->variantId.empty();
            if (item.name.empty() || (isOfProgram && item.children.empty()))
                left.push_back(leftOutElement(item, item.name.empty() ? nullptr : &*kind));
            else
                ++names[item.name];
        }
    std::vector<Remark> remarks;
    for (const auto &[name, count] : names)
        remarks.push_back({Remark::Code::Unsupported, name, count});
    addRemarks(left, remarks);
    return remarks;
}

} // namespace sudoku
