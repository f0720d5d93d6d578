#include "core/formats/oneline/issranks.h"

#include "core/formats/oneline/issclues.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <string>

namespace sudoku {
namespace {

constexpr std::string_view anyTies = "any";
constexpr std::string_view noTies = "none";
constexpr std::string_view usualTies = "only-unclued";
constexpr std::size_t maxArguments = 3; // of a rank: the line and the numbers of both ends

bool isShared(const IssItem &item)
{
    return item.arguments.size() > maxArguments && item.arguments[maxArguments] == anyTies;
}

} // namespace

void shareIssRanks(std::vector<IssItem> &items)
{
    const auto says = [](std::string_view ties) {
        return [ties](const IssItem &item) {
            return item.name == issRankTies && item.arguments.size() == 1 && item.arguments[0] == ties;
        };
    };
    std::erase_if(items, says(usualTies));
    if (std::erase_if(items, says(anyTies)) == 0)
        return;
    for (IssItem &item : items)
        if (item.name == "FullRank") {
            item.arguments.resize(maxArguments);
            item.arguments.emplace_back(anyTies);
        }
}

IssRankTies issRankTiesOf(const Puzzle &puzzle)
{
    const auto has = [&puzzle](std::string_view id) {
        return std::ranges::any_of(puzzle.constraints,
                                   [&](const Constraint &each) { return each.variant->id == id; });
    };
    if (!has("shared-rank"))
        return IssRankTies::None;
    return has("full-rank") || has("different-lines") ? IssRankTies::Mixed : IssRankTies::Any;
}

IssConstraints readIssRank(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    return isShared(item) ? IssConstraints() : readIssEnds(kind, geometry, item);
}

IssConstraints readIssSharedRank(const IssKind &kind, const Geometry &geometry, const IssItem &item)
{
    return isShared(item) ? readIssEnds(kind, geometry, item) : IssConstraints();
}

std::string writeIssSharedRank(const IssKind &kind, const Geometry &geometry, const Constraint &clue)
{
    const std::string ends = writeIssEnds(kind, geometry, clue);
    return ends.empty() ? ends : ends + "~" + std::string(anyTies);
}

IssConstraints readIssNoTies(const IssKind &kind, const Geometry &, const IssItem &item)
{
    const bool isMeant = item.arguments.size() == 1 && item.arguments[0] == noTies;
    return isMeant ? IssConstraints{issConstraint(kind, {})} : IssConstraints();
}

std::string writeIssNoTies(const IssKind &kind, const Geometry &, const Constraint &)
{
    return issHead(kind) + "~" + std::string(noTies);
}

} // namespace sudoku
