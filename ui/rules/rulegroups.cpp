#include "ui/rules/rulegroups.h"

#include "core/variants/variant.h"
#include "ui/rules/rulefilter.h"

#include <algorithm>

namespace sudoku {

std::vector<RuleEntry> groupedRules(const std::vector<BoardRule> &rules, const RuleFilter &search)
{
    const bool isLong = rules.size() > maxUngroupedRules;
    std::vector<RuleEntry> entries;
    for (auto first = rules.begin(); first != rules.end();) {
        const auto last = std::find_if(first, rules.end(), [first](const BoardRule &rule) {
            return rule.constraint.variant != first->constraint.variant;
        });
        const bool isGroup = isLong && last - first > 1;
        bool isBegun = false;
        for (; first != last; ++first) {
            if (!search.matches(first->constraint))
                continue;
            if (isGroup && isBegun)
                entries.back().rules.push_back(*first);
            else
                entries.push_back({isGroup, {*first}});
            isBegun = true;
        }
    }
    return entries;
}

bool isEntryListedBefore(const RuleEntry &a, const RuleEntry &b)
{
    if (&a.kind() != &b.kind())
        return isKindListedBefore(a.kind(), b.kind());
    if (a.isGroup != b.isGroup)
        return true;
    return !a.isGroup && isListedBefore(a.rules.front().constraint, b.rules.front().constraint);
}

} // namespace sudoku
