#include "core/formats/json/fpuzzles.h"
#include "core/formats/json/fpuzzleselements.h"
#include "core/formats/json/fpuzzlesplaces.h"
#include "core/formats/text/jsonaccess.h"
#include "core/formats/text/leftout.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::json;

constexpr std::array<std::string_view, 12> cosmetic{
    "text",
    "rectangle",
    "circle",
    "line",
    "cage",
    "c",
    "highlight",
    "cArray",
    "fogofwar",
    "foglight",
    fpuzzlesCornerMarks,
    fpuzzlesCentreMarks,
};
constexpr std::array<std::string_view, 7> aboutThePuzzle{
    "title", "author", "ruleset", "solution", "successMessage", "msgcorrect", "metadata",
};
/// Members with the state of the page when the puzzle was saved.
constexpr std::array<std::string_view, 5> pageState{
    "activeConstraints", "disabledlogic", "highlightConflicts", "parity", "truecandidatesoptions",
};

template <typename Names>
bool contains(const Names &names, std::string_view name)
{
    return std::ranges::find(names, name) != names.end();
}

/// Returns the remark on a member, or nothing if it is about the puzzle, such as its author.
std::optional<Remark::Code> remarkOn(std::string_view name)
{
    if (contains(aboutThePuzzle, name) || contains(pageState, name))
        return {};
    return contains(cosmetic, name) ? Remark::Code::Ignored : Remark::Code::Unsupported;
}

void addRemark(std::vector<Remark> &remarks, const std::string &name, const Json &value)
{
    if (const std::optional<Remark::Code> code = remarkOn(name))
        remarks.push_back({*code, name, json::count(value)});
}

/// Adds remarks on members of cells, which are by their name and that of the cell.
void addCellRemarks(std::vector<Remark> &remarks, const Json &members)
{
    for (const auto &[name, cells] : json::members(members)) {
        if (name != fpuzzlesValue) {
            addRemark(remarks, name, cells);
            continue;
        }
        std::vector<LeftOutElement> digits;
        for (const auto &[cell, digit] : json::members(cells))
            digits.push_back(
                {nullptr, digit.is_string() ? json::text(digit) : digit.dump(), placeName(cell)});
        addRemarks(digits, remarks);
    }
}

/// Adds remarks on \a elements, which are no valid ones of \a kind.
void addElementRemarks(std::vector<Remark> &remarks, const FpuzzlesKind &kind, const Json &elements)
{
    std::vector<LeftOutElement> leftOut;
    for (const Json &element : json::elements(elements))
        leftOut.push_back(leftOutElement(kind, element));
    addRemarks(leftOut, remarks);
}

} // namespace

std::vector<Remark> fpuzzlesRemarks(const Json &members)
{
    std::vector<Remark> remarks;
    for (const auto &[name, value] : json::members(members))
        if (const auto kind = std::ranges::find(fpuzzlesKinds(), name, &FpuzzlesKind::key);
            kind != fpuzzlesKinds().end() && value.is_array())
            addElementRemarks(remarks, *kind, value);
        else if (name == fpuzzlesGrid && value.is_object())
            addCellRemarks(remarks, value);
        else
            addRemark(remarks, name, value);
    return remarks;
}

} // namespace sudoku
