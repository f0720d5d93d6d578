#pragma once

#include "ui/rules/boardrules.h"

#include <vector>

namespace sudoku {

class RuleFilter;

/// A row of the list of rules: a rule, or a group of rules of one kind.
struct RuleEntry
{
    bool isGroup = false;
    std::vector<BoardRule> rules = {}; ///< at least one; a single one if this is no group

    const Variant &kind() const { return *rules.front().constraint.variant; }
};

/// A list with more rules than this is grouped: kinds with several rules are groups. A shorter one shows them
/// one by one.
inline constexpr std::size_t maxUngroupedRules = 12;

/// Returns the rows for \a rules, which are ordered as rulesOf() returns them, with those that match \a
/// search. A search changes no rule into a group, nor a group into a rule.
std::vector<RuleEntry> groupedRules(const std::vector<BoardRule> &rules, const RuleFilter &search);

/// Returns whether \a a is listed before \a b. A rule and a group of one kind are each before the other, so
/// that rowRuns() replaces the one by the other.
bool isEntryListedBefore(const RuleEntry &a, const RuleEntry &b);

/// A run of rows that are removed, inserted, or that stay.
struct RowRun
{
    enum class Kind { Removed, Inserted, Kept };

    Kind kind;
    int count;
};

/// Returns how a list \a before becomes the list \a after, from its first row to its last one. Both are
/// ordered by \a isBefore; rows stay where neither is before the other.
template <typename Before, typename After, typename Order>
std::vector<RowRun> rowRuns(const Before &before, const After &after, const Order &isBefore)
{
    std::vector<RowRun> runs;
    const auto add = [&runs](RowRun::Kind kind) {
        if (runs.empty() || runs.back().kind != kind)
            runs.push_back({kind, 0});
        ++runs.back().count;
    };
    auto old = before.begin();
    auto now = after.begin();
    while (old != before.end() || now != after.end())
        if (old != before.end() && (now == after.end() || isBefore(*old, *now))) {
            add(RowRun::Kind::Removed);
            ++old;
        } else if (old == before.end() || isBefore(*now, *old)) {
            add(RowRun::Kind::Inserted);
            ++now;
        } else {
            add(RowRun::Kind::Kept);
            ++old;
            ++now;
        }
    return runs;
}

} // namespace sudoku
