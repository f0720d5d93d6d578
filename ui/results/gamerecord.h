#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "core/hints/steps/technique.h"

#include <chrono>
#include <optional>

namespace sudoku {

/// A game that the player has finished.
struct GameRecord
{
    QDateTime finished;         ///< with its offset from UTC: a day is that of the player
    QString kind;               ///< see kindId() in ui/text/kindname.h
    std::optional<Level> level; ///< nothing if it was not known when the game ended
    std::chrono::seconds time{};
    int hints = 0;

    bool operator==(const GameRecord &) const = default;
};

/// Returns \a record as a line of JSON.
QByteArray lineOf(const GameRecord &record);
/// Reads such a line; returns nothing if it is none.
std::optional<GameRecord> readGameRecord(const QByteArray &line);

/// Returns the English word for \a level in files: "hard"; empty if there is none.
QString levelWord(std::optional<Level> level);

} // namespace sudoku
