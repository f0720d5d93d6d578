#include "core/formats/text/leftout.h"

#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/keptmembers.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <span>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::size_t maxKept = 500;
constexpr std::size_t maxTextLength = 40;

std::string shortened(const std::string &text)
{
    return text.size() <= maxTextLength ? text : "…";
}

} // namespace

void keepLeftOut(const std::vector<LeftOutElement> &elements, Board &board)
{
    Json members = keptMembers(board);
    for (const LeftOutElement &element : elements)
        if (members[leftOutId].size() < maxKept)
            members[leftOutId].push_back({element.variant ? element.variant->id : std::string_view(),
                                          shortened(element.value), shortened(element.place)});
    board.keptMembers = members.empty() ? std::string() : members.dump();
}

std::vector<LeftOutElement> leftOutElements(const Json &value)
{
    std::vector<LeftOutElement> elements;
    for (const Json &element : json::elements(value)) {
        const auto textAt = [&](std::size_t index) { return json::text(json::element(element, index)); };
        elements.push_back({findVariant(textAt(0)), textAt(1), textAt(2)});
    }
    return elements;
}

void addRemarks(const std::vector<LeftOutElement> &elements, std::vector<Remark> &remarks)
{
    constexpr std::size_t maxNamed = 10;
    for (const LeftOutElement &element : std::span(elements).first(std::min(elements.size(), maxNamed)))
        remarks.push_back({.code = Remark::Code::ElementLeftOut,
                           .what = element.value,
                           .variant = element.variant,
                           .place = element.place});
    if (elements.size() > maxNamed)
        remarks.push_back(
            {.code = Remark::Code::ElementLeftOut, .count = static_cast<int>(elements.size() - maxNamed)});
}

} // namespace sudoku
