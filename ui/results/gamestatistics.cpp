#include "ui/results/gamestatistics.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace sudoku {
namespace {

std::ptrdiff_t countOf(const std::vector<GameRecord> &games, const GameGroup &group)
{
    return std::ranges::count_if(games, [&](const GameRecord &game) { return group.has(game); });
}

} // namespace

std::vector<GameGroup> groupsOf(const std::vector<GameRecord> &games)
{
    std::vector<GameGroup> groups;
    for (const GameRecord &game : games)
        if (const GameGroup group{game.kind, game.level}; std::ranges::find(groups, group) == groups.end())
            groups.push_back(group);
    std::ranges::sort(groups, {}, [&](const GameGroup &group) {
        return std::tuple(-countOf(games, group), group.kind, group.level);
    });
    return groups;
}

GameSummary summaryOf(const std::vector<GameRecord> &games, const GameGroup &group)
{
    GameSummary summary;
    std::chrono::seconds sum{};
    for (const GameRecord &game : games) {
        if (!group.has(game))
            continue;
        summary.times.push_back(game.time);
        summary.withoutHints += game.hints == 0 ? 1 : 0;
        sum += game.time;
    }
    summary.count = static_cast<int>(summary.times.size());
    if (summary.count > 0) {
        summary.best = std::ranges::min(summary.times);
        summary.average = sum / summary.count;
    }
    return summary;
}

Streak streakOf(const std::vector<GameRecord> &games, QDate today, const std::optional<GameGroup> &group)
{
    std::set<QDate> days;
    for (const GameRecord &game : games)
        if (!group || group->has(game))
            days.insert(game.finished.date());
    Streak streak;
    int run = 0;
    QDate before;
    for (const QDate day : days) {
        run = before.isValid() && before.addDays(1) == day ? run + 1 : 1;
        streak.longest = std::max(streak.longest, run);
        if (day == today || day == today.addDays(-1))
            streak.now = run;
        before = day;
    }
    return streak;
}

} // namespace sudoku
