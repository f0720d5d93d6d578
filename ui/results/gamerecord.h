#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include "core/board/puzzle.h"
#include "core/hints/steps/technique.h"

#include <chrono>
#include <optional>

namespace sudoku {

/// A game that the player has finished.
struct GameRecord
{
    QDateTime finished;         ///< with its offset from UTC: a day is that of the player
    QString kind;               ///< see kindId()
    std::optional<Level> level; ///< nothing if it was not known when the game ended
    std::chrono::seconds time{};
    int hints = 0;

    bool operator==(const GameRecord &) const = default;
};

/// Returns a word for the kind of a board that stays the same in every language and version: its size, then
/// "jigsaw", "13-digits" or the like, and the ids of its rules, such as "9x9 anti-diagonal diagonal".
QString kindId(const Puzzle &puzzle);
/// Returns the name of a kind: "Classic 9 × 9", "16 × 16, killer cage". A word of a later version stays as it
/// is.
QString kindName(const QString &id);

/// Returns \a record as a line of JSON.
QByteArray lineOf(const GameRecord &record);
/// Reads such a line; returns nothing if it is none.
std::optional<GameRecord> readGameRecord(const QByteArray &line);

/// Returns the English word for \a level in files: "hard"; empty if there is none.
QString levelWord(std::optional<Level> level);

} // namespace sudoku
