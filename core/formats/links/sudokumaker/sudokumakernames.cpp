#include "core/formats/links/sudokumaker/sudokumakernames.h"

#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/leftout.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace sudoku {
namespace {

using Json = nlohmann::json;

struct MakerName
{
    int type;
    std::string_view text;
    bool isDrawing = false;
};

constexpr std::array makerNames{
    MakerName{makerRegions, "regions"},    MakerName{makerSquares, "groups in squares"},
    MakerName{404, "region totals"},       MakerName{405, "sequence lines"},
    MakerName{makerScript, "custom rule"}, MakerName{2000, "drawn lines", true},
    MakerName{2001, "drawn cages", true},  MakerName{2002, "drawn symbols", true},
    MakerName{4000, "fog", true},          MakerName{4001, "triggers of fog", true},
};

const MakerName *nameOf(int type)
{
    const auto found = std::ranges::find(makerNames, type, &MakerName::type);
    return found == makerNames.end() ? nullptr : &*found;
}

/// Returns the text of a script on one line, cut if it is very long.
std::string scriptText(const Json &definition)
{
    constexpr std::size_t maxLength = 2000;
    std::string text;
    for (const char character : json::text(json::member(json::member(definition, "backend"), "code")))
        if (const bool isBlank = character == ' ' || (character >= '\t' && character <= '\r'); !isBlank)
            text += character;
        else if (!text.empty() && text.back() != ' ')
            text += ' ';
    if (text.size() > maxLength)
        text = text.substr(0, maxLength) + "…";
    return text;
}

/// Returns the name of a rule or a drawing: the one that its author gave it, if any. A script has its text
/// behind it.
std::string nameOf(const Json &block)
{
    std::string name = json::text(json::member(block, "name"));
    if (makerType(block) != makerScript)
        return name.empty() ? sudokuMakerName(makerType(block)) : name;
    const Json &definition = json::member(block, "definition");
    if (name.empty())
        name = json::text(json::member(definition, "name"));
    const std::string text = scriptText(definition);
    return (name.empty() ? sudokuMakerName(makerScript) : name) + (text.empty() ? "" : ": " + text);
}

/// Returns the kind that \a block still has elements for. Returns null where the block as a whole is another
/// rule: totals of regions, or squares with other groups.
const MakerKind *leftKind(const Json &block)
{
    const auto kinds = makerKinds(makerType(block));
    const bool isOther =
        json::isTrue(json::member(block, "singleRegionTotals")) || makerType(block) == makerSquares;
    if (kinds.empty() || isOther)
        return nullptr;
    return &(json::isTrue(json::member(block, "slow")) ? kinds.back() : kinds.front());
}

LeftOutElement leftOutElement(const MakerKind &kind, const MakerFrame &frame, const Json &element)
{
    const Json &value = json::member(element, "value");
    return {findVariant(kind.variantId), value.is_number() ? value.dump() : json::text(value),
            makerPlace(frame, element)};
}

/// Adds the elements that are left in \a block, and returns whether there is nothing else in it.
bool addElements(const MakerKind &kind, const MakerFrame &frame, const Json &block,
                 std::vector<LeftOutElement> &left)
{
    if (kind.elements && !json::member(block, kind.elements).is_array())
        return false;
    if (!kind.elements)
        left.push_back(leftOutElement(kind, frame, block));
    else
        for (const Json &element : json::elements(json::member(block, kind.elements)))
            left.push_back(leftOutElement(kind, frame, element));
    return json::isEmpty(json::member(block, makerNegative));
}

/// Returns the digits that are none of the board.
std::vector<LeftOutElement> leftOutDigits(const Json &members, const MakerFrame &frame)
{
    std::vector<LeftOutElement> digits;
    for (const auto &[number, value] :
         json::members(json::member(json::member(members, makerCells), "value"))) {
        const Json cell = Json::array({number});
        if (frame.cell(cell[0]))
            digits.push_back(
                {nullptr, value.is_string() ? json::text(value) : value.dump(), makerPlace(frame, cell)});
    }
    return digits;
}

} // namespace

std::string sudokuMakerName(int type)
{
    const MakerName *name = nameOf(type);
    return std::string(name ? name->text : "an unknown rule");
}

bool isSudokuMakerDrawing(int type)
{
    const MakerName *name = nameOf(type);
    return name && name->isDrawing;
}

std::vector<Remark> sudokuMakerRemarks(const Json &members)
{
    constexpr std::size_t maxNames = 500;
    const MakerFrame frame = keptFrame(members);
    std::map<std::pair<bool, std::string>, int> counts; // rules first, then drawings
    std::vector<LeftOutElement> left = leftOutDigits(members, frame);
    for (const Json &block : json::elements(json::member(members, makerConstraints))) {
        const MakerKind *kind = leftKind(block);
        if (!isOn(block) || (kind && addElements(*kind, frame, block, left)))
            continue;
        const bool isNegative = kind && !json::isEmpty(json::member(block, makerNegative));
        std::string name = isNegative ? "negative constraint"
                           : kind     ? std::string(findVariant(kind->variantId)->name)
                                      : nameOf(block);
        if (counts.size() < maxNames)
            ++counts[{isSudokuMakerDrawing(makerType(block)), std::move(name)}];
    }
    if (json::isTrue(json::member(members, makerFreeRows)))
        ++counts[{false, "repeated digits in rows and columns"}];
    if (json::has(members, makerMaxDigit))
        ++counts[{false, "fewer digits than cells in a row"}];
    std::vector<Remark> remarks;
    for (const auto &[key, count] : counts)
        remarks.push_back({key.first ? Remark::Code::Ignored : Remark::Code::Unsupported, key.second, count});
    addRemarks(left, remarks);
    return remarks;
}

} // namespace sudoku
