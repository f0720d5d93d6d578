#include "core/formats/json/fpuzzles.h"
#include "core/formats/text/jsonaccess.h"

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

} // namespace

std::vector<Remark> fpuzzlesRemarks(const Json &members)
{
    std::vector<Remark> remarks;
    for (const auto &[name, value] : json::members(members))
        if (name == fpuzzlesGrid && value.is_object())
            for (const auto &[nameInCell, cells] : json::members(value))
                addRemark(remarks, nameInCell, cells);
        else
            addRemark(remarks, name, value);
    return remarks;
}

} // namespace sudoku
