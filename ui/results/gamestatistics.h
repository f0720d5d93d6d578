#pragma once

#include <QDate>

#include "ui/results/gamerecord.h"

#include <chrono>
#include <optional>
#include <vector>

namespace sudoku {

/// Which games belong together: times of one kind and level are compared with each other.
struct GameGroup
{
    QString kind;
    std::optional<Level> level;

    bool operator==(const GameGroup &) const = default;
    bool has(const GameRecord &game) const { return game.kind == kind && game.level == level; }
};

/// The figures of a group.
struct GameSummary
{
    int count = 0;
    std::chrono::seconds best{};
    std::chrono::seconds average{}; ///< the mean, rounded down
    int withoutHints = 0;
    std::vector<std::chrono::seconds> times = {}; ///< of all games, the oldest first
};

/// Returns the groups of \a games: those with the most games first, then by name and level.
std::vector<GameGroup> groupsOf(const std::vector<GameRecord> &games);

GameSummary summaryOf(const std::vector<GameRecord> &games, const GameGroup &group);

/// Days in a row with at least one finished game.
struct Streak
{
    int now = 0; ///< up to today, or up to yesterday while today has none yet
    int longest = 0;

    bool operator==(const Streak &) const = default;
};

/// Returns the streak of \a games, or of those of a \a group alone.
Streak streakOf(const std::vector<GameRecord> &games, QDate today,
                const std::optional<GameGroup> &group = {});

} // namespace sudoku
