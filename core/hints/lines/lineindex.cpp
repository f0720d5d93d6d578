#include "core/hints/lines/lineindex.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

bool isSum(const ActiveRule &active)
{
    return std::holds_alternative<rule::Sum>(active.rule);
}

} // namespace

std::shared_ptr<const LineIndex> LineIndex::of(const Position &position)
{
    return position.memo().last<LineIndex>(
        [&](const LineIndex &last) { return last.m_rules == position.sharedRules(); },
        [&] { return std::make_shared<const LineIndex>(position.sharedRules()); });
}

LineIndex::LineIndex(std::shared_ptr<const RuleIndex> rules) : m_rules(std::move(rules))
{
    const std::span<const ActiveRule> all = m_rules->otherRules();
    for (auto begin = all.begin(); begin != all.end();) {
        const auto end = std::find_if(begin, all.end(), [&](const ActiveRule &active) {
            return active.source != begin->source;
        });
        const std::span<const ActiveRule> own(begin, end);
        if (const auto *constraint = std::get_if<ConstraintIndex>(&begin->source)) {
            const Variant *variant = m_rules->constraints()[constraint->index].variant;
            if (variant->logic == LineLogic::Neighbours)
                addStars(own, constraint->index, variant);
            else if (variant->logic != LineLogic::None)
                addLine(own, constraint->index, variant);
        }
        begin = end;
    }
}

void LineIndex::addLine(std::span<const ActiveRule> rules, int constraint, const Variant *variant)
{
    if (!std::ranges::all_of(rules, isSum)) {
        m_lines.push_back({constraint, variant, LineWays(rules, *m_rules)});
        return;
    }
    for (std::size_t i = 0; i < rules.size(); ++i) // the circles of each house add up on their own
        m_lines.push_back({constraint, variant, LineWays(rules.subspan(i, 1), *m_rules)});
}

void LineIndex::addStars(std::span<const ActiveRule> rules, int constraint, const Variant *variant)
{
    std::map<Cell, std::vector<Star::Ray>> rays;
    for (const ActiveRule &active : rules)
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule)) {
            rays[pair->first].push_back({pair->second, pair->allowed});
            rays[pair->second].push_back({pair->first, turned(pair->allowed)});
        }
    for (auto &[centre, own] : rays)
        m_stars.push_back({constraint, variant, centre, std::move(own)});
}

} // namespace sudoku
